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
