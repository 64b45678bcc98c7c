package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for BottomSheet.
package struct JoomBottomSheetTarget: SwiftTarget {
  static let imports: [StaticString] = ["BottomSheet", "UIKit"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .joombottomsheet,
    TargetTable.Library("BottomSheet", version: "2.0.5", minimumOS: VersionNumber(11), source: ""),
    own: SheetConfiguration(), mostDetents: 1, variants: .native,
    keys: { _ in .native }, features: { _ in .native })

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {}
}
