/// How a finger on a scroll view inside a sheet is shared between the two.
///
/// Every point of its movement goes to the sheet or to the content, decided anew at every event, so that
/// both may move in turn within one drag. The content's offset is 0 with its top in sight.
@frozen public struct ScrollHandover: Equatable, Sendable {
  /// What a finger's movement became.
  @frozen public struct Share: Equatable, Sendable {
    /// Points upwards.
    public var sheet: Double
    /// Where the content has to be put; `nil` where it moved on its own.
    public var offset: Double?

    /// A share of points upwards, and an offset for the content or `nil`.
    public init(sheet: Double, offset: Double?) {
      self.sheet = sheet
      self.offset = offset
    }
  }

  /// How far the sheet may be moved, in points above the bottom safe area.
  @frozen public struct Room: Equatable, Sendable {
    /// Where it is.
    public var position: Double
    /// The lowest and the highest position for this finger now.
    public var floor: Double
    /// The highest position for this finger now.
    public var ceiling: Double
    /// Half a pixel, in points.
    public var tolerance: Double

    /// The room between two positions, the floor no higher than the ceiling.
    public init(position: Double, floor: Double, ceiling: Double, tolerance: Double) {
      self.position = position
      self.floor = floor
      self.ceiling = ceiling
      self.tolerance = tolerance
    }
  }

  /// The content's offset after the last event.
  public var offset: Double
  /// The finger's translation at the last event, in points downwards.
  public var translation = 0.0
  /// The last movement went to the sheet, all of it.
  public var isSheetMoving = false

  /// The begin of a drag on content that is scrolled by so many points.
  public init(offset: Double) {
    self.offset = offset
  }

  /// Shares a movement: upwards the sheet goes first as far as it may, downwards the content.
  public mutating func share(offset reported: Double, translation: Double, room: Room) -> Share {
    let movement = translation - self.translation
    self.translation = translation
    if movement == 0 {
      // The scroll view reports what was done to it, or bounces.
      if isSheetMoving { return Share(sheet: 0, offset: offset) }
      offset = reported
      return Share(sheet: 0, offset: nil)
    }
    let rest = max(offset, 0)
    let isUp = movement < 0
    let distance = isUp ? -movement : movement
    let space = isUp ? room.ceiling - room.position : room.position - room.floor
    let content = isUp || rest <= room.tolerance ? 0 : min(distance, rest)
    let sheet = space <= room.tolerance ? 0 : min(distance - content, space)
    // A content that bounces at its top comes back first.
    let isBouncing = isUp && offset < -room.tolerance
    guard sheet > 0, !isBouncing else {
      offset = reported
      isSheetMoving = false
      return Share(sheet: 0, offset: nil)
    }
    let left = distance - sheet
    offset = isUp ? rest + left : 0
    isSheetMoving = left - content <= room.tolerance
    return Share(sheet: isUp ? sheet : -sheet, offset: offset)
  }
}
