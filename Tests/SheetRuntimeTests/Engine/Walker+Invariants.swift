import SheetRuntime

extension Walker {
  /// Sends an event, lets the screen follow and holds both against what must be true.
  mutating func send(_ event: SheetEngine.Event) {
    let before = engine
    let done = engine.handle(event)
    events.append(event)
    effects.append(done)
    if fault != nil { return }
    follow(done)
    checkNumbers(done)
    checkBounds()
    checkSurroundings()
    checkStep(from: before, by: event, done)
    checkReach(from: before, by: event, done)
  }

  /// Drags, taps and steps go only where they may.
  private mutating func checkReach(
    from before: SheetEngine, by event: SheetEngine.Event, _ done: SheetEngine.Effects
  ) {
    switch event {
    case .dragEnded, .scrollEnded, .grabberTapped, .headerTapped, .stepped: break
    default: return
    }
    guard case .detent(let id)? = done.willMove, let place = engine.detents.place(of: id),
      engine.detents.stops.contains(where: \.isReachedByDrag),
      !engine.detents.stops[place.stop].isReachedByDrag
    else { return }
    // Held in its flight by a finger that did not move it, the sheet goes on.
    if case .dragging(let drag) = before.phase, drag.source == .hold { return }
    // Raised by a keyboard, it may be as high as one to which they go.
    let height = engine.position(of: .detent(id))
    let isShared = engine.detents.stops.contains { stop in
      stop.isReachedByDrag
        && abs(engine.position(of: .detent(stop.id)) - height) <= engine.reach.tolerance
    }
    if !isShared { note("a finger moves it to \(id), where only code goes") }
  }

  private mutating func follow(_ done: SheetEngine.Effects) {
    if done.frame != nil, done.settle != nil { note("stands and moves at once") }
    if let frame = done.frame {
      screen.frame = frame
      screen.isMoving = false
    }
    if done.settle != nil { screen.isMoving = true }
    if let dimming = done.dimming { screen.dimming = dimming }
    if let passes = done.passesThrough { screen.passes = passes }
    if done.asksDismissal != nil {
      if screen.isAsking { note("asks again") }
      screen.isAsking = true
    }
    screen.isAsking = engine.question != nil
    if done.asksDismissal != nil, engine.question != done.asksDismissal { note("forgets to ask") }
  }

  private mutating func checkNumbers(_ done: SheetEngine.Effects) {
    if !engine.position.isFinite { note("the position is no number") }
    if let frame = done.frame, !(frame.height.isFinite && frame.translation >= 0) {
      note("the frame \(frame) is none")
    }
    if !(screen.dimming >= 0 && screen.dimming <= 1) { note("dims by \(screen.dimming)") }
    if let room = done.keyboard, !(room.lift >= 0 && room.inset >= -1e-9) {
      note("a keyboard with \(room)")
    }
    if case .settling(let settle) = engine.phase, !(settle.duration >= 0 && settle.duration <= 10) {
      note("settles in \(settle.duration)")
    }
  }

  /// Height within the ends, plus what resistance and springs show past them.
  private mutating func checkBounds() {
    let reach = engine.reach
    let position = engine.position
    switch engine.phase {
    case .resting(let rest):
      if abs(position - engine.position(of: rest)) > 1e-9 { note("rests beside its place") }
      if let frame = screen.frame, frame != reach.frame(at: position) {
        note("is shown elsewhere than it rests")
      }
      if case .height = rest, !engine.behavior.isFree { note("rests between detents") }
    case .dragging(let drag):
      let resistance = engine.behavior.resistance
      let above = max(drag.raw - reach.largest, 0)
      let below = max(reach.smallest - drag.raw, 0)
      let highest =
        reach.largest + max(drag.carried, 0)
        + (resistance.top ? resistance.shown(overshoot: above, past: reach.largest) : 0)
      var lowest =
        reach.smallest + min(drag.carried, 0)
        - (resistance.bottom ? resistance.shown(overshoot: below, past: reach.smallest) : 0)
      if engine.behavior.canSwipeAway { lowest = reach.hidden }
      if case .scrollView = drag.source {
        // Caught past an end, it stays there until moved.
        if position > max(highest, drag.start) + 1e-9 { note("scrolled above its largest detent") }
      } else if position > highest + 1e-9 {
        note("dragged to \(position), \(highest) is the most")
      }
      if position < min(lowest, drag.start) - 1e-9 {
        note("dragged to \(position), \(lowest) is the least")
      }
    case .settling(let settle):
      guard case .spring(let spring) = settle.curve else { return }
      // A spring only loses energy.
      let distance = settle.from - settle.to
      let swing = settle.velocity / spring.frequency
      let most = (distance * distance + swing * swing).squareRoot()
      if abs(position - settle.to) > most + 1e-6 { note("springs further than it can") }
    case .dismissed:
      if abs(position - reach.hidden) > 1e-9 { note("is gone but in sight") }
    }
  }

