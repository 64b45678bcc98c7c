#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension SheetController {
    /// Fills what the system's own presentation gives, without detents, grabber and dimming.
    func layOutSystemStyled() {
      takeUpVariant()
      let measured = measures.layout(of: self, width: stage.bounds.width)
      var arrangement = SheetArrangement()
      if sheetConfiguration.header.isPresent {
        arrangement.header =
          CGFloat(sheetConfiguration.header.height ?? measured.headerHeight ?? 0)
          + stage.safeAreaInsets.top
      }
      if sheetConfiguration.footer.isPresent {
        arrangement.footer = CGFloat(sheetConfiguration.footer.height ?? measured.footerHeight ?? 0)
      }
      arrangement.covered = sheetKeyboard?.height ?? 0
      stage.sheet.arrangement = arrangement
      stage.sheet.frame = stage.bounds
      updateContentInsets()
    }

    /// What a person does to the system's presentation to be rid of it.
    var systemReason: DismissReason {
      switch sheetStyle {
      case .popover: .outsideTap
      case .bottom, .form, .page, .fullScreen: .swipe
      }
    }

    /// The description lets a person dismiss the system's presentation that way.
    func allowsSystemDismissal(_ configuration: SheetConfiguration) -> Bool {
      sheetStyle == .popover ? configuration.taps.outside == .leave : configuration.dismiss.swipe
    }

    /// A person was kept from dismissing the system's presentation, which may be because the app is to be asked.
    func attemptedSystemDismissal() {
      if sheetConfiguration.dismiss.confirm, allowsSystemDismissal(sheetConfiguration) {
        requestSystemDismissal(systemReason)
      }
    }

    /// Asks the app where that is wanted; one question at a time.
    func requestSystemDismissal(_ reason: DismissReason) {
      if !sheetConfiguration.dismiss.confirm { return dismissSystemStyled(reason) }
      if systemQuestion != nil { return }
      systemQuestion = reason
      reports.send(.shouldDismiss(reason))
      reports.deliver()
    }

    func answerSystemQuestion(_ isAllowed: Bool) {
      guard let reason = systemQuestion else { return }
      systemQuestion = nil
      if isAllowed { dismissSystemStyled(reason) }
    }

    private func dismissSystemStyled(_ reason: DismissReason) {
      goneReason = reason
      reports.send(.willDismiss(reason))
      reports.deliver()
      presentingViewController?.dismiss(animated: true)
    }
  }
#endif
