import SheetModel
import SheetRuntime

/// What UIKit's sheets can say.
enum UIKitCapabilities {
  static func support(of key: TargetKey) -> KeySupport {
    SystemCapabilities.support(of: key, framework)
  }

  static func support(of feature: DetentFeature) -> Capability {
    SystemCapabilities.support(of: feature, since: VersionNumber(16))
  }

  private static let sheets = VersionNumber(15)

  private static let framework = SystemCapabilities.Framework(
    style: .generated,
    height: .generated,
    appearance: .generated,
    background: KeySupport.generated
      .except(
        "a material", .native(since: VersionNumber(26, 1), "the content's own background is shown")
      ) {
        if case .material = $0.theme.background { true } else { false }
      },
    cornerRadius: .native(since: sheets, "the system's own corners are shown"),
    grabber: .native(since: sheets, "no grabber is shown"),
    detents: .native(since: sheets, "the sheet has one height, which fills the screen"),
    initial: .native(since: sheets, "the sheet has one height, which fills the screen"),
    passthrough: KeySupport.native
      .except("any but never", .native(since: sheets, "nothing behind the sheet can be touched")) {
        $0.passthrough != .never
      },
    expandsFirst: .native(since: sheets, "the sheet has one height, and nothing to raise"),
    confirm: .generated,
    width: .generated,
    widthMax: KeySupport.approximated(
      "on a phone held upright the sheet is as wide as the screen"
    )
    .except("a fraction", .lost("the sheet is as wide as the system has it")) {
      if case .fraction = $0.width.max { true } else { false }
    },
    widthFollows: .approximated(
      "it follows the controller's 'preferredContentSize', but not on a phone held upright"))
}
