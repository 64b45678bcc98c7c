/// The names of the heights that the app reports for one sheet, an enum whose raw values count from 0 in
/// the order of their first use.
public protocol SheetMeasures: RawRepresentable, Hashable, Sendable where RawValue == UInt16 {}

extension SheetMeasures {
  /// The measure's identity within its sheet.
  @inlinable public var index: MeasureIndex { MeasureIndex(rawValue) }

  /// The measure with an identity; `nil` when the sheet has fewer.
  @inlinable public init?(_ index: MeasureIndex) {
    self.init(rawValue: index.rawValue)
  }
}
