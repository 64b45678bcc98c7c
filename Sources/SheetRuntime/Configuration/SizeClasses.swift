/// A set of size classes that must all hold; empty means everywhere.
@frozen public struct SizeClasses: OptionSet, Hashable, Sendable {
  /// One bit for each class: 1, 2, 4 and 8 in the order of the members.
  public var rawValue: UInt8

  /// The classes of a set of bits; others than the lowest four mean nothing.
  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A phone on its side.
  @inlinable public static var compactHeight: SizeClasses { SizeClasses(rawValue: 1) }
  /// A phone held upright, a tablet, an opened foldable.
  @inlinable public static var regularHeight: SizeClasses { SizeClasses(rawValue: 2) }
  /// A phone held upright, most phones on their side, a narrow split.
  @inlinable public static var compactWidth: SizeClasses { SizeClasses(rawValue: 4) }
  /// A tablet, a large phone on its side, an opened foldable.
  @inlinable public static var regularWidth: SizeClasses { SizeClasses(rawValue: 8) }
}
