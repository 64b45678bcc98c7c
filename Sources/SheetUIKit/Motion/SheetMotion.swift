#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  /// Runs the settle that an engine asked for.
  @MainActor final class SheetMotion {
    private struct Running {
      let settle: SheetEngine.Settle
      let animator: UIViewPropertyAnimator
      let start: TimeInterval
      /// Undoes what a cross-fade needs.
      let cleanUp: () -> Void
    }

    private var running: Running?
    private let clock = FrameClock()

    var animator: UIViewPropertyAnimator? { running?.animator }

    /// Seconds since the running settle began; `nil` when none runs.
    var elapsed: Double? { running.map { CACurrentMediaTime() - $0.start } }

    /// The same by what is on screen: an animation begins up to a frame or two after it was asked for, and a
    /// finger has to take over what it sees.
    func elapsed(shownAt position: Double) -> Double? {
      guard let running, let elapsed else { return nil }
      let state = running.settle.state(after: elapsed)
      guard abs(state.velocity) > 1 else { return elapsed }
      let late = (running.settle.to + state.displacement - position) / state.velocity
      return max(0, elapsed - min(max(late, -0.05), 0.05))
    }

    /// Animates, and calls back for each frame and at the end.
    ///
    /// - Parameter fade: What a cross-fade needs before it begins; returns what undoes it.
    func start(
      _ settle: SheetEngine.Settle, fade: () -> (animate: () -> Void, cleanUp: () -> Void),
      animations: @escaping () -> Void, frame: @escaping () -> Void,
      arrival: @escaping () -> Void
    ) {
      stop()
      let animator: UIViewPropertyAnimator
      var cleanUp: () -> Void = {}
      switch settle.curve {
      case .spring(let spring):
        let distance = settle.to - settle.from
        // Without a distance there is nothing that UIKit could animate.
        let speed = abs(distance) < 0.5 ? 0 : CGFloat(settle.velocity / distance)
        animator = UIViewPropertyAnimator(
          duration: 0,
          timingParameters: UISpringTimingParameters(
            mass: 1, stiffness: CGFloat(spring.stiffness),
            damping: CGFloat(spring.dampingCoefficient),
            initialVelocity: CGVector(dx: speed, dy: speed)))
        animator.addAnimations(animations)
      case .crossFade(let seconds):
        let steps = fade()
        cleanUp = steps.cleanUp
        animator = UIViewPropertyAnimator(
          duration: seconds, curve: .easeInOut, animations: steps.animate)
      }
      running = Running(
        settle: settle, animator: animator, start: CACurrentMediaTime(), cleanUp: cleanUp)
      animator.addCompletion { [weak self, weak animator] _ in
        guard let self, let running = self.running, running.animator === animator else { return }
        self.running = nil
        clock.stop()
        running.cleanUp()
        arrival()
      }
      animator.startAnimation()
      clock.start(for: self, frame)
    }

    /// Leaves everything where it is on screen.
    func stop() {
      guard let running else { return }
      self.running = nil
      clock.stop()
      running.animator.stopAnimation(true)
      running.cleanUp()
    }
  }
#endif
