extension SheetEngine {
  mutating func appear(animated: Bool, _ effects: inout Effects) {
    switch phase {
    case .resting(.hidden):
      let rest = initialRest
      if rest == .hidden { return }
      settle(
        to: rest, velocity: 0, as: .appear, animated: animated, isFirst: true, &effects)
    case .resting, .dragging, .settling, .dismissed:
      return
    }
  }

  mutating func move(to rest: Rest, animated: Bool, _ effects: inout Effects) {
    guard let destination else { return }
    if rest == .hidden, behavior.isModal { return }
    if case .detent(let id) = rest, detents.place(of: id) == nil { return }
    var rest = existing(rest)
    if case .height(let height) = rest {
      rest = .height(min(max(height.isFinite ? height : 0, lowestDetent), highestDetent))
    }
    switch phase {
    case .resting, .settling:
      if rest == destination { return }
    case .dragging(let drag):
      // Code wins over the finger, whose further movement means nothing.
      letGo(drag, &effects)
    case .dismissed:
      return
    }
    beforeKeyboard = nil
    let kind: SettleKind =
      rest == .hidden ? .disappear : destination == .hidden ? .appear : .settle
    settle(to: rest, velocity: 0, as: kind, animated: animated, &effects)
  }

  /// Sets out for a place to rest.
  mutating func settle(
    to rest: Rest, velocity: Double, as kind: SettleKind, animated: Bool = true,
    isArrivalByDrag: Bool = false, isFirst: Bool = false, _ effects: inout Effects
  ) {
    let target = position(of: rest)
    effects.willMove = reported(rest)
    let isThere = abs(target - position) <= reach.tolerance && abs(velocity) < 20
    if isThere || !animated || jumps {
      arrive(at: rest, isArrivalByDrag: isArrivalByDrag, isFirst: isFirst, &effects)
      return
    }
    start(.rest(rest), to: target, velocity: velocity, as: kind, &effects)
    if case .settling(var settle) = phase {
      settle.isArrivalByDrag = isArrivalByDrag
      settle.isFirst = isFirst
      phase = .settling(settle)
      effects.settle = settle
    }
  }

  /// For people who ask for it, the sheet does not move but stands elsewhere.
  var jumps: Bool {
    switch behavior.motion.reduceMotion {
    case .jump: layout.prefersReducedMotion
    case .crossFade: false
    }
  }

  /// Lets the sheet move on its own; a velocity of 0 means that no finger threw it.
  mutating func start(
    _ goal: Settle.Goal, to target: Double, velocity: Double, as kind: SettleKind,
    _ effects: inout Effects
  ) {
    let curve = behavior.motion[kind]
    var settleCurve = Settle.Curve.crossFade(curve.duration ?? 0.25)
    var speed = velocity
    if !layout.prefersReducedMotion {
      // Only what a finger throws may bounce, so that the damping of `settle` is that of a full flick.
      var spring = kind == .settle ? curve.spring(afterSpeed: abs(velocity)) : curve.spring
      if velocity == 0 { speed = curve.initialVelocity * (target - position) }
      // A full flick; more would throw the sheet far past its place.
      speed = min(max(speed, -3000), 3000)
      if isHard(at: target, movingUp: speed > 0) {
        spring = spring.damped(by: 1)
        // The critical spring passes its target only when thrown faster than this.
        let most = spring.frequency * abs(target - position)
        speed = min(max(speed, -most), most)
      }
      settleCurve = .spring(spring)
    }
    let settle = Settle(
      goal, from: position, to: target, velocity: speed, curve: settleCurve,
      tolerance: reach.tolerance)
    phase = .settling(settle)
    effects.frame = nil
    effects.settle = settle
    if case .rest(let rest) = goal { say(at: target, for: rest, &effects) }
  }

  /// The sheet does not move past this end, so that a spring must not either.
  private func isHard(at target: Double, movingUp: Bool) -> Bool {
    if behavior.resistance.kind == .none || behavior.resistance.factor <= 0 {
      return target == reach.largest || target == reach.smallest
    }
    return movingUp
      ? target == reach.largest && !behavior.resistance.top
      : target == reach.smallest && !behavior.resistance.bottom && !behavior.canSwipeAway
  }

  mutating func arrive(
    at rest: Rest, isArrivalByDrag: Bool, isFirst: Bool, _ effects: inout Effects
  ) {
    phase = .resting(rest)
    stand(at: position(of: rest), for: rest, &effects)
    effects.didMove = reported(rest)
    if isArrivalByDrag, behavior.haptics { effects.haptic = true }
    if isFirst { effects.focus = .sheet }
  }

  mutating func settled(_ effects: inout Effects) {
    switch phase {
    case .settling(let settle):
      switch settle.goal {
      case .rest(let rest):
        arrive(
          at: rest, isArrivalByDrag: settle.isArrivalByDrag, isFirst: settle.isFirst, &effects)
      case .dismissal(let reason): finishDismissal(reason, &effects)
      }
    case .resting, .dragging, .dismissed:
      return
    }
  }

  mutating func advance(to seconds: Double, _ effects: inout Effects) {
    switch phase {
    case .settling(var settle):
      // Time does not run backwards.
      settle.elapsed = max(settle.elapsed, seconds)
      let next = settle.to + settle.state(after: settle.elapsed).displacement
      phase = .settling(settle)
      if next != position {
        position = next
        effects.position = next
      }
    case .resting, .dragging, .dismissed:
      return
    }
  }

  /// Stands at a position now, and says so where it is another than before.
  mutating func stand(at position: Double, for rest: Rest, _ effects: inout Effects) {
    if position != self.position {
      self.position = position
      effects.position = position
    }
    effects.frame = reach.frame(at: position)
    say(at: position, for: rest, &effects)
  }

  /// Says of the surroundings what has changed with the sheet at a position.
  mutating func say(at position: Double, for rest: Rest, _ effects: inout Effects) {
    let room = keyboardRoom(at: rest)
    if room != said.keyboard {
      said.keyboard = room
      effects.keyboard = room
    }
    sayDimming(at: position, &effects)
  }

  mutating func sayDimming(at position: Double, _ effects: inout Effects) {
    let dimming = behavior.dimming.opacity(at: position, in: reach)
    if dimming != said.dimming {
      said.dimming = dimming
      effects.dimming = dimming
    }
    let isPassing = reach.isPassing(at: position)
    if isPassing != said.isPassing {
      said.isPassing = isPassing
      effects.passesThrough = isPassing
    }
  }
}
