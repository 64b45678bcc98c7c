import SheetModel
import SheetRuntime
import SheetVocabulary

/// Prints the view modifier that a sheet is for SwiftUI.
struct SwiftUISheetPrinter {
  private let sheet: SystemSheet
  private let type: SwiftIdentifier
  private let summary: String?
  private let access: String
  private let ladder: AvailabilityLadder
  private let heights: SwiftUIHeights
  private let modifiers: SwiftUIModifiers
  private let traits = SizeClassConditions.environment

  init(_ sheet: inout ResolvedSheet, _ options: CodeOptions) {
    self.sheet = SystemSheet(&sheet)
    type = SheetCode.typeName(of: sheet)
    summary = sheet.summary
    access = SwiftPrinter.modifier(options.access)
    ladder = AvailabilityLadder(options.minimumOS, framework: VersionNumber(13))
    heights = SwiftUIHeights(self.sheet)
    modifiers = SwiftUIModifiers(self.sheet, ladder)
  }

  /// The sheet has heights to choose from.
  private var hasSelection: Bool { sheet.detents.count > 1 }

  func print(to code: inout SheetCode) {
    code.types.write()
    code.types.documentation(summary)
    code.types.write("@MainActor")
    code.types.block("\(access)struct \(type.declared): ViewModifier") { printer in
      if !sheet.detents.isEmpty { printDetents(to: &printer) }
      if !heights.parameters.isEmpty { printHeights(to: &printer) }
      printProperties(to: &printer)
      printBody(to: &printer)
      if !sheet.detents.isEmpty { printPresentation(to: &printer) }
      if modifiers.needsOlder { printOlder(to: &printer) }
    }
    printExtension(prefix: code.prefix, to: &code.extensions)
  }

  // MARK: Types

  private func printDetents(to printer: inout SwiftPrinter) {
    printer.write("/// Where the sheet rests, the lowest first.")
    printer.block("\(access)enum Detent: Hashable, Sendable") { printer in
      for detent in sheet.detents { printer.write("case \(detent.name.declared)") }
    }
    printer.write()
  }

  private func printHeights(to printer: inout SwiftPrinter) {
    printer.write("/// Lengths that only the app knows, in points; the sheet follows them.")
    printer.block("\(access)struct Measures: Hashable, Sendable") { printer in
      for parameter in heights.parameters {
        printer.documentation(parameter.summary)
        printer.write("\(access)var \(parameter.name.declared): CGFloat")
      }
      printer.write()
      let parameters = heights.parameters.map { "\($0.name.parameter): CGFloat" }
      printer.block("\(access)init(\(parameters.joined(separator: ", ")))") { printer in
        for parameter in heights.parameters {
          printer.write("self.\(parameter.name.text) = \(parameter.name.value)")
        }
      }
    }
    printer.write()
  }

  // MARK: Properties

  private func printProperties(to printer: inout SwiftPrinter) {
    if hasSelection {
      if let initial = initial.common {
        printer.write("/// Where the sheet opens; what a selection begins with.")
        printer.write("\(access)static let initial = Detent\(initial)")
      } else {
        printer.write(
          "/// Where the sheet opens, by the size classes; what a selection begins with.")
        printer.block(
          "\(access)static func initial(horizontal horizontalSizeClass: UserInterfaceSizeClass?, "
            + "vertical verticalSizeClass: UserInterfaceSizeClass?) -> Detent"
        ) { $0.write(traits.expression(initial)) }
      }
      printer.write()
      printer.write("private let selection: Binding<Detent>?")
      printer.write(
        initial.common == nil
          ? "@State private var own: Detent?"
          : "@State private var own = \(type.declared).initial")
    }
    if !heights.parameters.isEmpty { printer.write("private let measures: Measures") }
    if usesTraits("verticalSizeClass") {
      printer.write("@Environment(\\.verticalSizeClass) private var verticalSizeClass")
    }
    if usesTraits("horizontalSizeClass") {
      printer.write("@Environment(\\.horizontalSizeClass) private var horizontalSizeClass")
    }
    if hasSelection || !heights.parameters.isEmpty { printer.write() }
    let documentation =
      hasSelection
      ? "/// - Parameter selection: Where the sheet stands; without it the sheet keeps that to itself."
      : nil
    if let documentation { printer.write(documentation) }
    printer.block("\(access)init(\(parameters(prefix: "")))") { printer in
      if hasSelection { printer.write("self.selection = selection") }
      if !heights.parameters.isEmpty { printer.write("self.measures = measures") }
    }
    printer.write()
  }

  /// The member of `Detent` at which it opens.
  private var initial: BySizeClass<String> {
    let written = sheet.initial
    let upright = SizeClassGroup.compactRegular
    let base = written[upright] ?? sheet.smallest(in: upright) ?? sheet.detents[0]
    return BySizeClass { group in
      let configuration = sheet.configurations[group]
      // What only is not active there stands for the nearest that is, by the system's own choice.
      let isSame =
        configuration.style != .bottom
        || base.forms[group] == nil
          && configuration.initial == sheet.configurations[upright].initial
      let detent = isSame ? base : written[group] ?? sheet.smallest(in: group) ?? base
      return ".\(detent.name.text)"
    }
  }

  /// Where the sheet stands, as a `Binding`.
  private var place: String {
    initial.common == nil ? "place" : "(selection ?? $own)"
  }

