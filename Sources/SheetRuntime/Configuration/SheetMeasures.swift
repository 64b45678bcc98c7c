/// The names of the heights that the app reports for one sheet: an enum like `SheetDetents`, its cases in the order of
/// their first use.
public protocol SheetMeasures: Sendable {}

extension SheetMeasures {
  /// The measure's identity within its sheet.
  public var index: MeasureIndex { MeasureIndex(EnumeratedCase.place(of: self)) }
}
