/// What a sheet is where all of some size classes hold.
@frozen public struct SheetVariant: Hashable, Sendable {
  /// All of them must hold.
  public var when: SizeClasses
  /// Whole, not a difference.
  public var configuration: SheetConfiguration

  /// What a sheet is where all of those size classes hold.
  @inlinable public init(_ when: SizeClasses, _ configuration: SheetConfiguration) {
    self.when = when
    self.configuration = configuration
  }
}
