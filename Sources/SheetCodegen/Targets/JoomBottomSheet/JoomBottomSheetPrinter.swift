import SheetModel
import SheetRuntime
import SheetVocabulary

/// Prints the code of one sheet for Joom's BottomSheet.
struct JoomBottomSheetPrinter: LibraryPrinter {
  let sheet: LibrarySheet

  init(_ sheet: borrowing ResolvedSheet, _ options: CodeOptions) {
    self.sheet = LibrarySheet(sheet, access: options.access, filling: JoomBottomSheetTarget.fill)
  }

  /// Whether a scroll view in the content has to be known for a drag in it to dismiss the sheet.
  private var tracksScrolling: Bool {
    base.scroll.dismisses && (content.scrolls || content.scrollView != nil)
  }

  /// The protocol that the app's content adopts; `nil` where an extension adopts the library's for it.
  private var contentProtocol: String? {
    guard tracksScrolling, content.type == nil || content.scrollView == nil else { return nil }
    return "Content"
  }

  /// The type of the content in signatures.
  private var contentType: String {
    switch (content.type, contentProtocol) {
    case (nil, nil): return "UIViewController"
    case (nil, let name?): return "any \(name)"
    case (let type?, nil): return type
    case (let type?, let name?): return "any \(type) & \(name)"
    }
  }

  // MARK: The type

  func printType(summary: String?, _ printer: inout SwiftPrinter) {
    printer.write()
    printer.documentation(summary)
    printer.block("@MainActor \(modifier)enum \(type.declared)") { printer in
      printConfiguration(&printer)
      ContainerType.print(combinations, access: access, &printer)
      measures.print(access: access, &printer)
      if let name = contentProtocol { printProtocol(name, &printer) }
      printHeight(&printer)
      printDismissal(&printer)
      printResizing(&printer)
      printPresentation(&printer)
    }
  }

  private func printConfiguration(_ printer: inout SwiftPrinter) {
    printer.write("/// What the sheet looks like.")
    printer.block(
      "\(modifier)static func configuration(for traits: UITraitCollection) -> BottomSheetConfiguration"
    ) { printer in
      combinations.print(&printer) { combination in
        let theme = combination.configuration.theme
        let radius = theme.corners.isEmpty ? 0 : theme.cornerRadius
        return [
          "return BottomSheetConfiguration(",
          "  cornerRadius: \(SwiftLiteral.number(radius)),",
          "  pullBarConfiguration: \(Self.pullBar(theme.grabber)),",
          "  shadowConfiguration: BottomSheetConfiguration.ShadowConfiguration(",
          "    backgroundColor: \(Self.dimmingColor(theme.dimming)),",
          "    blur: \(Self.blur(theme.dimming))))",
        ]
      }
    }
  }

  private static func pullBar(_ grabber: Grabber) -> String {
    if !grabber.isPresent { return ".hidden" }
    let strip = 2 * grabber.topMargin + grabber.size.height
    return ".visible(.init(height: \(SwiftLiteral.number(strip))))"
  }

  private static func dimmingColor(_ dimming: Dimming) -> String {
    dimming.isPresent
      ? UIColorExpression.text(dimming.color, opacity: dimming.opacity) : "UIColor.clear"
  }

  private static func blur(_ dimming: Dimming) -> String {
    if !dimming.isPresent { return "nil" }
    return switch dimming.blur {
    case .none: "nil"
    case .thin: ".systemThinMaterial"
    case .regular: ".systemMaterial"
    case .thick: ".systemThickMaterial"
    }
  }

  // MARK: Height

  private func printHeight(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// The height of the sheet in points above the bottom safe area.")
    printer.block(
      "\(modifier)static func height(in container: Container\(measures.parameter)) -> CGFloat"
    ) { printer in
      printer.write("let limit = limit(in: container)")
      let asks = combinations.all.contains { combination in
        heights(of: combination).contains { $0.contains("traits.") }
      }
      if asks || !combinations.isSame(heights) {
        printer.write("let traits = container.traits")
      }
      combinations.print(&printer, heights)
    }
    DetentHeights.printLimit(combinations, modifier: modifier, &printer)
    printer.write()
    printer.write(
      "/// The height of the content: that of the sheet without the bar, which stands above it.")
    printer.block(
      "\(modifier)static func contentHeight(in container: Container\(measures.parameter)) -> CGFloat"
    ) { printer in
      let height = "height(in: container\(measures.argument))"
      if !combinations.isSame(Self.strip) { printer.write("let traits = container.traits") }
      combinations.print(&printer) { combination in
        let strip = Self.strip(of: combination)
        if strip == 0 { return ["return \(height)"] }
        return ["return Swift.max(0, \(height) - \(SwiftLiteral.number(strip)))"]
      }
    }
  }

