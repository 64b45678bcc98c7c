#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  /// UIKit's side of a sheet's coming and going: lasts as long as the sheet moves on its own, and ends early
  /// where a finger takes it.
  final class SheetTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let controller: SheetController
    private let isPresenting: Bool

    init(_ controller: SheetController, isPresenting: Bool) {
      self.controller = controller
      self.isPresenting = isPresenting
      super.init()
    }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      let motion = controller.configuration.theme.motion
      let curve = isPresenting ? motion.appear : motion.disappear
      return curve.duration ?? (curve.response ?? 0.35) * 1.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      controller.begin(context, isPresenting: isPresenting)
    }
  }
#endif
