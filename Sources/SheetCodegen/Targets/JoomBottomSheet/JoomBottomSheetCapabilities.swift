import SheetModel
import SheetRuntime

extension JoomBottomSheetTarget {
  /// How a sheet of the library is where nobody says anything.
  static let ownBehavior: SheetConfiguration = {
    var own = Preset.joombottomsheet.startingValues
    own.theme.cornerRadius = 10
    own.theme.cornerCurve = .circular
    // A bar of 40 by 4 points in the middle of a strip of 20, above the sheet.
    own.theme.grabber = Grabber(
      size: SheetSize(width: 40, height: 4), color: .rgba(0xFFFF_FF99), topMargin: 8,
      placement: .outside)
    own.theme.dimming = Dimming(opacity: 0.6)
    own.theme.motion.appear = MotionCurve(duration: 0.3)
    own.theme.motion.disappear = MotionCurve(duration: 0.3)
    // Where the height changes while it stands.
    own.theme.motion.settle = MotionCurve(duration: 0.25)
    own.taps.grabber = .none
    own.dismiss.escape = false
    own.keyboard = .ignore
    own.content.dynamicType = false
    return own
  }()

  /// Puts the library's own values where nobody wrote one and code needs it.
  static func fill(_ configuration: inout SheetConfiguration, _ isWritten: (TargetKey) -> Bool) {
    let own = ownBehavior.theme
    if !isWritten(.themeCornerRadius) { configuration.theme.cornerRadius = own.cornerRadius }
    if !isWritten(.themeGrabberSizeHeight) {
      configuration.theme.grabber.size.height = own.grabber.size.height
    }
    if !isWritten(.themeGrabberTopMargin) {
      configuration.theme.grabber.topMargin = own.grabber.topMargin
    }
    if !isWritten(.themeGrabberPlacement) {
      configuration.theme.grabber.placement = own.grabber.placement
    }
    if !isWritten(.themeDimmingColor) { configuration.theme.dimming.color = own.dimming.color }
    if !isWritten(.themeDimmingOpacity) {
      configuration.theme.dimming.opacity = own.dimming.opacity
    }
  }

  /// The library asks one question before a drag and before a tap dismisses.
  static func allowsDismissal(_ configuration: borrowing SheetConfiguration) -> Bool {
    configuration.dismiss.swipe || configuration.taps.outside == .leave
  }

  // MARK: The table

  @Sendable static func capability(of feature: DetentFeature) -> Capability {
    switch feature {
    case .headerOnly, .fitContent, .medium, .maxHeight, .height, .heightFromEdge, .fraction,
      .fractionOfContainer, .fractionOfContent, .topInset, .measured, .minimum, .maximum, .when:
      .generated
    case .reach: .approximated("the sheet stands there from the beginning")
    }
  }

