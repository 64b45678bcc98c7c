#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension SheetController {
    /// A UIKit transition begins, which ends with the sheet's arrival.
    func begin(_ transition: any UIViewControllerContextTransitioning, isPresenting: Bool) {
      if isPresenting {
        transition.containerView.addSubview(view)
        view.frame = transition.containerView.bounds
        appear(animated: true)
      }
      sheetTransition = transition
      concludeTransition()
    }

    /// Comes to its initial place, once.
    func appear(animated: Bool) {
      if hasAppeared || isSystemStyled { return }
      stage.layoutIfNeeded()
      hasAppeared = true
      send(.appeared(animated: animated))
      let events = waiting
      waiting = []
      for event in events { send(event) }
    }

    /// Ends UIKit's transition once the sheet moves no more on its own, or a finger has taken it.
    func concludeTransition() {
      guard let transition = sheetTransition, !isMoving else { return }
      sheetTransition = nil
      transition.completeTransition(true)
    }

    func move(to rest: SheetEngine.Rest, animated: Bool) {
      if hasAppeared {
        send(.move(to: rest, animated: animated))
      } else {
        waiting.append(.move(to: rest, animated: animated))
      }
    }

    /// Dismisses the sheet without a question.
    public func dismissSheet(animated: Bool = true, completion: (() -> Void)? = nil) {
      if hasEnded {
        completion?()
        return
      }
      if let completion { completions.append(completion) }
      if isChangingSheetStyle {
        afterChangeOfStyle.append { [weak self] in self?.dismissSheet(animated: animated) }
      } else if isSystemStyled {
        isLeaving = true
        presentingViewController?.dismiss(animated: animated)
      } else if !isModal {
        removeFromContainer()
      } else {
        send(.dismiss(animated: animated))
      }
    }

    func removeFromContainer() {
      willMove(toParent: nil)
      stage.removeFromSuperview()
      removeFromParent()
      ended()
    }

    /// Asks UIKit to dismiss this controller, and no other below it.
    func leave(animated: Bool) {
      if isLeaving || !isModal { return }
      if isChangingSheetStyle {
        return afterChangeOfStyle.append { [weak self] in self?.leave(animated: false) }
      }
      isLeaving = true
      if let transition = sheetTransition {
        sheetTransition = nil
        transition.completeTransition(true)
      }
      hasAskedToLeave = true
      presentingViewController?.dismiss(animated: animated) { [weak self] in self?.ended() }
    }

    /// UIKit was asked to dismiss it by somebody else.
    func dismissedFromOutside(animated: Bool) {
      if hasEnded { return }
      isLeaving = true
      switch engine.phase {
      case .dismissed: break
      case .settling(let settle):
        if case .dismissal = settle.goal { break }
        send(.dismiss(animated: animated))
      case .resting, .dragging: send(.dismiss(animated: animated))
      }
    }

    /// UIKit has taken it away; the app hears of it when it may present something again.
    func willEnd() {
      // What this controller asked for calls back when it is done.
      if !hasAskedToLeave, !isChangingSheetStyle { Task { ended() } }
    }

    /// Gone from the screen: says so, and lets go of everything.
    func ended() {
      if hasEnded { return }
      if !isSystemStyled { dismissedFromOutside(animated: false) }
      hasEnded = true
      motion.stop()
      sheetKeyboard = nil
      drags.remove()
      reports.send(.dismissed(goneReason ?? .code))
      reports.deliver()
      reports.removeAll()
      let bodies = completions
      completions = []
      afterChangeOfStyle = []
      for body in bodies { body() }
      measures.reported = [:]
      alongside = nil
      for guide in guides { guide.remove() }
      guides = []
    }
  }
#endif
