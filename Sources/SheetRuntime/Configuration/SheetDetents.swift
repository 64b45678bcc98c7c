/// The ids of one sheet's detents, an enum whose raw values count from 0 in the order of declaration.
///
/// `String(describing:)` of an id is its name.
public protocol SheetDetents: RawRepresentable, Hashable, Sendable where RawValue == UInt16 {
  /// Names of the heights that the app reports for the sheet.
  associatedtype Measures: SheetMeasures = NoMeasures
}

extension SheetDetents {
  /// The id's identity within its sheet.
  @inlinable public var index: DetentIndex { DetentIndex(rawValue) }

  /// The id with an identity; `nil` when the sheet has fewer.
  @inlinable public init?(_ index: DetentIndex) {
    self.init(rawValue: index.rawValue)
  }
}
