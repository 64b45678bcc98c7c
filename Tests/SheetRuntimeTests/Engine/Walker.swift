import SheetRuntime

/// One sheet's life at random, with a screen beside it that does what the effects say.
struct Walker {
  /// What a person would see.
  struct Screen {
    var frame: SheetFrame?
    var dimming = 0.0
    var passes = true
    var isAsking = false
    var isMoving = false
  }

  let first: SheetEngine
  var engine: SheetEngine
  var screen = Screen()
  var events: [SheetEngine.Event] = []
  var effects: [SheetEngine.Effects] = []
  var fault: String?
  var finger = 0.0
  var offset = 0.0

  init(_ random: inout RandomSource) {
    first = SheetEngine(RandomSheet.plan(&random), in: RandomSheet.layout(&random))
    engine = first
    send(.appeared(animated: random.chance(1, in: 2)))
  }

  /// One event, more often one that makes sense now than any.
  mutating func take(_ random: inout RandomSource) {
    if random.chance(1, in: 12) { return send(rare(&random)) }
    switch engine.phase {
    case .resting:
      if random.chance(1, in: 4) { return send(tap(&random)) }
      begin(&random)
    case .dragging(let drag):
      if random.chance(1, in: 8) { return end(&random) }
      // Small steps and large, mostly in one direction for a while.
      finger += random.one(of: [-1.0, 1, -7, 9, -40, 60, -300, 300, 0, 0.1]) + random.number(-2, 2)
      if case .scrollView = drag.source {
        let before = engine.position
        offset += random.number(-60, 60)
        send(
          .scrollChanged(offset: offset, translation: finger, velocity: random.number(-900, 900)))
        if case .hold(let held)? = effects.last?.scroll { offset = held }
        _ = before
      } else if drag.source == .hold {
        begin(&random)
      } else {
        send(.dragChanged(translation: finger, velocity: random.number(-900, 900)))
      }
    case .settling(let settle):
      switch random.below(4) {
      case 0: send(.settleAdvanced(random.number(0, settle.duration)))
      case 1: send(.settleInterrupted(after: random.number(0, settle.duration)))
      case 2: begin(&random)
      default: send(.settled)
      }
    case .dismissed:
      send(tap(&random))
    }
  }

  private mutating func begin(_ random: inout RandomSource) {
    finger = 0
    if random.chance(1, in: 3) {
      offset = random.one(of: [0, 0, 0.1, 35, 400])
      send(.scrollBegan(offset: offset))
    } else {
      send(.dragBegan(random.one(of: [.top, .content])))
    }
  }

  private mutating func end(_ random: inout RandomSource) {
    let velocity = random.one(of: [0, 100, -100, 399, -450, 900, -2500, 6000, -1e9])
    if random.chance(1, in: 8) { return send(.dragCancelled) }
    if case .dragging(let drag) = engine.phase, case .scrollView = drag.source {
      send(.scrollEnded(velocity: velocity))
    } else {
      send(.dragEnded(translation: finger, velocity: velocity))
    }
  }

  private func tap(_ random: inout RandomSource) -> SheetEngine.Event {
    let isAnimated = random.chance(2, in: 3)
    return random.one(of: [
      .outsideTapped, .grabberTapped, .headerTapped, .escapePressed, .stepped(up: true),
      .stepped(up: false), .move(to: .detent(0), animated: isAnimated),
      .move(to: .detent(DetentIndex(UInt16(random.below(6)))), animated: isAnimated),
      .move(to: .height(random.number(-100, 1000)), animated: isAnimated),
      .move(to: .hidden, animated: isAnimated), .dismissalAllowed, .dismissalRefused,
    ])
  }

  private func rare(_ random: inout RandomSource) -> SheetEngine.Event {
    let isAnimated = random.chance(1, in: 2)
    switch random.below(12) {
    case 0, 1, 2:
      return .layoutChanged(RandomSheet.layout(&random), animated: isAnimated)
    case 3:
      return random.chance(1, in: 3)
        ? .planChanged(RandomSheet.plan(&random), animated: isAnimated) : .appeared(animated: true)
    case 4, 5:
      return .detentEnabled(
        DetentIndex(UInt16(random.below(5))), random.chance(2, in: 3), animated: isAnimated)
    case 6: return random.chance(1, in: 6) ? .dismiss(animated: isAnimated) : .dismissTapped
    case 7: return .dragChanged(translation: .nan, velocity: .infinity)
    case 8: return .scrollChanged(offset: -.infinity, translation: 1e300, velocity: .nan)
    case 9: return .settleAdvanced(random.one(of: [-1, 0, .infinity, 100]))
    case 10: return .scrollEnded(velocity: 0)
    default: return tap(&random)
    }
  }

  /// Lets everything come to its end, which has to be a place the sheet has, or dismissal.
  mutating func finish() {
    send(.dragEnded(translation: finger, velocity: 0))
    send(.scrollEnded(velocity: 0))
    send(.settled)
    switch engine.phase {
    case .resting, .dismissed: break
    case .dragging, .settling: note("the walk does not end")
    }
    replay()
  }

  private mutating func replay() {
    var again = first
    for index in events.indices {
      if again.handle(events[index]) != effects[index] { return note("a replay differs") }
    }
    if again.phase != engine.phase || again.position != engine.position {
      note("a replay ends elsewhere")
    }
  }

  mutating func note(_ text: String) {
    if fault == nil { fault = text }
  }
}
