import SheetDiagnostics
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
    /// Where the values come from; `nil` for those of a variant, which may come from elsewhere.
    let origins: Origins?
    let sheet: SwiftIdentifier
  }

  private struct Entry {
    let theme: Theme
    let name: SwiftIdentifier
    /// Two numbers of the theme, which tell most themes apart.
    let mark: SIMD2<Double>
    /// Whether what it is named after was taken.
    let isNumbered: Bool
    /// Where it ends in what is printed.
    let end: Int
  }

  /// Prints into the enum that holds the constants, in the namespace.
  private var printer = SwiftPrinter(depth: 2)
  /// In the order they were met.
  private var entries: [Entry] = []
  /// Places of those behind the first, which are compared one after the other, faster than a theme is hashed.
  private var others: [Theme: Int] = [:]
  private var taken: Set<SwiftIdentifier> = []

  /// The constant with the theme of this configuration, made if it is new; `nil` for the built-in theme.
  ///
  /// It is named after the theme in YAML if there is one, else after the first sheet that looks so.
  mutating func name(
    of configuration: inout SheetConfiguration, _ wish: Wish
  ) -> SwiftIdentifier? {
    if let place = placeOfFirst(&configuration.theme) { return entries[place].name }
    if ConfigurationPrinter.hasDefaultTheme(configuration) { return nil }
    if let place = placeOfOther(configuration.theme) { return entries[place].name }
    let wished = wish.origins.flatMap(ThemeConstants.yamlName) ?? wish.sheet
    let name = unused(wished)
    printer.append("static let ")
    printer.append(name)
    printer.assign()
    printer.append("SheetRuntime.Theme")
    ConfigurationPrinter.printTheme(of: &configuration, to: &printer)
    printer.endLine()
    add(
      Entry(
        theme: configuration.theme, name: name, mark: ThemeConstants.mark(of: &configuration.theme),
        isNumbered: name != wished, end: printer.output.count))
    return name
  }

  private static let firstCount = 16

  private mutating func add(_ entry: Entry) {
    if entries.count >= ThemeConstants.firstCount { others[entry.theme] = entries.count }
    entries.append(entry)
  }

  /// Whether themes that were met later have the names that they would have been given here.
  func isContinued(by next: ThemeConstants) -> Bool {
    next.entries.allSatisfy { entry in
      var theme = entry.theme
      if let place = placeOfFirst(&theme) ?? placeOfOther(theme) {
        return entries[place].name == entry.name
      }
      return !entry.isNumbered && !taken.contains(entry.name)
    }
  }

  /// Adds themes that were met later, with the names they have.
  mutating func append(_ next: ThemeConstants) {
    var start = 0
    for entry in next.entries {
      defer { start = entry.end }
      var theme = entry.theme
      if placeOfFirst(&theme) ?? placeOfOther(theme) != nil { continue }
      printer.append(next.printer, start..<entry.end)
      taken.insert(entry.name)
      add(
        Entry(
          theme: entry.theme, name: entry.name, mark: entry.mark, isNumbered: false,
          end: printer.output.count))
    }
  }

  /// Place of an equal theme among the first.
  private func placeOfFirst(_ theme: inout Theme) -> Int? {
    let mark = ThemeConstants.mark(of: &theme)
    for place in entries.indices.prefix(ThemeConstants.firstCount)
    where entries[place].mark == mark {
      if entries[place].theme == theme { return place }
    }
    return nil
  }

  /// Place of an equal theme behind the first.
  private func placeOfOther(_ theme: Theme) -> Int? {
    others.isEmpty ? nil : others[theme]
  }

  private static func mark(of theme: inout Theme) -> SIMD2<Double> {
    SIMD2(theme.cornerRadius, theme.dimming.opacity)
  }

  /// Appends the enum that holds them; nothing when there are none.
  func print(to printer: inout SwiftPrinter) {
    if entries.isEmpty { return }
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

  /// Name of the theme that the values come from, if all of them come from one and what it extends.
  private static func yamlName(in origins: Origins) -> SwiftIdentifier? {
    var last: UInt16 = 0
    for row in themeRows {
      switch origins.layer(of: row).kind {
      case .builtIn: continue
      case .theme: last = max(last, origins[row].layer)
      case .preset, .defaults, .parent, .own: return nil
      }
    }
    return last == 0 ? nil : SwiftIdentifier(key: origins.layers[Int(last)].name)
  }

  /// The rows of a theme's values, without the row of the theme itself.
  private static let themeRows: Range<Int> = {
    let row = Vocabulary.sheet.rows.first { row in
      if case .theme = row.shape { true } else { false }
    }
    guard let row else { preconditionFailure("a sheet has a theme") }
    return (row.index + 1)..<row.subtreeEnd
  }()
}
