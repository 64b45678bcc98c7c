/// What the sheets of a file need beside their own types, printed once behind them.
struct SharedCode: OptionSet, Sendable {
  let rawValue: UInt8

  /// `SheetcContainer`: what a sheet stands in.
  static let container = SharedCode(rawValue: 1 << 0)
  /// A container knows of the navigation bar in it.
  static let navigationBar = SharedCode(rawValue: 1 << 1)
  /// `SheetcStops`: where a sheet rests.
  static let stops = SharedCode(rawValue: 1 << 2)
  /// A height of the stops can be found by its detent.
  static let places = SharedCode(rawValue: 1 << 3)
  /// LBBottomSheet's delegate has detents to open at and to move to.
  static let moves = SharedCode(rawValue: 1 << 6)
  /// LBBottomSheet's delegate keeps drags from detents that code alone goes to.
  static let calls = SharedCode(rawValue: 1 << 4)
  /// LBBottomSheet's delegate says what is seen of a drag past the end.
  static let rubberBand = SharedCode(rawValue: 1 << 5)
  /// PanModal's content is measured.
  static let fitting = SharedCode(rawValue: 1 << 7)
}
