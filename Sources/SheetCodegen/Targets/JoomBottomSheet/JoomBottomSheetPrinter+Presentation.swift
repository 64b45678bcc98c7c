import SheetModel
import SheetRuntime
import SheetVocabulary

// What the app calls, and what the library is asked for then.
extension JoomBottomSheetPrinter {
  func printDismissal(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Whether a drag and a tap outside may dismiss the sheet.")
    printer.block(
      "\(modifier)static func allowsDismissal(for traits: UITraitCollection) -> Bool"
    ) { printer in
      combinations.print(&printer) { combination in
        ["return \(JoomBottomSheetTarget.allowsDismissal(combination.configuration))"]
      }
    }
    if combinations.isSame({ $0.configuration.dismiss.confirm }) { return }
    printer.write()
    printer.write("/// Whether the app is asked before they do.")
    printer.block("\(modifier)static func asks(for traits: UITraitCollection) -> Bool") { printer in
      combinations.print(&printer) { ["return \($0.configuration.dismiss.confirm)"] }
    }
  }

  func printResizing(_ printer: inout SwiftPrinter) {
    let bar =
      ContainerType.hasNavigationBar(combinations) ? ", navigationBarBottom: CGFloat? = nil" : ""
    let argument = bar.isEmpty ? "" : ", navigationBarBottom: navigationBarBottom"
    printer.write()
    printer.write("/// Gives content the size that the sheet takes its height from.")
    printer.write("///")
    printer.write("/// Call it again when the window or what the content needs has changed.")
    printer.block(
      "\(modifier)static func resize(_ content: UIViewController, in view: UIView\(bar)"
        + "\(measures.parameter))"
    ) { printer in
      printer.write("let container = Container(view\(argument))")
      printer.write("let height = contentHeight(in: container\(measures.argument))")
      printer.write(
        "content.preferredContentSize = CGSize(width: view.bounds.width, height: height)")
    }
    printer.write()
    printer.write(
      "/// Finds the height of a sheet that is up again, where its content needs another.")
    let asked = measures.isEmpty ? "" : ", measures: @MainActor () -> Measures"
    printer.block("\(modifier)static func update(_ content: UIViewController\(asked))") { printer in
      printer.write("guard let view = content.viewIfLoaded?.window else { return }")
      if !bar.isEmpty {
        printer.write("let presenter = content.presentingViewController")
        printBar("presenter?", &printer)
      }
      let given = measures.isEmpty ? "" : ", measures()"
      printer.write(
        "resize(content, in: view\(bar.isEmpty ? "" : ", navigationBarBottom: barBottom")\(given))")
    }
  }

  func printPresentation(_ printer: inout SwiftPrinter) {
    let confirms = combinations.all.contains { $0.configuration.dismiss.confirm }
    printer.write()
    printer.write("/// Presents content in the sheet.")
    printer.parameters(
      (measures.isEmpty ? [] : ["measures: Asked once; call `update` when they have changed."])
        + (confirms
          ? ["shouldDismiss: Asked before a person's drag or tap dismisses the sheet."] : []))
    printer.write("\(modifier)static func present(")
    printer.write("  _ content: \(contentType), from presenter: UIViewController,")
    if !measures.isEmpty { printer.write("  measures: @MainActor () -> Measures,") }
    if confirms { printer.write("  shouldDismiss: @escaping @MainActor () -> Bool,") }
    printer.write("  dismissed: (@MainActor () -> Void)? = nil")
    printer.block(")") { printer in
      printPreparation(&printer)
      let isWrapped = content.navigation == .wrap
      let call =
        isWrapped ? "presentBottomSheetInsideNavigationController" : "presentBottomSheet"
      printer.write("presenter.\(call)(")
      printer.write("  viewController: content,")
      printer.write("  configuration: configuration(for: view.traitCollection),")
      printer.write("  canBeDismissed: { \(answer(confirms: confirms)) },")
      printer.write("  dismissCompletion: { dismissed?() })")
    }
  }

  /// The answer to whether a drag or a tap may dismiss the sheet.
  private func answer(confirms: Bool) -> String {
    let allows = combinations.isSame { JoomBottomSheetTarget.allowsDismissal($0.configuration) }
    let asks = combinations.isSame { $0.configuration.dismiss.confirm }
    if allows, asks {
      if !JoomBottomSheetTarget.allowsDismissal(base) { return "false" }
      return confirms ? "shouldDismiss()" : "true"
    }
    let allowed = "view.map { allowsDismissal(for: $0.traitCollection) } ?? true"
    if !confirms { return "[weak view] in \(allowed)" }
    let asked = asks ? "" : "!(view.map { asks(for: $0.traitCollection) } ?? true) || "
    return "[weak view] in (\(allowed)) && (\(asked)shouldDismiss())"
  }

  private func printBar(_ presenter: String, _ printer: inout SwiftPrinter) {
    printer.write("let navigation = presenter as? UINavigationController")
    printer.write("let bar = (navigation ?? \(presenter).navigationController)?.navigationBar")
    printer.write("let barBottom = bar.map { $0.convert($0.bounds, to: view).maxY }")
  }

  /// What is set before the sheet is presented, its size above all.
  private func printPreparation(_ printer: inout SwiftPrinter) {
    printer.write("let view: UIView = presenter.view.window ?? presenter.view")
    var argument = ""
    if ContainerType.hasNavigationBar(combinations) {
      printBar("presenter", &printer)
      argument = ", navigationBarBottom: barBottom"
    }
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
    let given = measures.isEmpty ? "" : ", measures()"
    printer.write("resize(content, in: view\(argument)\(given))")
  }
}
