/// The edge below which a sheet's limit lies.
@frozen public enum LimitEdge: UInt8, Hashable, Sendable {
  /// The top of the safe area.
  case safeArea
  /// The bottom of a visible navigation bar, the safe area where there is none.
  case navigationBar
  /// The container's top edge.
  case container
}
