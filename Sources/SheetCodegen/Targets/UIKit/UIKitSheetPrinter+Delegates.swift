import SheetModel

/// The delegates that hear of attempts to dismiss a sheet.
extension UIKitSheetPrinter {
  func printQuestion(_ settings: UIKitSettings, to printer: inout SwiftPrinter) {
    printer.write()
    printer.write(
      "/// Asks before somebody dismisses the sheet; keep it as long as the sheet is there, which does not."
    )
    printer.write("@MainActor")
    printer.block(
      "\(access)final class Question: NSObject, UIAdaptivePresentationControllerDelegate"
    ) { printer in
      printer.write("private let ask: @MainActor () -> Void")
      printer.write()
      printer.write(
        "/// - Parameter ask: Called when somebody tries to dismiss the sheet; dismiss it if they are sure."
      )
      printer.block("\(access)init(_ ask: @escaping @MainActor () -> Void)") {
        $0.write("self.ask = ask")
      }
      printer.write()
      printShouldDismiss(settings, access, to: &printer)
      printer.write()
      printer.block(
        "\(access)func presentationControllerDidAttemptToDismiss(_: UIPresentationController)"
      ) { $0.write("ask()") }
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
