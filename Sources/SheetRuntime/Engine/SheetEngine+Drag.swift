extension SheetEngine {
  /// A finger's hold of a sheet.
  @frozen public struct Drag: Equatable, Sendable {
    /// What the finger is on.
    @frozen public enum Source: Equatable, Sendable {
      /// A moving sheet that it stopped; it has not moved yet.
      case hold
      /// The sheet itself, at any part that drags it.
      case sheet
      /// A scroll view in the content, with which the movement is shared.
      case scrollView(ScrollHandover)
    }

    /// What the finger is on; a hold may become one of the others.
    public var source: Source
    /// Where the sheet stood, or was going to.
    public var origin: Rest
    /// Height of the sheet's top edge when the finger took hold, in points above the bottom safe area.
    public var start: Double
    /// Where the top edge would be without resistance.
    public var raw: Double
    /// The finger's last translation, in points downwards.
    public var translation: Double
    /// Points past an end, positive above, that the sheet already was when the finger took hold.
    public var carried: Double
    /// The sheet stood still and has not been moved since.
    public var isStill: Bool

    init(_ source: Source, from origin: Rest, at position: Double, isStill: Bool) {
      self.source = source
      self.origin = origin
      self.isStill = isStill
      start = position
      raw = position
      translation = 0
      carried = 0
    }
  }
}
