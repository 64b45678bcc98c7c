/// Identity of a height that the app reports, its place in the order the sheet first uses its name.
@frozen public struct MeasureIndex: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public var rawValue: UInt16

  @inlinable public init(_ rawValue: UInt16) {
    self.rawValue = rawValue
  }

  @inlinable public init(integerLiteral value: UInt16) {
    rawValue = value
  }
}
