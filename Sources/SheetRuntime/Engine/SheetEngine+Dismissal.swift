extension SheetEngine {
  /// A person wants the sheet gone: asks the app where that is wanted.
  mutating func requestDismissal(
    _ reason: DismissReason, velocity: Double, _ effects: inout Effects
  ) {
    guard behavior.isModal, !isHidden else { return }
    if behavior.dismiss.confirm {
      // One question at a time.
      guard question == nil else { return }
      question = reason
      effects.asksDismissal = reason
    } else {
      dismiss(reason, velocity: velocity, animated: true, &effects)
    }
  }

  mutating func answerDismissal(isAllowed: Bool, _ effects: inout Effects) {
    guard let reason = question else { return }
    question = nil
    if !isAllowed { return }
    var velocity = 0.0
    if case .settling(let settle) = phase {
      // Allowed at once, the sheet goes on with the speed the finger gave it.
      velocity = settle.state(after: settle.elapsed).velocity
    }
    dismiss(reason, velocity: velocity, animated: true, &effects)
  }

  /// Dismisses a modal sheet for good; a persistent one is not dismissed.
  mutating func dismiss(
    _ reason: DismissReason, velocity: Double, animated: Bool, _ effects: inout Effects
  ) {
    guard behavior.isModal else { return }
    switch phase {
    case .dismissed: return
    case .settling(let settle):
      // Already on its way.
      if case .dismissal = settle.goal { return }
    case .dragging(let drag): letGo(drag, &effects)
    case .resting: break
    }
    question = nil
    beforeKeyboard = nil
    effects.willMove = nil
    effects.willDismiss = reason
    let isThere = abs(position - reach.hidden) <= reach.tolerance
    if isThere || !animated || jumps {
      finishDismissal(reason, &effects)
      return
    }
    start(
      .dismissal(reason), to: reach.hidden, velocity: velocity, as: .disappear, &effects)
    sayDimming(at: reach.hidden, &effects)
  }

  mutating func finishDismissal(_ reason: DismissReason, _ effects: inout Effects) {
    phase = .dismissed(reason)
    stand(at: reach.hidden, for: .hidden, &effects)
    effects.didDismiss = reason
    effects.focus = .presentingView
  }
}