  @Sendable static func keySupport(_ key: TargetKey) -> KeySupport {
    switch key {
    case .presentation:
      .opposite("it lies over the screen, and a drag or a tap outside dismisses it")
    case .style, .height: .lost("the bottom sheet is shown there too")
    case .preset: .native

    // MARK: Theme
    case .themeAppearance: .generated
    case .themeBackground:
      KeySupport.generated.except("materials", .lost("the content's own background is shown")) {
        if case .material = $0.theme.background { true } else { false }
      }
    case .themeCornerRadius: .native
    case .themeCornerCurve:
      KeySupport.generated.except(
        "with content.navigation: wrap", .lost("the corners are parts of circles")
      ) { $0.content.navigation == .wrap }
    case .themeCorners:
      KeySupport.lost("the two top corners are round").except("none", .generated) {
        $0.theme.corners.isEmpty
      }
    case .themeShadow, .themeShadowColor, .themeShadowOpacity, .themeShadowRadius,
      .themeShadowOffsetWidth, .themeShadowOffsetHeight:
      .lost("the sheet casts no shadow")
    case .themeGrabber, .themeGrabberTopMargin: .native
    case .themeGrabberSizeWidth: .lost("the library's own bar is shown, 40 points wide")
    case .themeGrabberCornerRadius:
      KeySupport.lost("the ends of the library's own bar are round").except("2", .native) {
        $0.theme.grabber.cornerRadius == .points(2)
      }
    case .themeGrabberSizeHeight:
      .approximated("the strip is that much higher, with the library's own bar of 4 points in it")
    case .themeGrabberColor: .lost("the library's own bar is shown, a translucent white")
    case .themeGrabberPlacement:
      .approximated("the bar stands above the sheet, which is that much lower")
    case .themeGrabberBackground, .themeGrabberBackgroundColor, .themeGrabberBackgroundMaterial:
      .lost("what is behind the sheet shows around the bar")
    case .themeGrabberBackgroundTranslucent: .lost("the content begins below the bar")
    case .themeGrabberAccessibilityLabel: .lost("VoiceOver does not see the bar")
    case .themeHeaderBackground, .themeHeaderTint: .lost("the library has no header")
    case .themeDimming, .themeDimmingColor, .themeDimmingOpacity: .native
    case .themeDimmingBlur: .native
    case .themeDimmingFollows, .themeDimmingMinimumOpacity:
      .lost("at its one height the sheet dims with all of 'opacity'")
    case .themeDimmingWhilePassing: .lost("touches never pass")
    case .themeDimmingShadow, .themeDimmingShadowColor, .themeDimmingShadowOpacity,
      .themeDimmingShadowRadius, .themeDimmingShadowOffsetWidth, .themeDimmingShadowOffsetHeight:
      .lost("the sheet casts no shadow")
    case .themeMotionAppearDuration, .themeMotionAppearResponse, .themeMotionAppearDamping,
      .themeMotionAppearInitialVelocity, .themeMotionDisappearDuration,
      .themeMotionDisappearResponse, .themeMotionDisappearDamping,
      .themeMotionDisappearInitialVelocity, .themeMotionSettleDuration,
      .themeMotionSettleResponse, .themeMotionSettleDamping, .themeMotionSettleInitialVelocity:
      .lost("it moves for 0.3 seconds, without a spring")
    case .themeMotionReduceMotion: .lost("it slides for everybody")

    // MARK: Parts
    case .header:
      KeySupport.lost(
        "room is kept for it, but there is none unless the app puts one into its content"
      )
      .except("custom: true", .approximated("the app puts it at the top of its content")) {
        $0.header.custom
      }
    case .headerHeight, .headerCustom: .generated
    case .headerTitle, .headerLeading, .headerTrailing:
      .lost("the app shows it at the top of its content")
    case .footer, .footerHeight:
      .approximated("room is kept for it, and the app puts it at the end of its content")

    // MARK: Behaviour
    case .detents: .generated
    case .free: .lost("it stands at one height, and no drag changes that")
    case .initial: .native
    case .limit:
      KeySupport.generated.except(
        "container", .approximated("it ends below the top safe area all the same")
      ) { $0.limit.from == .container }
    case .swipeMode:
      KeySupport.lost("a drag anywhere on the sheet moves it")
        .except("none", .opposite("a drag moves the sheet")) { $0.swipeMode == .none }
    case .scrollExpandsFirst: .native
    case .scrollDismisses: .generated
    case .dismissSwipe:
      KeySupport.native.except(
        "other than taps.outside",
        .opposite("a drag dismisses it, since one condition decides over drags and taps outside")
      ) { !$0.dismiss.swipe && $0.taps.outside == .leave }
    case .tapsOutside:
      KeySupport.native.except(
        "other than dismiss.swipe",
        .opposite("a tap dismisses it, since one condition decides over drags and taps outside")
      ) { $0.dismiss.swipe && $0.taps.outside != .leave }
    case .dismissDistance:
      .lost("a drag dismisses it where it would come to rest more than half of the height lower")
    case .dismissVelocity:
      .lost("the speed of a drag counts only for where it would come to rest")
    case .dismissEscape: .lost("Escape and the Z gesture do nothing")
    case .dismissConfirm: .generated
    case .tapsGrabber:
      KeySupport.native.except("leave", .lost("a tap on the bar does nothing")) {
        $0.taps.grabber == .leave
      }
    case .tapsHeader: .native
    case .passthrough: .opposite("nothing behind the sheet can be touched")
    case .releasePolicy, .releaseDeceleration, .releaseVelocity, .releaseLookahead,
      .releaseFlickUp, .releaseFlickDown:
      .lost(
        "it returns to its one height, unless a drag that slows down by 800 points per second squared "
          + "would take it halfway off")
    case .resistanceKind, .resistanceFactor, .resistanceTop, .resistanceBottom:
      .lost("it does not follow a drag past its height")
    case .keyboard: .lost("a keyboard covers the sheet")
    case .haptics: .lost("nothing is felt")
    case .width, .widthMax, .widthFollows, .widthAlign, .widthMarginsLeading,
      .widthMarginsTrailing, .widthMarginsBottom:
      .lost("the sheet is as wide as the window")

    // MARK: Content
    case .contentSizing, .contentNavigation, .contentScrolls, .contentInputs, .contentCloses,
      .contentTypicalHeight:
      .native
    case .contentDynamicType:
      .approximated("the app calls 'update' when the size of text has changed")
    case .contentType, .contentScrollView: .generated
    }
  }
}
