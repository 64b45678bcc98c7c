package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for FloatingPanel.
package struct FloatingPanelTarget: SwiftTarget {
  static let imports: [StaticString] = ["FloatingPanel", "UIKit"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .floatingpanel,
    TargetTable.Library(
      "FloatingPanel", version: "3.0.0", minimumOS: VersionNumber(12), source: ""),
    own: SheetConfiguration(), variants: .native,
    keys: { _ in .native }, features: { _ in .native })

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {}
}
