// A stand-in for LBBottomSheet 1.0.17 (LunabeeStudio/LBBottomSheet, commit 819228f, Apache-2.0), written from the
// signatures in its sources: labels, order and defaults are the library's. Compiled in Swift 5 mode like it.
//
// Held against public revisions of the files: Theme at 2c1696a (its 'screen' radius is not in the release), Behavior at
// 1a373e2 (modes, values and limits of heights, and all parameters but the three of animation, which are the release's
// own in place of two durations), both delegates and 'presentAsBottomSheet' at 123ad96, constants, colours and corners
// at 55087cb. Nothing in them is isolated to an actor but what UIKit's classes are.
import UIKit

extension BottomSheetController {
  public struct Theme {
    public struct Grabber {
      public enum Background {
        case color(_ color: UIColor = .clear, isTranslucent: Bool = true)
        case view(_ view: UIView, isTranslucent: Bool)

        public var isTranslucent: Bool {
          switch self {
          case .color(_, let isTranslucent), .view(_, let isTranslucent): return isTranslucent
          }
        }
      }

      public enum CornerRadiusType {
        case rounded
        case fixed(_ value: CGFloat)
      }

      public static let appleDefault: Grabber = .init(
        size: CGSize(width: 36.0, height: 5.0), color: .lbbsDefaultGrabberColor, topMargin: 5.0)

      public var size: CGSize
      public var cornerRadiusType: CornerRadiusType
      public var maskedCorners: CACornerMask
      public var color: UIColor
      public var topMargin: CGFloat
      public var canTouchToDismiss: Bool
      public var background: Background

      public init(
        size: CGSize = CGSize(width: 30.0, height: 4.0),
        cornerRadiusType: CornerRadiusType = .rounded,
        maskedCorners: CACornerMask = .lbbsAll, color: UIColor = .lbbsDefaultGrabberColor,
        topMargin: CGFloat = 20.0, canTouchToDismiss: Bool = false,
        background: Background = .color()
      ) {
        self.size = size
        self.cornerRadiusType = cornerRadiusType
        self.maskedCorners = maskedCorners
        self.color = color
        self.topMargin = topMargin
        self.canTouchToDismiss = canTouchToDismiss
        self.background = background
      }
    }

    public struct Shadow {
      public var color: UIColor
      public var opacity: Float
      public var offset: CGSize
      public var radius: CGFloat

      public init(
        color: UIColor = .lbbsDefaultShadowColor, opacity: Float = 0.3, offset: CGSize = .zero,
        radius: CGFloat = 5
      ) {
        self.color = color
        self.opacity = opacity
        self.offset = offset
        self.radius = radius
      }
    }

    public var grabber: Grabber?
    public var cornerRadius: CGFloat
    public var maskedCorners: CACornerMask
    public var dimmingBackgroundColor: UIColor
    public var shadow: Shadow?
    public var leadingMargin: CGFloat
    public var trailingMargin: CGFloat

    public init(
      grabber: Grabber? = Grabber(), cornerRadius: CGFloat = 12.0,
      maskedCorners: CACornerMask = .lbbsTop,
      dimmingBackgroundColor: UIColor = .lbbsDefaultDimmingBackgroundColor,
      shadow: Shadow? = Shadow(), leadingMargin: CGFloat = 0.0, trailingMargin: CGFloat = 0.0
    ) {
      self.grabber = grabber
      self.cornerRadius = cornerRadius
      self.maskedCorners = maskedCorners
      self.dimmingBackgroundColor = dimmingBackgroundColor
      self.shadow = shadow
      self.leadingMargin = leadingMargin
      self.trailingMargin = trailingMargin
    }
  }

  public struct Behavior {
    public struct BottomSheetAnimationConfiguration {
      public let duration: CGFloat
      public let damping: CGFloat
      public let velocity: CGFloat
      public let options: [UIView.AnimationOptions]

      public init(
        duration: CGFloat, damping: CGFloat, velocity: CGFloat, options: [UIView.AnimationOptions]
      ) {
        self.duration = duration
        self.damping = damping
        self.velocity = velocity
        self.options = options
      }
    }

    public enum SwipeMode {
      case top
      case full
      case none
    }

    public enum HeightMode {
      case fitContent(heightLimit: HeightLimit = .navigationBar)
      case free(
        minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        heightLimit: HeightLimit = .navigationBar)
      case specific(values: [HeightValue], heightLimit: HeightLimit = .navigationBar)
    }

