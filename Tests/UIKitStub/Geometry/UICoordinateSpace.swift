@MainActor public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  /// The rectangle in the coordinates of the space's outermost ancestor; stands for UIKit's conversions.
  func stubConvertToRoot(_ rect: CGRect) -> CGRect
}
