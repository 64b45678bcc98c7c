#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension SheetController {
    /// Fills what the system's own presentation gives, without detents, grabber and dimming.
    func layOutSystemStyled() {
      takeUpVariant()
      let measured = measures.layout(of: self, width: stage.bounds.width)
      var arrangement = SheetArrangement()
      if configuration.header.isPresent {
        arrangement.header =
          CGFloat(configuration.header.height ?? measured.headerHeight ?? 0)
          + stage.safeAreaInsets.top
      }
      if configuration.footer.isPresent {
        arrangement.footer = CGFloat(configuration.footer.height ?? measured.footerHeight ?? 0)
      }
      arrangement.covered = keyboard?.height ?? 0
      stage.sheet.arrangement = arrangement
      stage.sheet.frame = stage.bounds
      stage.dimming.isHidden = true
      updateContentInsets()
    }

    /// A header button wants it gone; the system itself sees to swipes and Escape.
    func requestSystemDismissal() {
      if configuration.dismiss.confirm {
        reports.send(.shouldDismiss(.button))
        reports.deliver()
      } else {
        dismissSystemStyled()
      }
    }

    func dismissSystemStyled() {
      goneReason = .button
      reports.send(.willDismiss(.button))
      reports.deliver()
      presentingViewController?.dismiss(animated: true)
    }
  }
#endif
