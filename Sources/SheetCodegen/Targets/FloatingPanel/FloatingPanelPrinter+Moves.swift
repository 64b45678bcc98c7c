import SheetModel
import SheetRuntime
import SheetVocabulary

// What the panel does: where it stands, and how it follows its surroundings and a finger.
extension FloatingPanelPrinter {
  func printMoves(_ printer: inout SwiftPrinter) {
    let hasBar = ContainerType.hasNavigationBar(combinations)
    printer.write()
    printer.write("/// What the sheet stands in now.")
    printer.block("private var place: Container") { printer in
      printer.write(
        hasBar ? "Container(view, navigationBarBottom: navigationBarBottom)" : "Container(view)")
    }
    printer.write()
    if isModal {
      printer.write("/// Presents the sheet.")
      printer.block(
        "\(modifier)func present(from presenter: UIViewController, animated: Bool = true,"
          + " completion: (() -> Void)? = nil)"
      ) { printer in
        printer.write("let view: UIView = presenter.view.window ?? presenter.view")
        printBar("presenter", &printer)
        printer.write("prepare(for: view)")
        printer.write("presenter.present(self, animated: animated, completion: completion)")
      }
    } else {
      printer.write("/// Shows the sheet over all of a view controller.")
      printer.block(
        "\(modifier)func show(in parent: UIViewController, animated: Bool = false)"
      ) { printer in
        printer.write("let view: UIView = parent.view")
        printBar("parent", &printer)
        printer.write("prepare(for: view)")
        printer.write("addPanel(toParent: parent, animated: animated)")
      }
    }
    printer.write()
    printer.write("/// Makes the layout for a view that the sheet is going to fill.")
    printer.block("private func prepare(for view: UIView)") { printer in
      printer.write(
        hasBar
          ? "let place = Container(view, navigationBarBottom: navigationBarBottom)"
          : "let place = Container(view)")
      let initial = "Self.initialDetent(in: place\(measures.argument))"
      printer.write("if detent == nil { detent = \(initial) }")
      printer.write("layOut(in: place)")
    }
    printer.write()
    printer.write(
      "/// Moves the sheet; where the detent is not active, to the nearest one that is.")
    printer.block(
      "\(modifier)func move(toDetent detent: Detent, animated: Bool = true,"
        + " completion: (() -> Void)? = nil)"
    ) { printer in
      printer.write("self.detent = detent")
      printer.write("isReleased = false")
      printer.write("let stop = Self.stop(for: detent, in: place\(measures.argument))")
      printer.write("move(to: Self.states[stop], animated: animated, completion: completion)")
    }
    printer.write()
    printer.write("/// Makes all heights again, and keeps the sheet at its detent.")
    printer.block("\(modifier)func update(animated: Bool = true)") { printer in
      printer.write("guard isViewLoaded, let detent else { return }")
      printer.write("layOut(in: place)")
      printer.write("invalidateLayout()")
      printer.write(
        "if state !== FloatingPanelState.hidden { move(toDetent: detent, animated: animated) }")
    }
    printer.write()
    printer.block("private func moveToSmallest()") { printer in
      printer.write("guard let smallest = \(stops).first?.detents.first else { return }")
      printer.write("move(toDetent: smallest)")
    }
  }

  private func printBar(_ controller: String, _ printer: inout SwiftPrinter) {
    guard ContainerType.hasNavigationBar(combinations) else { return }
    printer.write("let navigation = \(controller) as? UINavigationController")
    printer.write("let bar = (navigation ?? \(controller).navigationController)?.navigationBar")
    printer.write("navigationBarBottom = bar.map { $0.convert($0.bounds, to: view).maxY }")
  }

  // MARK: Surroundings

  func printSurroundings(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.block("\(modifier)override func viewDidLayoutSubviews()") { printer in
      printer.write("super.viewDidLayoutSubviews()")
      printer.write("let place = place")
      printer.write("let surroundings: [CGFloat] = [")
      printer.write("  place.height, place.safeArea.top, place.safeArea.bottom,")
      printer.write("  CGFloat(place.traits.horizontalSizeClass.rawValue),")
      printer.write("  CGFloat(place.traits.verticalSizeClass.rawValue),")
      printer.write("]")
      printer.write("guard surroundings != self.surroundings, place.height > 0 else { return }")
      printer.write("self.surroundings = surroundings")
      printer.write("update(animated: false)")
    }
    printer.write()
    printer.write(
      "/// Gives the panel the layout of a place, and what depends on its size classes.")
    printer.block("private func layOut(in place: Container)") { printer in
      printer.write("let stops = Self.stops(in: place\(measures.argument))")
      printer.write("var anchors: [FloatingPanelState: FloatingPanelLayoutAnchoring] = [:]")
      printer.write("for (state, stop) in zip(Self.states, stops) {")
      printer.write("  anchors[state] = anchor(at: stop, in: place)")
      printer.write("}")
      printer.write("let first = Self.initialDetent(in: place\(measures.argument))")
      printer.write(
        "let initial = first.map { Self.states[Self.stop(for: $0, in: place\(measures.argument))] }"
      )
      printer.write("let heights = stops.map { $0.height }")
      printer.write("layout = Layout(")
      printer.write(
        "  anchors: anchors, states: Self.states, opacities: opacities(heights, in: place),")
      printer.write("  initial: initial ?? FloatingPanelState.hidden)")
      printSwitches(&printer)
    }
    printAnchors(&printer)
    printOpacities(&printer)
    printEscape(&printer)
    if hasTapView { printTap(&printer) }
  }

