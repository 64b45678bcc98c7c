import SheetModel
import SheetRuntime
import SheetVocabulary

/// The heights of a sheet that only the app knows: what generated code takes as a value of a type `Measures`.
struct AppMeasures {
  private var content = false
  private var header = false
  private var footer = false
  private var measured: [SheetNames.Name] = []

  init(_ combinations: SheetCombinations, _ names: SheetNames) {
    measured = names.measures
    for combination in combinations.all { collect(combination.configuration) }
  }

  var isEmpty: Bool { !content && !header && !footer && measured.isEmpty }

  private mutating func collect(_ configuration: SheetConfiguration) {
    let detents = configuration.free.map { [$0.min, $0.max] } ?? configuration.detents
    var usesContent = false
    var usesHeader = false
    for detent in detents {
      switch detent.height {
      case .headerOnly: usesHeader = true
      case .fitContent, .fraction(_, of: .content): usesContent = true
      case .medium, .maxHeight, .height, .fraction, .topInset, .measured: break
      }
      for bound in [detent.min, detent.max] {
        if case .fraction(_, of: .content) = bound { usesContent = true }
      }
    }
    if usesContent { content = true }
    if usesHeader || usesContent, configuration.header.isPresent,
      configuration.header.height == nil
    {
      header = true
    }
    if usesContent, configuration.footer.isPresent, configuration.footer.height == nil {
      footer = true
    }
  }

  /// The name of what the app reports under a name of the sheet.
  static func name(_ measure: SwiftIdentifier) -> String { measure.type("").text.measured }

  /// A parameter for it, with the comma before it; empty where there is nothing to give.
  var parameter: String { isEmpty ? "" : ", _ measures: Measures" }
  /// The argument for that parameter, of a value of the same name.
  var argument: String { isEmpty ? "" : ", measures" }

  /// What there is to give, in the order in which it is given.
  var fields: [(name: String, comment: String)] {
    var fields: [(name: String, comment: String)] = []
    if content { fields.append(("content", "What the content needs at the width it has.")) }
    if header { fields.append(("header", "What the header needs.")) }
    if footer { fields.append(("footer", "What the footer needs.")) }
    for name in measured {
      let comment = "What is reported as '\(name.text)'."
      fields.append((Self.name(SwiftIdentifier(key: name.text)), comment))
    }
    return fields
  }

  /// Prints the type; nothing where there is nothing to give.
  func print(access: AccessLevel, _ printer: inout SwiftPrinter) {
    if isEmpty { return }
    let modifier = SwiftPrinter.modifier(access)
    let fields = fields
    printer.write()
    printer.write("/// Heights in points that only the app knows.")
    printer.block("\(modifier)struct Measures: Hashable, Sendable") { printer in
      for field in fields {
        printer.write("/// \(field.comment)")
        printer.write("\(modifier)var \(field.name): CGFloat")
      }
      // Swift makes one, but not for others than the module's own code.
      if access == .internal { return }
      printer.write()
      let parameters = fields.map { "\($0.name): CGFloat" }.joined(separator: ", ")
      printer.block("\(modifier)init(\(parameters))") { printer in
        for field in fields { printer.write("self.\(field.name) = \(field.name)") }
      }
    }
  }
}

extension String {
  fileprivate var measured: String { "measured" + self }
}
