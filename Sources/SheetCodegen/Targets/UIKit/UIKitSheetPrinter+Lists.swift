import SheetModel
import SheetRuntime

/// The lists of detents, with a custom detent for each height that the system does not have.
extension UIKitSheetPrinter {
  func printList(to printer: inout SwiftPrinter) {
    printer.write()
    if ladder.needsAttribute { printer.write(ladder.attribute) }
    let parameters =
      (usesSheetInList ? ["of sheet: UISheetPresentationController"] : [])
      + (heights.parameters.isEmpty ? [] : ["measures: @escaping @MainActor () -> Measures"])
    printer.block(
      "private static func detents(\(parameters.joined(separator: ", "))) "
        + "-> [UISheetPresentationController.Detent]"
    ) { printer in
      ladder.print(
        since: VersionNumber(16), to: &printer, { printNewer(to: &$0) },
        before: { printer in
          let rungs = sheet.olderRungs.map { Self.detent($0) }
          printer.write("return [\(rungs.joined(separator: ", "))]")
        })
    }
  }

  private func printNewer(to printer: inout SwiftPrinter) {
    if !sheet.isOrderKnown {
      printInOrder(to: &printer)
      return
    }
    printer.write("return [")
    for detent in distinctDetents {
      if let rung = detent.rung {
        printer.write("  \(Self.detent(rung)),")
      } else {
        printCustom(detent, indent: "  ", end: ",", to: &printer)
      }
    }
    printer.write("]")
  }

  /// Heights whose order only the running app knows are sorted by it.
  private func printInOrder(to printer: inout SwiftPrinter) {
    // Until it is presented there is no container, and a large phone's has to do.
    let estimates = SheetHeights(
      sheet, limit: "maximum", conditions: SizeClassConditions(traits: "sheet.traitCollection"))
    printer.write("let container = sheet.containerView")
    for local in estimates.allLocals {
      let value =
        switch local {
        case .contentHeight: "measures().content"
        case .containerHeight: "container?.bounds.height ?? 874"
        case .bottomInset: "container?.safeAreaInsets.bottom ?? 34"
        }
      printer.write("let \(local.rawValue): CGFloat = \(value)")
    }
    printer.write("let maximum: CGFloat =")
    printer.write(
      "  container.map { $0.bounds.height - $0.safeAreaInsets.top - $0.safeAreaInsets.bottom } ?? 778"
    )
    printer.write(
      "var all: [(height: CGFloat?, detent: UISheetPresentationController.Detent)] = []")
    for detent in distinctDetents {
      let estimate =
        switch detent.rung {
        case .medium: "maximum * 0.56"
        case .large: "maximum"
        case nil: estimates.expression(for: detent)
        }
      if let rung = detent.rung {
        printer.write("all.append((\(estimate), \(Self.detent(rung))))")
      } else {
        printer.write("all.append(")
        printer.write("  (")
        printer.write("    \(estimate),")
        printCustom(detent, indent: "    ", end: "", to: &printer)
        printer.write("  ))")
      }
    }
    printer.write("return all.sorted { $0.height ?? 0 < $1.height ?? 0 }.map { $0.detent }")
  }

  private static func detent(_ rung: SystemDetent.Rung) -> String {
    switch rung {
    case .medium: ".medium()"
    case .large: ".large()"
    }
  }

  /// A custom detent, with what its height is made of in constants.
  private func printCustom(
    _ detent: SystemDetent, indent: String, end: String, to printer: inout SwiftPrinter
  ) {
    let height = heights.expression(for: detent)
    let locals = heights.locals(of: detent)
    let usesContext = height.mentions("context.") || locals.contains(.containerHeight)
    printer.write(
      "\(indent).custom(identifier: Detent.\(detent.name.text).identifier) "
        + "{ \(Self.usesSheet(locals) ? "[weak sheet] " : "")\(usesContext ? "context" : "_") in")
    for local in locals {
      let value =
        switch local {
        case .contentHeight: "measures().content"
        case .containerHeight:
          "sheet?.containerView?.bounds.height ?? context.maximumDetentValue"
        case .bottomInset: "sheet?.containerView?.safeAreaInsets.bottom ?? 0"
        }
      printer.write("\(indent)  let \(local.rawValue): CGFloat = \(value)")
    }
    printer.write("\(indent)  \(locals.isEmpty ? "" : "return ")\(height)")
    printer.write("\(indent)}\(end)")
  }

  /// Each of the system's own heights once, whatever it is called.
  private var distinctDetents: [SystemDetent] {
    var rungs: Set<SystemDetent.Rung> = []
    return sheet.detents.filter { detent in detent.rung.map { rungs.insert($0).inserted } ?? true }
  }
}
