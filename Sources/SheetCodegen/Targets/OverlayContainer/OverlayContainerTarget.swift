package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for OverlayContainer.
package struct OverlayContainerTarget: SwiftTarget {
  static let imports: [StaticString] = ["OverlayContainer", "UIKit"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .overlaycontainer,
    TargetTable.Library(
      "OverlayContainer", version: "3.5.3", minimumOS: VersionNumber(12), source: ""),
    own: SheetConfiguration(), variants: .native,
    keys: { _ in .native }, features: { _ in .native })

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {}
}
