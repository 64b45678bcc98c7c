import UIKit

/// Shows the gallery in every scene; the app's `Info.plist` names it as the delegate of its scenes.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: GalleryController())
    window.makeKeyAndVisible()
    self.window = window
  }
}
