import SheetDiagnostics
import SheetVocabulary
import SheetYAML

/// The themes of all files of a project, each resolved once.
struct ThemeTable {
  enum State {
    case unresolved
    /// What it is built on is being looked for; its place among those that led to it.
    case open(Int)
    case resolved(ResolvedTheme)
    /// A fault of its parents has been reported.
    case broken
  }

  struct File {
    var file: SheetsFile
    /// Places of the files it imports.
    var imports: [Int]
    /// Places of its themes by name.
    let names: [String: Int]
    var states: [State]
    /// A part of it or of what it imports could not be read, so that a name may be declared there.
    var isUncertain: Bool

    init(_ file: SheetsFile) {
      self.file = file
      imports = []
      var names: [String: Int] = [:]
      for (place, theme) in file.themes.enumerated() { names[file.tree.text(theme.key)] = place }
      self.names = names
      isUncertain = file.isUncertain
      states = Array(repeating: .unresolved, count: file.themes.count)
    }
  }

  enum Finding {
    case found(ResolvedTheme)
    case broken
    case unknown
  }

  /// A declared theme.
  struct Place: Hashable {
    let file: Int
    let theme: Int
  }

  var files: [File] = []
  /// The names that a file sees, once one was looked for that it does not see.
  private var seenNames: (file: Int, names: [String])?

  /// The declaration of a name that a file sees.
  func place(of name: String, from file: Int) -> Place? {
    if let theme = files[file].names[name] { return Place(file: file, theme: theme) }
    for imported in files[file].imports {
      if let theme = files[imported].names[name] { return Place(file: imported, theme: theme) }
    }
    return nil
  }

  /// The theme of a name that a file sees.
  func find(_ name: String, from file: Int) -> Finding {
    guard let place = place(of: name, from: file) else {
      return name == ThemeTable.system ? .found(.system) : .unknown
    }
    switch files[place.file].states[place.theme] {
    case .resolved(let theme): return .found(theme)
    case .unresolved, .open, .broken: return .broken
    }
  }

  /// Name of the theme that nobody declares.
  static let system = "system"

  /// Every name that a file sees, its own first.
  private mutating func names(from file: Int) -> [String] {
    let places = [file] + files[file].imports
    let count = places.reduce(1) { $0 + files[$1].file.themes.count }
    if let seenNames, seenNames.file == file, seenNames.names.count == count {
      return seenNames.names
    }
    let names =
      places.flatMap { place in
        files[place].file.themes.map { files[place].file.tree.text($0.key) }
      } + [ThemeTable.system]
    seenNames = (file, names)
    return names
  }

  /// Reports a name that nothing the file sees declares.
  mutating func reportUnknown(
    _ name: String, _ node: NodeID, from file: Int, _ decoder: inout ValueDecoder, subject: String
  ) {
    decoder.findings.hasFailed = true
    if decoder.findings.isSilent || decoder.file.tree.isBroken(node) || files[file].isUncertain {
      return
    }
    let seen = [file] + files[file].imports
    if seen.contains(where: { files[$0].file.refused.contains(name) }) { return }
    let span = decoder.span(node)
    let names = names(from: file)
    var remedy =
      names == [ThemeTable.system] ? "; no theme but 'system' is" : Phrase.remedy(names)
    var (notes, fixIts) = decoder.findings.suggestions(for: name, among: names, at: span)
    search: for imported in files[file].imports {
      for next in files[imported].imports {
        guard let theme = files[next].names[name] else { continue }
        let declaration = files[next].file
        notes = [
          .init(
            "it is declared in a file that this one does not import itself",
            at: declaration.tree.span(declaration.themes[theme].key))
        ]
        fixIts = []
        remedy = ""
        break search
      }
    }
    decoder.findings.error(
      .unknownTheme, "\(subject) is not declared\(remedy)", at: span, notes: notes, fixIts: fixIts)
  }
}
