extension SheetEngine {
  mutating func beginDrag(in region: DragRegion, _ effects: inout Effects) {
    guard behavior.allowsDrag(in: region) else { return }
    take(.sheet, &effects)
  }

  /// A finger takes hold of the sheet, standing or moving; one that dismisses or hides is beyond reach.
  mutating func take(_ source: Drag.Source, _ effects: inout Effects) {
    switch phase {
    case .resting(let rest):
      if rest == .hidden { return }
      phase = .dragging(Drag(source, from: rest, at: position, isStill: true))
    case .settling(let settle):
      guard case .rest(let rest) = settle.goal, rest != .hidden else { return }
      var drag = Drag(source, from: rest, at: position, isStill: false)
      carry(&drag)
      phase = .dragging(drag)
      effects.frame = reach.frame(at: position)
      sayDimming(at: position, &effects)
    case .dragging(var drag):
      // What only held the sheet may begin to drag it; a second finger changes nothing.
      guard drag.source == .hold else { return }
      drag.source = source
      phase = .dragging(drag)
    case .dismissed:
      return
    }
  }

  /// Notes how far past an end the sheet is, so that it goes on from there without a jump.
  private func carry(_ drag: inout Drag) {
    if position > reach.largest {
      drag.carried = position - reach.largest
    } else if position < reach.smallest, !behavior.canSwipeAway {
      drag.carried = position - reach.smallest
    }
  }

  mutating func drag(to translation: Double, _ effects: inout Effects) {
    switch phase {
    case .dragging(var drag):
      guard drag.source == .sheet else { return }
      drag.raw -= translation - drag.translation
      drag.translation = translation
      phase = .dragging(drag)
      follow(drag, &effects)
    case .resting, .settling, .dismissed:
      return
    }
  }

  /// Stands where the finger and the resistance leave the sheet.
  mutating func follow(_ drag: Drag, _ effects: inout Effects) {
    let next = resisted(drag)
    if next == position { return }
    position = next
    effects.position = next
    effects.frame = reach.frame(at: next)
    if drag.isStill {
      var moved = drag
      moved.isStill = false
      phase = .dragging(moved)
    }
    sayDimming(at: next, &effects)
  }

  /// Where the top edge is with resistance at the ends.
  func resisted(_ drag: Drag) -> Double {
    let isAbove = drag.raw > reach.largest
    if !isAbove {
      if drag.raw >= reach.smallest { return drag.raw }
      if behavior.canSwipeAway { return max(drag.raw, min(reach.hidden, drag.start)) }
    }
    let end = isAbove ? reach.largest : reach.smallest
    let resists = isAbove ? behavior.resistance.top : behavior.resistance.bottom
    let carried = isAbove ? drag.carried : -drag.carried
    let overshoot = abs(drag.raw - end)
    var shown = resists ? behavior.resistance.shown(overshoot: overshoot, past: end) : 0
    if carried > 0 {
      // Of what was there from the beginning all is shown, so that the sheet moves on from where it was
      // caught, and the difference fades on the way back.
      let resisted = resists ? behavior.resistance.shown(overshoot: carried, past: end) : 0
      shown += (carried - resisted) * min(overshoot / carried, 1)
    }
    return isAbove ? end + shown : end - shown
  }

  mutating func endDrag(velocity: Double, _ effects: inout Effects) {
    switch phase {
    case .dragging(let drag):
      switch drag.source {
      case .sheet: release(drag, velocity: velocity, &effects)
      case .hold: cancelDrag(&effects)
      case .scrollView: return
      }
    case .resting, .settling, .dismissed:
      return
    }
  }

  /// The system took the gesture away: the sheet goes to the nearest detent and is never dismissed.
  mutating func cancelDrag(_ effects: inout Effects) {
    switch phase {
    case .dragging(let drag):
      letGo(drag, &effects)
      if drag.isStill {
        phase = .resting(drag.origin)
      } else if behavior.isFree {
        restFreely(at: position, from: drag, &effects)
      } else if drag.source == .hold {
        // The sheet was going somewhere when it was touched.
        settleAfter(drag, to: drag.origin, velocity: 0, &effects)
      } else {
        let stop = nearestStop(to: position, reachableFrom: drag.origin)
        let rest = rest(at: stop, from: drag.origin)
        settleAfter(drag, to: rest, velocity: 0, &effects)
      }
    case .resting, .settling, .dismissed:
      return
    }
  }

  /// Decides where a sheet goes that a finger lets go of.
  mutating func release(_ drag: Drag, velocity: Double, _ effects: inout Effects) {
    if drag.isStill, velocity == 0 {
      phase = .resting(drag.origin)
      return
    }
    beforeKeyboard = nil
    let release = ReleaseRule.Release(
      height: position, velocity: velocity, start: drag.start, translation: drag.start - drag.raw)
    switch releaseRule.decide(release, among: reachableStops) {
    case .stop(let stop):
      let rest = rest(at: reachable[stop], from: drag.origin)
      settleAfter(drag, to: rest, velocity: shown(velocity, drag), &effects)
    case .stay(let height):
      restFreely(at: height, from: drag, &effects)
    case .dismiss:
      if behavior.dismiss.confirm {
        let rest = rest(at: reachable[0], from: drag.origin)
        settleAfter(drag, to: rest, velocity: velocity, &effects)
      }
      requestDismissal(.swipe, velocity: velocity, &effects)
    }
  }

  private mutating func settleAfter(
    _ drag: Drag, to rest: Rest, velocity: Double, _ effects: inout Effects
  ) {
    settle(
      to: rest, velocity: velocity, as: .settle,
      isArrivalByDrag: reported(rest) != reported(drag.origin), &effects)
  }

  private mutating func restFreely(
    at position: Double, from drag: Drag, _ effects: inout Effects
  ) {
    for stop in stops.indices where abs(stops[stop] - position) <= reach.tolerance {
      settleAfter(drag, to: rest(at: stop, from: drag.origin), velocity: 0, &effects)
      return
    }
    settleAfter(drag, to: .height(unraised(position)), velocity: 0, &effects)
  }

  /// The height without a keyboard of a position with one.
  private func unraised(_ position: Double) -> Double {
    position - (raised(lowestDetent) - lowestDetent)
  }

  /// The sheet's own velocity: past an end it is slower than the finger.
  private func shown(_ velocity: Double, _ drag: Drag) -> Double {
    if drag.raw > reach.largest {
      guard behavior.resistance.top else { return 0 }
      return velocity
        * behavior.resistance.slope(overshoot: drag.raw - reach.largest, past: reach.largest)
    }
    if drag.raw < reach.smallest, !behavior.canSwipeAway {
      guard behavior.resistance.bottom else { return 0 }
      return velocity
        * behavior.resistance.slope(overshoot: reach.smallest - drag.raw, past: reach.smallest)
    }
    return velocity
  }

  /// The finger counts no longer; a scroll view that was held is left alone.
  mutating func letGo(_ drag: Drag, _ effects: inout Effects) {
    if case .scrollView(let handover) = drag.source, handover.isSheetMoving {
      effects.scroll = .release
    }
  }

  mutating func interrupt(after seconds: Double, _ effects: inout Effects) {
    switch phase {
    case .settling:
      advance(to: seconds, &effects)
      if behavior.swipeMode == .none { return }
      take(.hold, &effects)
    case .resting, .dragging, .dismissed:
      return
    }
  }
}
