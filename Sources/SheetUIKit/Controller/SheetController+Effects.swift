#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension SheetController {
    /// Tells the engine, and does what it says.
    func send(_ event: SheetEngine.Event) {
      if hasEnded { return }
      switch event {
      case .settleAdvanced, .settled, .settleInterrupted: break
      default:
        // What breaks into a settle finds the sheet where it is by now.
        if let elapsed { apply(engine.handle(.settleAdvanced(elapsed))) }
      }
      apply(engine.handle(event))
      reports.deliver()
    }

    /// The app has been asked, and says so.
    func answer(_ isAllowed: Bool) {
      if isSystemStyled {
        answerSystemQuestion(isAllowed)
      } else {
        send(isAllowed ? .dismissalAllowed : .dismissalRefused)
      }
    }

    func apply(_ effects: SheetEngine.Effects) {
      if let settle = effects.settle {
        start(settle, effects)
      } else {
        if effects.frame != nil { motion.stop() }
        if let frame = effects.frame { stand(frame) }
        if let dimming = effects.dimming { dim(dimming) }
        if let room = effects.keyboard { makeRoom(room) }
      }
      if let scroll = effects.scroll { drags.apply(scroll) }
      if let passes = effects.passesThrough { pass(passes) }
      if effects.haptic { UISelectionFeedbackGenerator().selectionChanged() }
      if let focus = effects.focus { moveFocus(to: focus) }
      report(effects)
      concludeTransition()
    }

    func report(_ effects: SheetEngine.Effects) {
      if let position = effects.position { reports.send(.position(position)) }
      if let rest = effects.willMove { reports.send(.willMove(rest)) }
      if let rest = effects.didMove {
        reports.send(.moved(rest))
        describeGrabber()
        updateContentInsets()
      }
      if let reason = effects.asksDismissal { reports.send(.shouldDismiss(reason)) }
      if let reason = effects.willDismiss {
        reports.send(.willDismiss(reason))
        goneReason = reason
        leave(animated: effects.didDismiss == nil)
      }
      if effects.didDismiss != nil, sheetTransition == nil, presentingViewController == nil {
        ended()
      }
    }
  }
#endif
