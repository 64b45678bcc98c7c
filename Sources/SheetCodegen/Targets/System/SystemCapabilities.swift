import SheetModel
import SheetRuntime

/// What sheets of the system are like whichever framework asks for them.
enum SystemCapabilities {
  /// How the sheet is where nobody says anything: as the system has it, but with the grabber that code always asks for.
  static let own: SheetConfiguration = {
    var own = SheetConfiguration()
    own.theme.dimming.opacity = 0.2
    return own
  }()

  /// What the frameworks have each in its own way.
  struct Framework {
    let style: KeySupport
    let height: KeySupport
    let appearance: KeySupport
    let background: KeySupport
    let cornerRadius: KeySupport
    let grabber: KeySupport
    let detents: KeySupport
    let initial: KeySupport
    let passthrough: KeySupport
    let expandsFirst: KeySupport
    let confirm: KeySupport
    let width: KeySupport
    let widthMax: KeySupport
    let widthFollows: KeySupport
  }

  static func support(of key: TargetKey, _ framework: borrowing Framework) -> KeySupport {
    switch key {
    case .style: framework.style
    case .height: framework.height
    case .themeAppearance: framework.appearance
    case .themeBackground: framework.background
    case .themeCornerRadius: framework.cornerRadius
    case .themeGrabber:
      framework.grabber.except("none", .native) { !$0.theme.grabber.isPresent }
    case .detents:
      framework.detents.except("maxHeight alone", .native) { isAsTallAsCan($0) }
    case .initial: framework.initial.except("with one height", .native) { hasOneHeight($0) }
    case .passthrough: framework.passthrough
    case .scrollExpandsFirst:
      framework.expandsFirst.except("with one height", .native) { hasOneHeight($0) }
    case .dismissConfirm: framework.confirm
    case .width: framework.width
    case .widthMax: framework.widthMax
    case .widthFollows: framework.widthFollows
    case .presentation:
      KeySupport.native.except(
        "persistent",
        .lost(
          "a modal sheet that cannot be dismissed stands for it, over a tab bar too, and what the app "
            + "presents next has to be presented by the sheet")
      ) { $0.presentation == .persistent }
    case .preset: .native
    case .themeCornerCurve:
      KeySupport.native.except("circular", .lost("the system's continuous corners are shown")) {
        $0.theme.cornerCurve != .continuous
      }
    case .themeCorners:
      KeySupport.native.except(
        "any but the two top ones",
        .lost("the system rounds the top corners, and all four of a sheet that floats")
      ) { $0.theme.corners != .top }
    case .themeShadow, .themeShadowColor, .themeShadowOpacity, .themeShadowRadius,
      .themeShadowOffsetWidth, .themeShadowOffsetHeight:
      KeySupport.lost("the system's own shadow is shown")
        .except("none", .native) { !$0.theme.shadow.isPresent }
    case .themeGrabberSizeWidth, .themeGrabberSizeHeight, .themeGrabberColor,
      .themeGrabberCornerRadius, .themeGrabberTopMargin:
      .lost("the system's own grabber is shown")
    case .themeGrabberPlacement:
      KeySupport.native.except(
        "outside", .lost("the system's grabber lies inside of the sheet, over its content")
      ) { $0.theme.grabber.placement == .outside }
    case .themeGrabberBackground, .themeGrabberBackgroundColor, .themeGrabberBackgroundMaterial:
      .lost("nothing is drawn behind the system's grabber")
    case .themeGrabberBackgroundTranslucent:
      .approximated("the system's grabber always lies over the content")
    case .themeGrabberAccessibilityLabel: .lost("VoiceOver says the system's own words")
    case .themeHeaderBackground, .themeHeaderTint:
      .lost("no header is drawn, and the content has to draw its own")
    case .themeDimming:
      KeySupport.native.except(
        "none, unless touches always pass through",
        .lost("the system dims wherever touches do not pass through")
      ) { !$0.theme.dimming.isPresent && $0.passthrough != .always }
    case .themeDimmingColor, .themeDimmingOpacity, .themeDimmingBlur, .themeDimmingFollows,
      .themeDimmingMinimumOpacity:
      .lost("the system's own dimming is shown, a fifth of black, half of it when dark")
    case .themeDimmingWhilePassing:
      KeySupport.native.except(
        "true", .lost("the system dims exactly what it blocks")
      ) { $0.theme.dimming.whilePassing }
    case .themeDimmingShadow, .themeDimmingShadowColor, .themeDimmingShadowOpacity,
      .themeDimmingShadowRadius, .themeDimmingShadowOffsetWidth, .themeDimmingShadowOffsetHeight:
      .lost("the sheet casts no other shadow than the system's")
    case .themeMotionAppearDuration, .themeMotionAppearResponse, .themeMotionAppearDamping,
      .themeMotionAppearInitialVelocity, .themeMotionDisappearDuration,
      .themeMotionDisappearResponse, .themeMotionDisappearDamping,
      .themeMotionDisappearInitialVelocity, .themeMotionSettleDuration, .themeMotionSettleResponse,
      .themeMotionSettleDamping, .themeMotionSettleInitialVelocity:
      .lost("the system moves the sheet at its own pace")
    case .themeMotionReduceMotion:
      KeySupport.native.except("jump", .lost("the system cross-fades")) {
        $0.theme.motion.reduceMotion == .jump
      }
    case .header:
      KeySupport.approximated(
        "the content draws its header itself, and the heights leave room for it"
      ).except("none", .native) { !$0.header.isPresent }
        .except("custom", .native) { $0.header.custom }
        .except(
          "with a title or buttons",
          .lost("no header is drawn: the content has to draw it, title and buttons included")
        ) { $0.header.title != nil || $0.header.leading != nil || $0.header.trailing != nil }
    case .headerHeight, .headerCustom: .native
    case .headerTitle, .headerLeading, .headerTrailing:
      .lost("no header is drawn, and the content has to draw its own")
    case .footer:
      KeySupport.approximated(
        "the content places its footer itself, and the heights leave room for it"
      ).except("none", .native) { !$0.footer.isPresent }
    case .footerHeight: .native
    case .free:
      KeySupport.lost("the sheet rests at the two ends of the range and nowhere between")
        .except("none", .native) { $0.free == nil }
    case .limit:
      KeySupport.generated.except(
        "from: navigationBar",
        .approximated("it ends below the status bar, over a navigation bar, less the inset")
      ) { $0.limit.from == .navigationBar }
      .except(
        "from: container", .approximated("it ends below the status bar, less the inset")
      ) { $0.limit.from == .container }
    case .swipeMode:
      KeySupport.native.except(
        "top",
        .approximated("a drag of content that does not scroll moves the sheet too")
      ) { $0.swipeMode == .top }
      .except(
        "none, with one height and no swipe to dismiss",
        .approximated("a drag pulls the sheet a little, and it springs back")
      ) { $0.swipeMode == .none && $0.detents.count == 1 && !$0.dismiss.swipe }
      .except(
        "none", .opposite("drags move the sheet, which cannot be turned off")
      ) { $0.swipeMode == .none }
    case .scrollDismisses:
      KeySupport.native.except(
        "false", .lost("a drag down of content at its top lowers the sheet")
      ) { !$0.scroll.dismisses }
    case .dismissSwipe:
      KeySupport.native.except(
        "false, with taps.outside: leave",
        .approximated("a tap on the dimmed surroundings does not dismiss either")
      ) { !$0.dismiss.swipe && $0.taps.outside == .leave }
    case .dismissDistance, .dismissVelocity:
      .lost("the system decides how far and how fast a drag dismisses")
    case .dismissEscape:
      KeySupport.native.except(
        "false, where a swipe dismisses", .opposite("Escape dismisses wherever a swipe does")
      ) { !$0.dismiss.escape && $0.dismiss.swipe && !$0.dismiss.confirm }
    case .tapsOutside:
      KeySupport.native.except(
        "smallest or none, where a swipe dismisses",
        .opposite("a tap outside dismisses wherever a swipe does")
      ) {
        $0.taps.outside != .leave && $0.passthrough != .always && $0.dismiss.swipe
          && $0.presentation == .modal
      }
      .except(
        "smallest, with passthrough: never", .lost("a tap outside does nothing")
      ) { $0.taps.outside == .smallest && $0.passthrough == .never }
      .except(
        "none, where touches pass through",
        .approximated("a tap on the dimmed surroundings lowers the sheet until nothing is dimmed")
      ) {
        $0.taps.outside == .none && $0.passthrough != .never && $0.passthrough != .always
      }
    case .tapsGrabber:
      KeySupport.native.except(
        "leave or none", .lost("a tap on the grabber moves the sheet to another height")
      ) { $0.taps.grabber != .next }
    case .tapsHeader:
      KeySupport.native.except("next", .lost("a tap on the header does nothing")) {
        $0.taps.header == .next
      }
    case .releasePolicy, .releaseDeceleration, .releaseVelocity, .releaseLookahead,
      .releaseFlickUp, .releaseFlickDown:
      .lost("the system's own rule decides where the sheet rests")
    case .resistanceKind, .resistanceFactor, .resistanceTop, .resistanceBottom:
      .lost("the system's own rubber band is felt")
    case .keyboard:
      KeySupport.lost("the system raises the sheet for every keyboard, which cannot be turned off")
        .except("raise", .native) { $0.keyboard == .raise }
    case .haptics: .lost("nothing is felt")
    case .widthAlign:
      KeySupport.native.except("leading or trailing", .lost("the system centres the sheet")) {
        $0.width.align != .center
      }
    case .widthMarginsLeading, .widthMarginsTrailing, .widthMarginsBottom:
      .lost("the system's own margins are kept")
    case .contentSizing:
      KeySupport.native.except("fixed or expand", .lost("the content follows the sheet's height")) {
        $0.content.sizing != .stretch
      }
    case .contentNavigation:
      KeySupport.native.except(
        "wrap", .approximated("the app puts the content into a navigation stack itself")
      ) { $0.content.navigation == .wrap }
    case .contentDynamicType:
      KeySupport.approximated("the app asks for the heights again when the text size changes")
        .except("false", .native) { !$0.content.dynamicType }
    case .contentScrolls, .contentInputs, .contentCloses, .contentType, .contentScrollView,
      .contentTypicalHeight:
      .native
    }
  }

