internal import SheetCodegen

/// The reference, cut at its headings, to find the part about one key.
struct ReferenceChapters {
  private struct Chapter {
    /// The heading's words, without the marks of Markdown.
    let title: Substring
    var lines: [Substring]

    var isOfKey: Bool { lines[0].hasPrefix("###") }

    /// It is about `sheetc.yaml`, which a word means only if no sheet has it.
    var isOfProject: Bool { !isOfKey && ["The project file", "A target"].contains(title) }

    /// First cells of its tables of keys.
    var keys: [String] { cells { $0.hasPrefix("| key |") } }

    /// First cells of all its tables, keys and words.
    var names: [String] { cells { $0.hasPrefix("| ") } }

    private func cells(below isHeading: (Substring) -> Bool) -> [String] {
      var cells: [String] = []
      var isWanted = false
      var isInside = false
      for line in lines {
        if !line.hasPrefix("|") {
          isInside = false
        } else if !isInside {
          isInside = true
          isWanted = isHeading(line)
        } else if isWanted, line.hasPrefix("| `") {
          cells.append(String(line.dropFirst(3).prefix { $0 != "`" }))
        }
      }
      return cells
    }

    /// Whether `path` is the whole path of its key or the end of it.
    func isAt(_ path: Substring) -> Bool {
      title == path || title.hasSuffix("." + path)
    }
  }

  private let chapters: [Chapter]

  init() {
    let text = String(decoding: ReferenceEmitter.markdown(), as: UTF8.self)
    var chapters: [Chapter] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("##") {
        chapters.append(Chapter(title: Self.words(of: line), lines: [line]))
      } else if !chapters.isEmpty {
        chapters[chapters.count - 1].lines.append(line)
      }
    }
    self.chapters = chapters
  }

  /// Paths of keys, and names of those within a value, for suggestions.
  var paths: [String] {
    chapters.flatMap { ($0.isOfKey ? [String($0.title)] : []) + $0.keys }
  }

  /// The Markdown about a key by its path or, if it is a name alone, about every key and word of that name.
  func text(on key: String) -> String? {
    let found = key.contains(".") ? chapters(at: key[...]) : chapters(named: key)
    if found.isEmpty { return nil }
    return found.map(Self.trimmed).joined(separator: "\n\n") + "\n"
  }

  /// What the tables of a chapter say of a key or a word, as a sentence.
  func row(of name: String, in title: String) -> String? {
    guard let chapter = chapters.first(where: { $0.title == title }),
      let line = chapter.lines.first(where: { $0.hasPrefix("| `\(name)` |") })
    else { return nil }
    let cells = line.replacing("\\|", with: "\u{0}").split(separator: "|").map {
      $0.drop { $0 == " " }.replacing("\u{0}", with: "\\|")
    }
    guard let meaning = cells.last, cells.count > 1 else { return nil }
    func trimmed(_ cell: String) -> String { String(cell.reversed().drop { $0 == " " }.reversed()) }
    return cells.count > 2
      ? "\(trimmed(String(meaning))) Takes \(trimmed(String(cells[1])))." : trimmed(String(meaning))
  }

  /// The Markdown of chapters by title or path, and then of all else that has that name.
  func texts(of titles: [String], and name: String) -> [String] {
    var found: [Chapter] = []
    for title in titles {
      let chapter = chapters.first { $0.title == title }
      if let chapter { found.append(chapter) }
    }
    let named = name.isEmpty || name.contains(" ") ? [] : chapters(named: name)
    found += named.filter { chapter in !found.contains { $0.title == chapter.title } }
    return found.map(Self.trimmed)
  }

  private func chapters(at path: Substring) -> [Chapter] {
    let own = chapters.filter { $0.isOfKey && $0.isAt(path) }
    let isWhole = own.contains { $0.title == path }
    guard !isWhole, let dot = path.lastIndex(of: ".") else { return own }
    let name = String(path[path.index(after: dot)...])
    // A key of a value that is read as one stands in the table of the key that takes it.
    let found = chapters.filter { chapter in
      chapter.isOfKey && chapter.isAt(path)
        || chapter.isAt(path[..<dot]) && chapter.names.contains(name)
    }
    if !found.isEmpty { return found }
    // What is described once for many keys, such as a colour, has a chapter of its own.
    return chapters(at: path[..<dot]).isEmpty
      ? [] : chapters.filter { !$0.isOfKey && $0.keys.contains(name) }
  }

  /// Keys, those of a value that is described once for many places before the rest, and those of `sheetc.yaml` last;
  /// without any, words.
  private func chapters(named name: String) -> [Chapter] {
    let keys = chapters.filter { chapter in
      chapter.isOfKey && chapter.isAt(name[...]) || chapter.keys.contains(name)
    }
    if keys.isEmpty { return chapters.filter { $0.names.contains(name) } }
    let ofSheets = keys.filter { !$0.isOfProject }
    return ofSheets.filter { !$0.isOfKey } + ordered(ofSheets.filter(\.isOfKey))
      + keys.filter(\.isOfProject)
  }

  /// Keys that have others in them before those that say something about them, as `taps.header` does of `header`.
  private func ordered(_ keys: [Chapter]) -> [Chapter] {
    func hasOthers(_ chapter: Chapter) -> Bool {
      chapters.contains { $0.title.hasPrefix(chapter.title + ".") }
    }
    return keys.filter(hasOthers) + keys.filter { !hasOthers($0) }
  }

  private static func words(of heading: Substring) -> Substring {
    heading.drop { $0 == "#" || $0 == " " || $0 == "`" }.prefix { $0 != "`" }
  }

  private static func trimmed(_ chapter: Chapter) -> String {
    var lines = chapter.lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
