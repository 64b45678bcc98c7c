import SheetModel
import SheetRuntime
import SheetVocabulary

/// The themes of one file, each written once, however many sheets look like that.
///
/// A theme is the larger part of a configuration: 200 sheets with five themes compile in two thirds of the time
/// and to little more than half of the code when they name them.
struct ThemeConstants: Sendable {
  /// What a theme that is new may be named after.
  struct Wish {
    let origins: Origins
    let sheet: SwiftIdentifier
  }

  /// Prints into the enum that holds the constants, in the namespace.
  private var printer = SwiftPrinter(depth: 2)
  /// The first themes, which are compared one after the other, faster than a theme is hashed.
  private var first: [Theme] = []
  private var firstNames: [SwiftIdentifier] = []
  /// Two numbers of each, which tell most themes apart.
  private var firstMarks: [SIMD2<Double>] = []
  private var others: [Theme: SwiftIdentifier] = [:]
  private var taken: Set<SwiftIdentifier> = []

  /// The constant with the theme of this configuration, made if it is new; `nil` for the built-in theme.
  ///
  /// It is named after the theme in YAML if there is one, else after the first sheet that looks so.
  mutating func name(
    of configuration: inout SheetConfiguration, _ wish: Wish
  ) -> SwiftIdentifier? {
    if let index = place(of: &configuration.theme) { return firstNames[index] }
    if ConfigurationPrinter.hasDefaultTheme(configuration) { return nil }
    if first.count == ThemeConstants.firstCount, let name = others[configuration.theme] {
      return name
    }
    let name = unused(ThemeConstants.yamlName(in: wish.origins) ?? wish.sheet)
    if first.count < ThemeConstants.firstCount {
      first.append(configuration.theme)
      firstNames.append(name)
      firstMarks.append(ThemeConstants.mark(of: &configuration.theme))
    } else {
      others[configuration.theme] = name
    }
    printer.append("static let ")
    printer.append(name)
    printer.assign()
    printer.append("SheetRuntime.Theme")
    ConfigurationPrinter.printTheme(of: &configuration, to: &printer)
    printer.endLine()
    return name
  }

  private static let firstCount = 16

  /// Place in `first` of an equal theme.
  private func place(of theme: inout Theme) -> Int? {
    let mark = ThemeConstants.mark(of: &theme)
    for index in firstMarks.indices where firstMarks[index] == mark {
      if first[index] == theme { return index }
    }
    return nil
  }

  private static func mark(of theme: inout Theme) -> SIMD2<Double> {
    SIMD2(theme.cornerRadius, theme.dimming.opacity)
  }

  /// Appends the enum that holds them; nothing when there are none.
  func print(to printer: inout SwiftPrinter) {
    if first.isEmpty { return }
    printer.endLine()
    printer.append("private enum Themes")
    printer.openBlock()
    printer.append(self.printer)
    printer.closeBlock()
  }

  private mutating func unused(_ name: SwiftIdentifier) -> SwiftIdentifier {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = SwiftIdentifier("\(name.text)\(number)")
      number += 1
    }
    return candidate
  }

  /// Name of the theme that the sheet names, if one does.
  private static func yamlName(in origins: Origins) -> SwiftIdentifier? {
    let layer = origins.layer(of: themeRow)
    return layer.kind == .theme ? SwiftIdentifier(key: layer.name) : nil
  }

  private static let themeRow: Int = {
    let row = Vocabulary.sheet.rows.first { row in
      if case .theme = row.shape { true } else { false }
    }
    guard let row else { preconditionFailure("a sheet has a theme") }
    return row.index
  }()
}
