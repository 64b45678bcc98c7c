/// What the sheets of a file need beside their own types, printed once behind them.
struct SharedCode: OptionSet, Sendable {
  let rawValue: UInt32

  // MARK: What a sheet stands in

  /// `SheetcContainer`: what a sheet stands in.
  static let container = SharedCode(rawValue: 1 << 0)
  /// A container knows of the navigation bar in it.
  static let navigationBar = SharedCode(rawValue: 1 << 1)
  /// A container knows how wide it is.
  static let width = SharedCode(rawValue: 1 << 2)
  /// A container is the sheet's own view, rather than a window.
  static let filled = SharedCode(rawValue: 1 << 3)
  /// The limit of some sheet is the safe area.
  static let room = SharedCode(rawValue: 1 << 4)
  /// The limit of some sheet is the top of what it stands in.
  static let roomToTop = SharedCode(rawValue: 1 << 5)

  // MARK: Where it rests

  /// `SheetcStops`: where a sheet rests.
  static let stops = SharedCode(rawValue: 1 << 6)
  /// Some detent of the stops is not active everywhere.
  static let activity = SharedCode(rawValue: 1 << 7)
  /// The place of a detent among the stops can be found.
  static let places = SharedCode(rawValue: 1 << 8)
  /// The stop nearest to a height can be found.
  static let nearest = SharedCode(rawValue: 1 << 9)
  /// A height of the stops can be found by its detent.
  static let heights = SharedCode(rawValue: 1 << 10)
  /// The detent that a sheet has been taken to can be found.
  static let reached = SharedCode(rawValue: 1 << 11)
  /// The sheet that some content is in can be found.
  static let search = SharedCode(rawValue: 1 << 12)

  // MARK: Where a finger takes it

  /// `SheetcReach`: the stops that a finger reaches.
  static let reach = SharedCode(rawValue: 1 << 13)
  /// The next of them above a height can be found.
  static let above = SharedCode(rawValue: 1 << 14)
  /// The next of them below a height can be found.
  static let below = SharedCode(rawValue: 1 << 15)
  static let highest = SharedCode(rawValue: 1 << 16)
  static let lowest = SharedCode(rawValue: 1 << 17)
  /// `SheetcTapView`: tells of touches.
  static let taps = SharedCode(rawValue: 1 << 18)

  // MARK: What only one library needs

  /// LBBottomSheet's delegate has detents to open at and to move to.
  static let moves = SharedCode(rawValue: 1 << 19)
  /// LBBottomSheet's delegate keeps drags from detents that code alone goes to.
  static let calls = SharedCode(rawValue: 1 << 20)
  /// LBBottomSheet's delegate says what is seen of a drag past the end.
  static let rubberBand = SharedCode(rawValue: 1 << 21)
  /// PanModal's content is measured.
  static let fitting = SharedCode(rawValue: 1 << 22)
  /// OverlayContainer is told what a drag past the ends feels like.
  static let translation = SharedCode(rawValue: 1 << 23)
  /// OverlayContainer is told whether a finger has dismissed the sheet.
  static let dismissal = SharedCode(rawValue: 1 << 24)
}
