import SheetModel
import SheetRuntime

/// What an app calls: the functions that every target has, and what they take.
extension UIKitSheetPrinter {
  func printMeasures(to printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Heights in points that only the app knows.")
    printer.block("\(access)struct Measures: Hashable, Sendable") { printer in
      for parameter in heights.parameters {
        printer.documentation(parameter.summary)
        printer.write(
          "\(access)var \(parameter.name.declared): CGFloat")
      }
      printer.write()
      let parameters = heights.parameters.map { "\($0.name.parameter): CGFloat" }
      printer.block("\(access)init(\(parameters.joined(separator: ", ")))") { printer in
        for parameter in heights.parameters {
          printer.write("self.\(parameter.name.text) = \(parameter.name.value)")
        }
      }
    }
  }

  func questionParameter(_ settings: UIKitSettings) -> String {
    settings.asks ? ", shouldDismiss: @escaping @MainActor () -> Bool" : ""
  }

  func printPresent(to printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Presents content in the sheet.")
    let isPopover = sheet.configurations.values.contains { $0.style == .popover }
    let summaries =
      (isPopover ? ["source: What a popover points at."] : [])
      + (heights.parameters.isEmpty
        ? []
        : [
          "measures: Asked whenever the sheet is laid out. The sheet keeps the closure: capture views weakly."
        ])
      + (settings.asks
        ? ["shouldDismiss: Asked before a person dismisses the sheet; it is kept likewise."] : [])
    printer.parameters(summaries)
    printer.block(
      "\(access)static func present(_ content: UIViewController, from presenter: UIViewController"
        + (isPopover ? ", source: UIView" : "")
        + "\(measuresParameter)\(questionParameter(settings)), animated: Bool = true, completion: (() -> Void)? = nil)"
    ) { printer in
      let traits = usesTraits ? ", for: presenter.traitCollection" : ""
      let question = settings.asks ? ", shouldDismiss: shouldDismiss" : ""
      printer.write("prepare(content\(traits)\(question))")
      if isPopover {
        printer.write("content.popoverPresentationController?.sourceView = source")
        printer.write("content.popoverPresentationController?.sourceRect = source.bounds")
      }
      if keepsMeasures { printer.write("content.view.addInteraction(Given(measures))") }
      printSheet(to: &printer) { $0.write("apply(to: sheet\(traits)\(measuresArgument))") }
      printer.write("presenter.present(content, animated: animated, completion: completion)")
    }
    if sheet.detents.count > 1 {
      printer.write()
      printer.write("/// Moves the sheet to a detent.")
      printer.block(
        "\(access)static func move(_ content: UIViewController, to detent: Detent, animated: Bool = true)"
      ) { printer in
        printSheet(to: &printer) { $0.write("select(detent, in: sheet, animated: animated)") }
      }
    }
    printUpdate(to: &printer)
  }

  /// Prints what the app calls when something that the sheet was set up from has changed.
  private func printUpdate(to printer: inout SwiftPrinter) {
    guard heights.areDynamic || usesTraits else { return }
    printer.write()
    if usesTraits {
      printer.write(
        heights.areDynamic
          ? "/// Asks for `measures` and size classes again; call it when they have changed."
          : "/// Asks for size classes again; call it when they have changed.")
    } else {
      printer.write("/// Asks for `measures` again; call it when they have changed.")
    }
    printer.block("\(access)static func update(_ content: UIViewController)") { printer in
      if sheet.isOrderKnown, !usesTraits {
        printSheet(to: &printer) { $0.write("measure(sheet)") }
        return
      }
      if usesTraits {
        printer.write(
          "let traits = (content.presentingViewController ?? content).traitCollection")
        for setting in settings.controller
        where setting.isByTraits && setting.property != UIKitSettings.style {
          print(setting, to: &printer)
        }
      }
      if keepsMeasures {
        printer.write("let given = content.view.interactions.compactMap { $0 as? Given }.last")
        printer.write("guard let measures = given?.measures else { return }")
      }
      printSheet(to: &printer) { printer in
        let argument = usesTraits ? ", for: traits" : ""
        printer.block("sheet.animateChanges") {
          $0.write("reapply(to: sheet\(argument)\(measuresArgument))")
        }
      }
    }
  }

  /// Prints what keeps the app's closure beside the content.
  func printGiven(to printer: inout SwiftPrinter) {
    printer.write()
    printer.write(
      "/// Keeps `measures` for `update`; with the view it lives as long as the content.")
    printer.write("@MainActor")
    printer.block("private final class Given: NSObject, UIInteraction") { printer in
      printer.write("weak var view: UIView?")
      printer.write("let measures: @MainActor () -> Measures")
      printer.write()
      printer.block("init(_ measures: @escaping @MainActor () -> Measures)") {
        $0.write("self.measures = measures")
      }
      printer.write()
      printer.write("func willMove(to view: UIView?) {}")
      printer.write("func didMove(to view: UIView?) { self.view = view }")
    }
  }

  /// Prints what is done with the sheet of `content`, on systems that have sheets.
  private func printSheet(
    to printer: inout SwiftPrinter, _ statements: (inout SwiftPrinter) -> Void
  ) {
    let isPopover = sheet.configurations.values.contains { $0.style == .popover }
    let popover =
      isPopover
      ? " ?? content.popoverPresentationController?.adaptiveSheetPresentationController" : ""
    let available = ladder.needsAttribute ? "#available(iOS 15.0, *), " : ""
    printer.block(
      "if \(available)let sheet = content.sheetPresentationController\(popover)", statements)
  }
}
