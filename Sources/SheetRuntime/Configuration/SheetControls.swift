/// The names of one sheet's own header buttons: an enum like `SheetDetents`, its cases in the order of their first use.
public protocol SheetControls: Sendable {}

extension SheetControls {
  /// The control's identity within its sheet; `Sheet.control(at:)` is the way back.
  public var index: ControlIndex { ControlIndex(EnumeratedCase.place(of: self)) }

  /// The name of a button of a sheet with these names, which is not checked; `nil` for `NoControls`.
  public init?(unchecked index: ControlIndex) {
    guard let control: Self = EnumeratedCase.at(index.rawValue) else { return nil }
    self = control
  }

  /// The same name; an enum need not be `Equatable` for it.
  public static func == (left: Self, right: Self) -> Bool { left.index == right.index }

  /// Another name.
  public static func != (left: Self, right: Self) -> Bool { left.index != right.index }

  /// Feeds the place of the name; makes `Hashable` an empty extension.
  public func hash(into hasher: inout Hasher) { index.hash(into: &hasher) }
}

extension SheetControls where Self: Equatable {
  /// Another name.
  public static func != (left: Self, right: Self) -> Bool { left.index != right.index }
}