  /// What the bar takes of the sheet's height, where the content was to begin below it.
  private static func strip(of combination: Combination) -> Double {
    let parts = StatedParts(combination.configuration)
    return parts.isStripTranslucent ? 0 : parts.insideStrip
  }

  /// The one height that the sheet has: that of its initial detent, or else of the nearest that is active.
  private func heights(of combination: Combination) -> [String] {
    let configuration = combination.configuration
    let expression = HeightExpression(configuration, names, ContainerType.terms)
    let detents = DetentHeights.detents(of: configuration)
    func others(_ detents: [Detent]) -> [String] {
      ["var heights: [CGFloat] = []"]
        + detents.map { detent in
          let line = "heights.append(\(expression.height(of: detent)))"
          return DetentHeights.condition(of: detent).map { "if \($0) { \(line) }" } ?? line
        }
    }
    var named: Detent?
    switch configuration.initial {
    case .smallest, .hidden, .largest: named = detents.count == 1 ? detents.first : nil
    case .detent(let id): named = detents.first { $0.id == id }
    }
    guard let named else {
      let end = configuration.initial == .largest ? "max" : "min"
      return others(detents) + ["return heights.\(end)() ?? limit"]
    }
    let own = expression.height(of: named)
    guard let condition = DetentHeights.condition(of: named) else { return ["return \(own)"] }
    let rest = detents.filter { $0.id != named.id }
    if rest.isEmpty { return ["if \(condition) { return \(own) }", "return limit"] }
    return ["let own: CGFloat = \(own)", "if \(condition) { return own }"] + others(rest) + [
      "return heights.min { Swift.abs($0 - own) < Swift.abs($1 - own) } ?? limit"
    ]
  }

  // MARK: Presentation

  private func printDismissal(_ printer: inout SwiftPrinter) {
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

  private func printResizing(_ printer: inout SwiftPrinter) {
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

  private func printPresentation(_ printer: inout SwiftPrinter) {
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

  // MARK: Scrolling

  /// Prints how the library gets to know the scroll view in the content, without which a drag in that never
  /// reaches the sheet.
  func printScrolling(prefix: String, _ printer: inout SwiftPrinter) {
    guard tracksScrolling else { return }
    if let name = contentProtocol {
      printer.write()
      printer.block("extension \(prefix)\(type.declared).\(name)") { printer in
        printer.block("nonisolated \(modifier)var scrollView: UIScrollView?") { printer in
          printer.write("MainActor.assumeIsolated { sheetScrollView }")
        }
      }
    } else if let type = content.type, let scrollView = content.scrollView {
      printConformance(of: type, scrollView: scrollView, &printer)
    }
  }

  private func printProtocol(_ name: String, _ printer: inout SwiftPrinter) {
    printer.write()
    printer.write(
      "/// What the content adopts, so that a drag down at the top of it moves the sheet.")
    printer.block(
      "@MainActor \(modifier)protocol \(name): UIViewController,"
        + " ScrollableBottomSheetPresentedController"
    ) { printer in
      printer.write("var sheetScrollView: UIScrollView? { get }")
    }
  }

  private func printConformance(
    of type: String, scrollView: String, _ printer: inout SwiftPrinter
  ) {
    let conformance = "ScrollableBottomSheetPresentedController"
    printer.write()
    if scrollView == "scrollView" {
      // The property that is there is the witness, and it is the main actor's.
      printer.write("#if compiler(>=6.2)")
      printer.write("extension \(type): @MainActor \(conformance) {}")
      printer.write("#else")
      printer.write("extension \(type): @preconcurrency \(conformance) {}")
      printer.write("#endif")
      return
    }
    printer.block("extension \(type): \(conformance)") { printer in
      printer.write("/// The scroll view whose drags at its top move the sheet.")
      // As visible as the app's type needs it; in one that is not public it is not either.
      printer.block("nonisolated public var scrollView: UIScrollView?") { printer in
        printer.write("MainActor.assumeIsolated { self.\(scrollView) }")
      }
    }
  }
}
