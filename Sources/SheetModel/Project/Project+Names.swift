import SheetDiagnostics
import SheetYAML

extension Project {
  /// A declared sheet.
  struct SheetPlace: Hashable {
    let file: Int
    let sheet: Int
  }

  /// Places of a file's sheets by name.
  mutating func sheetNames(of place: Int) -> [String: Int] {
    if let names = links[place].sheetNames { return names }
    let file = files[place]
    var names: [String: Int] = [:]
    names.reserveCapacity(file.sheets.count)
    for (index, sheet) in file.sheets.enumerated() { names[file.tree.text(sheet.key)] = index }
    links[place].sheetNames = names
    return names
  }

  /// The sheet of that name that a file sees: its own, and the abstract ones of what it imports.
  mutating func sheet(named name: String, from place: Int) -> SheetPlace? {
    if let sheet = sheetNames(of: place)[name] { return SheetPlace(file: place, sheet: sheet) }
    for (imported, _) in links[place].imports {
      if let sheet = sheetNames(of: imported)[name], files[imported].sheets[sheet].isAbstract {
        return SheetPlace(file: imported, sheet: sheet)
      }
    }
    return nil
  }

  /// Reports names that are declared twice among what a file sees.
  mutating func checkNames(of place: Int, into report: inout Report) {
    let imports = links[place].imports
    guard !imports.isEmpty, !areNamesDistinct(for: place) else { return }
    var themes: [String: SourceSpan] = [:]
    var sheets: [String: SourceSpan] = [:]
    for (imported, node) in imports {
      let importSpan = files[place].tree.span(node)
      let file = files[imported]
      for theme in file.themes {
        let name = file.tree.text(theme.key)
        let span = file.tree.span(theme.key)
        if let first = themes[name] {
          reportTwice("theme '\(name)'", at: importSpan, [first, span], into: &report)
        }
        themes[name] = span
      }
      for sheet in file.sheets where sheet.isAbstract {
        let name = file.tree.text(sheet.key)
        let span = file.tree.span(sheet.key)
        if let first = sheets[name] {
          reportTwice("sheet '\(name)'", at: importSpan, [first, span], into: &report)
        }
        sheets[name] = span
      }
    }
    let file = files[place]
    for theme in file.themes {
      let name = file.tree.text(theme.key)
      if let first = themes[name] {
        let span = file.tree.span(theme.key)
        reportTwice("theme '\(name)'", at: span, [first], into: &report)
      }
    }
    guard !sheets.isEmpty else { return }
    for sheet in file.sheets {
      let name = file.tree.text(sheet.key)
      if let first = sheets[name] {
        reportTwice("sheet '\(name)'", at: file.tree.span(sheet.key), [first], into: &report)
      }
    }
  }

  /// Whether it is plain that nothing is declared twice: what a file imports is looked up in, not gone through
  /// for every file that imports it.
  private mutating func areNamesDistinct(for place: Int) -> Bool {
    guard links[place].imports.count == 1, let imported = links[place].imports.first?.file,
      let themes = resolver?.applier.themes.files[imported].names
    else { return false }
    let file = files[place]
    guard file.themes.allSatisfy({ themes[file.tree.text($0.key)] == nil }) else { return false }
    let sheets = sheetNames(of: imported)
    return file.sheets.allSatisfy { sheets[file.tree.text($0.key)] == nil }
  }

  private func reportTwice(
    _ subject: String, at span: SourceSpan, _ others: [SourceSpan], into report: inout Report
  ) {
    report.error(
      .duplicateName, "\(subject) is declared twice among the files this one sees", at: span,
      notes: others.map { .init("declared here", at: $0) })
  }
}
