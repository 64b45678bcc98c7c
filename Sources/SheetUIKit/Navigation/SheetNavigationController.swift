#if canImport(UIKit)
  public import UIKit

  /// A navigation controller for a sheet's content: the sheet's height follows the top screen, together with
  /// the push or pop that brings it.
  ///
  /// Its delegate is its owner's. A person may swipe back also where its bar is hidden. An interactive pop that is taken back brings the height back.
  open class SheetNavigationController: UINavigationController {
    private weak var measuredTop: UIViewController?
    private lazy var backSwipes = BackSwipes(self)

    open override func viewDidLoad() {
      super.viewDidLoad()
      interactivePopGestureRecognizer?.delegate = backSwipes
    }

    open override func pushViewController(_ controller: UIViewController, animated: Bool) {
      super.pushViewController(controller, animated: animated)
      topMayHaveChanged()
    }

    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
      let popped = super.popViewController(animated: animated)
      topMayHaveChanged()
      return popped
    }

    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
      let popped = super.popToRootViewController(animated: animated)
      topMayHaveChanged()
      return popped
    }

    @discardableResult
    open override func popToViewController(
      _ controller: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      let popped = super.popToViewController(controller, animated: animated)
      topMayHaveChanged()
      return popped
    }

    open override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
      super.setViewControllers(controllers, animated: animated)
      topMayHaveChanged()
    }

    open override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      topMayHaveChanged()
    }

    open override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      guard container === topViewController else { return }
      sheetController?.invalidateSheetHeights(animated: true)
    }

    private func topMayHaveChanged() {
      guard let top = topViewController, top !== measuredTop else { return }
      let isFirst = measuredTop == nil
      measuredTop = top
      guard let sheetController else { return }
      sheetController.updateNavigation()
      if isFirst { return }
      // The sheet moves once a person who swipes back has made up their mind.
      if let coordinator = transitionCoordinator, coordinator.isInteractive {
        coordinator.notifyWhenInteractionChanges { [weak self] context in
          self?.swipeEnded(context.isCancelled)
        }
      } else {
        sheetController.invalidateSheetHeights(animated: true)
      }
    }

    private func swipeEnded(_ isCancelled: Bool) {
      measuredTop = topViewController
      sheetController?.updateNavigation()
      if !isCancelled { sheetController?.invalidateSheetHeights(animated: true) }
    }
  }
#endif
