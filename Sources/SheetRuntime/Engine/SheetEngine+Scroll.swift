extension SheetEngine {
  mutating func beginScroll(offset: Double, _ effects: inout Effects) {
    guard behavior.swipeMode == .full else { return }
    take(.scrollView(ScrollHandover(offset: offset)), &effects)
  }

  mutating func scroll(offset: Double, translation: Double, _ effects: inout Effects) {
    switch phase {
    case .dragging(var drag):
      guard case .scrollView(var handover) = drag.source else { return }
      let wasHolding = handover.isSheetMoving
      let room = ScrollHandover.Room(
        position: position, floor: scrollFloor(drag), ceiling: scrollCeiling(drag),
        tolerance: reach.tolerance)
      let share = handover.share(offset: offset, translation: translation, room: room)
      drag.source = .scrollView(handover)
      drag.raw = position + share.sheet
      phase = .dragging(drag)
      if let offset = share.offset {
        effects.scroll = .hold(at: offset)
      } else if wasHolding {
        effects.scroll = .release
      }
      if share.sheet != 0 {
        drag.isStill = false
        phase = .dragging(drag)
        position = drag.raw
        effects.position = position
        effects.frame = reach.frame(at: position)
        sayDimming(at: position, &effects)
      }
    case .resting, .settling, .dismissed:
      return
    }
  }

  mutating func endScroll(velocity: Double, _ effects: inout Effects) {
    switch phase {
    case .dragging(let drag):
      guard case .scrollView(let handover) = drag.source else { return }
      if drag.isStill {
        phase = .resting(drag.origin)
        return
      }
      // The content keeps a throw of its own, and the sheet one of its own.
      release(drag, velocity: handover.isSheetMoving ? velocity : 0, &effects)
      if handover.isSheetMoving { effects.scroll = .stop(at: handover.offset) }
    case .resting, .settling, .dismissed:
      return
    }
  }

  /// The lowest the sheet is moved by this finger on the scroll view.
  func scrollFloor(_ drag: Drag) -> Double {
    let lowest = behavior.canSwipeAway ? reach.hidden : reach.smallest
    if behavior.scroll.dismisses { return lowest }
    return max(min(drag.start, position(of: drag.origin)), lowest)
  }

  /// The highest the sheet is moved by this finger on the scroll view.
  private func scrollCeiling(_ drag: Drag) -> Double {
    if behavior.scroll.expandsFirst { return reach.largest }
    let home = max(drag.start, position(of: drag.origin), reach.smallest)
    return min(home, reach.largest)
  }
}
