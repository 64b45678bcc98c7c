/// What a sheet is where all of some size classes hold.
@frozen public struct SheetVariant: Hashable, Sendable {
  public var when: SizeClasses
  /// Whole, not a difference.
  public var configuration: SheetConfiguration

  @inlinable public init(_ when: SizeClasses, _ configuration: SheetConfiguration) {
    self.when = when
    self.configuration = configuration
  }
}
