@MainActor open class UIScene {
  public final class ConnectionOptions {}
  public init() {}
}

@MainActor open class UIWindowScene: UIScene {
  public let screen = UIScreen.main
}
@MainActor open class UISceneSession {}

@MainActor public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
}
