public import UIKit

/// As tall as its root view is said to be; nothing is drawn.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// What fits a width.
  public var stubHeight: (CGFloat) -> CGFloat = { _ in 0 }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open func sizeThatFits(in size: CGSize) -> CGSize {
    CGSize(width: size.width, height: stubHeight(size.width))
  }
}

@MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ controller: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("nothing is drawn here") }

  public static func dismantleUIViewController(
    _ controller: UIViewControllerType, coordinator: Coordinator
  ) {}
}

@MainActor public struct UIViewControllerRepresentableContext<Representable> {
  public init() {}
}
