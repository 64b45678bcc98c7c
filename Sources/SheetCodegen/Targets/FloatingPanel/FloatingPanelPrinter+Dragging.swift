import SheetModel
import SheetRuntime
import SheetVocabulary

// How the panel follows a finger, and where it goes then.
extension FloatingPanelPrinter {
  func printDragging(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("// MARK: Dragging")
    if combinations.all.contains(where: { $0.configuration.swipeMode == .top }) {
      printDragRegion(&printer)
    }
    if followsScrolling, !base.scroll.expandsFirst {
      printer.write()
      printer.write("\(modifier)func floatingPanel(")
      printer.write(
        "  _ fpc: FloatingPanelController, shouldAllowToScroll scrollView: UIScrollView,")
      printer.write("  in state: FloatingPanelState")
      printer.block(") -> Bool") { $0.write("true") }
    }
    if decidesDismissal { printRemoval(&printer) }
    printer.write()
    printer.write("\(modifier)func floatingPanelWillEndDragging(")
    printer.write("  _ fpc: FloatingPanelController, withVelocity velocity: CGPoint,")
    printer.write("  targetState: UnsafeMutablePointer<FloatingPanelState>")
    printer.block(")") { printer in
      printer.write("isReleased = true")
      if !decidesReleases { return }
      printer.write("let place = place")
      printer.write("let traits = place.traits")
      printer.write("let stops = \(stops).enumerated().map { (place: $0, stop: $1) }")
      printer.write("let reached = stops.filter { stop in")
      printer.write("  stop.stop.detents.contains { Self.isReachedByDrag($0, for: traits) }")
      printer.write("}")
      printer.write("let height = place.height - surfaceLocation.y - place.safeArea.bottom")
      printer.write("let stop = Self.release(for: traits).place(")
      printer.write(
        "  of: height, speed: -velocity.y, among: reached.map { ($0.place, $0.stop.height) })")
      printer.write("targetState.pointee = Self.states[stop]")
    }
    printer.write()
    printer.block(
      "\(modifier)func floatingPanelDidChangeState(_ fpc: FloatingPanelController)"
    ) { printer in
      printer.write("guard isReleased, let index = Self.states.firstIndex(where: { $0 === state })")
      printer.write("else { return }")
      printReached(&printer)
    }
  }

  private func printDragRegion(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.block(
      "\(modifier)func floatingPanelShouldBeginDragging(_ fpc: FloatingPanelController) -> Bool"
    ) { printer in
      if !combinations.isSame({ region(of: $0) }) { printer.write("let traits = traitCollection") }
      combinations.print(&printer) { ["return \(region(of: $0))"] }
    }
  }

  private func region(of combination: Combination) -> String {
    switch combination.configuration.swipeMode {
    case .full: return "true"
    case .none: return "false"
    case .top:
      let strip = SwiftLiteral.number(Self.dragStrip(of: combination.configuration))
      return "panGestureRecognizer.location(in: surfaceView).y < \(strip)"
    }
  }

  private func printRemoval(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("\(modifier)func floatingPanel(")
    printer.write("  _ fpc: FloatingPanelController, shouldRemoveAt location: CGPoint,")
    printer.write("  with velocity: CGVector")
    printer.block(") -> Bool") { printer in
      printer.write("let place = place")
      printer.write("let smallest = \(stops).first?.height ?? 0")
      printer.write("let height = place.height - location.y - place.safeArea.bottom")
      let asks = combinations.all.contains { combination in
        removal(of: combination).contains { $0.contains("speed") }
      }
      if asks { printer.write("let speed = panGestureRecognizer.velocity(in: view).y") }
      if !combinations.isSame({ removal(of: $0) }) { printer.write("let traits = place.traits") }
      combinations.print(&printer) { removal(of: $0) }
    }
  }

  private func removal(of combination: Combination) -> [String] {
    let (release, dismiss) = (
      combination.configuration.release, combination.configuration.dismiss
    )
    let number = SwiftLiteral.number
    let answer = dismiss.confirm ? "shouldDismiss()" : "true"
    var lines: [String] = []
    if let flick = Self.dismissingFlick(of: release) {
      lines.append("if speed > \(number(flick)) { return \(answer) }")
    }
    lines.append("guard height < smallest + 0.25 else { return false }")
    if let velocity = dismiss.velocity {
      lines.append("if speed > \(number(velocity)) { return \(answer) }")
    }
    let way =
      switch release.policy {
      case .project: "speed * Swift.abs(speed) / \(number(2 * release.deceleration))"
      case .lookahead: "speed * \(number(release.lookahead))"
      case .nearest, .lbbottomsheet, .panmodal: "0"
      }
    lines.append("let below = smallest - height + \(way)")
    lines.append(
      "guard below > 0.25, below >= smallest * \(number(dismiss.distance)) - 0.25 else { return false }"
    )
    lines.append("return \(answer)")
    return lines
  }
}
