/// A sheet as the app names it: what it is in every size class, typed by its own detents and controls.
///
/// The compiler writes one such constant per sheet. The types are not stored, they keep a detent of one
/// sheet from being used with another.
@frozen public struct Sheet<Detents: SheetDetents, Controls: SheetControls>: Hashable, Sendable {
  /// What the sheet is where no variant says otherwise.
  public var configuration: SheetConfiguration
  /// From the least to the most specific; of those that hold, the last one counts.
  public var variants: [SheetVariant]

  @inlinable public init(_ configuration: SheetConfiguration, variants: [SheetVariant] = []) {
    self.configuration = configuration
    self.variants = variants
  }

  /// What the sheet is in a container of these size classes.
  @inlinable public func configuration(in sizeClasses: SizeClasses) -> SheetConfiguration {
    variants.last { sizeClasses.isSuperset(of: $0.when) }?.configuration ?? configuration
  }
}
