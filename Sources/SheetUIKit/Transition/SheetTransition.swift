#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  /// UIKit's side of a sheet's coming and going: lasts as long as the sheet moves on its own, and ends early
  /// where a finger takes it.
  final class SheetTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let controller: SheetController
    private let isPresenting: Bool
    /// The settle that the transition began with; UIKit wants to be given the same each time.
    private var animator: UIViewPropertyAnimator?

    init(_ controller: SheetController, isPresenting: Bool) {
      self.controller = controller
      self.isPresenting = isPresenting
      super.init()
    }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      let motion = controller.sheetConfiguration.theme.motion
      let curve = isPresenting ? motion.appear : motion.disappear
      return curve.duration ?? (curve.response ?? 0.35) * 1.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      _ = interruptibleAnimator(using: context)
    }

    /// Implemented so that fingers reach the sheet while it comes: UIKit lets touches through to transitions
    /// that say they can be interrupted.
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      // Where there is nothing to animate, the transition ends at once.
      let nothing = UIViewPropertyAnimator(duration: 0, curve: .linear)
      animator = nothing
      controller.begin(context, isPresenting: isPresenting)
      let animator = controller.motion.animator ?? nothing
      self.animator = animator
      return animator
    }
  }
#endif
