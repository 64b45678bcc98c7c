import SheetRuntime
import SheetVocabulary

/// Prints a configuration as a call of its initialiser, with only what differs from the initialiser's defaults.
///
/// The vocabulary's rows drive it: a row's name is the argument's label, the order of rows is that of arguments.
/// It borrows everything it reads, for the length of one call.
struct ConfigurationPrinter {
  private let rows: UnsafeBufferPointer<PlannedRow>
  private let words: [Words]
  private let configuration: UnsafePointer<SheetConfiguration>
  private let defaults: UnsafePointer<SheetConfiguration>

  /// Whether it has the theme that a sheet has without any.
  static func hasDefaultTheme(_ configuration: borrowing SheetConfiguration) -> Bool {
    PlannedRow.Plan.sheet.defaults[0].theme == configuration.theme
  }

  /// Appends `.init(…)`.
  ///
  /// - Parameter theme: The constant that has the theme; `nil` if it is the built-in one.
  static func print(
    _ configuration: inout SheetConfiguration, theme: SwiftIdentifier?,
    to printer: inout SwiftPrinter
  ) {
    with(&configuration) { $0.print(theme: theme, to: &printer) }
  }

  /// Appends the arguments, in parentheses, of the theme's initialiser.
  static func printTheme(of configuration: inout SheetConfiguration, to printer: inout SwiftPrinter)
  {
    printer.openCall()
    with(&configuration) { this in
      for index in this.rows.indices {
        if case .theme = this.rows[index].kind { this.arguments(of: index, &printer) }
      }
    }
    printer.closeCall()
  }

  private static func with(
    _ configuration: inout SheetConfiguration, _ body: (ConfigurationPrinter) -> Void
  ) {
    let plan = PlannedRow.Plan.sheet
    withUnsafePointer(to: &configuration) { configuration in
      plan.rows.withUnsafeBufferPointer { rows in
        plan.defaults.withUnsafeBufferPointer { defaults in
          guard let defaults = defaults.baseAddress else { return }
          body(
            ConfigurationPrinter(
              rows: rows, words: plan.words, configuration: configuration, defaults: defaults))
        }
      }
    }
  }

  private func print(theme: SwiftIdentifier?, to printer: inout SwiftPrinter) {
    printer.append(".init")
    printer.openCall()
    var index = 0
    while index < rows.count {
      if case .theme = rows[index].kind {
        if let theme {
          printer.argument(rows[index].label)
          printer.append("Themes.")
          printer.append(theme)
        }
      } else {
        argument(index, &printer)
      }
      index = rows[index].end
    }
    printer.closeCall()
  }

  /// Appends the argument of a row unless it has its default.
  private func argument(
    _ index: Int, _ printer: inout SwiftPrinter
  ) {
    guard differs(index) else { return }
    printer.argument(rows[index].label)
    value(index, &printer)
  }

  private func value(
    _ index: Int, _ printer: inout SwiftPrinter
  ) {
    switch rows[index].kind {
    case .flag(let field): printer.append(field.read(configuration) ? "true" : "false")
    case .number(let field): printer.print(field.read(configuration))
    case .optionalNumber(let field): printer.print(field.read(configuration), or: "nil")
    case .word(_, let place):
      let words = self.words[place]
      printer.append(".")
      printer.append(words.words[words.read(configuration)].name)
    case .grabberRadius(let field): printer.print(field.read(configuration))
    case .swiftName(let field): printer.print(field.read(configuration))
    case .text(let field): printer.print(field.read(configuration))
    case .color(let field): printer.print(field.read(configuration))
    case .background(let field): printer.print(field.read(configuration))
    case .corners(let field): printer.print(field.read(configuration))
    case .button(let field): printer.print(field.read(configuration))
    case .limit(let field): printer.print(field.read(configuration))
    case .widthLimit(let field): printer.print(field.read(configuration))
    case .detents(let field): printer.print(field.read(configuration))
    case .initial(let field): printer.print(field.read(configuration))
    case .passthrough(let field): printer.print(field.read(configuration))
    case .free(let field): printer.print(field.read(configuration))
    case .section(isWhole: true): whole(index, &printer)
    case .section(isWhole: false), .theme:
      printer.append(".init")
      printer.openCall()
      arguments(of: index, &printer)
      printer.closeCall()
    case .removableSection(let isPresent):
      let isRemoved = !isPresent.read(configuration)
      let hasMore = hasDifferingChild(index)
      if isRemoved && !hasMore {
        printer.append(".none")
        return
      }
      printer.append(".init")
      printer.openCall()
      if isRemoved {
        printer.argument("isPresent")
        printer.append("false")
      }
      arguments(of: index, &printer)
      printer.closeCall()
    }
  }

  private func arguments(
    of index: Int, _ printer: inout SwiftPrinter
  ) {
    var child = index + 1
    while child < rows[index].end {
      argument(child, &printer)
      child = rows[child].end
    }
  }

  /// Appends all arguments of a section.
  private func whole(
    _ index: Int, _ printer: inout SwiftPrinter
  ) {
    printer.append(".init")
    printer.openCall()
    for child in index + 1..<rows[index].end {
      printer.argument(rows[child].label)
      value(child, &printer)
    }
    printer.closeCall()
  }

  /// Whether the value of a row, or of a row below it, is not its default.
  private func differs(_ index: Int) -> Bool {
    switch rows[index].kind {
    case .flag(let field): field.read(configuration) != field.read(defaults)
    case .number(let field): field.read(configuration) != field.read(defaults)
    case .optionalNumber(let field): field.read(configuration) != field.read(defaults)
    case .word(let offset, _): byte(at: offset, configuration) != byte(at: offset, defaults)
    case .grabberRadius(let field): field.read(configuration) != field.read(defaults)
    case .swiftName(let field): field.read(configuration) != field.read(defaults)
    case .text(let field): field.read(configuration) != field.read(defaults)
    case .color(let field): field.read(configuration) != field.read(defaults)
    case .background(let field): field.read(configuration) != field.read(defaults)
    case .corners(let field): field.read(configuration) != field.read(defaults)
    case .button(let field): field.read(configuration) != field.read(defaults)
    case .limit(let field): field.read(configuration) != field.read(defaults)
    case .widthLimit(let field): field.read(configuration) != field.read(defaults)
    case .detents(let field): field.read(configuration) != field.read(defaults)
    case .initial(let field): field.read(configuration) != field.read(defaults)
    case .passthrough(let field): field.read(configuration) != field.read(defaults)
    case .free(let field): field.read(configuration) != field.read(defaults)
    case .section, .theme: hasDifferingChild(index)
    case .removableSection(let isPresent):
      isPresent.read(configuration) != isPresent.read(defaults)
        || hasDifferingChild(index)
    }
  }

  private func hasDifferingChild(_ index: Int) -> Bool {
    var child = index + 1
    while child < rows[index].end {
      if differs(child) { return true }
      child = rows[child].end
    }
    return false
  }

  private func byte(at offset: Int, _ configuration: UnsafePointer<SheetConfiguration>) -> UInt8 {
    UnsafeRawPointer(configuration).load(fromByteOffset: offset, as: UInt8.self)
  }
}
