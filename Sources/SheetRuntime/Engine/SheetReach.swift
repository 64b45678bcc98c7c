/// The heights a sheet moves between in its present layout, in points above the bottom safe area.
@frozen public struct SheetReach: Equatable, Sendable {
  /// The lowest and the highest place to rest; the keyboard is counted in.
  public var smallest = 0.0
  /// The highest place to rest; resistance and springs may show it above.
  public var largest = 0.0
  /// Where the sheet is wholly out of sight; 0 or less.
  public var hidden = 0.0
  /// Up to here touches reach what lies behind: negative infinity for nowhere, infinity for everywhere.
  public var passing = -Double.infinity
  /// The next place to rest above `passing`.
  public var firstBlocking = 0.0
  /// Below here the dimming fades until the sheet is out of sight.
  public var fading = 0.0
  /// The smallest detent's own height, keyboard or not.
  public var smallestDetent = 0.0
  /// Half a pixel: heights no further apart are the same.
  public var tolerance = 0.25

  /// Of a sheet without any detent, in no container.
  public init() {}

  /// Height and translation of a sheet whose top edge is at a position.
  public func frame(at position: Double) -> SheetFrame {
    position < smallest
      ? SheetFrame(height: smallest, translation: smallest - position)
      : SheetFrame(height: position, translation: 0)
  }

  /// Whether touches reach what lies behind a sheet whose top edge is there, or that is out of
  /// sight.
  public func isPassing(at position: Double) -> Bool {
    position <= passing + tolerance || position <= hidden + tolerance
  }
}
