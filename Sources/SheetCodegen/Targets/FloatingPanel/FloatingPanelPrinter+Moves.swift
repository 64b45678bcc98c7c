import SheetModel
import SheetRuntime

// Where the panel rests, and how it follows its surroundings.
extension FloatingPanelPrinter {
  /// What the library has switches for, and how they are by themselves.
  var switches: [(name: String, own: Bool, value: (Combination) -> Bool)] {
    [
      ("isRemovalInteractionEnabled", false, { isModal && $0.configuration.dismiss.swipe }),
      (
        "backdropView.dismissalTapGestureRecognizer.isEnabled", false,
        { isModal && !confirms && $0.configuration.taps.outside == .leave }
      ),
      ("panGestureRecognizer.isEnabled", true, { $0.configuration.swipeMode != .none }),
    ]
  }

  /// Whether it is hidden at first in all size classes, or in some.
  private var isHidden: Bool { initials.allSatisfy { $0 == "nil" } }
  private var mayBeHidden: Bool { initials.contains("nil") }
  private var initials: [String] { combinations.all.map { initial(in: $0, isHiddenNil: true) } }

  func printHeights(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("// MARK: Heights")
    stopsCode.printFunction("private", &printer)
    printStops(&printer)
    printInitialFunction(isHiddenNil: true, &printer)
    printer.write()
    printer.write("/// Gives the panel the heights of where it stands.")
    printer.block("private func prepare(in container: SheetcContainer)") { printer in
      printer.write("let stops = Self.stops(in: container\(given))")
      var initial = "states[stops.place(of: resting)]"
      if isHidden {
        printer.write("let initial = detent.map { states[stops.place(of: $0)] }")
        initial = "initial ?? .hidden"
      } else {
        printInitial(isHiddenNil: true, &printer)
        printer.write("detent = resting")
        if mayBeHidden {
          printer.write("let initial = resting.map { states[stops.place(of: $0)] }")
          initial = "initial ?? .hidden"
        }
      }
      let opacity = constantOpacity.map { "_ in \($0)" } ?? "opacity(at: $0, among: stops)"
      printer.write("layout = SheetcLayout(")
      printer.write("  states, heights: stops.all.map { $0.height }, initial: \(initial),")
      printer.write("  opacity: { \(opacity) })")
      printSwitches(&printer)
    }
    printOpacity(&printer)
  }

  /// Prints what the library has switches for and size classes change.
  private func printSwitches(_ printer: inout SwiftPrinter) {
    let switches = switches.filter { !combinations.isSame($0.value) }
    if switches.isEmpty { return }
    printer.write("let traits = container.traits")
    for setting in switches {
      printer.write("\(setting.name) = \(condition(setting.value))")
    }
  }

  /// When a value holds, as an expression of `traits`.
  private func condition(_ value: (Combination) -> Bool) -> String {
    let exceptions = combinations.exceptions(value)
    let last = value(combinations.base)
    if exceptions.count == 1, let condition = exceptions.first?.condition {
      if !last { return condition }
      if !condition.mentions(" && ") {
        return condition.mentions("==")
          ? condition.replacing("==", with: "!=") : condition.replacing("!=", with: "==")
      }
    }
    return exceptions.reduce("") { $0 + "\($1.condition) ? \($1.value) : " } + "\(last)"
  }

  // MARK: The backdrop

  /// How much of the backdrop is seen at every height; `nil` where that is not one number.
  private var constantOpacity: String? {
    let opacities = combinations.all.map { opacity(of: $0) }
    guard opacities.allSatisfy({ $0 == opacities[0] && $0.count == 1 }) else { return nil }
    return String(opacities[0][0].dropFirst("return ".count))
  }

  private func printOpacity(_ printer: inout SwiftPrinter) {
    if constantOpacity != nil { return }
    printer.write()
    printer.write(
      "/// How much of the backdrop is seen at a height; where it is not, touches pass.")
    printer.block(
      "private func opacity(at height: CGFloat, among stops: SheetcStops<Detent>) -> CGFloat"
    ) { printer in
      if !combinations.isSame(opacity) { printer.write("let traits = stops.container.traits") }
      combinations.print(&printer, opacity)
    }
  }

  private func opacity(of combination: Combination) -> [String] {
    let dimming = base.theme.dimming
    let passing = passing(of: combination)
    if passing == ".infinity" { return ["return 0"] }
    var lines: [String] = []
    if let passing {
      lines.append("let passing = \(passing)")
      lines.append("if height <= passing + 0.25 { return 0 }")
    }
    if !dimming.isPresent { return lines + ["return 1"] }
    let opacity = SwiftLiteral.number(dimming.opacity)
    switch dimming.follows {
    case .presentation: return lines + ["return \(opacity)"]
    case .height:
      let least = SwiftLiteral.number(dimming.minimumOpacity)
      let rise = dimming.minimumOpacity == 0 ? opacity : "(\(opacity) - \(least))"
      let base = dimming.minimumOpacity == 0 ? "" : "\(least) + "
      return lines + [
        "let low = \(passing == nil ? "stops.all[0].height" : "passing")",
        "let way = (stops.all.last?.height ?? low) - low",
        "return \(base)\(rise) * (way > 0 ? (height - low) / way : 1)",
      ]
    }
  }

  // MARK: Moves

  func printMoves(_ printer: inout SwiftPrinter) {
    printMove(
      "move(to: states[stops.place(of: detent)], animated: animated)", &printer)
    if !measures.isEmpty {
      printer.write()
      printer.write("/// Makes all heights again, and keeps the sheet at its detent.")
      printer.block("private func layOut(animated: Bool)") {
        printLayout(in: container, animated: "animated", &$0)
      }
    }
    printer.write()
    printer.block("\(modifier)override func viewDidLayoutSubviews()") { printer in
      printer.write("super.viewDidLayoutSubviews()")
      printer.write("let container = \(container)")
      printer.write(
        "guard container.surroundings != surroundings, container.height > 0 else { return }")
      printer.write("surroundings = container.surroundings")
      if measures.isEmpty {
        printLayout(in: "container", animated: "false", &printer)
      } else {
        printer.write("layOut(animated: false)")
      }
    }
  }

  private func printLayout(
    in container: String, animated: String, _ printer: inout SwiftPrinter
  ) {
    printer.write("prepare(in: \(container))")
    printer.write("invalidateLayout()")
    printer.write("guard let detent, state !== FloatingPanelState.hidden else { return }")
    printer.write("rest(at: detent, animated: \(animated))")
  }

  func printTap(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.block("private func tapOutside()") { printer in
      if !combinations.isSame(tap) { printer.write("let traits = traitCollection") }
      combinations.print(&printer, tap)
    }
  }

  private func tap(of combination: Combination) -> [String] {
    let lines: [String]
    let isAsked = confirms && combination.configuration.taps.outside == .leave
    if tapLowers(combination) {
      lines = ["restLowest()"]
    } else if isAsked {
      lines = [Self.dismissal(asking: combination.configuration.dismiss.confirm)]
    } else {
      lines = []
    }
    return combination.condition == nil ? lines : lines + ["return"]
  }
}
