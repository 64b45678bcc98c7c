import SheetModel
import SheetRuntime

/// What TIBottomSheet can say as far as its README shows.
enum TIBottomSheetCapabilities {
  /// A sheet of the library where nobody sets anything; its base, PanModal, where the README is silent.
  static let own = PanModalCapabilities.own

  private static let unknown = "its README shows nothing for it, so it is the library's own"

  static func support(of key: TargetKey) -> KeySupport {
    switch key {
    case .presentation:
      .native.except(
        "persistent", .opposite("it is presented over the screen, and can be dismissed")
      ) { $0.presentation == .persistent }
    case .style, .height: .lost("it stays a sheet at the bottom")
    case .preset, .detents, .limit, .contentScrolls, .contentInputs, .contentCloses, .contentType,
      .contentTypicalHeight:
      .native
    case .contentScrollView: .lost(unknown)
    case .themeAppearance: .generated
    case .themeBackground:
      .generated.except("materials", .lost("the content's own background is seen")) {
        if case .material = $0.theme.background { true } else { false }
      }
    case .themeCornerRadius, .themeCornerCurve, .themeCorners, .themeShadow, .themeShadowColor,
      .themeShadowOpacity, .themeShadowRadius, .themeShadowOffsetWidth, .themeShadowOffsetHeight:
      .lost(unknown)
    case .themeGrabber: .native
    case .themeGrabberSizeWidth, .themeGrabberSizeHeight, .themeGrabberColor,
      .themeGrabberCornerRadius, .themeGrabberTopMargin, .themeGrabberPlacement,
      .themeGrabberBackground, .themeGrabberBackgroundColor, .themeGrabberBackgroundMaterial,
      .themeGrabberBackgroundTranslucent, .themeGrabberAccessibilityLabel:
      .lost("its README shows the grabber's default look alone")
    case .header:
      .native.except(
        "without a stated height",
        .lost("no header is drawn; its README shows stated heights alone")
      ) { $0.header.isPresent && $0.header.height == nil }
    case .headerHeight, .themeHeaderBackground: .native
    case .headerLeading:
      .approximated("its README shows a title, and nothing that hears of a tap").except(
        "none", .native
      ) { $0.header.leading == nil }
    case .headerTitle, .headerTrailing, .headerCustom, .themeHeaderTint: .lost(unknown)
    case .footer, .footerHeight:
      .lost("no footer is drawn; its README shows one for subclasses of its controller alone")
    case .themeDimming, .themeDimmingColor, .themeDimmingOpacity, .themeDimmingBlur,
      .themeDimmingFollows, .themeDimmingMinimumOpacity:
      .lost(unknown)
    case .themeDimmingWhilePassing: .lost("where touches pass, nothing is dimmed but by a shadow")
    case .themeDimmingShadow, .themeDimmingShadowColor, .themeDimmingShadowOpacity,
      .themeDimmingShadowRadius, .themeDimmingShadowOffsetWidth, .themeDimmingShadowOffsetHeight:
      .generated.except("without passthrough", .lost(unknown)) { $0.passthrough == .never }
    case .themeMotionAppearDuration, .themeMotionAppearResponse, .themeMotionAppearDamping,
      .themeMotionAppearInitialVelocity, .themeMotionDisappearDuration,
      .themeMotionDisappearResponse, .themeMotionDisappearDamping,
      .themeMotionDisappearInitialVelocity, .themeMotionSettleDuration,
      .themeMotionSettleResponse, .themeMotionSettleDamping, .themeMotionSettleInitialVelocity,
      .themeMotionReduceMotion:
      .lost(unknown)
    case .free: .lost("it rests at its two ends only")
    case .initial:
      .native.except(
        "any but the smallest",
        .lost("its README shows no way to open elsewhere than the library does by itself")
      ) { configuration in
        switch configuration.initial {
        case .smallest, .hidden: return false
        case .largest: return configuration.detents.count > 1
        case .detent(let id): return configuration.detents.first?.id != id
        }
      }
    case .swipeMode:
      .native.except("any but full", .lost("a drag anywhere moves the sheet")) {
        $0.swipeMode != .full
      }
    case .scrollExpandsFirst, .scrollDismisses: .lost(unknown)
    case .dismissSwipe: .generated
    case .dismissConfirm: .generated
    case .dismissDistance, .dismissVelocity, .dismissEscape: .lost(unknown)
    case .tapsOutside:
      .generated.except("smallest", .lost("a tap outside does nothing")) {
        $0.taps.outside == .smallest
      }
    case .tapsGrabber, .tapsHeader: .lost("a tap there does nothing")
    case .passthrough:
      .native.except(
        "through a detent below others",
        .opposite("touches reach the view behind at every height, above that detent too")
      ) { configuration in
        switch configuration.passthrough {
        case .never, .always: return false
        case .throughSmallest: return configuration.detents.count != 1
        case .through(let id): return configuration.detents.last?.id != id
        }
      }
    case .releasePolicy, .releaseDeceleration, .releaseVelocity, .releaseLookahead,
      .releaseFlickUp, .releaseFlickDown, .resistanceKind, .resistanceFactor, .resistanceTop,
      .resistanceBottom:
      .lost(unknown)
    case .keyboard: .lost("the sheet stays where it is")
    case .haptics: .lost(unknown)
    case .width, .widthMax, .widthFollows, .widthAlign, .widthMarginsLeading,
      .widthMarginsTrailing, .widthMarginsBottom:
      .lost("the sheet is as wide as the window")
    case .contentSizing, .contentDynamicType: .lost(unknown)
    case .contentNavigation:
      .native.except("wrap", .lost("the content is shown without a navigation controller")) {
        $0.content.navigation == .wrap
      }
    }
  }

  static func inVariants(_ key: TargetKey) -> Capability? {
    if key == .themeAppearance || key == .themeBackground { return .notInVariants }
    let hints: Set<TargetKey> = [
      .preset, .contentInputs, .contentCloses, .contentTypicalHeight, .contentType,
    ]
    return hints.contains(key) ? nil : .whenPresented
  }

  static func capability(of feature: DetentFeature) -> Capability {
    switch feature {
    case .headerOnly, .maxHeight: .native
    case .height:
      .approximated("its README does not say whether the bottom safe area counts")
    case .fitContent, .medium, .heightFromEdge, .fraction, .fractionOfContainer,
      .fractionOfContent, .topInset, .measured, .minimum, .maximum:
      .approximated("it is a number of points, found when the sheet is presented")
    case .when: .approximated("it is decided when the sheet is presented")
    case .reach: .lost("a drag reaches it too")
    }
  }
}
