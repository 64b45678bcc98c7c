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

    /// A header button wants it gone; the system itself sees to swipes and Escape.
    func requestSystemDismissal() {
      if sheetConfiguration.dismiss.confirm {
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
