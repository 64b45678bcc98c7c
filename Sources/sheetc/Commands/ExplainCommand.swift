internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules

/// `sheetc explain`.
enum ExplainCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    if arguments.operands.isEmpty {
      console.output.write(list)
      return .done
    }
    let word = arguments.operands.joined(separator: " ")
    let reference = ReferenceChapters()
    if let page = page(on: word, reference) ?? page(onSpelling: word, reference)
      ?? ForeignPage.page(on: word, reference)
    {
      console.output.write(console.output.isTerminal ? PlainPage.text(of: page) : page)
      return .done
    }
    console.report(
      error:
        "'\(Quotation.cut(word))' is neither the id of a finding, a key nor a word of the language",
      notes: nearest(to: word, known(reference)).map { "did you mean '\($0)'?" }
        + ["'sheetc explain' lists the ids, 'sheetc reference' the keys"])
    return .usage
  }

  private static func known(_ reference: ReferenceChapters) -> [String] {
    RuleCatalogue.ids + LanguageErrors.ids.map(\.name) + RunFaults.pages.map(\.id.name)
      + reference.paths + Topics.words
  }

  /// What is known of the only word that differs from `word` in capitals and marks alone: of `No exit` `no-exit`.
  private static func page(
    onSpelling word: String, _ reference: ReferenceChapters
  ) -> String? {
    let letters = letters(of: word)
    if letters.isEmpty { return nil }
    let alike = known(reference).first { known in
      self.letters(of: known) == letters
        || known.contains(".")
          && self.letters(of: String(known.split(separator: ".").last ?? "")) == letters
    }
    return alike.flatMap { page(on: $0, reference) }
  }

  private static func letters(of word: String) -> [UInt8] {
    word.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "'"),
        UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"):
        nil
      default: byte
      }
    }
  }

  /// What is spelt like a word, and what has it, or one of several words, as a part.
  private static func nearest(to word: String, _ known: [String]) -> [String] {
    var near: [String] = []
    func add(_ words: some Sequence<String>) {
      for word in words where near.count < 5 && !near.contains(word) { near.append(word) }
    }
    add(Spelling.nearest(to: word, in: known))
    add(Spelling.nearest(to: word, in: ForeignMeaning.names))
    let parts = word.lowercased().split { " .-_()".contains($0) }.filter { $0.utf8.count > 2 }
    for part in parts.reversed() { add(known.filter { $0 == part }) }
    for part in parts.reversed() { add(Spelling.nearest(to: String(part), in: known)) }
    for part in parts.reversed() where near.isEmpty {
      add(known.filter { $0.lowercased().split { "-. ".contains($0) }.contains(part) })
    }
    return near
  }

  /// What is known of an id or a key, in Markdown.
  private static func page(on word: String, _ reference: ReferenceChapters) -> String? {
    if let rule = RulePage.rule(named: word) {
      var buffer = ByteBuffer()
      RulePage.write(rule, Targets.tables, into: &buffer)
      return buffer.text
    }
    if let error = LanguageErrors.error(named: word) { return error.page }
    if let text = RunFaults.text(on: word) { return "## \(word)\n\n\(text)\n" }
    return Topics.page(on: word, reference) ?? reference.text(on: word)
  }

  /// Every id with what it is about, rules first.
  private static var list: String {
    let rules = RuleCatalogue.sorted.map {
      (id: $0.id.name, level: $0.severity.word, sentence: $0.sentence)
    }
    let errors = LanguageErrors.ids.map(\.name).sorted()
    let width = rules.reduce(0) { max($0, $1.id.utf8.count) }
    var buffer = ByteBuffer()
    buffer.append(literal: "Rules, whose levels `sheetc.yaml` may set:\n\n")
    for rule in rules {
      buffer.append("  " + rule.id)
      buffer.append(repeating: UInt8(ascii: " "), count: width - rule.id.utf8.count + 2)
      buffer.append(rule.level)
      buffer.append(repeating: UInt8(ascii: " "), count: 9 - rule.level.utf8.count)
      buffer.append(rule.sentence + "\n")
    }
    buffer.append(literal: "\nErrors of the language, whose level is fixed:\n\n")
    for id in errors { buffer.append("  \(id)\n") }
    buffer.append(literal: "\nFaults of a run, in its reports:\n\n")
    for page in RunFaults.pages { buffer.append("  \(page.id.name)\n") }
    buffer.append(literal: "\n'sheetc explain ID' says more about one of them.\n")
    return buffer.text
  }
}