  /// Prints what the library has switches for.
  private func printSwitches(_ printer: inout SwiftPrinter) {
    func statement(_ name: String, _ value: (Combination) -> Bool) {
      if combinations.isSame(value) {
        printer.write("\(name) = \(value(combinations.base))")
        return
      }
      // A chain of conditions over the value of the base.
      printer.write("\(name) = {")
      printer.write("  let traits = place.traits")
      for combination in combinations.all.dropLast() {
        guard let condition = combination.condition else { continue }
        printer.write("  if \(condition) { return \(value(combination)) }")
      }
      printer.write("  return \(value(combinations.base))")
      printer.write("}()")
    }
    statement("isRemovalInteractionEnabled") { isModal && $0.configuration.dismiss.swipe }
    statement("backdropView.dismissalTapGestureRecognizer.isEnabled") {
      isModal && !confirms && $0.configuration.taps.outside == .leave
    }
    statement("panGestureRecognizer.isEnabled") { $0.configuration.swipeMode != .none }
  }

  private func printOpacities(_ printer: inout SwiftPrinter) {
    let dimming = base.theme.dimming
    printer.write()
    printer.write(
      "/// How much the backdrop is seen at each height; where it is not, touches pass.")
    printer.block(
      "private func opacities(_ heights: [CGFloat], in place: Container) -> [CGFloat]"
    ) { printer in
      printer.write("let passing = passingHeight(heights, in: place)")
      var value = "1"
      if dimming.isPresent {
        let opacity = SwiftLiteral.number(dimming.opacity)
        let least = SwiftLiteral.number(dimming.minimumOpacity)
        switch dimming.follows {
        case .presentation: value = opacity
        case .height:
          printer.write("let low = passing ?? heights.first ?? 0")
          printer.write("let way = (heights.last ?? low) - low")
          value = "\(least) + (\(opacity) - \(least)) * (way > 0 ? (height - low) / way : 1)"
        }
      }
      printer.write("return heights.map { height in")
      printer.write("  if let passing, height <= passing + 0.25 { return 0 }")
      printer.write("  return \(value)")
      printer.write("}")
    }
    printer.write()
    printer.write("/// How high the sheet may be for touches to pass; `nil` where they never do.")
    printer.block(
      "private func passingHeight(_ heights: [CGFloat], in place: Container) -> CGFloat?"
    ) { printer in
      if !combinations.isSame({ passing(of: $0) }) { printer.write("let traits = place.traits") }
      combinations.print(&printer) { ["return \(passing(of: $0))"] }
    }
  }

  private func passing(of combination: Combination) -> String {
    switch combination.configuration.passthrough {
    case .never: "nil"
    case .always: ".infinity"
    case .throughSmallest: "heights.first"
    case .through(let id):
      "Self.height(of: .\(heights.name(of: id).text), in: place\(measures.argument))"
    }
  }

  private func printEscape(_ printer: inout SwiftPrinter) {
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
    let call = "dismiss(animated: true)"
    return [dismiss.confirm ? "if shouldDismiss() { \(call) }" : call, "return true"]
  }

  private func printTap(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.block("private func tapOutside()") { printer in
      if !combinations.isSame({ tap(of: $0) }) { printer.write("let traits = traitCollection") }
      combinations.print(&printer) { tap(of: $0) }
    }
  }

  private func tap(of combination: Combination) -> [String] {
    switch combination.configuration.taps.outside {
    case .none: return ["return"]
    case .smallest: return ["return moveToSmallest()"]
    case .leave:
      if !isModal { return ["return moveToSmallest()"] }
      if !confirms { return ["return"] }
      let asks = combination.configuration.dismiss.confirm
      return [
        asks ? "if shouldDismiss() { dismiss(animated: true) }" : "dismiss(animated: true)",
        "return",
      ]
    }
  }

  // MARK: Dragging

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
      printer.write("isReleased = false")
      printer.write("let stops = \(stops)")
      printer.write("guard stops.indices.contains(index) else { return }")
      printer.write("let detents = stops[index].detents")
      printer.write("guard let first = detents.first else { return }")
      printer.write("let reached = detent.flatMap { detents.contains($0) ? $0 : nil } ?? first")
      printer.write("detent = reached")
      if combinations.all.contains(where: { $0.configuration.haptics }) {
        printer.write("UISelectionFeedbackGenerator().selectionChanged()")
      }
      printer.write("moved?(reached)")
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
      let parts = StatedParts(combination.configuration)
      let header = parts.hasHeader ? parts.headerHeight ?? 44 : 0
      let strip = SwiftLiteral.number(max(44, parts.insideStrip + header))
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
    if release.policy == .nearest, release.flickDown == .dismiss {
      lines.append("if speed > \(number(release.velocity)) { return \(answer) }")
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
