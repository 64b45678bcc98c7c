/// Identity of a header button's own action, its place in the order the sheet first uses its name.
@frozen public struct ControlIndex: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The place, from 0; the cases of the sheet's `SheetControls` count alike.
  public var rawValue: UInt16

  /// The identity of the action at a place, from 0.
  @inlinable public init(_ rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The identity of the action at a place, from 0.
  @inlinable public init(integerLiteral value: UInt16) {
    rawValue = value
  }
}
