import SheetModel
import SheetRuntime

extension FloatingPanelTarget {
  /// How a panel of the library is where nobody says anything.
  static let ownBehavior: SheetConfiguration = {
    var own = SheetConfiguration()
    own.theme.cornerRadius = 0
    own.theme.cornerCurve = .circular
    own.theme.shadow = Shadow(
      opacity: 0.2, radius: 3, offset: SheetSize(width: 0, height: 1))
    // Content runs behind it.
    own.theme.grabber = Grabber(
      color: .rgba(0xC2C4_C2FF), topMargin: 6, background: GrabberBackground(translucent: true))
    own.theme.dimming = Dimming(opacity: 0.3)
    own.theme.motion.appear = MotionCurve(duration: 0.25)
    own.theme.motion.disappear = MotionCurve(duration: 0.25)
    own.theme.motion.settle = MotionCurve(response: 0.4)
    own.taps.grabber = .none
    own.resistance = Resistance(kind: .none)
    own.keyboard = .ignore
    own.content.sizing = .fixed
    own.content.dynamicType = false
    return own
  }()

  /// Puts the library's own values where nobody wrote one and code needs it.
  static func fill(_ configuration: inout SheetConfiguration, _ isWritten: (TargetKey) -> Bool) {
    let own = ownBehavior
    if !isWritten(.themeGrabberTopMargin) {
      configuration.theme.grabber.topMargin = own.theme.grabber.topMargin
    }
    if !isWritten(.themeGrabberBackground) {
      configuration.theme.grabber.background = own.theme.grabber.background
    }
    if !isWritten(.themeDimmingOpacity) {
      configuration.theme.dimming.opacity = own.theme.dimming.opacity
    }
    if !isWritten(.contentSizing) { configuration.content.sizing = own.content.sizing }
  }

  /// Layouts are made anew where size classes change, and what is around them is set once.
  @Sendable static func inVariants(_ key: TargetKey) -> Capability? {
    let isSetOnce: Set<TargetKey> = [
      .contentSizing, .contentNavigation, .scrollExpandsFirst, .scrollDismisses, .resistanceKind,
      .resistanceTop, .resistanceBottom,
    ]
    return key.path.hasPrefix("theme.") || isSetOnce.contains(key) ? .notInVariants : nil
  }

  // MARK: The table

  @Sendable static func capability(of feature: DetentFeature) -> Capability {
    switch feature {
    case .headerOnly, .fitContent, .medium, .maxHeight, .height, .heightFromEdge, .fraction,
      .fractionOfContainer, .fractionOfContent, .topInset, .measured, .minimum, .maximum, .when,
      .reach:
      .generated
    }
  }

