internal import SheetDiagnostics
internal import SheetRules
internal import SheetVocabulary

/// Which rules `--select` and `--ignore` leave of those that sheetc.yaml has switched on.
///
/// Errors of the language are none of them: they are always reported.
struct RuleSelection {
  /// Rules named by their ids, or by the level they have in the end.
  private struct Names {
    var ids: Set<String> = []
    var severities: Set<Severity> = []

    func contain(_ id: String, _ severity: Severity) -> Bool {
      ids.contains(id) || severities.contains(severity)
    }
  }

  /// `nil` without `--select`.
  private var selected: Names?
  private var ignored: Names?

  /// All rules.
  init() {}

  /// Reads the options, which name rules that exist.
  init(_ arguments: Arguments) throws(UsageError) {
    selected = try Self.names(.select, arguments)
    ignored = try Self.names(.ignore, arguments)
  }

  /// Switches off what is not selected.
  func narrow(_ levels: inout RuleLevels) {
    if selected == nil && ignored == nil { return }
    for (place, rule) in RuleCatalogue.rules.enumerated() {
      guard let severity = levels.severity(ofRuleAt: place) else { continue }
      let id = rule.description.id.name
      let isSelected = selected?.contain(id, severity) ?? true
      let isIgnored = ignored?.contain(id, severity) ?? false
      if !isSelected || isIgnored { levels.set(.ignore, for: id) }
    }
  }

  private static func names(
    _ option: CommandOption, _ arguments: Arguments
  ) throws(UsageError) -> Names? {
    let values = arguments.values(of: option)
    if values.isEmpty { return nil }
    var names = Names()
    for value in values {
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        let word = String(word)
        if let severity = Severity.allCases.first(where: { $0.word == word }) {
          names.severities.insert(severity)
        } else if RuleCatalogue.place(of: word) != nil {
          names.ids.insert(word)
        } else {
          throw unknown(word, option)
        }
      }
    }
    return names
  }

  private static func unknown(_ word: String, _ option: CommandOption) -> UsageError {
    let shown = "'" + Quotation.cut(word) + "'"
    let spelling = "'--\(option.row.name)'"
    if word.isEmpty {
      return UsageError(message: "\(spelling) has a comma without a rule beside it")
    }
    if LanguageErrors.error(named: word) != nil {
      return UsageError(
        message: "\(shown) is an error of the language, which is always reported",
        notes: ["\(spelling) takes rules and the levels 'error', 'warning' and 'note'"])
    }
    let words = Severity.allCases.map(\.word) + RuleCatalogue.ids
    return UsageError(
      message: "\(shown) is not a rule, nor a level of rules",
      notes: Spelling.nearest(to: word, in: words).map { "did you mean '\($0)'?" }
        + ["'sheetc explain' lists the rules"])
  }
}
