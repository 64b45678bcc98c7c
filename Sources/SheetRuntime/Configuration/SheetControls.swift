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

  public static func == (left: Self, right: Self) -> Bool { left.index == right.index }

  public static func != (left: Self, right: Self) -> Bool { left.index != right.index }

  public func hash(into hasher: inout Hasher) { index.hash(into: &hasher) }
}

extension SheetControls where Self: Equatable {
  public static func != (left: Self, right: Self) -> Bool { left.index != right.index }
}
