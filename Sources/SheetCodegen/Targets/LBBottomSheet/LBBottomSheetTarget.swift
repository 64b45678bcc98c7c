package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for LBBottomSheet.
package struct LBBottomSheetTarget: SwiftTarget {
  static let imports: [StaticString] = ["LBBottomSheet", "UIKit"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .lbbottomsheet,
    TargetTable.Library(
      "LBBottomSheet", version: "1.0.17", minimumOS: VersionNumber(11), source: ""),
    own: SheetConfiguration(), variants: .native,
    keys: { _ in .native }, features: { _ in .native })

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {}
}
