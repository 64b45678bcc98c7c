#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  /// Gives UIKit what presents and dismisses one sheet.
  final class SheetTransitioning: NSObject, UIViewControllerTransitioningDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    private weak var controller: SheetController?

    init(_ controller: SheetController) {
      self.controller = controller
      super.init()
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      SheetPresentation(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      controller.map { SheetTransition($0, isPresenting: true) }
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      guard let controller else { return nil }
      controller.dismissedFromOutside(animated: true)
      return SheetTransition(controller, isPresenting: false)
    }

    /// Told of a person's swipe in a presentation of the system's, or tap beside it, and of nothing else.
    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
      controller?.goneReason = controller?.systemReason
    }

    /// The same where `isModalInPresentation` kept it from having an effect.
    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
      controller?.attemptedSystemDismissal()
    }
  }
#endif