  private mutating func checkSurroundings() {
    var position = engine.position
    switch engine.phase {
    case .settling(let settle): position = settle.to
    case .resting, .dragging, .dismissed: break
    }
    let dimming = engine.behavior.dimming.opacity(at: position, in: engine.reach)
    if dimming != screen.dimming { note("dims by \(screen.dimming) where \(dimming) is right") }
    if engine.reach.isPassing(at: position) != screen.passes { note("passes touches wrongly") }
    if screen.passes, !engine.behavior.dimming.whilePassing, screen.dimming != 0,
      position > engine.reach.hidden + engine.reach.tolerance
    {
      note("dims what it does not block")
    }
  }

  private mutating func checkStep(
    from before: SheetEngine, by event: SheetEngine.Event, _ done: SheetEngine.Effects
  ) {
    switch before.phase {
    case .dismissed:
      switch event {
      case .layoutChanged, .planChanged, .detentEnabled: break
      default: if !done.isEmpty { note("lives on after its dismissal") }
      }
    case .settling(let settle):
      if case .dismissal = settle.goal {
        switch engine.phase {
        case .settling(let next) where next.goal == settle.goal: break
        case .dismissed: break
        default: note("comes back from its dismissal")
        }
      }
      checkInterruption(of: settle, by: event)
    case .resting, .dragging: break
    }
    if let reason = done.willDismiss {
      if !before.behavior.isModal && !engine.behavior.isModal { note("a persistent sheet leaves") }
      if reason == .swipe, !before.behavior.canSwipeAway, before.question == nil {
        note("is swiped away where it must not")
      }
    }
    checkMovement(from: before, by: event)
    if let will = done.willMove, let destination = engine.destination,
      engine.reported(destination) != will
    {
      note("announces \(will) and goes to \(destination)")
    }
  }

  /// A finger that lands on a moving sheet finds it where the spring has it.
  private mutating func checkInterruption(
    of settle: SheetEngine.Settle, by event: SheetEngine.Event
  ) {
    guard case .settleInterrupted(let seconds) = event else { return }
    let time = max(settle.elapsed, seconds.isFinite ? seconds : 0)
    let expected = settle.to + settle.state(after: time).displacement
    if abs(engine.position - expected) > 1e-9 { note("jumps when it is caught") }
    if case .dragging(let drag) = engine.phase, drag.start != engine.position {
      note("is dragged from elsewhere")
    }
  }

  /// The sheet moves no further than the finger, except on its way back from where it was caught.
  private mutating func checkMovement(from before: SheetEngine, by event: SheetEngine.Event) {
    guard case .dragging(let drag) = before.phase, case .dragging(let now) = engine.phase else {
      switch (before.phase, event) {
      case (.dragging(let drag), .dragEnded) where drag.source != .sheet && drag.source != .hold:
        break
      case (.dragging(let drag), .dragEnded), (.dragging(let drag), .dragCancelled):
        if case .dragging = engine.phase { note("a drag from \(drag.start) does not end") }
      default: break
      }
      return
    }
    switch event {
    case .dragChanged, .scrollChanged:
      let finger: Double
      switch now.source {
      case .scrollView(let handover):
        guard case .scrollView(let last) = drag.source else { return }
        finger = abs(handover.translation - last.translation)
      case .sheet: finger = abs(now.translation - drag.translation)
      case .hold: finger = 0
      }
      let most = drag.carried == 0 ? finger : 2 * finger
      if abs(engine.position - before.position) > most + 1e-6 {
        note("outruns the finger: \(engine.position - before.position) for \(finger)")
      }
    case .dragBegan, .scrollBegan:
      if engine.position != before.position { note("jumps when a drag begins") }
    case .dragEnded, .dragCancelled:
      if drag.source == .sheet { note("a drag does not end") }
    default: break
    }
  }
}
