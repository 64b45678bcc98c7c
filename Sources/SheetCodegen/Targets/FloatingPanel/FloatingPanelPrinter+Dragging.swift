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
      printer.write(
        "let height = view.bounds.height - surfaceLocation.y - view.safeAreaInsets.bottom")
      printer.write("let all = stops.all.enumerated()")
      if keepsFingersAway {
        printer.write("let reached = all.filter { !onlyByCode.isSuperset(of: $0.element.detents) }")
      }
      let reached = keepsFingersAway ? "reached" : "all"
      printer.write(
        "let reach = SheetcReach(stops: \(reached).map { ($0.offset, $0.element.height) })")
      printer.write("let place = place(of: height, speed: -velocity.y, among: reach)")
      printer.write("targetState.pointee = states[place]")
    }
    if decidesReleases { printRelease(&printer) }
    if keepsFingersAway { printReach(&printer) }
    printer.write()
    printer.block(
      "\(modifier)func floatingPanelDidChangeState(_ fpc: FloatingPanelController)"
    ) { printReached("let place = states.firstIndex(where: { $0 === state })", &$0) }
    printTicks(&printer)
  }

  private func printDragRegion(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.block(
      "\(modifier)func floatingPanelShouldBeginDragging(_ fpc: FloatingPanelController) -> Bool"
    ) { printer in
      combinations.printBody(&printer, traits: "traitCollection") { [region(of: $0)] }
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
      printer.write("isDismissed(")
      printer.write("  at: view.bounds.height - location.y - view.safeAreaInsets.bottom,")
      printer.write("  speed: panGestureRecognizer.velocity(in: view).y)")
    }
    printDismissal(&printer)
  }
}
