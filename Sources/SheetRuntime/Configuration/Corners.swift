/// A set of a rectangle's corners.
@frozen public struct Corners: OptionSet, Hashable, Sendable {
  /// One bit for each corner: 1, 2, 4 and 8 in the order of the members.
  public var rawValue: UInt8

  /// The corners of a set of bits; others than the lowest four mean nothing.
  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// At the top, where text begins.
  @inlinable public static var topLeading: Corners { Corners(rawValue: 1) }
  /// At the top, where text ends.
  @inlinable public static var topTrailing: Corners { Corners(rawValue: 2) }
  /// At the bottom, where text begins.
  @inlinable public static var bottomLeading: Corners { Corners(rawValue: 4) }
  /// At the bottom, where text ends.
  @inlinable public static var bottomTrailing: Corners { Corners(rawValue: 8) }
  /// Both corners at the top.
  @inlinable public static var top: Corners { Corners(rawValue: 3) }
}
