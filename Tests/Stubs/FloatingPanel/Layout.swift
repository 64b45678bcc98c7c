// A stand-in for FloatingPanel 3.2.1: the public API that generated code uses, written anew from the signatures in Sources
// of that version (State, Layout, LayoutAnchoring, LayoutReferences, Behavior, SurfaceView, BackdropView, GrabberView,
// Controller). Labels, order, defaults and isolation are the library's, but that its protocols are Objective-C's there and
// their optional methods have defaults here; what is behind them is only as much as tests look at.
import UIKit

public class FloatingPanelState: NSObject, RawRepresentable {
  public typealias RawValue = String
  public let rawValue: RawValue
  public let order: Int

  public required init?(rawValue: RawValue) {
    order = 0
    self.rawValue = rawValue
    super.init()
  }

  public init(rawValue: RawValue, order: Int) {
    self.rawValue = rawValue
    self.order = order
    super.init()
  }

  public static let full = FloatingPanelState(rawValue: "full", order: 1000)
  public static let half = FloatingPanelState(rawValue: "half", order: 500)
  public static let tip = FloatingPanelState(rawValue: "tip", order: 100)
  public static let hidden = FloatingPanelState(rawValue: "hidden", order: 0)
}

public enum FloatingPanelPosition: Int { case top, left, bottom, right }
public enum FloatingPanelReferenceEdge: Int { case top, left, bottom, right }
public enum FloatingPanelLayoutReferenceGuide: Int {
  case superview = 0
  case safeArea = 1
}

@MainActor public protocol FloatingPanelLayoutAnchoring {
  var referenceGuide: FloatingPanelLayoutReferenceGuide { get }
  func layoutConstraints(
    _ fpc: FloatingPanelController, for position: FloatingPanelPosition
  ) -> [NSLayoutConstraint]
}

public final class FloatingPanelLayoutAnchor: NSObject, FloatingPanelLayoutAnchoring {
  let inset: CGFloat
  let isAbsolute: Bool
  public let referenceGuide: FloatingPanelLayoutReferenceGuide
  let referenceEdge: FloatingPanelReferenceEdge

  public init(
    absoluteInset: CGFloat, edge: FloatingPanelReferenceEdge,
    referenceGuide: FloatingPanelLayoutReferenceGuide
  ) {
    inset = absoluteInset
    self.referenceGuide = referenceGuide
    referenceEdge = edge
    isAbsolute = true
  }

  public init(
    fractionalInset: CGFloat, edge: FloatingPanelReferenceEdge,
    referenceGuide: FloatingPanelLayoutReferenceGuide
  ) {
    inset = fractionalInset
    self.referenceGuide = referenceGuide
    referenceEdge = edge
    isAbsolute = false
  }

  public func layoutConstraints(
    _ fpc: FloatingPanelController, for position: FloatingPanelPosition
  ) -> [NSLayoutConstraint] { [] }

  /// Where the surface's top is, by the library's formula.
  func position(in bounds: CGRect, _ safeArea: UIEdgeInsets) -> CGFloat {
    let isSafe = referenceGuide == .safeArea
    let top = bounds.minY + (isSafe ? safeArea.top : 0)
    let bottom = bounds.maxY - (isSafe ? safeArea.bottom : 0)
    let way = isAbsolute ? inset : (bottom - top) * inset
    switch referenceEdge {
    case .top: return top + way
    case .bottom: return bottom - way
    case .left, .right: fatalError("Unsupported reference edges")
    }
  }
}

@MainActor public protocol FloatingPanelLayout: AnyObject {
  var position: FloatingPanelPosition { get }
  var initialState: FloatingPanelState { get }
  var anchors: [FloatingPanelState: FloatingPanelLayoutAnchoring] { get }
  func backdropAlpha(for state: FloatingPanelState) -> CGFloat
}

open class FloatingPanelBottomLayout: NSObject, FloatingPanelLayout {
  public override init() { super.init() }

  open var initialState: FloatingPanelState { .half }
  open var anchors: [FloatingPanelState: FloatingPanelLayoutAnchoring] {
    [
      .full: FloatingPanelLayoutAnchor(
        absoluteInset: 18.0, edge: .top, referenceGuide: .safeArea),
      .half: FloatingPanelLayoutAnchor(
        fractionalInset: 0.5, edge: .bottom, referenceGuide: .safeArea),
      .tip: FloatingPanelLayoutAnchor(
        absoluteInset: 69.0, edge: .bottom, referenceGuide: .safeArea),
    ]
  }
  open var position: FloatingPanelPosition { .bottom }
  open func backdropAlpha(for state: FloatingPanelState) -> CGFloat { state == .full ? 0.3 : 0.0 }
}

@MainActor public protocol FloatingPanelBehavior {
  var springDecelerationRate: CGFloat { get }
  var springResponseTime: CGFloat { get }
  var momentumProjectionRate: CGFloat { get }
  func redirectionalProgress(
    _ fpc: FloatingPanelController, from: FloatingPanelState, to: FloatingPanelState
  ) -> CGFloat
  func allowsRubberBanding(for edge: UIRectEdge) -> Bool
}

open class FloatingPanelDefaultBehavior: FloatingPanelBehavior {
  public init() {}

  open var springDecelerationRate: CGFloat { 0.991 }
  open var springResponseTime: CGFloat { 0.4 }
  open var momentumProjectionRate: CGFloat { 0.998 }
  open func redirectionalProgress(
    _ fpc: FloatingPanelController, from: FloatingPanelState, to: FloatingPanelState
  ) -> CGFloat { 0.5 }
  open func allowsRubberBanding(for edge: UIRectEdge) -> Bool { false }
}
