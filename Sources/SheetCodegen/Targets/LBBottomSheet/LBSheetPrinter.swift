import SheetModel
import SheetRuntime
import SheetVocabulary

/// Prints the type that a sheet is to LBBottomSheet.
struct LBSheetPrinter: LibraryPrinter {
  let sheet: LibrarySheet

  init(_ sheet: borrowing ResolvedSheet, access: AccessLevel) {
    self.sheet = LibrarySheet(sheet, access: access)
  }

  /// The detents that a drag does not reach.
  private var calls: [DetentIndex] {
    var calls: [DetentIndex] = []
    for combination in combinations.all {
      for detent in combination.configuration.detents
      where detent.reach == .code && !calls.contains(detent.id) {
        calls.append(detent.id)
      }
    }
    return calls
  }

  /// It has detents in some size classes, and is not between two ends in all of them.
  private var hasStops: Bool { combinations.all.contains { $0.configuration.free == nil } }

  private var behavior: LBBehavior {
    let most = combinations.all.map { $0.configuration.detents.count }.max() ?? 1
    return LBBehavior(names: names, most: Swift.max(1, most))
  }

  /// It opens at its lowest height everywhere, as the shared type does by itself.
  private var opensLowest: Bool {
    !hasStops || combinations.isSame { initial(in: $0) } && initial(in: combinations.base) == "0"
  }

  func print(to code: inout SheetCode) {
    let stops = StopsCode(combinations, names, measures)
    code.shared.formUnion(stops.shared)
    code.shared.formUnion([.nearest, .search])
    if hasStops { code.shared.formUnion([.moves, .places]) }
    if combinations.all.contains(where: { $0.configuration.free != nil }) {
      code.shared.insert(.heights)
    }
    if !calls.isEmpty { code.shared.insert(.calls) }
    if combinations.all.contains(where: { behavior.usesRubberBand($0) }) {
      code.shared.insert(.rubberBand)
    }
    code.types.block("@MainActor \(modifier)enum \(type.declared)") { printer in
      heights.printType(&printer)
      measures.print(access: access, &printer)
      printTheme(&printer)
      printPresentation(&printer)
      printMoves(&printer)
      stops.printFunction("private", &printer)
      printInitial(&printer)
      printBehavior(&printer)
    }
  }

  // MARK: Presentation

  private func printPresentation(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Presents content in the sheet.")
    printer.parameters(
      (measures.isEmpty ? [] : ["measures: Asked whenever the sheet is laid out or dragged."]) + [
        "moved: Told of the detent that a finger has moved the sheet to.",
        "heightChanged: Told of its height above the bottom safe area while it moves.",
      ])
    printer.write("@discardableResult")
    let parameters =
      ["_ content: UIViewController", "from presenter: UIViewController"]
      + (measures.isEmpty ? [] : ["measures: @escaping @MainActor () -> Measures"]) + [
        "moved: (@MainActor (Detent) -> Void)? = nil",
        "heightChanged: (@MainActor (CGFloat) -> Void)? = nil",
      ]
    printer.block(
      "\(modifier)static func present(\(parameters.joined(separator: ", "))) -> BottomSheetController"
    ) { printer in
      printPosition(&printer)
      printBackground(&printer)
      let wraps = base.content.navigation == .wrap
      let child = wraps ? "UINavigationController(rootViewController: content)" : "content"
      let theme = hasOneTheme ? "theme" : "theme(for: position.container.traits)"
      printer.write(
        "let sheet = presenter.presentAsBottomSheet(\(child), positionDelegate: position, "
          + "theme: \(theme), behavior: behavior(position))")
      switch base.theme.appearance {
      case .automatic: break
      case .light: printer.write("sheet.overrideUserInterfaceStyle = .light")
      case .dark: printer.write("sheet.overrideUserInterfaceStyle = .dark")
      }
      printer.write("position.stay(in: sheet)")
      printer.write("return sheet")
    }
  }

