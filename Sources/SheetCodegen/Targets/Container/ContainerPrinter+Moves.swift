import SheetModel
import SheetRuntime

// How code and a finger move a container.
extension ContainerPrinter {
  /// Prints the heights that the sheet has where it stands.
  func printStops(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.property(
      "private var stops: SheetcStops<Detent>", "Self.stops(in: \(container)\(given))")
  }

  /// Prints the function that moves the sheet.
  ///
  /// - Parameter move: The library's own call, for the place among `stops`.
  func printMove(_ move: String, _ printer: inout SwiftPrinter) {
    printer.write()
    printer.block("private func rest(at detent: Detent, animated: Bool)") { printer in
      printer.write("self.detent = detent")
      printer.write("isReleased = false")
      printer.write(move)
    }
    if !isLowered { return }
    printer.write()
    printer.block("private func restLowest()") { printer in
      printer.write("if let lowest = stops.all.first?.detents.first {")
      printer.write("  rest(at: lowest, animated: true)")
      printer.write("}")
    }
  }

  /// Something but a drag takes the sheet to its lowest detent.
  private var isLowered: Bool {
    combinations.all.contains { tapLowers($0) || escapeLowers($0) }
  }

  /// Whether a tap outside lowers the sheet.
  func tapLowers(_ combination: Combination) -> Bool {
    let configuration = combination.configuration
    if names.detents.count == 1 || configuration.passthrough == .always { return false }
    return switch configuration.taps.outside {
    case .leave: !isModal
    case .smallest: true
    case .none: false
    }
  }

  private func escapeLowers(_ combination: Combination) -> Bool {
    !isModal && names.detents.count > 1 && combination.configuration.dismiss.escape
  }

  /// Where the sheet stands when it is first shown, as an expression in a function with `stops`; `nil` for hidden, and
  /// where that is another one in some size class.
  func initial(in combination: Combination, isHiddenNil: Bool) -> String {
    let configuration = combination.configuration
    let detents = DetentHeights.detents(of: configuration)
    guard let first = detents.first, let last = detents.last else { return "nil" }
    func end(_ place: String, _ detent: Detent) -> String {
      let name = heights.name(of: detent.id).text
      return detents.count == 1 ? ".\(name)" : "stops.all.\(place)?.detents.first ?? .\(name)"
    }
    switch configuration.initial {
    case .hidden where isHiddenNil: return "nil"
    case .smallest, .hidden: return end("first", first)
    case .largest: return end("last", last)
    case .detent(let id): return ".\(heights.name(of: id).text)"
    }
  }

  /// Prints that the sheet is to be at its initial detent as long as it has been at none, in a function with `stops`.
  func printInitial(isHiddenNil: Bool, _ printer: inout SwiftPrinter) {
    if combinations.isSame({ initial(in: $0, isHiddenNil: isHiddenNil) }) {
      let value = initial(in: combinations.base, isHiddenNil: isHiddenNil)
      if value != "nil" { printer.write("let resting = detent ?? \(value)") }
      return
    }
    printer.write("let resting = detent ?? Self.initial(among: stops)")
  }

  /// Prints the function that says where the sheet stands first, where that is not the same in all size classes.
  func printInitialFunction(isHiddenNil: Bool, _ printer: inout SwiftPrinter) {
    if combinations.isSame({ initial(in: $0, isHiddenNil: isHiddenNil) }) { return }
    let isNil = combinations.all.contains {
      initial(in: $0, isHiddenNil: isHiddenNil) == "nil"
    }
    printer.write()
    printer.block(
      "private static func initial(among stops: SheetcStops<Detent>) -> Detent\(isNil ? "?" : "")"
    ) { printer in
      combinations.printBody(&printer, traits: "stops.container.traits") {
        [initial(in: $0, isHiddenNil: isHiddenNil)]
      }
    }
  }

  /// Prints that the sheet now is where a finger has taken it: at the stop `place`.
  ///
  /// - Parameter condition: More that has to hold, and finds the place.
  func printReached(_ condition: String?, _ printer: inout SwiftPrinter) {
    let reached = "let reached = stops.detent(at: place, before: detent)"
    if let condition {
      printer.write("guard isReleased, \(condition),")
      printer.write("  \(reached)")
      printer.write("else { return }")
    } else {
      printer.write("guard isReleased, \(reached) else { return }")
    }
    printer.write("isReleased = false")
    printer.write("detent = reached")
    printTick(&printer)
    printer.write("moved?(reached)")
  }

  private func printTick(_ printer: inout SwiftPrinter) {
    guard combinations.all.contains(where: { $0.configuration.haptics }) else { return }
    let tick = "UISelectionFeedbackGenerator().selectionChanged()"
    let isAlways = combinations.isSame { $0.configuration.haptics }
    printer.write(isAlways ? tick : "if ticks { \(tick) }")
  }

  /// Prints where a sheet ticks that does so only in some size classes.
  func printTicks(_ printer: inout SwiftPrinter) {
    if combinations.isSame({ $0.configuration.haptics }) { return }
    printer.write()
    printer.block("private var ticks: Bool") { printer in
      combinations.printBody(&printer, traits: "traitCollection") {
        ["\($0.configuration.haptics)"]
      }
    }
  }

  // MARK: Leaving

  /// Prints what the Z gesture of VoiceOver does.
  func printEscape(_ printer: inout SwiftPrinter) {
    guard combinations.all.contains(where: { escape(of: $0) != ["return false"] }) else { return }
    printer.write()
    printer.block("\(modifier)override func accessibilityPerformEscape() -> Bool") { printer in
      if !combinations.isSame(escape) { printer.write("let traits = traitCollection") }
      combinations.print(&printer, escape)
    }
  }

  private func escape(of combination: Combination) -> [String] {
    let dismiss = combination.configuration.dismiss
    if !isModal {
      return escapeLowers(combination) ? ["restLowest()", "return true"] : ["return false"]
    }
    return dismiss.escape
      ? [Self.dismissal(asking: dismiss.confirm), "return true"] : ["return false"]
  }

  /// A statement that dismisses the sheet.
  static func dismissal(asking asks: Bool) -> String {
    asks ? "if shouldDismiss() { dismiss(animated: true) }" : "dismiss(animated: true)"
  }

  // MARK: Passing

  /// How high a sheet may be for touches to pass, as an expression; `nil` where they never do.
  func passing(of combination: Combination) -> String? {
    switch combination.configuration.passthrough {
    case .never: nil
    case .always: ".infinity"
    case .throughSmallest: "stops.all[0].height"
    case .through(let id): "stops.height(of: .\(heights.name(of: id).text))"
    }
  }
}
