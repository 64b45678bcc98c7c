import SheetModel
import SheetRuntime

/// What LBBottomSheet 1.0.17 can say.
enum LBBottomSheetCapabilities {
  /// A sheet of the library where nobody sets anything; the grabber and the limit are part of the heights, so that
  /// generated code always says them.
  static let own: SheetConfiguration = {
    var own = Preset.lbbottomsheet.startingValues
    own.release.flickUp = .last
    own.release.flickDown = .dismiss
    // The height nearest to 100 points, which no key says.
    own.initial = .detent(DetentIndex(.max))
    own.keyboard = .ignore
    own.dismiss.escape = false
    own.taps.grabber = .none
    own.theme.cornerCurve = .circular
    own.theme.shadow = Shadow(
      color: SheetColor(light: .rgba(0x0000_00FF), dark: .rgba(0x5555_55FF)))
    own.theme.dimming = Dimming(
      color: SheetColor(light: .rgba(0x0000_0066), dark: .rgba(0xFFFF_FF1A)), opacity: 1)
    let motion = MotionCurve(duration: 0.5, initialVelocity: 0.1)
    own.theme.motion = Motion(
      appear: motion, disappear: motion, settle: MotionCurve(duration: 0.3))
    return own
  }()

  static func support(of key: TargetKey) -> KeySupport {
    switch key {
    case .presentation:
      .native.except(
        "persistent",
        .approximated(
          "it is presented over the whole screen, tab bars included, and the screen behind cannot present "
            + "anything else meanwhile")
      ) { $0.presentation == .persistent }
    case .style, .height: .lost("it stays a sheet at the bottom")
    case .preset, .detents, .contentScrolls, .contentInputs, .contentCloses, .contentType,
      .contentScrollView, .contentTypicalHeight:
      .native
    case .themeAppearance: .generated
    case .themeBackground:
      .generated.except("materials", .lost("the content's own background is seen")) {
        if case .material = $0.theme.background { true } else { false }
      }
    case .themeCornerRadius, .themeCorners: .native
    case .themeCornerCurve: .lost("corners are parts of circles")
    case .themeShadow, .themeShadowColor, .themeShadowOpacity, .themeShadowRadius,
      .themeShadowOffsetWidth, .themeShadowOffsetHeight:
      .native
    case .themeGrabber:
      .native.except(
        "none, with swipeMode: top",
        .approximated(
          "a strip of 44 points at the top drags the sheet although nothing is drawn there")
      ) { !$0.theme.grabber.isPresent && $0.swipeMode == .top }
    case .themeGrabberSizeWidth, .themeGrabberSizeHeight, .themeGrabberColor,
      .themeGrabberCornerRadius, .themeGrabberTopMargin, .themeGrabberBackground,
      .themeGrabberBackgroundColor, .themeGrabberBackgroundTranslucent:
      .native
    case .themeGrabberPlacement: .lost("the grabber is drawn inside, over the content's top")
    case .themeGrabberBackgroundMaterial: .lost("the colour alone lies behind the grabber")
    case .themeGrabberAccessibilityLabel: .lost("VoiceOver does not reach the grabber")
    case .header:
      .lost("no header is drawn; heights keep room for one that the content brings along").except(
        "custom: true", .approximated("the app puts it at the top of its content")
      ) { $0.header.custom }
    case .headerHeight, .headerCustom: .generated
    case .headerTitle, .headerLeading, .headerTrailing, .themeHeaderBackground, .themeHeaderTint:
      .lost("no header is drawn; heights keep room for one that the content brings along")
    case .footer, .footerHeight:
      .lost("no footer is drawn; heights keep room for one that the content brings along")
    case .themeDimming, .themeDimmingColor, .themeDimmingOpacity, .themeDimmingWhilePassing: .native
    case .themeDimmingBlur: .lost("the dimmed view is not blurred")
    case .themeDimmingFollows, .themeDimmingMinimumOpacity:
      .lost("the dimming is the same at every height")
    case .themeDimmingShadow, .themeDimmingShadowColor, .themeDimmingShadowOpacity,
      .themeDimmingShadowRadius, .themeDimmingShadowOffsetWidth, .themeDimmingShadowOffsetHeight:
      .lost("no shadow falls on the dimmed view but the sheet's own")
    case .themeMotionAppearDuration, .themeMotionAppearDamping, .themeMotionAppearInitialVelocity,
      .themeMotionDisappearDuration, .themeMotionDisappearDamping,
      .themeMotionDisappearInitialVelocity, .themeMotionSettleDuration,
      .themeMotionSettleInitialVelocity:
      .native
    case .themeMotionAppearResponse, .themeMotionDisappearResponse, .themeMotionSettleResponse:
      .approximated("it moves for as long as that spring takes to come to rest")
    case .themeMotionSettleDamping:
      .native.except("below 1", .approximated("it bounces after a still release too")) {
        $0.theme.motion.settle.damping < 1
      }
    case .themeMotionReduceMotion: .lost("it moves for everybody")
    case .free: .native
    case .initial: initial
    case .limit: .generated
    case .swipeMode:
      .native.except(
        "top, with a header", .approximated("only the grabber's strip drags, not the header")
      ) {
        $0.swipeMode == .top && $0.header.isPresent
      }
    case .scrollExpandsFirst: .lost("content that scrolls takes every drag upwards")
    case .scrollDismisses:
      .approximated(
        "a drag down at the content's top lowers the sheet only where the scroll view is alone in its superview"
      ).except(
        "false",
        .lost("a drag down at the content's top lowers the sheet where the scroll view is alone")
      ) { !$0.scroll.dismisses }
    case .dismissSwipe: .native
    case .dismissDistance:
      dismissal("the drag alone counts, measured against the height at which it began")
    case .dismissVelocity:
      dismissal("a flick as fast as that dismisses from every height, not only from the smallest")
    case .dismissEscape: .lost("Escape and the VoiceOver gesture do nothing")
    case .dismissConfirm:
      // Escape does nothing, so that these two are all there is to ask about.
      .opposite("the sheet is dismissed without a question").except(
        "where neither a swipe nor a tap dismisses", .native
      ) { !$0.dismiss.swipe && $0.taps.outside != .leave }
    case .tapsOutside: tapsOutside
    case .tapsGrabber:
      .native.except("next", .lost("a tap on the grabber does nothing")) {
        $0.taps.grabber == .next
      }
      .except(
        "leave, with swipeMode: none",
        .lost("without drags the library does not see taps on the grabber either")
      ) { $0.taps.grabber == .leave && $0.swipeMode == .none }
    case .tapsHeader: .lost("a tap on the header does nothing")
    case .passthrough:
      .native.except(
        "through a detent below others",
        .opposite(
          "touches reach the view behind at every height, above that detent too, and no tap outside dismisses"
        )
      ) { passesThroughPart(of: $0) }
    case .releasePolicy:
      .approximated(
        "it rests at the nearest height, a flick up takes it to the largest, and a long drag or a flick down "
          + "dismisses it from every height, so that lower detents may be out of reach")
    case .releaseDeceleration, .releaseLookahead: .lost("the library does not look ahead")
    case .releaseVelocity:
      .approximated("a flick up as fast as that takes it to the largest detent").except(
        "with policy: lbbottomsheet", .native
      ) { $0.release.policy == .lbbottomsheet }
    case .releaseFlickUp: .lost("a flick up takes it to the largest detent")
    case .releaseFlickDown: .lost("a flick down dismisses it")
    case .resistanceKind, .resistanceFactor, .resistanceTop: .generated
    case .resistanceBottom:
      .generated.except(
        "unlike resistance.top", .approximated("both ends resist alike")
      ) { $0.resistance.top != $0.resistance.bottom && !$0.dismiss.swipe }
    case .keyboard: .lost("the sheet stays where it is and the keyboard covers it")
    case .haptics: .lost("nothing is felt")
    case .width: .native
    case .widthMax, .widthFollows, .widthAlign:
      .lost("the sheet is as wide as the screen, but for its margins")
    case .widthMarginsLeading, .widthMarginsTrailing: .native
    case .widthMarginsBottom: .lost("the sheet stands on the screen's bottom edge")
    case .contentSizing:
      .native.except("any but stretch", .lost("the content is always as high as the sheet")) {
        $0.content.sizing != .stretch
      }
    case .contentNavigation:
      .native.except(
        "wrap", .approximated("the height does not follow the screen on top")
      ) { $0.content.navigation == .wrap }
    case .contentDynamicType: .native
    }
  }

