extension SheetEngine {
  mutating func changeLayout(
    to layout: SheetLayout, animated: Bool, _ effects: inout Effects
  ) {
    let before = reportedDestination
    let hadKeyboard = self.layout.keyboardOverlap > reach.tolerance
    self.layout = layout
    measure()
    expandForKeyboard(hadKeyboard: hadKeyboard)
    layOut(before: before, animated: animated, &effects)
  }

  mutating func changePlan(to plan: SheetPlan, animated: Bool, _ effects: inout Effects) {
    let before = reportedDestination
    self.plan = plan
    measure()
    layOut(before: before, animated: animated, &effects)
  }

  mutating func enable(
    _ id: DetentIndex, _ isEnabled: Bool, animated: Bool, _ effects: inout Effects
  ) {
    let place = disabled.firstIndex { $0.rawValue == id.rawValue }
    switch (place, isEnabled) {
    case (nil, true), (.some, false): return
    case (nil, false): disabled.append(id)
    case (let place?, true): disabled.remove(at: place)
    }
    let before = reportedDestination
    measure()
    layOut(before: before, animated: animated, &effects)
  }

  /// Resolves the detents anew and what follows from them.
  mutating func measure() {
    let place = plan.place(in: layout.container.sizeClasses)
    behavior = plan.layers[place].behavior
    plan.update(&formulas, to: place, measures: layout.measures)
    for id in disabled { formulas.setAbsent(id) }
    detents.resolve(formulas, in: layout.container)

    stops.removeAll(keepingCapacity: true)
    for stop in detents.stops { stops.append(raised(stop.position)) }
    if stops.isEmpty { stops.append(raised(0)) }
    findReachableStops()

    reach.tolerance = layout.container.halfPixel
    reach.smallest = stops[0]
    reach.largest = stops[stops.count - 1]
    reach.smallestDetent = lowestDetent
    reach.hidden = -layout.container.safeArea.bottom - formulas.parts.outsideStrip
    // The little that resistance gives way to is not a way out.
    reach.fading =
      behavior.canSwipeAway ? reach.smallest : (reach.smallest + reach.hidden) / 2
    reach.passing = -.infinity
    if let height = detents.passthroughHeight(for: behavior.passthrough) {
      let passing = height.lower.isFinite ? raised(height.lower) : .infinity
      // Lower than the sheet ever rests, it is not there.
      if passing >= reach.smallest - reach.tolerance { reach.passing = passing }
    }
    reach.firstBlocking = reach.largest
    for stop in stops where stop > reach.passing + reach.tolerance {
      reach.firstBlocking = stop
      break
    }
  }

  /// Where all stops are the app's alone, a finger has to leave the sheet at one of them.
  private mutating func findReachableStops() {
    reachable.removeAll(keepingCapacity: true)
    reachableStops.removeAll(keepingCapacity: true)
    for stop in detents.stops.indices where detents.stops[stop].isReachedByDrag {
      reachable.append(stop)
    }
    if reachable.isEmpty { for stop in stops.indices { reachable.append(stop) } }
    for stop in reachable { reachableStops.append(stops[stop]) }
  }

  /// A sheet that expands for keyboards goes to its largest detent, and back when they hide.
  private mutating func expandForKeyboard(hadKeyboard: Bool) {
    let hasKeyboard = layout.keyboardOverlap > reach.tolerance
    guard behavior.keyboard == .expand, hasKeyboard != hadKeyboard else { return }
    guard case .resting(let rest) = phase, rest != .hidden else {
      beforeKeyboard = nil
      return
    }
    if hasKeyboard {
      beforeKeyboard = rest
      phase = .resting(self.rest(at: stops.count - 1, from: rest))
    } else if let before = beforeKeyboard {
      beforeKeyboard = nil
      phase = .resting(before)
    }
  }

  /// Brings the sheet to where it belongs in a new layout, keeping its detent by id.
  private mutating func layOut(before: Rest?, animated: Bool, _ effects: inout Effects) {
    switch phase {
    case .resting(let rest):
      let rest = existing(rest)
      phase = .resting(rest)
      let target = position(of: rest)
      let isNew = before != reported(rest)
      if animated, !jumps, abs(target - position) > reach.tolerance {
        if isNew { effects.willMove = reported(rest) }
        start(.rest(rest), to: target, velocity: 0, as: .settle, &effects)
      } else {
        if isNew { effects.didMove = reported(rest) }
        stand(at: target, for: rest, &effects)
      }
    case .dragging(var drag):
      drag.origin = existing(drag.origin)
      drag.carried = 0
      if drag.isStill {
        drag.start = position(of: drag.origin)
        drag.raw = drag.start
      }
      switch drag.source {
      case .sheet, .hold:
        phase = .dragging(drag)
        stand(at: resisted(drag), for: drag.origin, &effects)
      case .scrollView:
        drag.raw = min(max(drag.raw, scrollFloor(drag)), reach.largest)
        phase = .dragging(drag)
        stand(at: drag.raw, for: drag.origin, &effects)
      }
      if behavior.swipeMode == .none { cancelDrag(&effects) }
    case .settling(let settle):
      redirect(settle, &effects)
    case .dismissed:
      // Nobody sees it, but where out of sight is has changed.
      position = reach.hidden
    }
  }

  /// Leads a running settle to where its goal now is.
  private mutating func redirect(_ settle: Settle, _ effects: inout Effects) {
    var goal = settle.goal
    var target = reach.hidden
    if case .rest(let rest) = goal {
      let rest = existing(rest)
      goal = .rest(rest)
      target = position(of: rest)
      say(at: target, for: rest, &effects)
    }
    // Away from its new place it would be thrown far past it.
    var velocity = settle.state(after: settle.elapsed).velocity
    if velocity * (target - position) < 0 { velocity = 0 }
    var next = Settle(
      goal, from: position, to: target, velocity: velocity, curve: settle.curve,
      tolerance: reach.tolerance)
    next.isArrivalByDrag = settle.isArrivalByDrag
    next.isFirst = settle.isFirst
    phase = .settling(next)
    effects.settle = next
  }
}
