// As much of Foundation as SheetUIKit, the stubs and generated code need to be type-checked for iOS on Linux.

public typealias TimeInterval = Double
public typealias CGFloat = Double

public struct CGPoint: Equatable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public static var zero: CGPoint { CGPoint(x: 0, y: 0) }
}

public struct CGSize: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
  public static var zero: CGSize { CGSize(width: 0, height: 0) }
}

public struct CGRect: Equatable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var minX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var midX: CGFloat { origin.x + width / 2 }
  public var midY: CGFloat { origin.y + height / 2 }
  public var maxX: CGFloat { origin.x + width }
  public var maxY: CGFloat { origin.y + height }
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  public func contains(_ point: CGPoint) -> Bool { false }
  public func intersects(_ other: CGRect) -> Bool { false }
  public func intersection(_ other: CGRect) -> CGRect { self }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
}

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
}

open class NSCoder: NSObject {}
open class OperationQueue: NSObject {}

open class Bundle: NSObject {
  nonisolated(unsafe) public static let main = Bundle()
  public func localizedString(forKey key: String, value: String?, table: String?) -> String { key }
}

public struct Notification {
  public struct Name {
    public init(_ name: String) {}
  }
  public var userInfo: [String: Any]?
}

open class NotificationCenter: NSObject {
  nonisolated(unsafe) public static let `default` = NotificationCenter()
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using body: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol { self }
  public func removeObserver(_ observer: Any) {}
}

open class RunLoop: NSObject {
  public enum Mode { case common }
  nonisolated(unsafe) public static let main = RunLoop()
}

public func exp(_ x: Double) -> Double { x }
public func cos(_ x: Double) -> Double { x }
public func sin(_ x: Double) -> Double { x }
public func pow(_ x: Double, _ y: Double) -> Double { x }
public func log(_ x: Double) -> Double { x }
public func log2(_ x: Double) -> Double { x }
public func log10(_ x: Double) -> Double { x }

/// Of `_Concurrency`, which is not there.
public enum MainActor {
  public static func assumeIsolated<Result>(_ operation: () -> Result) -> Result { operation() }
}
