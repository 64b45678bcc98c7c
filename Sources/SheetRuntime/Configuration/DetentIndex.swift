/// Identity of a detent within its sheet: its place in the order the sheet declares its ids.
///
/// The order counts the sheet first and then its variants, and never changes by sorting. Names live in
/// the generated code, so that the engine compares small integers and no text.
@frozen public struct DetentIndex: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The place, from 0; the cases of the sheet's `SheetDetents` count alike.
  public var rawValue: UInt16

  /// The identity of the detent at a place, from 0.
  @inlinable public init(_ rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The identity of the detent at a place, from 0.
  @inlinable public init(integerLiteral value: UInt16) {
    rawValue = value
  }
}
