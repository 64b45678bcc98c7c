import SheetModel
import SheetRuntime

// Where the panel rests, in the library's own words where it has some.
extension FloatingPanelPrinter {
  private struct Anchor {
    let id: SwiftIdentifier
    /// `nil` for so many points above the bottom safe area.
    var anchor: String?
    /// The part of what the content needs, where that is the height.
    var part: Double?
  }

  /// Prints the function that says where a stop is: by its detent's own form, or in points where that is cut by
  /// something or where the library has no word for it.
  func printAnchors(_ printer: inout SwiftPrinter) {
    let used = combinations.all.flatMap { anchors(of: $0) }
    printer.write()
    printer.write("/// Where the panel rests at a stop.")
    printer.block(
      "private func anchor(at stop: (height: CGFloat, detents: [Detent]), in place: Container)"
        + " -> FloatingPanelLayoutAnchoring"
    ) { printer in
      let points = "FloatingPanelLayoutAnchor("
      let arguments = "  absoluteInset: stop.height, edge: .bottom, referenceGuide: .safeArea)"
      if used.allSatisfy({ $0.anchor == nil }) {
        printer.write(points)
        printer.write(arguments)
        return
      }
      printer.write("let points = \(points)")
      printer.write(arguments)
      printer.write("guard let detent = stop.detents.first else { return points }")
      printer.write("let stated = Self.statedHeight(")
      printer.write("  of: detent, in: place, limit: Self.limit(in: place)\(given))")
      printer.write("// What is cut by something is so many points.")
      printer.write("let pixel = 1 / Swift.max(1, place.traits.displayScale)")
      printer.write("guard Swift.abs(stated - stop.height) < pixel else { return points }")
      if !combinations.isSame({ cases(of: $0) }) { printer.write("let traits = place.traits") }
      combinations.print(&printer) { cases(of: $0) }
    }
    if used.contains(where: { $0.part != nil }) { printFittingAnchor(&printer) }
  }

  private func cases(of combination: Combination) -> [String] {
    let anchors = anchors(of: combination)
    let cases = names.detents.map { name in
      let id = SwiftIdentifier(key: name.text)
      return "case .\(id.text): return \(anchors.first { $0.id == id }?.anchor ?? "points")"
    }
    return ["switch detent {"] + cases + ["}"]
  }

  private func anchors(of combination: Combination) -> [Anchor] {
    let configuration = combination.configuration
    return DetentHeights.detents(of: configuration).map { detent in
      var anchor = Anchor(id: heights.name(of: detent.id))
      guard detent.min == nil, detent.max == nil else { return anchor }
      anchor.part = Self.part(detent.height)
      anchor.anchor =
        anchor.part.map { "anchor(fitting: stated, part: \(SwiftLiteral.number($0))) ?? points" }
        ?? Self.anchor(detent.height, configuration)
      return anchor
    }
  }

  /// The part of what the content needs; `nil` where a height is something else.
  private static func part(_ height: DetentHeight) -> Double? {
    switch height {
    case .fitContent: 1
    case .fraction(let part, of: .content): part
    case .headerOnly, .medium, .maxHeight, .height, .fraction, .topInset, .measured: nil
    }
  }

  private static func anchor(
    _ height: DetentHeight, _ configuration: borrowing SheetConfiguration
  ) -> String? {
    let limit = configuration.limit
    let below = limit.inset + StatedParts(configuration).outsideStrip
    switch height {
    case .maxHeight: return top(limit.from, below)
    case .topInset(let points): return top(limit.from, below + points)
    case .height(let points, from: .edge): return inset("absolute", points, "bottom", "superview")
    case .fraction(let part, of: .container):
      return inset("fractional", part, "bottom", "superview")
    case .fraction(let part, of: .limit):
      guard limit.from == .safeArea, below == 0 else { return nil }
      return inset("fractional", part, "bottom", "safeArea")
    case .medium:
      guard limit.from == .safeArea, below == 0 else { return nil }
      return anchor("fractionalInset: place.height > 568 ? 0.56 : 0.63", "bottom", "safeArea")
    case .headerOnly, .fitContent, .height, .fraction, .measured: return nil
    }
  }

  private static func top(_ edge: LimitEdge, _ points: Double) -> String? {
    switch edge {
    case .safeArea: inset("absolute", points, "top", "safeArea")
    case .container: inset("absolute", points, "top", "superview")
    case .navigationBar: nil
    }
  }

  private static func inset(
    _ kind: String, _ value: Double, _ edge: String, _ guide: String
  ) -> String {
    anchor("\(kind)Inset: \(SwiftLiteral.number(value))", edge, guide)
  }

  private static func anchor(_ inset: String, _ edge: String, _ guide: String) -> String {
    "FloatingPanelLayoutAnchor(\(inset), edge: .\(edge), referenceGuide: .\(guide))"
  }

  private func printFittingAnchor(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write(
      "/// The library's own measure of the content, where it says the same as the app's.")
    printer.block(
      "private func anchor(fitting height: CGFloat, part: CGFloat) -> FloatingPanelLayoutAnchoring?"
    ) { printer in
      if followsScrolling {
        printer.write("if part == 1, let content = trackingScrollView?.contentLayoutGuide,")
        printer.write("  Swift.abs(content.layoutFrame.height - height) < 0.5")
        printer.write("{")
        printer.write("  return FloatingPanelAdaptiveLayoutAnchor(")
        printer.write("    absoluteOffset: 0, contentLayout: content, referenceGuide: .safeArea)")
        printer.write("}")
      }
      printer.write("let fitting = surfaceView.intrinsicContentSize.height * part")
      printer.write("guard Swift.abs(fitting - height) < 0.5 else { return nil }")
      printer.write("return FloatingPanelIntrinsicLayoutAnchor(")
      printer.write("  fractionalOffset: 1 - part, referenceGuide: .safeArea)")
    }
  }
}
