/// A set of a rectangle's corners.
@frozen public struct Corners: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  @inlinable public static var topLeading: Corners { Corners(rawValue: 1) }
  @inlinable public static var topTrailing: Corners { Corners(rawValue: 2) }
  @inlinable public static var bottomLeading: Corners { Corners(rawValue: 4) }
  @inlinable public static var bottomTrailing: Corners { Corners(rawValue: 8) }
  @inlinable public static var top: Corners { Corners(rawValue: 3) }
}
