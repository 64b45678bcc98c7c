import SheetModel

/// The delegates that hear of attempts to dismiss a sheet.
extension UIKitSheetPrinter {
  func printQuestion(_ settings: UIKitSettings, to printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Asks before somebody dismisses the sheet.")
    printer.write("@MainActor")
    printer.block(
      "private final class Question: NSObject, UIAdaptivePresentationControllerDelegate, UIInteraction"
    ) { printer in
      printer.write("weak var view: UIView?")
      printer.write("private let shouldDismiss: @MainActor () -> Bool")
      printer.write()
      printer.block("init(_ shouldDismiss: @escaping @MainActor () -> Bool)") {
        $0.write("self.shouldDismiss = shouldDismiss")
      }
      printer.write()
      printer.write("func willMove(to view: UIView?) {}")
      printer.write("func didMove(to view: UIView?) { self.view = view }")
      printer.write()
      printShouldDismiss(settings, "", to: &printer)
      printer.write()
      printer.block(
        "func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController)"
      ) {
        if settings.asking.common == nil {
          let isAsked = SizeClassConditions(traits: "presentation.traitCollection")
            .expression(settings.asking)
          $0.write("guard \(isAsked) else { return }")
        }
        $0.write(
          "if shouldDismiss() { presentation.presentedViewController.dismiss(animated: true) }")
      }
    }
  }

  private func printShouldDismiss(
    _ settings: UIKitSettings, _ access: String, to printer: inout SwiftPrinter
  ) {
    let name = settings.lets.common == nil ? " presentation" : ""
    printer.block(
      "\(access)func presentationControllerShouldDismiss(_\(name): UIPresentationController) -> Bool"
    ) {
      $0.write(
        SizeClassConditions(traits: "presentation.traitCollection").expression(settings.lets))
    }
  }

  func printKeeper(
    _ settings: UIKitSettings, to printer: inout SwiftPrinter
  ) {
    printer.write()
    if ladder.needsAttribute { printer.write(ladder.attribute) }
    printer.write("private static let keeper = Keeper()")
    printer.write()
    printer.write(
      "/// Keeps the sheet from being dismissed without keeping touches from what is behind.")
    if ladder.needsAttribute { printer.write(ladder.attribute) }
    printer.write("@MainActor")
    printer.block("private final class Keeper: NSObject, UISheetPresentationControllerDelegate") {
      printShouldDismiss(settings, "", to: &$0)
    }
  }
}