    public enum HeightValue {
      case fixed(value: CGFloat)
      case screenRatio(value: CGFloat)
      case childRatio(value: CGFloat)
      case custom(_ heightBlock: () -> CGFloat)

      public static let fitContent: HeightValue = .childRatio(value: 1.0)
      public static let fullscreen: HeightValue = .screenRatio(value: 1.0)
    }

    public enum HeightLimit {
      case navigationBar
      case statusBar
      case screen
    }

    public var appearingAnimationConfiguration: BottomSheetAnimationConfiguration?
    public var disappearingAnimationConfiguration: BottomSheetAnimationConfiguration?
    public var bottomSheetAnimationConfiguration: BottomSheetAnimationConfiguration?
    public var swipeMode: SwipeMode = .full
    public var forwardEventsToRearController: Bool = false
    public var heightPercentageThresholdToDismiss: CGFloat = 0.5
    public var velocityThresholdToDismiss: CGFloat = 700
    public var velocityThresholdToOpenAtMaxHeight: CGFloat = 700
    public var heightMode: HeightMode = .fitContent()
    public var elasticityFunction: (_ x: CGFloat) -> CGFloat
    public var updateHeightOnContentSizeCategoryChange: Bool
    public var allowsSwipeToDismiss: Bool
    public var canTouchDimmingBackgroundToDismiss: Bool

    public init(
      appearingAnimationConfiguration: BottomSheetAnimationConfiguration? = nil,
      disappearingAnimationConfiguration: BottomSheetAnimationConfiguration? = nil,
      bottomSheetAnimationConfiguration: BottomSheetAnimationConfiguration? = nil,
      swipeMode: SwipeMode = .full, forwardEventsToRearController: Bool = false,
      heightPercentageThresholdToDismiss: CGFloat = 0.5, velocityThresholdToDismiss: CGFloat = 700,
      velocityThresholdToOpenAtMaxHeight: CGFloat = 700,
      // Accepted by the library and never stored; generated code never says it.
      shouldShowAboveNavigationBar: Bool = false, heightMode: HeightMode = .fitContent(),
      elasticityFunction: @escaping (CGFloat) -> CGFloat = BottomSheetConstant.Animation.Elasticity
        .logarithmic,
      updateHeightOnContentSizeCategoryChange: Bool = true, allowsSwipeToDismiss: Bool = true,
      canTouchDimmingBackgroundToDismiss: Bool = true
    ) {
      self.appearingAnimationConfiguration = appearingAnimationConfiguration
      self.disappearingAnimationConfiguration = disappearingAnimationConfiguration
      self.bottomSheetAnimationConfiguration = bottomSheetAnimationConfiguration
      self.swipeMode = swipeMode
      self.forwardEventsToRearController = forwardEventsToRearController
      self.heightPercentageThresholdToDismiss = heightPercentageThresholdToDismiss
      self.velocityThresholdToDismiss = velocityThresholdToDismiss
      self.velocityThresholdToOpenAtMaxHeight = velocityThresholdToOpenAtMaxHeight
      self.heightMode = heightMode
      self.elasticityFunction = elasticityFunction
      self.updateHeightOnContentSizeCategoryChange = updateHeightOnContentSizeCategoryChange
      self.allowsSwipeToDismiss = allowsSwipeToDismiss
      self.canTouchDimmingBackgroundToDismiss = canTouchDimmingBackgroundToDismiss
    }
  }
}

public enum BottomSheetConstant {
  public enum Animation {
    public enum Elasticity {
      public static let logarithmic: (_ x: CGFloat) -> CGFloat = { x in
        2.0 * log2(x + 3.0) - 2.0 * log2(3.0)
      }
    }
  }
}

extension CACornerMask {
  public static var lbbsAll: CACornerMask {
    [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  }
  public static var lbbsTop: CACornerMask { [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
  public static var lbbsBottom: CACornerMask { [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] }
  public static var lbbsNone: CACornerMask { [] }
  public static var lbbsTopLeft: CACornerMask { .layerMinXMinYCorner }
  public static var lbbsTopRight: CACornerMask { .layerMaxXMinYCorner }
  public static var lbbsBottomLeft: CACornerMask { .layerMinXMaxYCorner }
  public static var lbbsBottomRight: CACornerMask { .layerMaxXMaxYCorner }
}

extension UIColor {
  public static var lbbsDefaultDimmingBackgroundColor: UIColor { .black.withAlphaComponent(0.4) }
  public static var lbbsDefaultShadowColor: UIColor { .black }
  public static var lbbsDefaultGrabberColor: UIColor { .tertiaryLabel }
}
