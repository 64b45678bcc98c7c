import SheetModel
import SheetRuntime

// What the app calls, and what the library is asked for then.
extension JoomBottomSheetPrinter {
  private var hasBar: Bool { ContainerTerms.hasNavigationBar(combinations) }

  /// The app is asked in some size class in which the sheet can be dismissed at all.
  private var confirms: Bool {
    combinations.all.contains {
      $0.configuration.dismiss.confirm && JoomBottomSheetTarget.allowsDismissal($0.configuration)
    }
  }

  func printPresentation(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Presents content in the sheet.")
    printer.parameters(
      (measures.isEmpty ? [] : ["measures: Asked once; call `update` when they have changed."])
        + (confirms
          ? ["shouldDismiss: Asked before a person's drag or tap dismisses the sheet."] : [])
        + ["dismissed: Told when the sheet has gone."])
    var parameters = ["_ content: \(contentType)", "from presenter: UIViewController"]
    if !measures.isEmpty { parameters.append("measures: @MainActor () -> Measures") }
    if confirms { parameters.append("shouldDismiss: @escaping @MainActor () -> Bool") }
    parameters.append("dismissed: (@MainActor () -> Void)? = nil")
    printer.block("\(modifier)static func present(\(parameters.joined(separator: ", ")))") {
      printer in
      let given = measures.isEmpty ? "" : ", measures()"
      printer.write("let container = SheetcContainer(of: presenter)")
      printAppearance(&printer)
      printer.write("resize(content, in: container\(given))")
      let call =
        content.navigation == .wrap
        ? "presentBottomSheetInsideNavigationController" : "presentBottomSheet"
      let look = hasOneLook ? "configuration" : "configuration(for: container.traits)"
      printer.write("presenter.\(call)(")
      printer.write("  viewController: content, configuration: \(look),")
      if let changing {
        printer.write("  canBeDismissed: { [weak presenter] in")
        printer.write("    \(changing)")
        printer.write("  }, dismissCompletion: { dismissed?() })")
      } else {
        printer.write("  canBeDismissed: { \(answer) }, dismissCompletion: { dismissed?() })")
      }
    }
    printer.write()
    printer.write(
      "/// Finds the height again; call it when the window\(measures.isEmpty ? " has" : " or `measures` have") changed."
    )
    let asked = measures.isEmpty ? "" : ", measures: @MainActor () -> Measures"
    printer.block("\(modifier)static func update(_ content: UIViewController\(asked))") { printer in
      printer.write("guard let window = content.viewIfLoaded?.window else { return }")
      let presenter = hasBar ? "content.presentingViewController" : "nil"
      printer.write("let container = SheetcContainer(of: \(presenter), in: window)")
      printer.write("resize(content, in: container\(measures.isEmpty ? "" : ", measures()"))")
    }
    printResizing(&printer)
    printAllowance(&printer)
  }

  private func printResizing(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Gives content the size that the sheet takes its height from.")
    printer.block(
      "private static func resize(_ content: UIViewController, in container: SheetcContainer"
        + "\(measures.parameter))"
    ) { printer in
      printer.write("let height = height(in: container\(measures.argument))")
      printer.write(
        "content.preferredContentSize = CGSize(width: container.width, height: height)")
    }
  }

  /// The answer to whether a drag or a tap may dismiss the sheet, where it is the same in all size classes.
  private var answer: String {
    if !JoomBottomSheetTarget.allowsDismissal(base) { return "false" }
    return confirms ? "shouldDismiss()" : "true"
  }

  /// A call that answers it where size classes change the answer.
  private var changing: String? {
    let allows = combinations.isSame { JoomBottomSheetTarget.allowsDismissal($0.configuration) }
    let asks = !confirms || combinations.isSame { $0.configuration.dismiss.confirm }
    if allows, asks { return nil }
    return "mayBeDismissed(in: SheetcContainer(of: presenter)\(confirms ? ", shouldDismiss" : ""))"
  }

  /// Prints the function that answers where size classes change the answer.
  private func printAllowance(_ printer: inout SwiftPrinter) {
    if changing == nil { return }
    printer.write()
    printer.write("/// Whether a drag and a tap outside may dismiss the sheet now.")
    printer.block(
      "private static func mayBeDismissed(in container: SheetcContainer"
        + "\(confirms ? ", _ shouldDismiss: @MainActor () -> Bool" : "")) -> Bool"
    ) { printer in
      printer.write("let traits = container.traits")
      combinations.print(&printer) { combination in
        if !JoomBottomSheetTarget.allowsDismissal(combination.configuration) {
          return ["return false"]
        }
        return ["return \(combination.configuration.dismiss.confirm ? "shouldDismiss()" : "true")"]
      }
    }
  }

  private func printAppearance(_ printer: inout SwiftPrinter) {
    switch base.theme.appearance {
    case .automatic: break
    case .light: printer.write("content.overrideUserInterfaceStyle = .light")
    case .dark: printer.write("content.overrideUserInterfaceStyle = .dark")
    }
    if combinations.base.isWritten(.themeBackground), case .color(let color) = base.theme.background
    {
      printer.write("content.view.backgroundColor = \(UIColorExpression.text(color))")
    }
    if combinations.base.isWritten(.themeCornerCurve), content.navigation != .wrap {
      printer.write("content.view.layer.cornerCurve = .\(base.theme.cornerCurve)")
    }
  }
}
