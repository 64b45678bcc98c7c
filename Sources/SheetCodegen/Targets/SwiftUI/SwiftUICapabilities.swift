import SheetModel
import SheetRuntime

/// What SwiftUI's sheets can say.
enum SwiftUICapabilities {
  static func support(of key: TargetKey) -> KeySupport {
    SystemCapabilities.support(of: key, framework)
  }

  static func support(of feature: DetentFeature) -> Capability {
    // Systems without them have no heights at all, which 'detents' says.
    SystemCapabilities.support(of: feature, since: nil)
  }

  private static let sheets = VersionNumber(16)
  private static let covered = "the sheet covers the screen"

  private static let framework = SystemCapabilities.Framework(
    style: KeySupport.native
      .except("form or page", .generated(since: VersionNumber(18), "the system chooses the form")) {
        $0.style == .form || $0.style == .page
      }
      .except("popover", .lost("a sheet is shown, as 'popover' is another modifier of the app's")) {
        $0.style == .popover
      }
      .except(
        "fullScreen, but for compact height",
        .approximated("a large sheet is shown, but for phones on their side")
      ) { $0.style == .fullScreen },
    height: .lost("the sheet is as high as the system has it"),
    appearance: .generated,
    background: KeySupport.native(
      since: VersionNumber(16, 4),
      "only the content can be painted there, and the sheet stays as the system has it"
    )
    .except("glass", .generated(since: VersionNumber(26), "a regular material is shown")) {
      if case .material(.glass, _) = $0.theme.background { true } else { false }
    },
    cornerRadius: .generated(since: sheets, covered),
    grabber: .native(since: sheets, covered),
    detents: .native(since: sheets, covered),
    initial: .native(since: sheets, covered),
    passthrough: KeySupport.native
      .except("any but never", .generated(since: sheets, covered)) { $0.passthrough != .never },
    expandsFirst: .generated(since: sheets, covered),
    confirm: KeySupport.native
      .except("true", .lost("a swipe does nothing, and SwiftUI does not tell the app of it")) {
        $0.dismiss.confirm
      },
    width: KeySupport.lost("the sheet is as wide as the system has it")
      .except("none", .native) { !$0.width.isPresent },
    widthMax: .lost("the sheet is as wide as the system has it"),
    widthFollows: .lost("the sheet is as wide as the system has it"))
}