  /// The library takes its theme and its behaviour once; only heights are asked for again.
  static func inVariants(_ key: TargetKey) -> Capability? {
    if [.themeAppearance, .themeBackground, .contentNavigation].contains(key) {
      return .notInVariants
    }
    let isAsked: Set<TargetKey> = [
      .detents, .free, .initial, .limit, .preset, .contentScrolls, .contentInputs, .contentCloses,
      .contentType, .contentScrollView, .contentTypicalHeight,
    ]
    return isAsked.contains(key) ? nil : .whenPresented
  }

  /// Its own rule is the height nearest to 100 points, so generated code says where it opens.
  private static var initial: KeySupport {
    .generated
      .except("hidden", .approximated("it is not there until the app presents it")) {
        $0.initial == .hidden
      }
      .except(
        "any but the smallest, with free",
        .lost(
          "a sheet that rests anywhere opens at its lowest height, or at 100 points if that is lower"
        )
      ) { configuration in
        guard let free = configuration.free else { return false }
        switch configuration.initial {
        case .smallest, .hidden: return false
        case .largest: return true
        case .detent(let id): return id != free.min.id
        }
      }
      .except(
        "the smallest, with free from below 100 points",
        .approximated("a sheet that rests anywhere opens at 100 points of the screen or more")
      ) { configuration in
        guard case .height(let points, _) = configuration.free?.min.height else { return false }
        return points < 100
      }
  }

  private static var tapsOutside: KeySupport {
    .native
      .except("smallest", .lost("a tap outside does nothing")) {
        $0.taps.outside == .smallest
          || $0.presentation == .persistent && $0.taps.outside == .leave
            && $0.passthrough == .never
      }
  }

  private static func dismissal(_ how: String) -> KeySupport {
    .approximated(how).except("with policy: lbbottomsheet", .native) {
      $0.release.policy == .lbbottomsheet
    }
  }

  /// Touches pass at some of the heights only, which one flag cannot say.
  private static func passesThroughPart(of configuration: borrowing SheetConfiguration) -> Bool {
    switch configuration.passthrough {
    case .never, .always: return false
    case .throughSmallest: return configuration.detents.count != 1
    case .through(let id): return id != (configuration.free?.max ?? configuration.detents.last)?.id
    }
  }

  static func capability(of feature: DetentFeature) -> Capability {
    switch feature {
    case .headerOnly, .fitContent, .medium, .maxHeight, .height, .heightFromEdge, .fraction,
      .fractionOfContainer, .fractionOfContent, .topInset, .measured, .minimum, .maximum, .when,
      .reach:
      .generated
    }
  }
}
