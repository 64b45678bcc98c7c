package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for SwiftUI.
package struct SwiftUITarget: SwiftTarget {
  static let imports: [StaticString] = ["SwiftUI"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .swiftui, TargetTable.Library("SwiftUI", version: "", minimumOS: VersionNumber(16), source: ""),
    own: SheetConfiguration(), variants: .native,
    keys: { key in
      switch key {
      case .themeCornerRadius:
        .native(since: VersionNumber(16, 4), "the system's own corners are shown there")
      case .themeBackground:
        .native(
          since: VersionNumber(16, 4),
          "only the content can be painted there, and the sheet stays as the system has it")
      case .keyboard:
        KeySupport.lost("the system raises the sheet for every keyboard")
      case .themeDimmingWhilePassing: .lost("the system dims exactly what it blocks")
      case .themeGrabberColor, .themeGrabberSizeWidth, .themeGrabberSizeHeight,
        .themeGrabberTopMargin:
        .lost("the system's own grabber is shown")
      case .passthrough:
        .native(since: VersionNumber(16, 4), "nothing behind the sheet can be touched there")
      case .scrollExpandsFirst:
        .native(since: VersionNumber(16, 4), "scrolling always raises the sheet first there")
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
