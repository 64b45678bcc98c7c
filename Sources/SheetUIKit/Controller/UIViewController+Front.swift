#if canImport(UIKit)
  import UIKit

  extension UIViewController {
    /// The navigation controller that shows this screen, or that it shows.
    var frontNavigationController: UINavigationController? {
      if let navigation = self as? UINavigationController { return navigation }
      if let tabs = self as? UITabBarController {
        return tabs.selectedViewController?.frontNavigationController
      }
      return navigationController
    }
  }
#endif