  /// Whether there is nothing to choose from, so that systems without heights show nothing else.
  private static func hasOneHeight(_ configuration: borrowing SheetConfiguration) -> Bool {
    configuration.free == nil && configuration.detents.count == 1
      && configuration.initial != .hidden
  }

  /// Whether the sheet is what systems have that know no heights.
  private static func isAsTallAsCan(_ configuration: borrowing SheetConfiguration) -> Bool {
    guard hasOneHeight(configuration), let detent = configuration.detents.first else {
      return false
    }
    return detent.height == .maxHeight && detent.min == nil && detent.max == nil
      && detent.when.isEmpty
  }

  /// - Parameter since: The first system with heights of an app's own; `nil` where all have them.
  static func support(of feature: DetentFeature, since: VersionNumber?) -> Capability {
    let custom =
      since.map {
        Capability.generated(
          since: $0, "the system has two heights, and 'fallback' says which of them is shown")
      } ?? .generated
    return switch feature {
    case .medium, .maxHeight: .native
    case .headerOnly, .fitContent, .height, .fraction, .topInset, .measured, .minimum, .maximum,
      .when:
      custom
    case .heightFromEdge, .fractionOfContainer, .fractionOfContent: custom
    case .reach: .lost("a drag stops there too")
    }
  }
}
