internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetRules

/// `sheetc explain`.
enum ExplainCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    guard let word = arguments.operands.first else {
      console.output.write(list)
      return .done
    }
    let reference = ReferenceChapters()
    if let page = page(on: word, reference) {
      console.output.write(console.output.isTerminal ? PlainPage.text(of: page) : page)
      return .done
    }
    let known =
      RuleCatalogue.ids + LanguageErrors.ids.map(\.name) + RunFaults.pages.map(\.id.name)
      + reference.paths + Topics.words
    console.report(
      error:
        "'\(Quotation.cut(word))' is neither the id of a finding, a key nor a word of the language",
      notes: Spelling.nearest(to: word, in: known).map { "did you mean '\($0)'?" }
        + ["'sheetc explain' lists the ids, 'sheetc reference' the keys"])
    return .usage
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
