// A stand-in for FloatingPanel 3.2.1: the public API that generated code uses, written anew from the signatures in Sources of
// scenee/FloatingPanel. Read there, at the last commits whose text is public, between 3.0 and 3.2: Controller, Layout,
// LayoutAnchoring, LayoutProperties, Behavior, State, SurfaceView, BackdropView, GrabberView, Core. Labels, order and defaults
// are the library's. So is isolation: its protocols do not say that they are of the main actor (a branch for Swift 6, which
// no release has, does; generated code compiles with either). Two things differ: its protocols are Objective-C's and their
// optional methods have defaults here; and what is behind it all is only as much as tests look at.
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

public protocol FloatingPanelLayoutAnchoring {
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
    _ vc: FloatingPanelController, for position: FloatingPanelPosition
  ) -> [NSLayoutConstraint] { [] }

  /// What it was made with, for tests: `fractional 0.5 bottom safeArea`.
  public var stubWords: String {
    "\(isAbsolute ? "absolute" : "fractional") \(inset) \(referenceEdge) \(referenceGuide)"
  }

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

public enum FloatingPanelLayoutContentBoundingGuide: Int {
  case none = 0
  case superview = 1
  case safeArea = 2
}

public final class FloatingPanelIntrinsicLayoutAnchor: NSObject, FloatingPanelLayoutAnchoring {
  let offset: CGFloat
  let isAbsolute: Bool
  public let referenceGuide: FloatingPanelLayoutReferenceGuide

  public init(
    absoluteOffset: CGFloat, referenceGuide: FloatingPanelLayoutReferenceGuide = .safeArea
  ) {
    offset = absoluteOffset
    self.referenceGuide = referenceGuide
    isAbsolute = true
  }

  public init(
    fractionalOffset: CGFloat, referenceGuide: FloatingPanelLayoutReferenceGuide = .safeArea
  ) {
    offset = fractionalOffset
    self.referenceGuide = referenceGuide
    isAbsolute = false
  }

  public func layoutConstraints(
    _ vc: FloatingPanelController, for position: FloatingPanelPosition
  ) -> [NSLayoutConstraint] { [] }

  /// Where the surface's top is, by the library's formula.
  func position(in bounds: CGRect, _ safeArea: UIEdgeInsets, content: CGFloat) -> CGFloat {
    let bottom = bounds.maxY - (referenceGuide == .safeArea ? safeArea.bottom : 0)
    return bottom - content + (isAbsolute ? offset : content * offset)
  }
}

public final class FloatingPanelAdaptiveLayoutAnchor: NSObject, FloatingPanelLayoutAnchoring {
  let offset: CGFloat
  let isAbsolute: Bool
  let contentLayoutGuide: UILayoutGuide
  public let referenceGuide: FloatingPanelLayoutReferenceGuide
  public let contentBoundingGuide: FloatingPanelLayoutContentBoundingGuide

  public init(
    absoluteOffset: CGFloat, contentLayout: UILayoutGuide,
    referenceGuide: FloatingPanelLayoutReferenceGuide,
    contentBoundingGuide: FloatingPanelLayoutContentBoundingGuide = .none
  ) {
    offset = absoluteOffset
    contentLayoutGuide = contentLayout
    self.referenceGuide = referenceGuide
    self.contentBoundingGuide = contentBoundingGuide
    isAbsolute = true
  }

  public init(
    fractionalOffset: CGFloat, contentLayout: UILayoutGuide,
    referenceGuide: FloatingPanelLayoutReferenceGuide,
    contentBoundingGuide: FloatingPanelLayoutContentBoundingGuide = .none
  ) {
    offset = fractionalOffset
    contentLayoutGuide = contentLayout
    self.referenceGuide = referenceGuide
    self.contentBoundingGuide = contentBoundingGuide
    isAbsolute = false
  }

  public func layoutConstraints(
    _ vc: FloatingPanelController, for position: FloatingPanelPosition
  ) -> [NSLayoutConstraint] { [] }

  /// Where the surface's top is, by the library's formula.
  @MainActor func position(in bounds: CGRect, _ safeArea: UIEdgeInsets) -> CGFloat {
    let content = contentLayoutGuide.layoutFrame.height
    let bottom = bounds.maxY - (referenceGuide == .safeArea ? safeArea.bottom : 0)
    let least =
      switch contentBoundingGuide {
      case .none: -CGFloat.infinity
      case .superview: bounds.minY
      case .safeArea: bounds.minY + safeArea.top
      }
    return max(bottom - content + (isAbsolute ? offset : content * offset), least)
  }
}

public protocol FloatingPanelLayout: AnyObject {
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

public protocol FloatingPanelBehavior {
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
