// A stand-in for joomcode/BottomSheet 2.0.5: the public API that generated code uses, written anew from the signatures in
// Sources/BottomSheet/Core. Read there, at the last commits whose text is public: BottomSheetConfiguration with 'blur',
// Extensions/UIViewController+Convenience with both calls and what they ask and tell, BottomSheetNavigationController,
// BottomSheetPresentationController's protocol. Labels, order, defaults and isolation are the library's; what is behind them is
// only as much as tests look at.
import UIKit

public struct BottomSheetConfiguration {
  public enum PullBarConfiguration {
    public struct PullBarAppearance {
      public let height: CGFloat

      public init(height: CGFloat) { self.height = height }
    }

    case hidden
    case visible(PullBarAppearance)

    public static let `default`: PullBarConfiguration = .visible(
      PullBarAppearance(height: 20))
  }

  public struct ShadowConfiguration {
    public let backgroundColor: UIColor
    public let blur: UIBlurEffect.Style?

    public init(backgroundColor: UIColor, blur: UIBlurEffect.Style? = nil) {
      self.backgroundColor = backgroundColor
      self.blur = blur
    }

    public static let `default` = ShadowConfiguration(
      backgroundColor: UIColor.black.withAlphaComponent(0.6))
  }

  public let cornerRadius: CGFloat
  public let pullBarConfiguration: PullBarConfiguration
  public let shadowConfiguration: ShadowConfiguration

  public init(
    cornerRadius: CGFloat, pullBarConfiguration: PullBarConfiguration,
    shadowConfiguration: ShadowConfiguration
  ) {
    self.cornerRadius = cornerRadius
    self.pullBarConfiguration = pullBarConfiguration
    self.shadowConfiguration = shadowConfiguration
  }

  public static let `default` = BottomSheetConfiguration(
    cornerRadius: 10, pullBarConfiguration: .default, shadowConfiguration: .default)
}

public protocol ScrollableBottomSheetPresentedController: AnyObject {
  var scrollView: UIScrollView? { get }
}

public final class BottomSheetNavigationController: UINavigationController {
  let configuration: BottomSheetConfiguration

  public init(rootViewController: UIViewController, configuration: BottomSheetConfiguration) {
    self.configuration = configuration
    super.init(rootViewController: rootViewController)
    preferredContentSize = rootViewController.preferredContentSize
  }

  public required init?(coder: NSCoder) { nil }
}

extension UIViewController {
  public func presentBottomSheet(
    viewController: UIViewController, configuration: BottomSheetConfiguration,
    canBeDismissed: @escaping (() -> Bool) = { true }, dismissCompletion: (() -> Void)? = nil
  ) {
    StubPresentation.last = StubPresentation(
      presented: viewController, configuration: configuration, canBeDismissed: canBeDismissed,
      dismissCompletion: dismissCompletion,
      preferredHeight: viewController.preferredContentSize.height)
  }

  public func presentBottomSheetInsideNavigationController(
    viewController: UIViewController, configuration: BottomSheetConfiguration,
    canBeDismissed: @escaping (() -> Bool) = { true }, dismissCompletion: (() -> Void)? = nil
  ) {
    let navigation = BottomSheetNavigationController(
      rootViewController: viewController, configuration: configuration)
    presentBottomSheet(
      viewController: navigation, configuration: configuration, canBeDismissed: canBeDismissed,
      dismissCompletion: dismissCompletion)
  }
}

/// What was presented last, for tests.
@MainActor public struct StubPresentation {
  public static var last: StubPresentation?

  public let presented: UIViewController
  public let configuration: BottomSheetConfiguration
  public let canBeDismissed: () -> Bool
  public let dismissCompletion: (() -> Void)?
  /// As it was when the sheet was presented.
  public let preferredHeight: CGFloat

  /// The height of the presented view, by the library's formula.
  public func height(in window: CGFloat, safeArea: UIEdgeInsets) -> CGFloat {
    var most = window - safeArea.top
    if case .visible(let bar) = configuration.pullBarConfiguration { most -= bar.height }
    return min(preferredHeight + safeArea.bottom, most)
  }

  /// The scroll view whose drags reach the sheet.
  public var trackedScrollView: UIScrollView? {
    let top = (presented as? UINavigationController)?.topViewController ?? presented
    return (top as? ScrollableBottomSheetPresentedController)?.scrollView
  }
}
