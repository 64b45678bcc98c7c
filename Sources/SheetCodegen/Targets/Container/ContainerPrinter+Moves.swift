import SheetModel
import SheetRuntime

// How code and a finger move a container.
extension ContainerPrinter {
  /// Prints the function that asks for all heights again.
  ///
  /// - Parameter statements: What the library asks for it.
  func printUpdate(_ summary: String, _ statements: [String], _ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// \(summary)")
    printer.block("\(modifier)func update(animated: Bool = true)") { printer in
      printer.write("guard isViewLoaded, let detent else { return }")
      for statement in statements { printer.write(statement) }
    }
  }

  /// Prints the function that moves the sheet.
  ///
  /// - Parameters:
  ///   - label: Of the detent.
  ///   - move: The library's own call for the place `place`.
  func printMove(
    label: String, _ place: String, _ move: String, _ printer: inout SwiftPrinter
  ) {
    printer.write()
    printer.write(
      "/// Moves the sheet; where the detent is not active, to the nearest one that is.")
    printer.block(
      "\(modifier)func move(\(label) detent: Detent, animated: Bool = true,"
        + " completion: (() -> Void)? = nil)"
    ) { printer in
      printer.write("self.detent = detent")
      printer.write("isReleased = false")
      printer.write("let \(place) = Self.stop(for: detent, in: place\(given))")
      printer.write(move)
    }
  }

  func printMoveToSmallest(label: String, _ printer: inout SwiftPrinter) {
    printer.write()
    printer.block("private func moveToSmallest()") { printer in
      printer.write("guard let smallest = \(stops).first?.detents.first else { return }")
      printer.write("move(\(label): smallest)")
    }
  }

  /// Prints what says whether anything around the sheet is another than before.
  ///
  /// - Parameter own: More that decides over heights.
  func printCurrentSurroundings(_ own: [String], _ printer: inout SwiftPrinter) {
    printer.write("let surroundings: [CGFloat] = [")
    printer.write("  place.height, place.safeArea.top, place.safeArea.bottom,")
    printer.write("  CGFloat(place.traits.horizontalSizeClass.rawValue),")
    printer.write("  CGFloat(place.traits.verticalSizeClass.rawValue),")
    for line in own { printer.write("  \(line),") }
    printer.write("]")
  }

  /// Prints that the sheet now is where a finger has taken it: at the stop of the place `index`.
  func printReached(_ printer: inout SwiftPrinter) {
    printer.write("isReleased = false")
    printer.write("let stops = \(stops)")
    printer.write("guard stops.indices.contains(index) else { return }")
    printer.write("let detents = stops[index].detents")
    printer.write("guard let first = detents.first else { return }")
    printer.write("let reached = detent.flatMap { detents.contains($0) ? $0 : nil } ?? first")
    printer.write("detent = reached")
    printTick(&printer)
    printer.write("moved?(reached)")
  }

  private func printTick(_ printer: inout SwiftPrinter) {
    guard combinations.all.contains(where: { $0.configuration.haptics }) else { return }
    let tick = "UISelectionFeedbackGenerator().selectionChanged()"
    let isAlways = combinations.isSame { $0.configuration.haptics }
    printer.write(isAlways ? tick : "if Self.ticks(for: traitCollection) { \(tick) }")
  }

  /// Prints where a sheet ticks that does so only in some size classes.
  func printTicks(_ printer: inout SwiftPrinter) {
    if combinations.isSame({ $0.configuration.haptics }) { return }
    printer.write()
    printer.block("private static func ticks(for traits: UITraitCollection) -> Bool") { printer in
      combinations.print(&printer) { ["return \($0.configuration.haptics)"] }
    }
  }

  // MARK: Leaving

  /// Prints what the Z gesture of VoiceOver does.
  func printEscape(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.block("\(modifier)override func accessibilityPerformEscape() -> Bool") { printer in
      if !isModal {
        printer.write("moveToSmallest()")
        printer.write("return true")
        return
      }
      if !combinations.isSame({ escape(of: $0) }) {
        printer.write("let traits = traitCollection")
      }
      combinations.print(&printer) { escape(of: $0) }
    }
  }

  private func escape(of combination: Combination) -> [String] {
    let dismiss = combination.configuration.dismiss
    if !dismiss.escape { return ["return false"] }
    return [Self.dismissal(asking: dismiss.confirm), "return true"]
  }

  /// A statement that dismisses the sheet.
  static func dismissal(asking asks: Bool) -> String {
    asks ? "if shouldDismiss() { dismiss(animated: true) }" : "dismiss(animated: true)"
  }

  // MARK: Passing

  /// How high a sheet may be for touches to pass, as an expression; `nil` where they never do.
  ///
  /// - Parameter smallest: The height of the lowest stop.
  func passing(of combination: Combination, smallest: String) -> String {
    switch combination.configuration.passthrough {
    case .never: "nil"
    case .always: ".infinity"
    case .throughSmallest: smallest
    case .through(let id):
      "Self.height(of: .\(heights.name(of: id).text), in: place\(given))"
    }
  }
}
