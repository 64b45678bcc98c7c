#if canImport(UIKit)
  import UIKit

  /// Lets a person swipe back also where the navigation bar is hidden, which UIKit's own delegate does not.
  final class BackSwipes: NSObject, UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) {
      self.navigation = navigation
      super.init()
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard let navigation else { return false }
      return navigation.viewControllers.count > 1 && navigation.transitionCoordinator == nil
    }
  }
#endif