  private func printPosition(_ printer: inout SwiftPrinter) {
    var arguments = [
      measures.isEmpty ? "stops: stops" : "stops: { stops(in: $0, measures()) }"
    ]
    if !opensLowest { arguments.append("initial: initial") }
    if !calls.isEmpty {
      let names = calls.map { ".\(heights.name(of: $0).text)" }.joined(separator: ", ")
      arguments.append("onlyByCode: [\(names)]")
    }
    arguments += ["moved: moved", "heightChanged: heightChanged"]
    printer.write(
      "let position = SheetcPosition<Detent>(presenter, \(arguments.joined(separator: ", ")))")
  }

  private func printBackground(_ printer: inout SwiftPrinter) {
    guard combinations.base.isWritten(.themeBackground),
      case .color(let color) = base.theme.background
    else { return }
    printer.write("// The sheet has the colour of its content.")
    printer.write("content.view.backgroundColor = \(UIColorExpression.text(color))")
  }

  private func printMoves(_ printer: inout SwiftPrinter) {
    if hasStops {
      printer.write()
      printer.write("/// Moves the sheet to a detent.")
      printer.block(
        "\(modifier)static func move(_ content: UIViewController, to detent: Detent)"
      ) { printer in
        printer.write(
          "guard let sheet = content.sheetcSheet(BottomSheetController.self) else { return }")
        printer.block("for case let position as SheetcPosition<Detent> in sheet.children") {
          $0.write("position.move(to: detent)")
        }
        printer.write("sheet.preferredHeightInBottomSheetDidUpdate()")
      }
    }
    printer.write()
    printer.write(
      "/// Dismisses the sheet as a swipe does; `dismiss(animated:completion:)` would not move it.")
    printer.block(
      "\(modifier)static func dismiss(_ content: UIViewController, completion: (() -> Void)? = nil)"
    ) { $0.write("content.sheetcSheet(BottomSheetController.self)?.dismiss(completion)") }
    if !measures.isEmpty {
      printer.write()
      printer.write("/// Asks for `measures` again; call it when they have changed.")
      printer.block("\(modifier)static func update(_ content: UIViewController)") {
        $0.write("let sheet = content.sheetcSheet(BottomSheetController.self)")
        $0.write("sheet?.preferredHeightInBottomSheetDidUpdate()")
      }
    }
  }

  // MARK: Values

  private var hasOneTheme: Bool { combinations.isSame { LBTheme.lines(of: $0) } }

  private func printTheme(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// How the sheet looks.")
    printer.block(
      hasOneTheme
        ? "\(modifier)static var theme: BottomSheetController.Theme"
        : "\(modifier)static func theme(for traits: UITraitCollection) -> BottomSheetController.Theme"
    ) { printer in
      combinations.printBody(&printer, traits: nil) { LBTheme.lines(of: $0) }
    }
  }

  private func printBehavior(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.block(
      "private static func behavior(_ position: SheetcPosition<Detent>)"
        + " -> BottomSheetController.Behavior"
    ) { printer in
      combinations.printBody(&printer, traits: "position.container.traits") {
        behavior.lines(of: $0)
      }
    }
  }

  /// The place among its stops at which the sheet opens.
  private func initial(in combination: Combination) -> String {
    switch combination.configuration.initial {
    case .smallest, .hidden: "0"
    case .largest: "stops.all.count - 1"
    case .detent(let id): "stops.place(of: .\(heights.name(of: id).text))"
    }
  }

  private func printInitial(_ printer: inout SwiftPrinter) {
    if opensLowest { return }
    printer.write()
    printer.write("/// The place at which the sheet opens.")
    printer.block("private static func initial(among stops: SheetcStops<Detent>) -> Int") {
      printer in
      combinations.printBody(&printer, traits: "stops.container.traits") { [initial(in: $0)] }
    }
  }
}
