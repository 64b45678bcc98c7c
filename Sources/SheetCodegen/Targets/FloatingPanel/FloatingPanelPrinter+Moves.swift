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
        "\(modifier)func show(in parent: UIViewController, animated: Bool = false,"
          + " completion: (() -> Void)? = nil)"
      ) { printer in
        printer.write("let view: UIView = parent.view")
        printBar("parent", &printer)
        printer.write("prepare(for: view)")
        printer.write("addPanel(toParent: parent, animated: animated, completion: completion)")
      }
    }
    printer.write()
    printer.write("/// Makes the layout for a view that the sheet is going to fill.")
    printer.block("private func prepare(for view: UIView)") { printer in
      printer.write(
        hasBar
          ? "let place = Container(view, navigationBarBottom: navigationBarBottom)"
          : "let place = Container(view)")
      let initial = "Self.initialDetent(in: place\(given))"
      printer.write("if detent == nil { detent = \(initial) }")
      printer.write("layOut(in: place)")
    }
    printMove(
      label: "toDetent", "stop",
      "move(to: Self.states[stop], animated: animated, completion: completion)", &printer)
    printUpdate(
      "Makes all heights again, and keeps the sheet at its detent.",
      [
        "layOut(in: place)", "invalidateLayout()",
        "if state !== FloatingPanelState.hidden { move(toDetent: detent, animated: animated) }",
      ], &printer)
    printMoveToSmallest(label: "toDetent", &printer)
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
      printCurrentSurroundings([], &printer)
      printer.write("guard surroundings != self.surroundings, place.height > 0 else { return }")
      printer.write("self.surroundings = surroundings")
      printer.write("update(animated: false)")
    }
    printer.write()
    printer.write(
      "/// Gives the panel the layout of a place, and what depends on its size classes.")
    printer.block("private func layOut(in place: Container)") { printer in
      printer.write("let stops = Self.stops(in: place\(given))")
      printer.write("var anchors: [FloatingPanelState: FloatingPanelLayoutAnchoring] = [:]")
      printer.write("for (state, stop) in zip(Self.states, stops) {")
      printer.write("  anchors[state] = anchor(at: stop, in: place)")
      printer.write("}")
      printer.write("let first = Self.initialDetent(in: place\(given))")
      printer.write(
        "let initial = first.map { Self.states[Self.stop(for: $0, in: place\(given))] }"
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
      let smallest = "heights.first"
      if !combinations.isSame({ passing(of: $0, smallest: smallest) }) {
        printer.write("let traits = place.traits")
      }
      combinations.print(&printer) { ["return \(passing(of: $0, smallest: smallest))"] }
    }
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
      return [Self.dismissal(asking: combination.configuration.dismiss.confirm), "return"]
    }
  }
}
