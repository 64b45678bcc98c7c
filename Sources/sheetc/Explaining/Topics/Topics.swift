internal import SheetVocabulary

/// Finds what is said of a word.
enum Topics {
  /// Every word that has a topic, in the order of the topics.
  static var words: [String] { all.flatMap(\.words) }

  /// The page of a word, as it stands in a message or in `LANGUAGE.md`: with its article, in quotes or in the plural.
  static func page(on word: String, _ reference: ReferenceChapters) -> String? {
    let name = plain(word)
    if let page = page(onKey: name, reference) { return page }
    // A key is described with all that has its name, the one with keys of its own first.
    let row = reference.text(on: name) == nil ? rowTopic(named: name) : nil
    guard let topic = topic(named: name) ?? row else {
      return name == word ? nil : reference.text(on: name)
    }
    var parts: [String] = []
    if !topic.text.isEmpty { parts.append("## \(topic.words[0])\n\n\(topic.text)") }
    parts += reference.texts(of: topic.chapters, and: name)
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The page of a mapping that is read as one value, by the path of one of its keys: `detent.min`.
  private static func page(onKey path: String, _ reference: ReferenceChapters) -> String? {
    guard let dot = path.lastIndex(of: "."), reference.text(on: path) == nil,
      let topic = topic(named: String(path[..<dot]))
    else { return nil }
    let name = String(path[path.index(after: dot)...])
    let found = topic.chapters.filter { reference.row(of: name, in: $0) != nil }
    guard let first = found.first, let row = reference.row(of: name, in: first) else { return nil }
    return (["## \(path)\n\n\(row)"] + reference.texts(of: found, and: ""))
      .joined(separator: "\n\n") + "\n"
  }

  private static func topic(named name: String) -> Topic? {
    all.first { $0.words.contains(name) }
      ?? (name.hasSuffix("s") ? all.first { $0.words.contains(String(name.dropLast())) } : nil)
  }

  /// The key whose words are called so: of `swipe mode` `swipeMode`.
  private static func rowTopic(named name: String) -> Topic? {
    guard let path = path(ofWordsCalled: name, in: Vocabulary.sheet, below: "") else { return nil }
    return Topic([name], chapters: [path])
  }

  private static func path(
    ofWordsCalled name: String, in section: Section, below path: String
  ) -> String? {
    for row in section.rows {
      if case .word(let words) = row.shape, plain(words.noun.description) == name {
        return path + row.name.description
      }
      guard let nested = row.shape.section else { continue }
      let inner = Self.path(ofWordsCalled: name, in: nested, below: "\(path)\(row.name).")
      if let inner { return inner }
    }
    return nil
  }

  /// A word without its article, or what stands in quotes: of `a value of 'outside'` `outside`.
  static func plain(_ word: String) -> String {
    if let quote = word.firstIndex(of: "'") {
      return String(word[word.index(after: quote)...].prefix { $0 != "'" })
    }
    for article in ["a ", "an ", "the "] where word.hasPrefix(article) {
      return String(word.dropFirst(article.count))
    }
    return word
  }

  /// The keys of a section with what each does, as a table of Markdown.
  static func table(of section: Section) -> String {
    let rows = section.rows.map { row in
      let sentence = row.sentence.description.split(separator: "|").joined(separator: "\\|")
      return "| `\(row.name)` | \(sentence) |"
    }
    return "| key | meaning |\n| --- | --- |\n" + rows.joined(separator: "\n")
  }
}
