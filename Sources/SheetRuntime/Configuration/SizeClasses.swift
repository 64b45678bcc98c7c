/// A set of size classes that must all hold; empty means everywhere.
@frozen public struct SizeClasses: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  @inlinable public static var compactHeight: SizeClasses { SizeClasses(rawValue: 1) }
  @inlinable public static var regularHeight: SizeClasses { SizeClasses(rawValue: 2) }
  @inlinable public static var compactWidth: SizeClasses { SizeClasses(rawValue: 4) }
  @inlinable public static var regularWidth: SizeClasses { SizeClasses(rawValue: 8) }
}
