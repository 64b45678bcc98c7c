/// Identity of a height that the app reports, its place in the order the sheet first uses its name.
@frozen public struct MeasureIndex: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The place, from 0; the cases of the sheet's `SheetMeasures` count alike.
  public var rawValue: UInt16

  /// The identity of the height at a place, from 0.
  @inlinable public init(_ rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The identity of the height at a place, from 0.
  @inlinable public init(integerLiteral value: UInt16) {
    rawValue = value
  }
}
