#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension SheetController {
    /// The sheet's frame in the container for what the engine says of it.
    func frame(for frame: SheetFrame) -> CGRect {
      let bounds = stage.bounds
      let container = engine.layout.container
      let span = span(in: container)
      let below = CGFloat(
        sheetConfiguration.width.isPresent ? sheetConfiguration.width.margins.bottom : 0)
      let bottom = CGFloat(container.safeArea.bottom)
      return CGRect(
        x: panel.minX + CGFloat(span.left),
        y: bounds.height - bottom - CGFloat(frame.height - frame.translation),
        width: CGFloat(span.width), height: CGFloat(frame.height) + bottom - below)
    }

    /// The engine's position of a sheet whose top edge is shown somewhere in the container.
    func position(ofTop top: CGFloat) -> Double {
      Double(stage.bounds.height - top) - engine.layout.container.safeArea.bottom
    }

    /// Seconds that the running settle has come, by what is on screen; `nil` when none runs.
    var elapsed: Double? {
      guard let layer = stage.sheet.layer.presentation() else { return motion.elapsed }
      return motion.elapsed(shownAt: position(ofTop: layer.frame.minY))
    }

    func place(_ frame: SheetFrame) {
      let next = self.frame(for: frame)
      stage.sheet.frame = next
      stage.dimmingShadow.frame = next
      // Below the screen nothing is to be found.
      stage.sheet.accessibilityElementsHidden = next.minY >= stage.bounds.height
      for guide in guides { guide.follow(stage.sheet, in: stage) }
    }

    func stand(_ frame: SheetFrame) {
      place(frame)
      stage.sheet.alpha = 1
    }

    func dim(_ opacity: Double) {
      stage.dimming.level = CGFloat(opacity)
      stage.dimmingShadow.alpha = opacity > 0 ? 1 : 0
    }

    func makeRoom(_ room: KeyboardRoom) {
      stage.sheet.arrangement.lift = CGFloat(room.lift)
      stage.sheet.arrangement.covered = CGFloat(room.inset)
      updateContentInsets()
    }

    func start(_ settle: SheetEngine.Settle, _ effects: SheetEngine.Effects) {
      let target = engine.reach.frame(at: settle.to)
      let surroundings = { [weak self] in
        guard let self else { return }
        if let dimming = effects.dimming { dim(dimming) }
        if let room = effects.keyboard { makeRoom(room) }
        alongside?(CGFloat(settle.to))
      }
      motion.start(
        settle,
        fade: { fade(to: target, goal: settle.goal, surroundings) },
        animations: { [weak self] in
          guard let self else { return }
          place(target)
          surroundings()
          stage.sheet.layoutIfNeeded()
        },
        frame: { [weak self] in
          guard let self, let elapsed else { return }
          send(.settleAdvanced(elapsed))
        },
        arrival: { [weak self] in self?.send(.settled) })
    }

    /// For people who ask for less motion: the sheet stands there at once, and only fades.
    func fade(
      to target: SheetFrame, goal: SheetEngine.Settle.Goal, _ surroundings: @escaping () -> Void
    ) -> (animate: () -> Void, cleanUp: () -> Void) {
      let sheet = stage.sheet
      let isGoing =
        switch goal {
        case .dismissal: true
        case .rest(let rest): rest == .hidden
        }
      if isGoing {
        return (
          {
            sheet.alpha = 0
            surroundings()
          }, { sheet.alpha = 1 }
        )
      }
      let wasHidden = sheet.frame.minY >= stage.bounds.height - 1
      let old = wasHidden ? nil : sheet.snapshotView(afterScreenUpdates: false)
      old?.frame = sheet.frame
      place(target)
      sheet.layoutIfNeeded()
      if let old {
        stage.addSubview(old)
        return (
          {
            old.alpha = 0
            surroundings()
          }, { old.removeFromSuperview() }
        )
      }
      sheet.alpha = 0
      return (
        {
          sheet.alpha = 1
          surroundings()
        }, { sheet.alpha = 1 }
      )
    }
  }
#endif
