import SheetModel
import SheetRuntime

/// What PanModal 1.2.7 can say.
enum PanModalCapabilities {
  /// A sheet of the library where nobody sets anything.
  static let own: SheetConfiguration = {
    var own = Preset.panmodal.startingValues
    own.release.flickUp = .last
    own.release.flickDown = .step
    own.resistance = Resistance(kind: .none, top: false, bottom: false)
    own.keyboard = .ignore
    own.dismiss.escape = false
    own.taps.grabber = .none
    own.content.sizing = .fixed
    own.content.dynamicType = false
    own.theme.cornerRadius = 8
    own.theme.cornerCurve = .circular
    own.theme.grabber = Grabber(
      color: SheetColor.rgba(0xAAAA_AAFF), topMargin: 8, placement: .outside)
    own.theme.dimming = Dimming(opacity: 0.7)
    let motion = MotionCurve(duration: 0.5, damping: 0.8)
    own.theme.motion = Motion(appear: motion, disappear: motion, settle: motion)
    return own
  }()

  static func support(of key: TargetKey) -> KeySupport {
    switch key {
    case .presentation:
      .native.except(
        "persistent", .opposite("it is presented over the screen, which nobody can use meanwhile")
      ) { $0.presentation == .persistent }
    case .style, .height: .lost("it stays a sheet at the bottom, as wide as the window")
    case .preset, .detents, .contentInputs, .contentCloses, .contentType, .contentScrollView,
      .contentTypicalHeight:
      .native
    case .contentScrolls:
      .native.except(
        "true, without content.scrollView",
        .approximated("the app has to return its scroll view as 'sheetScrollView'")
      ) { $0.content.scrolls && $0.content.scrollView == nil }
    case .themeAppearance: .generated
    case .themeBackground:
      .generated.except("materials", .lost("the content's own background is seen")) {
        if case .material = $0.theme.background { true } else { false }
      }
    case .themeCornerRadius: .native
    case .themeCornerCurve: .lost("corners are parts of circles")
    case .themeCorners:
      .native.except("any but the top ones or none", .lost("both top corners are rounded")) {
        $0.theme.corners != .top && !$0.theme.corners.isEmpty
      }
    case .themeShadow, .themeShadowColor, .themeShadowOpacity, .themeShadowRadius,
      .themeShadowOffsetWidth, .themeShadowOffsetHeight:
      .lost("the sheet casts no shadow")
    case .themeGrabber, .themeGrabberColor: .native
    case .themeGrabberSizeWidth, .themeGrabberSizeHeight, .themeGrabberCornerRadius:
      .lost("the grabber is 36 by 5 points with round ends")
    case .themeGrabberTopMargin, .themeGrabberPlacement:
      .lost(
        "the grabber is drawn 8 points above the sheet; heights keep room for the strip they state")
    case .themeGrabberBackground, .themeGrabberBackgroundColor, .themeGrabberBackgroundMaterial,
      .themeGrabberBackgroundTranslucent:
      .lost("the grabber is drawn above the sheet, on the dimmed view")
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
    case .themeDimming, .themeDimmingColor, .themeDimmingOpacity: .native
    case .themeDimmingBlur: .lost("the dimmed view is not blurred")
    case .themeDimmingFollows, .themeDimmingMinimumOpacity:
      .lost("the dimming is the same from the smallest detent up")
    case .themeDimmingWhilePassing: .lost("touches never pass")
    case .themeDimmingShadow, .themeDimmingShadowColor, .themeDimmingShadowOpacity,
      .themeDimmingShadowRadius, .themeDimmingShadowOffsetWidth, .themeDimmingShadowOffsetHeight:
      .lost("no shadow falls on the dimmed view")
    case .themeMotionAppearDuration, .themeMotionAppearDamping: .native
    case .themeMotionAppearResponse, .themeMotionDisappearResponse, .themeMotionSettleResponse:
      .approximated("it moves for as long as that spring takes to come to rest")
    case .themeMotionDisappearDuration:
      motion { $0.disappear.duration == $0.appear.duration }
    case .themeMotionDisappearDamping:
      motion { $0.disappear.damping == $0.appear.damping }
    case .themeMotionSettleDuration:
      motion { $0.settle.duration == $0.appear.duration }
    case .themeMotionSettleDamping:
      motion { $0.settle.damping == $0.appear.damping }
    case .themeMotionAppearInitialVelocity, .themeMotionDisappearInitialVelocity,
      .themeMotionSettleInitialVelocity:
      .lost("every motion begins at rest")
    case .themeMotionReduceMotion: .lost("it moves for everybody")
    case .free: .lost("it rests at its two ends only")
    case .initial:
      .native
        .except(
          "any but the smallest",
          .approximated("it opens at the smallest detent and rises from there at once")
        ) { !opensAtTheSmallest($0) }
    case .limit: .generated
    case .swipeMode: .generated
    case .scrollExpandsFirst:
      .native.except("false", .lost("a drag up at the smallest detent raises the sheet first")) {
        !$0.scroll.expandsFirst
      }
    case .scrollDismisses:
      .native.except("false", .lost("a drag down at the content's top lowers the sheet")) {
        !$0.scroll.dismisses
      }
    case .dismissSwipe: .native
    case .dismissDistance: .lost("half of the smallest detent's height is far enough")
    case .dismissVelocity: .lost("a flick down of 300 points per second dismisses")
    case .dismissEscape: .lost("Escape and the VoiceOver gesture do nothing")
    case .dismissConfirm:
      // Escape does nothing, so that these two are all there is to ask about.
      .opposite("the sheet is dismissed without a question").except(
        "where neither a swipe nor a tap dismisses", .native
      ) { !$0.dismiss.swipe && $0.taps.outside != .leave }
    case .tapsOutside:
      .native.except("smallest", .lost("a tap outside does nothing")) {
        $0.taps.outside == .smallest
      }
    case .tapsGrabber: .lost("a tap on the grabber is a tap outside")
    case .tapsHeader: .lost("a tap on the header does nothing")
    case .passthrough:
      .native.except("any but never", .opposite("the sheet itself would be dead to touches")) {
        $0.passthrough != .never
      }
    case .releasePolicy:
      .approximated(
        "a flick goes to the largest detent or leaves it, otherwise the nearest height counts, out of sight being "
          + "one")
    case .releaseDeceleration, .releaseLookahead: .lost("the library does not look ahead")
    case .releaseVelocity: .lost("a flick is a release faster than 300 points per second")
    case .releaseFlickUp: .lost("a flick up takes it to the largest detent")
    case .releaseFlickDown:
      .lost("a flick down takes it from the largest detent to the smallest, and from there away")
    case .resistanceKind, .resistanceFactor, .resistanceTop, .resistanceBottom:
      .lost("a drag stops at the largest detent, and below the smallest it moves freely")
    case .keyboard: .lost("the sheet stays where it is and the keyboard covers it")
    case .haptics:
      .native.except("true", .approximated("one tick when the sheet appears, none at its detents"))
      {
        $0.haptics
      }
    case .width, .widthMax, .widthFollows, .widthAlign, .widthMarginsLeading,
      .widthMarginsTrailing, .widthMarginsBottom:
      .lost("the sheet is as wide as the window")
    case .contentSizing: .lost("the content keeps the height of the largest detent")
    case .contentNavigation:
      .native.except(
        "wrap", .lost("the content is shown without a navigation controller")
      ) { $0.content.navigation == .wrap }
    case .contentDynamicType:
      .approximated("the app calls 'update' when its content's height has changed")
    }
  }

  /// One duration and one damping are for all motion.
  private static func motion(
    _ isSame: @escaping @Sendable (Motion) -> Bool
  ) -> KeySupport {
    .approximated("every motion is like that of appearing").except("as for appear", .native) {
      isSame($0.theme.motion)
    }
  }

  private static func opensAtTheSmallest(_ configuration: borrowing SheetConfiguration) -> Bool {
    switch configuration.initial {
    case .smallest, .hidden: return true
    case .largest: return configuration.detents.count < 2
    case .detent(let id): return configuration.detents.first?.id == id
    }
  }

  static func capability(of feature: DetentFeature) -> Capability {
    switch feature {
    case .maxHeight: .native
    case .headerOnly, .fitContent, .medium, .height, .heightFromEdge, .fraction,
      .fractionOfContainer, .fractionOfContent, .topInset, .measured, .minimum, .maximum, .when:
      .generated
    case .reach: .lost("a drag reaches it too")
    }
  }
}
