package import SheetModel
import SheetVocabulary

/// Code for SwiftUI's own sheets: for each sheet a view modifier for its content.
package struct SwiftUITarget: SwiftTarget {
  static let imports: [StaticString] = ["SwiftUI"]
  static let extensionHead: StaticString? = "extension SwiftUI.View"
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .swiftui,
    TargetTable.Library(
      "SwiftUI", version: "", minimumOS: VersionNumber(16), oldestOS: VersionNumber(13),
      source:
        "Apple's documentation of SwiftUI's presentation modifiers, iOS 16 to 27. They end in "
        + "UIKit's sheets, whose heights others have measured; what SwiftUI cannot say before iOS 16.4 "
        + "is said to UIKit below it."),
    own: SystemCapabilities.own, variants: .native,
    keys: { SwiftUICapabilities.support(of: $0) },
    features: { SwiftUICapabilities.support(of: $0) })

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {
    SwiftUISheetPrinter(&sheet, options).print(to: &code)
  }
}
