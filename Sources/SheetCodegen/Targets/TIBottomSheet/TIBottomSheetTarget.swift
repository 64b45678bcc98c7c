package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for TIBottomSheet.
package struct TIBottomSheetTarget: SwiftTarget {
  static let imports: [StaticString] = ["TIBottomSheet", "UIKit"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .tibottomsheet,
    TargetTable.Library("TIBottomSheet", version: "", minimumOS: VersionNumber(12), source: ""),
    own: SheetConfiguration(), mostDetents: 3, variants: .native,
    keys: { _ in .native }, features: { _ in .native })

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {}
}
