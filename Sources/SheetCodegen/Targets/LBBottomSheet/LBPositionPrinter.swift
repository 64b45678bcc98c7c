import SheetModel
import SheetRuntime

/// Prints the object between a sheet and LBBottomSheet, `Position`.
///
/// The library opens at the height nearest to 100 points, and goes to the height nearest to where it stands
/// whenever it is told that heights have changed. So as long as the object has a target, every height is that of
/// the target: the sheet opens there, and can be moved. It has arrived when that height is reported.
struct LBPositionPrinter {
  private let combinations: SheetCombinations
  private let names: SheetNames
  private let measures: AppMeasures

  init(_ combinations: SheetCombinations, _ names: SheetNames, _ measures: AppMeasures) {
    self.combinations = combinations
    self.names = names
    self.measures = measures
  }

  /// The detents that a drag does not reach.
  private var code: [Detent] {
    var code: [Detent] = []
    for combination in combinations.all {
      for detent in combination.configuration.detents
      where detent.reach == .code && !code.contains(where: { $0.id == detent.id }) {
        code.append(detent)
      }
    }
    return code
  }

  /// The sheet rests anywhere between two ends in some size classes.
  private var isEverFree: Bool { combinations.all.contains { $0.configuration.free != nil } }
  /// It has detents in some size classes.
  private var hasStops: Bool { combinations.all.contains { $0.configuration.free == nil } }

  func print(_ type: SwiftIdentifier, _ printer: inout SwiftPrinter) {
    let most = combinations.all.map { $0.configuration.detents.count }.max() ?? 1
    let behavior = LBBehavior(
      measures: measures, names: names, most: Swift.max(1, most), type: type)
    let given = measures.isEmpty ? "" : ", measures()"
    printer.write()
    printer.write(
      "/// Tells LBBottomSheet how high the sheet is to be, and the app how high it is.")
    printer.write("///")
    printer.write(
      "/// A view controller without a view: LBBottomSheet 1.0.17 takes no other object.")
    printer.block("fileprivate final class Position: UIViewController, BottomSheetPositionDelegate")
    {
      printer in
      printProperties(&printer)
      printer.write()
      printer.block("var behavior: BottomSheetController.Behavior") { printer in
        if !combinations.isSame({ behavior.statements(of: $0) }) {
          printer.write("let traits = container.traits")
        }
        combinations.print(&printer) { behavior.statements(of: $0) }
      }
      printContainer(&printer)
      printHeights(type, given, &printer)
      printResistance(type, given, behavior, &printer)
      printPosition(type, given, &printer)
    }
  }

  private func printProperties(_ printer: inout SwiftPrinter) {
    if hasStops {
      printer.write("/// Where the sheet goes next; `nil` once it is there.")
      printer.write("private var target: Detent?")
      printer.write("private var targetHeight: CGFloat?")
      printer.write("private var isOpening = true")
      if !code.isEmpty {
        printer.write(
          "/// Where the sheet last rested, above the safe area: it stays there, whoever brought it."
        )
        printer.write("private var held: CGFloat?")
      }
    }
    printer.write("private weak var presenter: UIViewController?")
    if !measures.isEmpty { printer.write("private let measures: @MainActor () -> Measures") }
    printer.write("private let moved: @MainActor (Detent, CGFloat) -> Void")
    printer.write()
    printer.write("init(")
    printer.write("  _ presenter: UIViewController,")
    if !measures.isEmpty { printer.write("  _ measures: @escaping @MainActor () -> Measures,") }
    printer.write("  _ moved: @escaping @MainActor (Detent, CGFloat) -> Void")
    printer.block(")") { printer in
      printer.write("self.presenter = presenter")
      if !measures.isEmpty { printer.write("self.measures = measures") }
      printer.write("self.moved = moved")
      printer.write("super.init(nibName: nil, bundle: nil)")
    }
    printer.write()
    printer.write("required init?(coder: NSCoder) { nil }")
  }

  private func printContainer(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.block("var container: Container") { printer in
      printer.block("guard let presenter, let view = presenter.viewIfLoaded else") { printer in
        printer.write("return Container(height: 0, safeArea: .zero, traits: UITraitCollection())")
      }
      guard ContainerType.hasNavigationBar(combinations) else {
        printer.write("return Container(view.window ?? view)")
        return
      }
      printer.write(
        "let navigation = presenter as? UINavigationController ?? presenter.navigationController")
      printer.write(
        "let bar = navigation?.isNavigationBarHidden == false ? navigation?.navigationBar : nil")
      printer.write("return Container(view.window ?? view, navigationBarBottom: bar?.frame.maxY)")
    }
  }

