import SheetModel
import SheetRuntime

extension OverlayContainerTarget {
  /// How an overlay of the library is where nobody says anything.
  static let ownBehavior: SheetConfiguration = {
    var own = Preset.overlaycontainer.startingValues
    own.theme.cornerRadius = 0
    own.theme.cornerCurve = .circular
    own.theme.grabber = Grabber(isPresent: false)
    own.theme.dimming = Dimming(opacity: 0.6, follows: .height, minimumOpacity: 0.3)
    own.theme.motion.settle = MotionCurve(response: 0.3, damping: 0.7)
    own.taps.grabber = .none
    own.scroll.dismisses = false
    own.keyboard = .ignore
    own.content.sizing = .expand
    own.content.dynamicType = false
    return own
  }()

  /// Puts the library's own values where nobody wrote one and code needs it.
  static func fill(_ configuration: inout SheetConfiguration, _ isWritten: (TargetKey) -> Bool) {
    let own = ownBehavior
    if !isWritten(.themeGrabber) { configuration.theme.grabber.isPresent = false }
    if !isWritten(.themeDimmingOpacity) {
      configuration.theme.dimming.opacity = own.theme.dimming.opacity
    }
    if !isWritten(.themeDimmingFollows), !isWritten(.themeDimmingOpacity) {
      configuration.theme.dimming.follows = own.theme.dimming.follows
    }
    if !isWritten(.themeDimmingMinimumOpacity), !isWritten(.themeDimmingFollows),
      !isWritten(.themeDimmingOpacity)
    {
      configuration.theme.dimming.minimumOpacity = own.theme.dimming.minimumOpacity
    }
    if !isWritten(.contentSizing) {
      // Bars look right only in an overlay that is as high as what is seen of it.
      configuration.content.sizing = configuration.content.navigation == .none ? .expand : .stretch
    }
    // A preset has said how it moves.
    if configuration.preset != .system { return }
    if !isWritten(.releasePolicy) { configuration.release.policy = own.release.policy }
    if !isWritten(.dismissDistance) { configuration.dismiss.distance = own.dismiss.distance }
    if !isWritten(.dismissVelocity) { configuration.dismiss.velocity = own.dismiss.velocity }
  }

  /// The library asks for heights and for what a drag does, and what is around them is set once.
  @Sendable static func inVariants(_ key: TargetKey) -> Capability? {
    let isSetOnce: Set<TargetKey> = [
      .contentSizing, .contentNavigation, .scrollExpandsFirst, .scrollDismisses,
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
    case .presentation: .generated
    case .style, .height: .lost("the bottom sheet is shown there too")
    case .preset: .native

    // MARK: Theme
    case .themeAppearance, .themeCornerRadius, .themeCornerCurve, .themeCorners: .generated
    case .themeBackground:
      KeySupport.generated.except("materials", .lost("the content's own background is shown")) {
        if case .material = $0.theme.background { true } else { false }
      }
    case .themeShadow, .themeShadowColor, .themeShadowOpacity, .themeShadowRadius,
      .themeShadowOffsetWidth, .themeShadowOffsetHeight:
      .lost("the sheet casts no shadow")
    case .themeGrabber, .themeGrabberSizeWidth, .themeGrabberSizeHeight, .themeGrabberColor,
      .themeGrabberCornerRadius, .themeGrabberTopMargin, .themeGrabberBackgroundTranslucent,
      .themeGrabberAccessibilityLabel:
      .generated
    case .themeGrabberPlacement:
      .approximated("the grabber lies on the sheet, and the limit leaves room for it all the same")
    case .themeGrabberBackground, .themeGrabberBackgroundColor, .themeGrabberBackgroundMaterial:
      .lost("the content shows around the grabber")
    case .themeHeaderBackground, .themeHeaderTint: .lost("the library has no header")
    case .themeDimming, .themeDimmingColor, .themeDimmingOpacity, .themeDimmingFollows,
      .themeDimmingMinimumOpacity:
      .native
    case .themeDimmingBlur: .lost("what is behind is dimmed and stays sharp")
    case .themeDimmingWhilePassing: .generated
    case .themeDimmingShadow, .themeDimmingShadowColor, .themeDimmingShadowOpacity,
      .themeDimmingShadowRadius, .themeDimmingShadowOffsetWidth, .themeDimmingShadowOffsetHeight:
      .lost("the sheet casts no shadow")
    case .themeMotionAppearDuration, .themeMotionAppearResponse, .themeMotionAppearDamping,
      .themeMotionAppearInitialVelocity, .themeMotionDisappearDuration,
      .themeMotionDisappearResponse, .themeMotionDisappearDamping,
      .themeMotionDisappearInitialVelocity:
      .lost("it comes and goes as UIKit moves modal screens")
    case .themeMotionSettleDuration: .approximated("a spring that is at rest about then")
    case .themeMotionSettleResponse, .themeMotionSettleDamping: .native
    case .themeMotionSettleInitialVelocity: .lost("every spring begins at rest")
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
    case .initial:
      KeySupport.generated.except(
        "hidden", .approximated("it is hidden until it is presented")
      ) { $0.initial == .hidden }
    case .limit: .generated
    case .swipeMode: .generated
    case .scrollExpandsFirst:
      KeySupport.native.except(
        "false, with dismisses: true", .opposite("scrolling up raises the sheet first")
      ) { !$0.scroll.expandsFirst && $0.scroll.dismisses }
    case .scrollDismisses:
      .approximated(
        "a drag down in the content lowers the sheet, as far as its smallest detent and no further")
    case .dismissSwipe, .dismissDistance, .dismissVelocity: .generated
    case .dismissEscape:
      KeySupport.generated.except(
        "true", .approximated("the Z gesture dismisses it, Escape on a keyboard does nothing")
      ) { $0.dismiss.escape }
    case .dismissConfirm: .generated
    case .tapsOutside:
      KeySupport.generated.except(
        "leave or smallest, of a persistent sheet that always lets touches pass",
        .approximated("the touch goes to what is behind")
      ) { $0.presentation == .persistent && $0.passthrough == .always && $0.taps.outside != .none }
    case .tapsGrabber: .lost("a tap on the grabber does nothing")
    case .tapsHeader: .lost("a tap on the header does nothing")
    case .passthrough:
      KeySupport.generated.except(
        "any but never, of a modal sheet", .opposite("nothing behind the sheet can be touched")
      ) { $0.presentation == .modal && $0.passthrough != .never }
    case .releasePolicy:
      KeySupport.generated.except(
        "lbbottomsheet, panmodal", .approximated("it rests at the detent nearest to the finger")
      ) { $0.release.policy == .lbbottomsheet || $0.release.policy == .panmodal }
    case .releaseDeceleration, .releaseVelocity, .releaseLookahead, .releaseFlickUp,
      .releaseFlickDown:
      .generated
    case .resistanceKind, .resistanceFactor, .resistanceTop, .resistanceBottom: .generated
    case .keyboard: .lost("a keyboard covers the sheet")
    case .haptics: .generated
    case .width, .widthMax, .widthFollows, .widthAlign, .widthMarginsLeading,
      .widthMarginsTrailing, .widthMarginsBottom:
      .lost("the sheet is as wide as what it stands in")

    // MARK: Content
    case .contentSizing: .native
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
