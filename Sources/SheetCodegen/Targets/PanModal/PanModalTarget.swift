package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for PanModal.
package struct PanModalTarget: SwiftTarget {
  static let imports: [StaticString] = ["PanModal", "UIKit"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .panmodal,
    TargetTable.Library("PanModal", version: "1.2.7", minimumOS: VersionNumber(10), source: ""),
    own: SheetConfiguration(), mostDetents: 2, variants: .native,

    keys: { key in
      key == .passthrough ? .opposite("the sheet itself would be dead to touches") : .native
    }, features: { _ in .native })

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {}
}
