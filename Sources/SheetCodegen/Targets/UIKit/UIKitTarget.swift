package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for UIKit.
package struct UIKitTarget: SwiftTarget {
  static let imports: [StaticString] = ["UIKit"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .uikit, TargetTable.Library("UIKit", version: "", minimumOS: VersionNumber(15), source: ""),
    own: SheetConfiguration(), variants: .native,
    keys: { key in
      switch key {
      case .keyboard:
        KeySupport.lost("the system raises the sheet for every keyboard")
      case .themeDimmingWhilePassing: .lost("the system dims exactly what it blocks")
      case .themeGrabberColor, .themeGrabberSizeWidth, .themeGrabberSizeHeight,
        .themeGrabberTopMargin:
        .lost("the system's own grabber is shown")
      case .passthrough:
        .native(since: VersionNumber(15), "nothing behind the sheet can be touched there")
      case .scrollExpandsFirst:
        .native(since: VersionNumber(15), "scrolling always raises the sheet first there")
      case .swipeMode:
        KeySupport.native.except("none", .approximated("nothing moves it but the grabber")) {
          $0.swipeMode == .none
        }
      default: .native
      }
    },
    features: { feature in
      switch feature {
      case .medium, .maxHeight: .native
      default: .native(since: VersionNumber(16), "")
      }
    })

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {}
}
