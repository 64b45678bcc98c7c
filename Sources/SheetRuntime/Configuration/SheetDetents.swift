/// The ids of one sheet's detents: an enum without payloads, its cases in the order of declaration.
///
///     enum CartDetents: SheetDetents {
///       case peek
///       case full
///       case _never(Never)
///     }
///
/// `String(describing:)` of an id is its name. The last case is one that nothing can be, and a `switch` leaves it out.
/// With it Swift does not write `Hashable` for every such enum, which would take longer to compile than all else of a
/// sheet; where an app needs it, `extension CartDetents: Hashable {}` is enough.
public protocol SheetDetents: Sendable {
  /// Names of the heights that the app reports for the sheet.
  associatedtype Measures: SheetMeasures = NoMeasures
}

extension SheetDetents {
  /// The id's identity within its sheet; `Sheet.detent(at:)` is the way back.
  public var index: DetentIndex { DetentIndex(EnumeratedCase.place(of: self)) }

  /// The id of a detent of a sheet with these ids, which is not checked; `nil` for `NoDetents`.
  public init?(unchecked index: DetentIndex) {
    guard let id: Self = EnumeratedCase.at(index.rawValue) else { return nil }
    self = id
  }

  /// The same id; an enum need not be `Equatable` for it.
  public static func == (left: Self, right: Self) -> Bool { left.index == right.index }

  /// Another id.
  public static func != (left: Self, right: Self) -> Bool { left.index != right.index }

  /// Feeds the place of the id; makes `Hashable` an empty extension.
  public func hash(into hasher: inout Hasher) { index.hash(into: &hasher) }
}

extension SheetDetents where Self: Equatable {
  /// Another id.
  public static func != (left: Self, right: Self) -> Bool { left.index != right.index }
}
