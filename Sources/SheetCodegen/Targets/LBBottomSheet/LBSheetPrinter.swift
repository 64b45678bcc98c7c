import SheetModel
import SheetRuntime
import SheetVocabulary

/// Prints the type that a sheet is to LBBottomSheet.
struct LBSheetPrinter: LibraryPrinter {
  let sheet: LibrarySheet

  init(_ sheet: borrowing ResolvedSheet, access: AccessLevel) {
    self.sheet = LibrarySheet(sheet, access: access)
  }

  func print(_ type: SwiftIdentifier, to printer: inout SwiftPrinter) {
    printer.block("\(modifier)enum \(type.declared)") { printer in
      printHeights(&printer)
      printTheme(&printer)
      printPresentation(&printer)
      LBPositionPrinter(combinations, names, measures).print(type, &printer)
    }
  }

  private func printTheme(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// How the sheet looks.")
    let isOne = combinations.isSame { LBTheme.statements(of: $0) }
    printer.block(
      isOne
        ? "@MainActor \(modifier)static var theme: BottomSheetController.Theme"
        : "@MainActor \(modifier)static func theme(for traits: UITraitCollection)"
          + " -> BottomSheetController.Theme"
    ) { printer in
      combinations.print(&printer) { LBTheme.statements(of: $0) }
    }
  }

  private func printPresentation(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Presents the content in the sheet.")
    if !measures.isEmpty {
      printer.write("///")
      printer.write("/// `measures` is asked whenever the sheet is laid out or dragged.")
    }
    printer.write(
      "/// `moved` is told the nearest detent and the height above the bottom safe area.")
    printer.write("@MainActor @discardableResult")
    printer.write("\(modifier)static func present(")
    printer.write("  _ content: UIViewController, from presenter: UIViewController,")
    if !measures.isEmpty { printer.write("  measures: @escaping @MainActor () -> Measures,") }
    printer.write("  moved: @escaping @MainActor (Detent, CGFloat) -> Void = { _, _ in }")
    printer.block(") -> BottomSheetController") { printer in
      let given = measures.isEmpty ? "" : "measures, "
      printer.write("let position = Position(presenter, \(given)moved)")
      printBackground(&printer)
      let wraps = combinations.base.configuration.content.navigation == .wrap
      let child = wraps ? "UINavigationController(rootViewController: content)" : "content"
      printer.write("let sheet = presenter.presentAsBottomSheet(")
      let isOne = combinations.isSame { LBTheme.statements(of: $0) }
      let theme = isOne ? "theme" : "theme(for: position.container.traits)"
      printer.write("  \(child), positionDelegate: position, theme: \(theme),")
      printer.write("  behavior: position.behavior)")
      switch combinations.base.configuration.theme.appearance {
      case .automatic: break
      case .light: printer.write("sheet.overrideUserInterfaceStyle = .light")
      case .dark: printer.write("sheet.overrideUserInterfaceStyle = .dark")
      }
      printer.write("// The library refers to it weakly; as a child it lives as long as the sheet.")
      printer.write("sheet.addChild(position)")
      printer.write("position.didMove(toParent: sheet)")
      printer.write("return sheet")
    }
    if combinations.all.contains(where: { $0.configuration.free == nil }) {
      printer.write()
      printer.write("/// Moves the sheet to a detent.")
      printer.block(
        "@MainActor \(modifier)static func move(_ sheet: BottomSheetController, to detent: Detent)"
      ) { printer in
        printer.block("for case let position as Position in sheet.children") { printer in
          printer.write("position.move(to: detent)")
        }
        printer.write("sheet.preferredHeightInBottomSheetDidUpdate()")
      }
    }
    printer.write()
    printer.write(
      "/// Dismisses the sheet as a swipe does; `dismiss(animated:completion:)` would not move it.")
    printer.block(
      "@MainActor \(modifier)static func dismiss(_ sheet: BottomSheetController, "
        + "completion: (() -> Void)? = nil)"
    ) { printer in
      printer.write("sheet.dismiss(completion)")
    }
  }

  private func printBackground(_ printer: inout SwiftPrinter) {
    let base = combinations.base
    guard base.isWritten(.themeBackground),
      case .color(let color) = base.configuration.theme.background
    else { return }
    printer.write("// The sheet has the colour of its content.")
    printer.write("content.view.backgroundColor = \(UIColorExpression.text(color))")
  }
}
