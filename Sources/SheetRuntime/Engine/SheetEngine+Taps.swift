extension SheetEngine {
  /// Taps mean something while no finger drags the sheet and as long as it is not on its way out.
  private var answersTaps: Bool {
    switch phase {
    case .resting, .settling: !isHidden
    case .dragging, .dismissed: false
    }
  }

  mutating func tapOutside(_ effects: inout Effects) {
    // Where touches pass through there is nothing to tap.
    guard answersTaps, !said.isPassing else { return }
    switch behavior.taps.outside {
    case .leave: leave(.outsideTap, &effects)
    case .smallest: moveByPerson(to: rest(at: reachable[0], from: destination), &effects)
    case .none: return
    }
  }

  mutating func tapGrabber(_ effects: inout Effects) {
    guard answersTaps else { return }
    switch behavior.taps.grabber {
    case .next: moveByPerson(to: nextRest(up: true, goesRound: true), &effects)
    case .leave: leave(.grabberTap, &effects)
    case .none: return
    }
  }

  mutating func tapHeader(_ effects: inout Effects) {
    guard answersTaps else { return }
    switch behavior.taps.header {
    case .next: moveByPerson(to: nextRest(up: true, goesRound: true), &effects)
    case .none: return
    }
  }

  mutating func step(up: Bool, _ effects: inout Effects) {
    guard answersTaps else { return }
    moveByPerson(to: nextRest(up: up, goesRound: false), &effects)
  }

  mutating func escape(_ effects: inout Effects) {
    guard behavior.dismiss.escape || !behavior.isModal else { return }
    switch phase {
    case .resting, .settling: if isHidden { return }
    case .dragging: break
    case .dismissed: return
    }
    leave(.escape, &effects)
  }

  /// Dismisses a modal sheet, lowers a persistent one.
  private mutating func leave(_ reason: DismissReason, _ effects: inout Effects) {
    if behavior.isModal {
      requestDismissal(reason, velocity: 0, &effects)
    } else {
      moveByPerson(to: rest(at: reachable[0], from: destination), &effects)
    }
  }

  private mutating func moveByPerson(to rest: Rest?, _ effects: inout Effects) {
    guard let rest else { return }
    move(to: rest, animated: true, &effects)
  }
}