  private func parameters(prefix: String) -> String {
    ((hasSelection ? ["selection: Binding<\(prefix)Detent>? = nil"] : [])
      + (heights.parameters.isEmpty ? [] : ["measures: \(prefix)Measures"])).joined(separator: ", ")
  }

  private func usesTraits(_ name: String) -> Bool {
    modifiers.all.contains { $0.uses(name) } || heights.activity.contains { $0.contains(name) }
      || hasSelection && initial.common == nil
  }

  // MARK: Body

  private func printBody(to printer: inout SwiftPrinter) {
    let rungs = modifiers.rungs
    printer.block("\(access)func body(content: Content) -> some View") { printer in
      printer.write(rungs.reduce("content") { "\($1.name)(\($0))" })
      if hasSelection, initial.common == nil {
        printer.write("  .onAppear { if own == nil { own = first } }")
      }
    }
    for rung in rungs {
      printer.write()
      let isChecked = ladder.runs(before: rung.since)
      if isChecked { printer.write("@ViewBuilder") }
      printer.block("private func \(rung.name)(_ content: some View) -> some View") { printer in
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

  private func olderText(_ modifier: SwiftUIModifiers.Older) -> String {
    switch modifier {
    case .sheet: ".background(OlderSheet(\(hasSelection ? "detent: \(place).wrappedValue" : "")))"
    case .material: ".presentationBackground(.regularMaterial)"
    }
  }

  private func printModifiers(of rung: SwiftUIModifiers.Rung, to printer: inout SwiftPrinter) {
    if rung.modifiers.isEmpty {
      printer.write("content")
      return
    }
    printer.write("content")
    for modifier in rung.modifiers {
      printer.write("  .\(modifier.name)(\(modifier.text(traits)))")
    }
  }

  // MARK: Heights

  private func printPresentation(to printer: inout SwiftPrinter) {
    printer.write()
    printAttribute(to: &printer)
    printer.block("private func presentation(of detent: Detent) -> PresentationDetent") { printer in
      printer.write("switch detent {")
      for detent in sheet.detents {
        printer.write("case .\(detent.name.text): return \(heights.presentation(of: detent))")
      }
      printer.write("}")
    }
    printer.write()
    printAttribute(to: &printer)
    printer.block("private var detents: Set<PresentationDetent>") { printer in
      let always = sheet.detents.filter { heights.activity(of: $0) == nil }
      let names = always.map { "presentation(of: .\($0.name.text))" }.joined(separator: ", ")
      let conditional = sheet.detents.filter { heights.activity(of: $0) != nil }
      if conditional.isEmpty {
        printer.write("[\(names)]")
        return
      }
      printer.write("var detents: Set<PresentationDetent> = [\(names)]")
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
      printer.block("private var presentationSelection: Binding<PresentationDetent>") { printer in
        let all = sheet.detents.map { "Detent.\($0.name.text)" }.joined(separator: ", ")
        printer.write("let selection = \(initial.common == nil ? place : "selection ?? $own")")
        printer.write("return Binding(")
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
        "private struct \(SwiftUIHeights.typeName(of: detent)): CustomPresentationDetent"
      ) { printer in
        let name = body.contains("context.") ? "context" : "_"
        printer.block(
          "static func height(in \(name): Context) -> CGFloat?"
        ) { $0.write(body) }
      }
    }
  }

  /// Where it stands, if where it opens depends on size classes: those that it opens in count, and no later ones.
  private func printPlace(to printer: inout SwiftPrinter) {
    printer.write()
    printer.block("private var first: Detent") {
      $0.write("Self.initial(horizontal: horizontalSizeClass, vertical: verticalSizeClass)")
    }
    printer.write()
    printer.block("private var place: Binding<Detent>") {
      $0.write("selection ?? Binding(get: { own ?? first }, set: { own = $0 })")
    }
  }

  private func printAttribute(to printer: inout SwiftPrinter) {
    if ladder.runs(before: VersionNumber(16)) { printer.write("@available(iOS 16.0, *)") }
  }

  /// What SwiftUI cannot say before iOS 16.4 is said to the sheet below it.
  private func printOlder(to printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Says to UIKit what SwiftUI cannot say before iOS 16.4.")
    printAttribute(to: &printer)
    printer.block("private struct OlderSheet: UIViewControllerRepresentable") { printer in
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
      printer.block("func makeUIViewController(context: Context) -> Controller") {
        $0.write("Controller()")
      }
      printer.write()
      printer.block("func updateUIViewController(_ controller: Controller, context: Context)") {
        $0.write("controller.apply()")
      }
    }
  }

  // MARK: Extension

  private func printExtension(prefix: String, to printer: inout SwiftPrinter) {
    let name = SwiftIdentifier(key: type.text)
    printer.write()
    printer.block("extension View") { printer in
      printer.documentation(summary)
      if summary != nil { printer.write("///") }
      printer.write("/// For the content of `sheet(isPresented:)` and its like.")
      printer.write("@MainActor")
      let type = prefix + type.declared
      printer.block(
        "\(access)func \(name.declared)(\(parameters(prefix: type + "."))) -> some View"
      ) { printer in
        let arguments =
          ((hasSelection ? ["selection: selection"] : [])
          + (heights.parameters.isEmpty ? [] : ["measures: measures"])).joined(separator: ", ")
        printer.write("modifier(\(type)(\(arguments)))")
      }
    }
  }
}