  @Sendable static func keySupport(_ key: TargetKey) -> KeySupport {
    switch key {
    case .presentation: .native
    case .style, .height: .lost("the bottom sheet is shown there too")
    case .preset: .native

    // MARK: Theme
    case .themeAppearance: .generated
    case .themeBackground:
      KeySupport.native.except("materials", .lost("the surface has the system's background")) {
        if case .material = $0.theme.background { true } else { false }
      }
    case .themeCornerRadius, .themeCornerCurve: .native
    case .themeCorners:
      KeySupport.lost("the two top corners are round").except("none", .generated) {
        $0.theme.corners.isEmpty
      }
    case .themeShadow, .themeShadowColor, .themeShadowOpacity, .themeShadowRadius,
      .themeShadowOffsetWidth, .themeShadowOffsetHeight:
      .native
    case .themeGrabber, .themeGrabberSizeWidth, .themeGrabberSizeHeight, .themeGrabberColor,
      .themeGrabberTopMargin:
      .native
    case .themeGrabberCornerRadius:
      KeySupport.lost("the ends of the grabber are round").except("round", .native) {
        $0.theme.grabber.cornerRadius == .round
      }
    case .themeGrabberPlacement:
      .approximated("the grabber lies on the sheet, and the limit leaves room for it all the same")
    case .themeGrabberBackground:
      KeySupport.lost("the sheet's background shows around the grabber").except("none", .generated)
      {
        !$0.theme.grabber.background.isPresent
      }
    case .themeGrabberBackgroundColor, .themeGrabberBackgroundMaterial:
      .lost("the sheet's background shows around the grabber")
    case .themeGrabberBackgroundTranslucent, .themeGrabberAccessibilityLabel: .generated
    case .themeHeaderBackground, .themeHeaderTint: .lost("the library has no header")
    case .themeDimming, .themeDimmingColor, .themeDimmingOpacity: .native
    case .themeDimmingFollows, .themeDimmingMinimumOpacity: .generated
    case .themeDimmingBlur: .lost("what is behind is dimmed and stays sharp")
    case .themeDimmingWhilePassing: .lost("what can be touched is not dimmed")
    case .themeDimmingShadow, .themeDimmingShadowColor, .themeDimmingShadowOpacity,
      .themeDimmingShadowRadius, .themeDimmingShadowOffsetWidth, .themeDimmingShadowOffsetHeight:
      .lost("only the shadow of 'theme.shadow' is cast")
    case .themeMotionAppearDuration, .themeMotionAppearResponse, .themeMotionAppearDamping,
      .themeMotionAppearInitialVelocity, .themeMotionDisappearDuration,
      .themeMotionDisappearResponse, .themeMotionDisappearDamping,
      .themeMotionDisappearInitialVelocity:
      .lost("it comes and goes with the library's own spring of 0.25 seconds")
    case .themeMotionSettleDuration: .approximated("a spring that is at rest about then")
    case .themeMotionSettleResponse: .native
    case .themeMotionSettleDamping, .themeMotionSettleInitialVelocity:
      .lost("the library's own spring is used, with that response")
    case .themeMotionReduceMotion: .lost("it slides for everybody")

    // MARK: Parts
    case .header:
      KeySupport.lost(
        "room is kept for it, but there is none unless the app puts one into its content"
      )
      .except("custom: true", .approximated("the app puts it at the top of its content")) {
        $0.header.custom
      }
      .except(
        "with content.navigation", .approximated("the navigation bar is in its place")
      ) { $0.content.navigation != .none }
    case .headerHeight, .headerCustom: .generated
    case .headerTitle, .headerLeading, .headerTrailing:
      .lost("the app shows it at the top of its content")
    case .footer, .footerHeight:
      .approximated("room is kept for it, and the app puts it at the end of its content")

    // MARK: Behaviour
    case .detents: .generated
    case .free: .lost("it rests at its two ends only")
    case .initial: .native
    case .limit: .generated
    case .swipeMode: .generated
    case .scrollExpandsFirst: .generated
    case .scrollDismisses:
      KeySupport.native.except(
        "false, with expandsFirst: true",
        .approximated("dragging down with the content at its top lowers the sheet all the same")
      ) { !$0.scroll.dismisses && $0.scroll.expandsFirst }
    case .dismissSwipe: .native
    case .dismissDistance, .dismissVelocity: .generated
    case .dismissEscape:
      KeySupport.generated.except(
        "true", .approximated("the Z gesture does it, Escape on a keyboard does nothing")
      ) { $0.dismiss.escape }
    case .dismissConfirm: .generated
    case .tapsOutside: .generated
    case .tapsGrabber: .lost("a tap on the grabber does nothing")
    case .tapsHeader: .lost("a tap on the header does nothing")
    case .passthrough: .generated
    case .releasePolicy:
      KeySupport.generated.except(
        "lbbottomsheet, panmodal", .approximated("it rests at the detent nearest to the finger")
      ) { $0.release.policy == .lbbottomsheet || $0.release.policy == .panmodal }
    case .releaseDeceleration, .releaseVelocity, .releaseLookahead, .releaseFlickUp,
      .releaseFlickDown:
      .generated
    case .resistanceKind, .resistanceTop, .resistanceBottom: .native
    case .resistanceFactor: .lost("the library's own rubber band gives way")
    case .keyboard: .lost("a keyboard covers the sheet")
    case .haptics: .generated
    case .width, .widthMax, .widthFollows, .widthAlign, .widthMarginsLeading,
      .widthMarginsTrailing, .widthMarginsBottom:
      .lost("the sheet is as wide as the safe area")

    // MARK: Content
    case .contentSizing:
      KeySupport.native.except(
        "expand", .approximated("the content keeps the height of the largest detent")
      ) { $0.content.sizing == .expand }
    case .contentNavigation:
      KeySupport.native.except(
        "wrap", .approximated("the app puts its content into a navigation controller")
      ) { $0.content.navigation == .wrap }
    case .contentScrolls, .contentInputs, .contentCloses, .contentTypicalHeight: .native
    case .contentDynamicType:
      .approximated("the app calls 'update' when the size of text has changed")
    case .contentType, .contentScrollView: .generated
    }
  }
}
