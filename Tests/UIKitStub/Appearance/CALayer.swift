@MainActor open class CALayer {
  weak var view: UIView?
  open var cornerRadius: CGFloat = 0
  open var cornerCurve: CALayerCornerCurve = .circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var masksToBounds = false
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowPath: CGPath?
  private var shown: (frame: CGRect, opacity: Float)?

  init(of view: UIView?) { self.view = view }

  open var frame: CGRect { shown?.frame ?? view?.model ?? .zero }
  open var opacity: Float { shown?.opacity ?? Float(view?.opacity ?? 1) }

  /// What is on screen at the virtual clock's time.
  open func presentation() -> Self? {
    guard let view else { return nil }
    let layer = CALayer(of: view)
    layer.shown = (
      view.flight?.frame(of: view) ?? view.model,
      Float(view.flight?.alpha(of: view) ?? view.opacity)
    )
    return unsafeDowncast(layer, to: Self.self)
  }
}

public struct CALayerCornerCurve: RawRepresentable, Equatable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public final class CGPath: Sendable {
  public let stubRect: CGRect
  init(_ rect: CGRect) { stubRect = rect }
}

@MainActor open class UIBezierPath {
  public let cgPath: CGPath
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { cgPath = CGPath(rect) }
}

/// Seconds on the virtual clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> TimeInterval { StubTime.now }
