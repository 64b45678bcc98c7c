import SheetRuntime
import SheetVocabulary

/// Prints a configuration as a call of its initialiser, with only what differs from the initialiser's defaults.
///
/// The vocabulary's rows drive it: a row's name is the argument's label, the order of rows is that of arguments.
struct ConfigurationPrinter: Sendable {
  /// The value that `SheetConfiguration()` makes.
  let defaults = Vocabulary.defaults

  private let plan = PlannedRow.Plan.sheet
  private var rows: [PlannedRow] { plan.rows }

  /// Appends `.init(…)`.
  ///
  /// - Parameter theme: The constant that has the theme; `nil` if it is the built-in one.
  func print(
    _ configuration: inout SheetConfiguration, theme: SwiftIdentifier?,
    to printer: inout SwiftPrinter
  ) {
    printer.append(".init")
    printer.openCall()
    withPointers(&configuration) { configuration, defaults in
      for index in children(of: rows.indices) {
        if case .theme = rows[index].kind {
          guard let theme else { continue }
          printer.argument(rows[index].label)
          printer.append("Themes.")
          printer.append(theme)
        } else {
          argument(index, configuration, defaults, &printer)
        }
      }
    }
    printer.closeCall()
  }

  /// Appends the arguments, in parentheses, of the theme's initialiser.
  func printTheme(of configuration: inout SheetConfiguration, to printer: inout SwiftPrinter) {
    printer.openCall()
    withPointers(&configuration) { configuration, defaults in
      for index in rows.indices {
        if case .theme = rows[index].kind {
          arguments(of: index, configuration, defaults, &printer)
        }
      }
    }
    printer.closeCall()
  }

  private typealias Pointer = UnsafePointer<SheetConfiguration>

  private func withPointers(
    _ configuration: inout SheetConfiguration, _ body: (Pointer, Pointer) -> Void
  ) {
    withUnsafePointer(to: &configuration) { configuration in
      withUnsafePointer(to: defaults) { defaults in body(configuration, defaults) }
    }
  }

  /// Appends the argument of a row unless it has its default.
  private func argument(
    _ index: Int, _ configuration: Pointer, _ defaults: Pointer, _ printer: inout SwiftPrinter
  ) {
    guard differs(index, configuration, defaults) else { return }
    printer.argument(rows[index].label)
    value(index, configuration, defaults, &printer)
  }

  private func value(
    _ index: Int, _ configuration: Pointer, _ defaults: Pointer, _ printer: inout SwiftPrinter
  ) {
    switch rows[index].kind {
    case .flag(let field): printer.append(field.read(configuration) ? "true" : "false")
    case .number(let field): printer.print(field.read(configuration))
    case .optionalNumber(let field): printer.print(field.read(configuration), or: "nil")
    case .word(_, let place):
      let words = plan.words[place]
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
    case .detents(let field): printer.print(field.read(configuration))
    case .initial(let field): printer.print(field.read(configuration))
    case .passthrough(let field): printer.print(field.read(configuration))
    case .free(let field): printer.print(field.read(configuration))
    case .section(isWhole: true): whole(index, configuration, defaults, &printer)
    case .section(isWhole: false), .theme:
      printer.append(".init")
      printer.openCall()
      arguments(of: index, configuration, defaults, &printer)
      printer.closeCall()
    case .removableSection(let isPresent):
      let isRemoved = !isPresent.read(configuration)
      let hasMore = children(of: index).contains { differs($0, configuration, defaults) }
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
      arguments(of: index, configuration, defaults, &printer)
      printer.closeCall()
    }
  }

  private func arguments(
    of index: Int, _ configuration: Pointer, _ defaults: Pointer, _ printer: inout SwiftPrinter
  ) {
    for child in children(of: index) { argument(child, configuration, defaults, &printer) }
  }

  /// Appends all arguments of a section.
  private func whole(
    _ index: Int, _ configuration: Pointer, _ defaults: Pointer, _ printer: inout SwiftPrinter
  ) {
    printer.append(".init")
    printer.openCall()
    for child in children(of: index) {
      printer.argument(rows[child].label)
      value(child, configuration, defaults, &printer)
    }
    printer.closeCall()
  }

  /// Whether the value of a row, or of a row below it, is not its default.
  private func differs(_ index: Int, _ configuration: Pointer, _ defaults: Pointer) -> Bool {
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
    case .detents(let field): field.read(configuration) != field.read(defaults)
    case .initial(let field): field.read(configuration) != field.read(defaults)
    case .passthrough(let field): field.read(configuration) != field.read(defaults)
    case .free(let field): field.read(configuration) != field.read(defaults)
    case .section, .theme: children(of: index).contains { differs($0, configuration, defaults) }
    case .removableSection(let isPresent):
      isPresent.read(configuration) != isPresent.read(defaults)
        || children(of: index).contains { differs($0, configuration, defaults) }
    }
  }

  private func byte(at offset: Int, _ configuration: Pointer) -> UInt8 {
    UnsafeRawPointer(configuration).load(fromByteOffset: offset, as: UInt8.self)
  }

  private func children(of index: Int) -> PlannedRow.Children {
    PlannedRow.Children(rows: rows, place: index + 1, end: rows[index].end)
  }

  private func children(of all: Range<Int>) -> PlannedRow.Children {
    PlannedRow.Children(rows: rows, place: all.lowerBound, end: all.upperBound)
  }
}
