package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for UIKit's own sheets: for each sheet a type that sets up a `UISheetPresentationController`.
package struct UIKitTarget: SwiftTarget {
  static let imports: [StaticString] = ["UIKit"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .uikit,
    TargetTable.Library(
      "UIKit", version: "", minimumOS: VersionNumber(15), oldestOS: VersionNumber(13),
      source:
        "Apple's documentation and headers of UISheetPresentationController, iOS 15 to 27; how "
        + "heights resolve was measured by others on iOS 16, 18 and 27. Before iOS 26 the system ends "
        + "10 or 20 points below the safe area's top; since then partial heights float 8 points "
        + "inside of the screen's edges and are scaled to fit."),
    own: SystemCapabilities.own, variants: .native,
    keys: { UIKitCapabilities.support(of: $0) },
    features: { UIKitCapabilities.support(of: $0) })

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {
    UIKitSheetPrinter(&sheet, options).print(to: &code.types)
  }
}
