#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension SheetController {
    /// The size classes that variants are chosen by: the window's for a modal sheet, the container's otherwise.
    ///
    /// The system's form sheets and popovers are compact within, also for what they present, so that a choice by
    /// a sheet's own size classes would undo itself.
    var variantClasses: SizeClasses {
      let window = viewIfLoaded?.window ?? presentingViewController?.viewIfLoaded?.window
      let traits = isModal ? window?.traitCollection : nil
      return (traits ?? traitCollection).sheetSizeClasses
    }

    /// What it is to be in the present size classes.
    var wantedConfiguration: SheetConfiguration { sheetVariants.configuration(in: variantClasses) }

    /// Chooses how UIKit presents it.
    func prepareForPresentation(in sizeClasses: SizeClasses) {
      let configuration = sheetVariants.configuration(in: sizeClasses)
      sheetStyle = configuration.style
      sheetConfiguration = configuration
      transitioning = SheetTransitioning(self)
      if isSystemStyled {
        // UIKit does not present a popover that points nowhere.
        let isPointless = sheetStyle == .popover && popoverSource == nil
        modalPresentationStyle = isPointless ? .formSheet : sheetStyle.system
        preferredContentSize = configuration.systemSize
        isModalInPresentation =
          !allowsSystemDismissal(configuration) || configuration.dismiss.confirm
        transitioningDelegate = nil
        for guide in guides { guide.uncover() }
        presentationController?.delegate = transitioning
        popoverPresentationController?.sourceView = popoverSource
        if let popoverSource {
          popoverPresentationController?.sourceRect = popoverSource.bounds
        }
      } else {
        modalPresentationStyle = .custom
        preferredContentSize = .zero
        isModalInPresentation = false
        transitioningDelegate = transitioning
      }
    }

    /// Takes another style where the present size classes want one, once nothing else is going on.
    func considerStyle() {
      guard isModal, !isSheetResizing, !isSheetStyleDue, !isChangingSheetStyle,
        presentingViewController != nil,
        wantedConfiguration.style != sheetStyle
      else { return }
      isSheetStyleDue = true
      Task {
        isSheetStyleDue = false
        changeStyle()
      }
    }

    /// Is presented anew in another style, in the same place and with the same content.
    ///
    /// UIKit keeps a presentation's style for as long as that lasts. What lies over the sheet would go with it, so
    /// the sheet waits until that is gone.
    private func changeStyle() {
      let classes = variantClasses
      guard !hasEnded, !isLeaving, !isSheetResizing, !isBeingPresented, !isBeingDismissed,
        sheetTransition == nil, presentedViewController == nil,
        let presenter = presentingViewController,
        sheetVariants.configuration(in: classes).style != sheetStyle
      else { return }
      isChangingSheetStyle = true
      // A finger has nothing to hold any more, and what moves is there.
      send(.dragCancelled)
      motion.stop()
      send(.settled)
      presenter.dismiss(animated: false) { [self] in
        prepareForPresentation(in: classes)
        dress()
        presenter.present(self, animated: false) { [self] in styleChanged() }
        // A presenter that has left its window presents nothing.
        if presentingViewController == nil { styleChanged() }
      }
    }

    private func styleChanged() {
      guard isChangingSheetStyle else { return }
      isChangingSheetStyle = false
      if presentingViewController == nil { return ended() }
      stage.setNeedsLayout()
      if hasAppeared, !isSystemStyled { pass(stage.passesThrough) }
      let bodies = afterChangeOfStyle
      afterChangeOfStyle = []
      for body in bodies { body() }
      considerStyle()
    }
  }
#endif
