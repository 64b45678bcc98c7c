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
  var tracksScrolling: Bool {
    base.scroll.dismisses && (content.scrolls || content.scrollView != nil)
  }

  /// The protocol that the app's content adopts; `nil` where an extension adopts the library's for it.
  var contentProtocol: String? {
    guard tracksScrolling, content.type == nil || content.scrollView == nil else { return nil }
    return "Content"
  }

  /// The type of the content in signatures.
  var contentType: String {
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
}
