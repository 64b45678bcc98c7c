/// The band across a display that bends, in points of the window.
package struct DeviceFold: Hashable, Sendable {
  package enum Axis: UInt8, Sendable {
    /// The band lies across: `start` and `end` are heights from the top.
    case horizontal
    /// The band stands upright: `start` and `end` are distances from the left.
    case vertical
  }

  package var axis: Axis
  package var start: Double
  package var end: Double
  /// The device is partly folded, so that nothing should lie on the band.
  package var isActive: Bool
}
