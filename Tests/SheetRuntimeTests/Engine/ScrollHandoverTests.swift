import SheetRuntime
import Testing

@Suite struct ScrollHandoverTests {
  func room(_ position: Double) -> ScrollHandover.Room {
    ScrollHandover.Room(position: position, floor: 100, ceiling: 500, tolerance: 0.25)
  }

  @Test func everyPointOfTheFingerGoesToOneOfTheTwo() {
    // A content without an end, so that what it does is what the finger left it.
    for start in [0.0, 10, 40] {
      for movements in [[-30.0, 70, -60, 20], [90, -200, 40, 150], [-1, 1, -0.5, 0.25]] {
        var handover = ScrollHandover(offset: start)
        var position = 300.0
        var offset = start
        var translation = 0.0
        for movement in movements {
          translation += movement
          let share = handover.share(
            offset: offset - movement, translation: translation, room: room(position))
          position += share.sheet
          let content = (share.offset ?? offset - movement) - offset
          offset += content
          #expect(abs(share.sheet + content + movement) < 1e-9)
          #expect(position >= 100 && position <= 500)
        }
      }
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var position: Double
    var offset: Double
    /// Positive downwards.
    var movement: Double
    var movesSheet: Bool
    var floor = 100.0
    var ceiling = 500.0
    var testDescription: String { "at \(position), scrolled \(offset), moved \(movement)" }
  }

  /// OverlayContainer's table, with Joom's rule for a drag down at the lowest place where that dismisses.
  static let table = [
    // At the bottom: only upwards.
    Case(position: 100, offset: 0, movement: -10, movesSheet: true),
    Case(position: 100, offset: 40, movement: -10, movesSheet: true),
    Case(position: 100, offset: 0, movement: 10, movesSheet: false),
    Case(position: 100, offset: 40, movement: 10, movesSheet: false),
    // Unless it dismisses there.
    Case(position: 100, offset: 0, movement: 10, movesSheet: true, floor: -34),
    Case(position: 100, offset: 40, movement: 10, movesSheet: false, floor: -34),
    // At the top: only downwards, and only with the content at its top.
    Case(position: 500, offset: 0, movement: 10, movesSheet: true),
    Case(position: 500, offset: 40, movement: 10, movesSheet: false),
    Case(position: 500, offset: 0, movement: -10, movesSheet: false),
    Case(position: 500, offset: 40, movement: -10, movesSheet: false),
    // In flight: upwards, or with the content at its top.
    Case(position: 300, offset: 0, movement: -10, movesSheet: true),
    Case(position: 300, offset: 40, movement: -10, movesSheet: true),
    Case(position: 300, offset: 0, movement: 10, movesSheet: true),
    Case(position: 300, offset: 40, movement: 10, movesSheet: false),
    // With one place to be: never.
    Case(position: 300, offset: 0, movement: -10, movesSheet: false, floor: 300, ceiling: 300),
    Case(position: 300, offset: 0, movement: 10, movesSheet: false, floor: 300, ceiling: 300),
  ]

  @Test(arguments: table) func sharesAsTheTableSays(row: Case) {
    var handover = ScrollHandover(offset: row.offset)

    let share = handover.share(
      offset: row.offset - row.movement, translation: row.movement,
      room: ScrollHandover.Room(
        position: row.position, floor: row.floor, ceiling: row.ceiling, tolerance: 0.25))

    #expect((share.sheet != 0) == row.movesSheet)
    // What moves the sheet leaves the content where it is.
    #expect(share.offset == (row.movesSheet ? row.offset : nil))
  }

  @Test func crossingTheTopSplitsTheMovement() {
    var handover = ScrollHandover(offset: 20)

    let share = handover.share(offset: -30, translation: 50, room: room(500))

    #expect(share == ScrollHandover.Share(sheet: -30, offset: 0))
  }

  @Test func reachingTheCeilingLeavesTheRestToTheContent() {
    var handover = ScrollHandover(offset: 0)

    let share = handover.share(offset: 50, translation: -50, room: room(470))

    #expect(share == ScrollHandover.Share(sheet: 30, offset: 20))
    #expect(!handover.isSheetMoving)
  }

  @Test func atTheCeilingUpwardsScrolls() {
    var handover = ScrollHandover(offset: 0)

    let share = handover.share(offset: 50, translation: -50, room: room(499.9))

    #expect(share == ScrollHandover.Share(sheet: 0, offset: nil))
    #expect(handover.offset == 50)
  }

  @Test func withinHalfAPixelOfItsTopTheContentIsAtItsTop() {
    var handover = ScrollHandover(offset: 0.25)

    let share = handover.share(offset: -9.75, translation: 10, room: room(500))

    #expect(share == ScrollHandover.Share(sheet: -10, offset: 0))
  }

  @Test func aBounceComesBackBeforeTheSheetRises() {
    var handover = ScrollHandover(offset: 0)
    _ = handover.share(offset: -20, translation: 40, room: room(100))

    let share = handover.share(offset: -15, translation: 30, room: room(100))

    #expect(share == ScrollHandover.Share(sheet: 0, offset: nil))
  }

  @Test func withoutMovementThePinnedContentStaysPinned() {
    var handover = ScrollHandover(offset: 0)
    _ = handover.share(offset: -20, translation: 40, room: room(500))

    let share = handover.share(offset: -3, translation: 40, room: room(460))

    #expect(share == ScrollHandover.Share(sheet: 0, offset: 0))
  }
}