  private func printHeights(
    _ type: SwiftIdentifier, _ given: String, _ printer: inout SwiftPrinter
  ) {
    if isEverFree {
      printer.write()
      printer.write(
        "/// The height of a detent from the screen's bottom edge, which LBBottomSheet counts from."
      )
      printer.block("private func height(of detent: Detent) -> CGFloat") { printer in
        printer.write("let container = container")
        printer.write("return \(type.declared).height(of: detent, in: container\(given))")
        printer.write("  + container.safeArea.bottom")
      }
    }
    if !hasStops { return }
    printGoal(type, given, &printer)
    printer.write()
    printer.write(
      "/// The height with that place in the order of heights, or that of the target, from the")
    printer.write("/// screen's bottom edge, which LBBottomSheet counts from.")
    printer.block("private func height(at place: Int) -> CGFloat") { printer in
      printer.write("let container = container")
      printer.write(
        "\(code.isEmpty ? "let" : "var") stops = \(type.declared).stops(in: container\(given))")
      printer.block("if !stops.isEmpty, let goal = goal(among: stops.count, in: container)") {
        printer in
        printer.write("let height = stops[goal].height + container.safeArea.bottom")
        printer.write("targetHeight = height")
        printer.write("return height")
      }
      if !code.isEmpty {
        let cases = code.map { ".\(name(of: $0.id).text)" }.joined(separator: ", ")
        printer.write("let calledOnly: Set<Detent> = [\(cases)]")
        printer.block("stops.removeAll") { printer in
          printer.write("calledOnly.isSuperset(of: $0.detents) && $0.height != held")
        }
      }
      printer.block("if stops.isEmpty") { printer in
        printer.write("return \(type.declared).limit(in: container) + container.safeArea.bottom")
      }
      printer.write(
        "return stops[Swift.min(place, stops.count - 1)].height + container.safeArea.bottom")
    }
  }

  private func printGoal(
    _ type: SwiftIdentifier, _ given: String, _ printer: inout SwiftPrinter
  ) {
    printer.write()
    printer.block("func move(to detent: Detent)") { printer in
      printer.write("target = detent")
      printer.write("targetHeight = nil")
    }
    printer.write()
    printer.write(
      "/// The place of the height that the sheet is on its way to; `nil` where it rests at any.")
    printer.block("private func goal(among count: Int, in container: Container) -> Int?") {
      printer in
      printer.block("if let target") { printer in
        printer.write("return \(type.declared).stop(for: target, in: container\(given))")
      }
      printer.write("if !isOpening { return nil }")
      let goal: (SheetCombinations.Combination) -> [String] = { combination in
        switch combination.configuration.initial {
        case .smallest, .hidden: ["return 0"]
        case .largest: ["return count - 1"]
        case .detent(let id):
          ["return \(type.declared).stop(for: .\(name(of: id).text), in: container\(given))"]
        }
      }
      if !combinations.isSame(goal) { printer.write("let traits = container.traits") }
      combinations.print(&printer, goal)
    }
  }

  private func printResistance(
    _ type: SwiftIdentifier, _ given: String, _ behavior: LBBehavior, _ printer: inout SwiftPrinter
  ) {
    let statements = combinations.all.map { behavior.statements(of: $0) }
    guard statements.joined().contains(where: { $0.contains("self.rubberBand(") }) else { return }
    printer.write()
    printer.write("/// What is shown of a drag beyond the largest height.")
    printer.block("private func rubberBand(_ overshoot: CGFloat, _ scale: CGFloat) -> CGFloat") {
      printer in
      printer.write("let container = container")
      printer.write("let largest = \(type.declared).stops(in: container\(given)).last?.height ?? 0")
      printer.write("let end = Swift.max(1, largest + container.safeArea.bottom)")
      printer.write("return Swift.min(overshoot, scale * end * log(1 + overshoot / end))")
    }
  }

  private func printPosition(
    _ type: SwiftIdentifier, _ given: String, _ printer: inout SwiftPrinter
  ) {
    printer.write()
    printer.write("// The library's protocol does not say that it is called on the main actor.")
    printer.block("nonisolated func bottomSheetPositionDidUpdate(y: CGFloat)") { printer in
      printer.write("MainActor.assumeIsolated { update(to: UIScreen.main.bounds.height - y) }")
    }
    printer.write()
    printer.block("private func update(to height: CGFloat)") { printer in
      if hasStops {
        printer.block("if let targetHeight, Swift.abs(height - targetHeight) < 0.5") { printer in
          printer.write("target = nil")
          printer.write("self.targetHeight = nil")
          printer.write("isOpening = false")
        }
      }
      printer.write("let container = container")
      printer.write("let above = height - container.safeArea.bottom")
      printer.write("let stops = \(type.declared).stops(in: container\(given))")
      printer.write(
        "let nearest = stops.min { Swift.abs($0.height - above) < Swift.abs($1.height - above) }")
      if !code.isEmpty {
        printer.write(
          "if let nearest, Swift.abs(nearest.height - above) < 0.5 { held = nearest.height }")
      }
      printer.write("if let detent = nearest?.detents.first { moved(detent, Swift.max(0, above)) }")
    }
  }

  private func name(of id: DetentIndex) -> SwiftIdentifier {
    SwiftIdentifier(key: names.detents[Int(id.rawValue)].text)
  }
}
