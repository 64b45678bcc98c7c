import SheetModel
import SheetRuntime
import SheetVocabulary

/// Prints the view modifier that a sheet is for SwiftUI.
struct SwiftUISheetPrinter {
  let sheet: SystemSheet
  let type: SwiftIdentifier
  private let summary: String?
  let access: String
  let ladder: AvailabilityLadder
  let heights: SwiftUIHeights
  let modifiers: SwiftUIModifiers
  let traits = SizeClassConditions.environment

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
  var hasSelection: Bool { sheet.detents.count > 1 }

  func print(to code: inout SheetCode) {
    code.types.write()
    code.types.documentation(summary)
    code.types.write("@MainActor")
    code.types.block("\(access)struct \(type.declared): SwiftUI.ViewModifier") { printer in
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
          "\(access)static func initial(horizontal horizontalSizeClass: SwiftUI.UserInterfaceSizeClass?, "
            + "vertical verticalSizeClass: SwiftUI.UserInterfaceSizeClass?) -> Detent"
        ) { $0.write(traits.expression(initial)) }
      }
      printer.write()
      printer.write("private let selection: SwiftUI.Binding<Detent>?")
      printer.write(
        initial.common == nil
          ? "@SwiftUI.State private var own: Detent?"
          : "@SwiftUI.State private var own = \(type.declared).initial")
    }
    if !heights.parameters.isEmpty { printer.write("private let measures: Measures") }
    if usesTraits("verticalSizeClass") {
      printer.write("@SwiftUI.Environment(\\.verticalSizeClass) private var verticalSizeClass")
    }
    if usesTraits("horizontalSizeClass") {
      printer.write("@SwiftUI.Environment(\\.horizontalSizeClass) private var horizontalSizeClass")
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
  var initial: BySizeClass<String> {
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
  var place: String {
    initial.common == nil ? "place" : "(selection ?? $own)"
  }

  private func parameters(prefix: String) -> String {
    ((hasSelection ? ["selection: SwiftUI.Binding<\(prefix)Detent>? = nil"] : [])
      + (heights.parameters.isEmpty ? [] : ["measures: \(prefix)Measures"])).joined(separator: ", ")
  }

  private func usesTraits(_ name: String) -> Bool {
    modifiers.all.contains { $0.uses(name) } || heights.activity.contains { $0.mentions(name) }
      || hasSelection && initial.common == nil
  }

  // MARK: Extension

  /// Prints the function that applies the modifier; an extension of all views is around those of a file.
  private func printExtension(prefix: String, to printer: inout SwiftPrinter) {
    let name = SwiftIdentifier(key: type.text)
    printer.write()
    printer.documentation(summary)
    if summary != nil { printer.write("///") }
    printer.write("/// For the content of `sheet(isPresented:)` and its like.")
    printer.write("@MainActor")
    let type = prefix + type.declared
    printer.block(
      "\(access)func \(name.declared)(\(parameters(prefix: type + "."))) -> some SwiftUI.View"
    ) { printer in
      let arguments =
        ((hasSelection ? ["selection: selection"] : [])
        + (heights.parameters.isEmpty ? [] : ["measures: measures"])).joined(separator: ", ")
      printer.write("modifier(\(type)(\(arguments)))")
    }
  }
}
