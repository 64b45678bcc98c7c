import UIKit

public protocol BottomSheetPositionDelegate: UIViewController {
  func bottomSheetPositionDidUpdate(y: CGFloat)
}

public protocol BottomSheetInteractionDelegate: UIViewController {
  func bottomSheetInteractionDidTapOutside()
}

/// The library's controller as far as heights go: what it opens at, and where a release takes it. Nothing is shown.
public final class BottomSheetController: UIViewController {
  public var topInset: CGFloat {
    (theme.grabber?.topMargin ?? 0.0) * 2.0 + (theme.grabber?.size.height ?? 0.0)
  }
  public weak var bottomSheetPositionDelegate: BottomSheetPositionDelegate?
  public weak var bottomSheetInteractionDelegate: BottomSheetInteractionDelegate?
  public private(set) var theme: Theme = Theme()
  public private(set) var behavior: Behavior = Behavior()
  public internal(set) var stubChild: UIViewController?
  /// What the library would read of the child's `preferredHeightInBottomSheet`.
  public var stubPreferredHeight: CGFloat = 0
  /// The constraint's constant, which begins at 100 in the library's storyboard.
  public private(set) var stubHeight: CGFloat = 100
  public private(set) var stubIsDismissed = false
  private var bottom: CGFloat = 0
  fileprivate weak var presenter: UIViewController?

  init(_ child: UIViewController, _ theme: Theme, _ behavior: Behavior) {
    stubChild = child
    self.theme = theme
    self.behavior = behavior
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public func preferredHeightInBottomSheetDidUpdate() {
    stubHeight = expectedHeight
    layOut()
  }

  public func dismiss(_ completion: (() -> Void)? = nil) {
    stubIsDismissed = true
    completion?()
  }

  // Marked as obsoleted in the library.
  public override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}

  public func grow(toMaximumHeight: Bool = false) {}
  public func reduce(toMinimumHeight: Bool = false) {}

  /// What `viewDidLayoutSubviews` and `viewDidAppear` do, in their order.
  fileprivate func appear() {
    layOut()
    preferredHeightInBottomSheetDidUpdate()
    bottom = -expectedHeight
    layOut()
    stubHeight = expectedHeight
    bottom = 0
    layOut()
  }

  private func layOut() {
    bottomSheetPositionDelegate?.bottomSheetPositionDidUpdate(
      y: UIScreen.main.bounds.height - stubHeight - bottom)
  }

  // MARK: Heights

  private var screen: CGFloat { UIScreen.main.bounds.height }
  private var window: UIWindow? { presenter?.view.window }

  private func value(of limit: Behavior.HeightLimit) -> CGFloat {
    let top = window?.safeAreaInsets.top ?? 0
    switch limit {
    case .screen: return screen
    case .statusBar: return screen - top
    case .navigationBar:
      let navigation =
        presenter as? UINavigationController ?? presenter?.navigationController
      guard let navigation, !navigation.isNavigationBarHidden else { return screen - top }
      return screen - navigation.navigationBar.frame.maxY - 8
    }
  }

  private func points(_ values: [Behavior.HeightValue]) -> [CGFloat] {
    values.map {
      switch $0 {
      case .fixed(let value): return min(max(value, 0.0), screen)
      case .screenRatio(let value): return screen * min(max(value, 0.0), 1.0)
      case .childRatio(let value): return stubPreferredHeight * min(max(value, 0.0), 1.0)
      case .custom(let block): return block()
      }
    }.sorted()
  }

  public var stubMinimum: CGFloat {
    switch behavior.heightMode {
    case .fitContent: return max(stubPreferredHeight, 0)
    case .free(let minHeight, _, _): return minHeight ?? 0
    case .specific(let values, _): return points(values).first ?? 0
    }
  }

  public var stubMaximum: CGFloat {
    switch behavior.heightMode {
    case .fitContent(let limit): return min(stubPreferredHeight, value(of: limit))
    case .free(_, let maxHeight, let limit): return min(maxHeight ?? .infinity, value(of: limit))
    case .specific(let values, let limit):
      return min(points(values).last ?? .infinity, value(of: limit))
    }
  }

  /// All heights of the `specific` mode, cut by the limit.
  public var stubHeights: [CGFloat] {
    guard case .specific(let values, let limit) = behavior.heightMode else { return [] }
    return points(values).map { min($0, value(of: limit)) }
  }

  private var expectedHeight: CGFloat {
    switch behavior.heightMode {
    case .fitContent(let limit): return min(stubPreferredHeight, value(of: limit))
    case .free(let minHeight, let maxHeight, let limit):
      return min(max(stubHeight, minHeight ?? 0), min(maxHeight ?? .infinity, value(of: limit)))
    case .specific(let values, let limit):
      let nearest = points(values).min { abs($0 - stubHeight) < abs($1 - stubHeight) }
      return min(nearest ?? 0, value(of: limit))
    }
  }

  // MARK: Drags

  /// Drags by so many points downwards and lets go at so many points per second downwards.
  public func stubDrag(_ translation: CGFloat, velocity: CGFloat = 0) {
    if behavior.swipeMode == .none { return }
    let start = stubHeight
    let raw = start - translation
    if raw > stubMaximum {
      stubHeight = stubMaximum + behavior.elasticityFunction(raw - stubMaximum)
    } else if raw < stubMinimum {
      stubHeight = stubMinimum
    } else {
      stubHeight = raw
    }
    layOut()
    if translation > behavior.heightPercentageThresholdToDismiss * start
      || velocity > behavior.velocityThresholdToDismiss
    {
      if behavior.allowsSwipeToDismiss { return dismiss() }
      stubHeight = stubMinimum
    } else if case .specific = behavior.heightMode,
      velocity < -behavior.velocityThresholdToOpenAtMaxHeight
    {
      stubHeight = stubMaximum
    } else {
      stubHeight = expectedHeight
    }
    layOut()
  }

  public func stubTapOutside() {
    if behavior.forwardEventsToRearController || !behavior.canTouchDimmingBackgroundToDismiss {
      return
    }
    dismiss()
    bottomSheetInteractionDelegate?.bottomSheetInteractionDidTapOutside()
  }
}

extension UIViewController {
  public var bottomSheetController: BottomSheetController? { parent as? BottomSheetController }

  @discardableResult public func presentAsBottomSheet(
    _ controller: UIViewController, positionDelegate: BottomSheetPositionDelegate? = nil,
    bottomSheetInteractionDelegate: BottomSheetInteractionDelegate? = nil,
    theme: BottomSheetController.Theme = BottomSheetController.Theme(),
    behavior: BottomSheetController.Behavior = BottomSheetController.Behavior()
  ) -> BottomSheetController {
    let sheet = BottomSheetController(controller, theme, behavior)
    sheet.bottomSheetPositionDelegate = positionDelegate
    sheet.bottomSheetInteractionDelegate = bottomSheetInteractionDelegate
    sheet.presenter = self
    sheet.appear()
    return sheet
  }

  public func dismissBottomSheet(_ completion: (() -> Void)? = nil) {
    completion?()
  }
}
