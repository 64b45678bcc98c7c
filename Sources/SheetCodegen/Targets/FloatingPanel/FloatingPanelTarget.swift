package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for FloatingPanel: a controller for each sheet, which is its own delegate, with layouts made for where it stands.
package struct FloatingPanelTarget: SwiftTarget {
  static let imports: [StaticString] = ["FloatingPanel", "UIKit"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .floatingpanel,
    TargetTable.Library(
      "FloatingPanel", version: "3.2.1", minimumOS: VersionNumber(13),
      source: """
        scenee/FloatingPanel, sources of version 3 up to 3.2.1, of which not every file was read at that \
        tag. The library itself runs from iOS 12 on; generated \
        code needs the main actor, and so iOS 13.
        """),
    own: ownBehavior, variants: .generated, keys: keySupport, features: capability)

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {
    FloatingPanelPrinter(sheet, options).printType(summary: sheet.summary, &code.types)
  }
}
