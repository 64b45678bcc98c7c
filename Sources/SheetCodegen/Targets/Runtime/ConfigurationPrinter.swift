import SheetDiagnostics
import SheetRuntime
import SheetVocabulary

/// Prints a configuration as assignments to `$0` of what differs from another one.
///
/// The vocabulary's rows drive it: a row's path is that of the property, the order of rows is that of assignments.
/// It borrows everything it reads, for the length of one call.
struct ConfigurationPrinter {
  private let rows: UnsafeBufferPointer<PlannedRow>
  private let words: [Words]
  private let paths: UnsafeBufferPointer<UInt8>
  private let configuration: UnsafePointer<SheetConfiguration>
  private let base: UnsafePointer<SheetConfiguration>
  private let defaults: UnsafePointer<SheetConfiguration>

  /// Whether it has the theme that a sheet has without any.
  static func hasDefaultTheme(_ configuration: borrowing SheetConfiguration) -> Bool {
    PlannedRow.Plan.sheet.defaults[0].theme == configuration.theme
  }

  /// Appends a closure that sets what differs from `base`, or from the built-in values without one.
  ///
  /// - Parameter theme: The constant that has the theme; `nil` if it is the built-in one.
  static func print(
    _ configuration: inout SheetConfiguration, over base: UnsafePointer<SheetConfiguration>?,
    theme: SwiftIdentifier?, to printer: inout SwiftPrinter
  ) {
    with(&configuration, base) { this in
      if !this.differs(this.rows.indices) {
        printer.append(" { _ in }")
        return
      }
      let extra = printer.openAssignedBlock()
      this.statements(this.rows.indices, theme: theme, &printer)
      printer.endBlock()
      printer.dedent(extra)
    }
  }

  /// Appends a closure that sets what differs from the built-in theme.
  static func printTheme(of configuration: inout SheetConfiguration, to printer: inout SwiftPrinter)
  {
    let extra = printer.openAssignedBlock()
    with(&configuration, nil) { this in
      for index in this.rows.indices {
        if case .theme = this.rows[index].kind {
          this.statements(index + 1..<this.rows[index].end, theme: nil, &printer)
        }
      }
    }
    printer.endBlock()
    printer.dedent(extra)
  }

  private static func with(
    _ configuration: inout SheetConfiguration, _ base: UnsafePointer<SheetConfiguration>?,
    _ body: (ConfigurationPrinter) -> Void
  ) {
    let plan = PlannedRow.Plan.sheet
    withUnsafePointer(to: &configuration) { configuration in
      plan.rows.withUnsafeBufferPointer { rows in
        plan.paths.withUnsafeBufferPointer { paths in
          plan.defaults.withUnsafeBufferPointer { defaults in
            guard let defaults = defaults.baseAddress else { return }
            body(
              ConfigurationPrinter(
                rows: rows, words: plan.words, paths: paths, configuration: configuration,
                base: base ?? defaults, defaults: defaults))
          }
        }
      }
    }
  }

  private func statements(
    _ range: Range<Int>, theme: SwiftIdentifier?, _ printer: inout SwiftPrinter
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      if rows[index].hasSameBytes(in: configuration, base) {
        index = rows[index].end
        continue
      }
      switch rows[index].kind {
      case .theme:
        if differs(index) {
          assign(index, &printer)
          if let theme {
            printer.append("Themes.")
            printer.append(theme)
          } else {
            printer.append(".init()")
          }
          printer.endLine()
        }
        index = rows[index].end
      case .section(isWhole: false):
        index += 1
      case .removableSection(let isPresent):
        if isRemoved(index, isPresent) {
          if differs(index) {
            assign(index, &printer)
            printer.append(".none")
            printer.endLine()
          }
          index = rows[index].end
          continue
        }
        let present = isPresent.read(configuration)
        if present != isPresent.read(base) {
          path(index, &printer)
          printer.append(present ? ".isPresent = true" : ".isPresent = false")
          printer.endLine()
        }
        index += 1
      case .section(isWhole: true), .flag, .number, .optionalNumber, .word, .grabberRadius,
        .swiftName, .text, .color, .background, .corners, .button, .limit, .widthLimit, .detents,
        .initial, .passthrough, .free:
        if differs(index) {
          assign(index, &printer)
          value(index, &printer)
          printer.endLine()
        }
        index = rows[index].end
      }
    }
  }

  private func assign(_ index: Int, _ printer: inout SwiftPrinter) {
    path(index, &printer)
    printer.assign()
  }

  private func path(_ index: Int, _ printer: inout SwiftPrinter) {
    printer.line.append(bytes: UnsafeBufferPointer(rebasing: paths[rows[index].path]))
  }

  /// Whether a section is what `none` is.
  private func isRemoved(_ index: Int, _ isPresent: Field<Bool>) -> Bool {
    !isPresent.read(configuration)
      && !differs(index + 1..<rows[index].end, defaults)
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
    case .section(isWhole: false), .removableSection, .theme:
      preconditionFailure("a section with words is set row by row")
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

  private func differs(_ index: Int) -> Bool { differs(index, base) }

  private func differs(_ range: Range<Int>) -> Bool { differs(range, base) }

  /// Whether the value of a row, or of a row below it, is another one.
  private func differs(_ index: Int, _ base: UnsafePointer<SheetConfiguration>) -> Bool {
    if rows[index].hasSameBytes(in: configuration, base) { return false }
    return switch rows[index].kind {
    case .flag(let field): field.read(configuration) != field.read(base)
    case .number(let field): field.read(configuration) != field.read(base)
    case .optionalNumber(let field): field.read(configuration) != field.read(base)
    case .word(let offset, _): byte(at: offset, configuration) != byte(at: offset, base)
    case .grabberRadius(let field): field.read(configuration) != field.read(base)
    case .swiftName(let field): field.read(configuration) != field.read(base)
    case .text(let field): field.read(configuration) != field.read(base)
    case .color(let field): field.read(configuration) != field.read(base)
    case .background(let field): field.read(configuration) != field.read(base)
    case .corners(let field): field.read(configuration) != field.read(base)
    case .button(let field): field.read(configuration) != field.read(base)
    case .limit(let field): field.read(configuration) != field.read(base)
    case .widthLimit(let field): field.read(configuration) != field.read(base)
    case .detents(let field): field.read(configuration) != field.read(base)
    case .initial(let field): field.read(configuration) != field.read(base)
    case .passthrough(let field): field.read(configuration) != field.read(base)
    case .free(let field): field.read(configuration) != field.read(base)
    case .section, .theme: differs(index + 1..<rows[index].end, base)
    case .removableSection(let isPresent):
      isPresent.read(configuration) != isPresent.read(base)
        || differs(index + 1..<rows[index].end, base)
    }
  }

  /// Whether one of the rows, none of them below another one that is left out, differs.
  private func differs(
    _ range: Range<Int>, _ base: UnsafePointer<SheetConfiguration>
  ) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if differs(index, base) { return true }
      index = rows[index].end
    }
    return false
  }

  private func byte(at offset: Int, _ configuration: UnsafePointer<SheetConfiguration>) -> UInt8 {
    UnsafeRawPointer(configuration).load(fromByteOffset: offset, as: UInt8.self)
  }
}
