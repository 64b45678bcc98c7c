import SheetModel
import SheetRuntime
import SheetVocabulary

/// The heights that the modifier names, where it stands among them, and what older systems have instead.
extension SwiftUISheetPrinter {
  func printPresentation(to printer: inout SwiftPrinter) {
    printer.write()
    printAttribute(to: &printer)
    printer.block("private func presentation(of detent: Detent) -> SwiftUI.PresentationDetent") {
      printer in
      printer.write("switch detent {")
      for detent in sheet.detents {
        printer.write("case .\(detent.name.text): return \(heights.presentation(of: detent))")
      }
      printer.write("}")
    }
    printer.write()
    printAttribute(to: &printer)
    printer.block("private var detents: Swift.Set<SwiftUI.PresentationDetent>") { printer in
      let always = sheet.detents.filter { heights.activity(of: $0) == nil }
      let names = always.map { "presentation(of: .\($0.name.text))" }.joined(separator: ", ")
      let conditional = sheet.detents.filter { heights.activity(of: $0) != nil }
      if conditional.isEmpty {
        printer.write("[\(names)]")
        return
      }
      printer.write("var detents: Swift.Set<SwiftUI.PresentationDetent> = [\(names)]")
      for detent in conditional {
        printer.write(
          "if \(heights.activity(of: detent) ?? "true") "
            + "{ detents.insert(presentation(of: .\(detent.name.text))) }")
      }
      printer.write("return detents")
    }
    if hasSelection, initial.common == nil { printPlace(to: &printer) }
    if hasSelection {
      printer.write()
      printAttribute(to: &printer)
      printer.block(
        "private var presentationSelection: SwiftUI.Binding<SwiftUI.PresentationDetent>"
      ) { printer in
        let all = sheet.detents.map { "Detent.\($0.name.text)" }.joined(separator: ", ")
        printer.write("let selection = \(initial.common == nil ? place : "selection ?? $own")")
        printer.write("return SwiftUI.Binding(")
        printer.write("  get: { presentation(of: selection.wrappedValue) },")
        printer.write("  set: { chosen in")
        printer.write("    let detent = [\(all)].first { presentation(of: $0) == chosen }")
        printer.write("    if let detent { selection.wrappedValue = detent }")
        printer.write("  })")
      }
    }
    for detent in sheet.detents {
      guard let body = heights.type(of: detent) else { continue }
      printer.write()
      printAttribute(to: &printer)
      printer.block(
        "private struct \(SwiftUIHeights.typeName(of: detent)): SwiftUI.CustomPresentationDetent"
      ) { printer in
        let name = body.mentions("context.") ? "context" : "_"
        printer.block(
          "static func height(in \(name): Self.Context) -> CGFloat?"
        ) { $0.write(body) }
      }
    }
  }

  /// Where it stands, if where it opens depends on size classes: those that it opens in count, and no later ones.
  func printPlace(to printer: inout SwiftPrinter) {
    printer.write()
    printer.block("private var first: Detent") {
      $0.write("Self.initial(horizontal: horizontalSizeClass, vertical: verticalSizeClass)")
    }
    printer.write()
    printer.block("private var place: SwiftUI.Binding<Detent>") {
      $0.write("selection ?? SwiftUI.Binding(get: { own ?? first }, set: { own = $0 })")
    }
  }

  func printAttribute(to printer: inout SwiftPrinter) {
    if ladder.runs(before: VersionNumber(16)) { printer.write("@available(iOS 16.0, *)") }
  }

  /// What SwiftUI cannot say before iOS 16.4 is said to the sheet below it.
  func printOlder(to printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Says to UIKit what SwiftUI cannot say before iOS 16.4.")
    printAttribute(to: &printer)
    printer.block("private struct OlderSheet: SwiftUI.UIViewControllerRepresentable") { printer in
      if hasSelection {
        printer.write("/// Where the sheet stands; whenever that changes, all is said again.")
        printer.write("let detent: Detent")
        printer.write()
      }
      printer.block("final class Controller: UIViewController") { printer in
        printer.block("override func viewWillAppear(_ animated: Bool)") {
          $0.write("super.viewWillAppear(animated)")
          $0.write("apply()")
        }
        printer.write()
        printer.block("func apply()") { printer in
          printer.write("guard let sheet = sheetPresentationController else { return }")
          for line in modifiers.olderLines { printer.write(line) }
        }
      }
      printer.write()
      printer.block("func makeUIViewController(context: Self.Context) -> Controller") {
        $0.write("Controller()")
      }
      printer.write()
      printer.block("func updateUIViewController(_ controller: Controller, context: Self.Context)")
      {
        $0.write("controller.apply()")
      }
    }
  }
}
