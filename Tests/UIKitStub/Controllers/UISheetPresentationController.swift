// UIKit's sheets, from Apple's documentation and headers of iOS 15 to 26.1. Heights resolve by what others have
// measured: 0.56 of the most for the half height (0.63 on screens of up to 568 points), custom heights above the
// bottom safe area, identifiers that nothing has meaning the smallest height and everything dimmed.
@available(iOS 15.0, *)
@MainActor open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var sourceView: UIView?
  @available(iOS 17.0, *)
  open var prefersPageSizing: Bool {
    get { stubPageSizing }
    set { stubPageSizing = newValue }
  }
  private var stubPageSizing = true
  /// What it is presented in, for sheets that nobody presents.
  public var stubContainer: UIView? {
    get { containerView }
    set { containerView = newValue }
  }
  /// How often heights were asked for again.
  public private(set) var stubInvalidations = 0

  @available(iOS 16.0, *)
  open func invalidateDetents() { stubInvalidations += 1 }

  open func animateChanges(_ changes: () -> Void) { changes() }

  @MainActor open class Detent {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    let stubIdentifier: Identifier
    private let resolver: (StubDetentContext) -> CGFloat?

    init(_ identifier: Identifier, _ resolver: @escaping (StubDetentContext) -> CGFloat?) {
      stubIdentifier = identifier
      self.resolver = resolver
    }

    @available(iOS 16.0, *)
    open var identifier: Identifier { stubIdentifier }

    public class func medium() -> Detent {
      Detent(.medium) { context in
        if context.containerTraitCollection.verticalSizeClass == .compact { return nil }
        return context.maximumDetentValue * (context.stubContainerHeight > 568 ? 0.56 : 0.63)
      }
    }

    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    @available(iOS 16.0, *)
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("random")) { resolver($0) }
    }

    @available(iOS 16.0, *)
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      (context as? StubDetentContext).flatMap { resolver($0) }
    }
  }
}

@available(iOS 16.0, *)
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// What heights are resolved in.
@MainActor public final class StubDetentContext {
  public let containerTraitCollection: UITraitCollection
  public let maximumDetentValue: CGFloat
  public let stubContainerHeight: CGFloat

  public init(traits: UITraitCollection, maximum: CGFloat, container: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    stubContainerHeight = container
  }
}

@available(iOS 16.0, *)
extension StubDetentContext: UISheetPresentationControllerDetentResolutionContext {}

@available(iOS 15.0, *)
@MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController)
}

@available(iOS 15.0, *)
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// There for page and form sheets alone; a presentation of its own for each until it is presented.
  @available(iOS 15.0, *)
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
