#if canImport(UIKit)
  import UIKit

  /// The presentation of a sheet: fills the container, and leaves what is behind where it is.
  final class SheetPresentation: UIPresentationController {
    private var controller: SheetController? { presentedViewController as? SheetController }

    override func presentationTransitionDidEnd(_ completed: Bool) {
      super.presentationTransitionDidEnd(completed)
      // Without animation there was no transition to begin with.
      if completed { controller?.appear(animated: false) }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      if completed { controller?.willEnd() }
    }

    override func containerViewDidLayoutSubviews() {
      super.containerViewDidLayoutSubviews()
      if let containerView { presentedView?.frame = containerView.bounds }
    }
  }
#endif
