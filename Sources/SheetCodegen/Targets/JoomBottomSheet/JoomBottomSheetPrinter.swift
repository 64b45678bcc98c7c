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
    // It is the top screen of a navigation controller that has what scrolls.
    switch (content.type, content.navigation == .own ? nil : contentProtocol) {
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
      measures.print(access: access, &printer)
      if let name = contentProtocol { printProtocol(name, &printer) }
      printPresentation(&printer)
      printHeight(&printer)
    }
  }

  /// What the file needs for the sheet beside its type.
  var shared: SharedCode {
    var shared = StopsCode.limits(combinations)
    shared.formUnion([.container, .width])
    return shared
  }

  var hasOneLook: Bool { combinations.isSame { look(in: $0) } }

  private func printConfiguration(_ printer: inout SwiftPrinter) {
    printer.write("/// What the sheet looks like.")
    printer.block(
      hasOneLook
        ? "\(modifier)static var configuration: BottomSheetConfiguration"
        : "\(modifier)static func configuration(for traits: UITraitCollection) -> BottomSheetConfiguration"
    ) { printer in
      combinations.printBody(&printer, traits: nil) { look(in: $0) }
    }
  }

  /// The lines of an expression.
  private func look(in combination: Combination) -> [String] {
    let theme = combination.configuration.theme
    let radius = theme.corners.isEmpty ? 0 : theme.cornerRadius
    return [
      "BottomSheetConfiguration(",
      "  cornerRadius: \(SwiftLiteral.number(radius)),",
      "  pullBarConfiguration: \(Self.pullBar(theme.grabber)),",
      "  shadowConfiguration: BottomSheetConfiguration.ShadowConfiguration(",
      "    backgroundColor: \(Self.dimmingColor(theme.dimming)),",
      "    blur: \(Self.blur(theme.dimming))))",
    ]
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
    let strip = Self.strip(of: combinations.base)
    printer.write()
    printer.write(
      combinations.isSame(Self.strip) && strip == 0
        ? "/// The height of the sheet in points above the bottom safe area."
        : "/// The height of the content: that of the sheet without the bar, which stands above it."
    )
    printer.block(
      "private static func height(in container: SheetcContainer\(measures.parameter)) -> CGFloat"
    ) { printer in
      let asks = combinations.all.contains { combination in
        heights(of: combination).contains { $0.mentions("traits.") }
      }
      if asks || !combinations.isSame(heights) {
        printer.write("let traits = container.traits")
      }
      combinations.print(&printer, heights)
    }
  }

  /// What the bar takes of the sheet's height, where the content was to begin below it.
  private static func strip(of combination: Combination) -> Double {
    let parts = StatedParts(combination.configuration)
    return parts.isStripTranslucent ? 0 : parts.insideStrip
  }

  /// Statements for the one height that the sheet has: that of its initial detent, or else of the nearest that is
  /// active.
  private func heights(of combination: Combination) -> [String] {
    let configuration = combination.configuration
    let expression = HeightExpression(configuration, names, ContainerTerms.terms)
    let detents = DetentHeights.detents(of: configuration)
    let limit = StopsCode.limit(configuration)
    let strip = Self.strip(of: combination)
    func inside(_ height: String) -> String {
      if strip == 0 { return height }
      return "Swift.max(0, \(height) - \(SwiftLiteral.number(strip)))"
    }
    func cut(_ detent: Detent) -> String {
      if detent.height == .maxHeight, detent.min == nil, detent.max == nil { return "limit" }
      return expression.height(of: detent)
    }
    func others(_ detents: [Detent]) -> [String] {
      if detents.allSatisfy({ DetentHeights.condition(of: $0) == nil }) {
        return ["let heights: [CGFloat] = [\(detents.map(cut).joined(separator: ", "))]"]
      }
      return ["var heights: [CGFloat] = []"]
        + detents.map { detent in
          let line = "heights.append(\(cut(detent)))"
          return DetentHeights.condition(of: detent).map { "if \($0) { \(line) }" } ?? line
        }
    }
    var named: Detent?
    switch configuration.initial {
    case .smallest, .hidden, .largest: named = detents.count == 1 ? detents.first : nil
    case .detent(let id): named = detents.first { $0.id == id }
    }
    let lines: [String]
    if let named {
      let own = cut(named)
      let rest = detents.filter { $0.id != named.id }
      if let condition = DetentHeights.condition(of: named) {
        if rest.isEmpty {
          lines = ["if \(condition) { return \(inside(own)) }", "return \(inside("limit"))"]
        } else {
          lines =
            ["let own: CGFloat = \(own)", "if \(condition) { return \(inside("own")) }"]
            + others(rest) + [
              "let nearest = heights.min { Swift.abs($0 - own) < Swift.abs($1 - own) }",
              "return \(inside(strip == 0 ? "nearest ?? limit" : "(nearest ?? limit)"))",
            ]
        }
      } else {
        lines = ["return \(inside(own))"]
      }
    } else {
      let end = configuration.initial == .largest ? "max" : "min"
      let height = "heights.\(end)() ?? limit"
      lines = others(detents) + ["return \(inside(strip == 0 ? height : "(\(height))"))"]
    }
    let usesLimit = lines.contains { $0.mentions("limit") }
    return (usesLimit ? ["let limit = \(limit)"] : []) + lines
  }
}
