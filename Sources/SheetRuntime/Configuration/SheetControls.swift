/// The names of one sheet's own header buttons, an enum whose raw values count from 0 in the order of
/// their first use.
public protocol SheetControls: RawRepresentable, Hashable, Sendable where RawValue == UInt16 {}

extension SheetControls {
  /// The control's identity within its sheet.
  @inlinable public var index: ControlIndex { ControlIndex(rawValue) }

  /// The control with an identity; `nil` when the sheet has fewer.
  @inlinable public init?(_ index: ControlIndex) {
    self.init(rawValue: index.rawValue)
  }
}
