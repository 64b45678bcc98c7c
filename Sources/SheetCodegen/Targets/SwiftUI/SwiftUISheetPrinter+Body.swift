import SheetModel
import SheetRuntime
import SheetVocabulary

/// What the modifier puts around the content, a step for each system.
extension SwiftUISheetPrinter {
  func printBody(to printer: inout SwiftPrinter) {
    let rungs = modifiers.rungs
    printer.block("\(access)func body(content: Self.Content) -> some SwiftUI.View") { printer in
      printer.write(rungs.reduce("content") { "\($1.name)(\($0))" })
      if hasSelection, initial.common == nil {
        printer.write("  .onAppear { if own == nil { own = first } }")
      }
    }
    for rung in rungs {
      printer.write()
      let isChecked = ladder.runs(before: rung.since)
      if isChecked { printer.write("@SwiftUI.ViewBuilder") }
      printer.block("private func \(rung.name)(_ content: some SwiftUI.View) -> some SwiftUI.View")
      { printer in
        if !isChecked {
          printModifiers(of: rung, to: &printer)
          return
        }
        printer.append("if #available(iOS \(rung.since.text), *)")
        printer.openBlock()
        printModifiers(of: rung, to: &printer)
        printer.endBlock()
        if let older = rung.older {
          if ladder.runs(before: older.since) {
            printer.append(" else if #available(iOS \(older.since.text), *)")
            printer.openBlock()
            printer.write("content\(olderText(older.modifier))")
            printer.endBlock()
          } else {
            printer.append(" else")
            printer.openBlock()
            printer.write("content\(olderText(older.modifier))")
            printer.closeBlock()
            return
          }
        }
        printer.append(" else")
        printer.openBlock()
        printer.write("content")
        printer.closeBlock()
      }
    }
  }

  func olderText(_ modifier: SwiftUIModifiers.Older) -> String {
    switch modifier {
    case .sheet: ".background(OlderSheet(\(hasSelection ? "detent: \(place).wrappedValue" : "")))"
    case .material: ".presentationBackground(.regularMaterial)"
    }
  }

  func printModifiers(of rung: SwiftUIModifiers.Rung, to printer: inout SwiftPrinter) {
    if rung.modifiers.isEmpty {
      printer.write("content")
      return
    }
    printer.write("content")
    for modifier in rung.modifiers {
      printer.write("  .\(modifier.name)(\(modifier.text(traits)))")
    }
  }
}
