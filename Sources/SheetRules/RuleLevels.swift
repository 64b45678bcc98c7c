package import SheetDiagnostics
package import SheetVocabulary

/// The level of every rule for one file; the caller lays settings over settings, rules never know.
package struct RuleLevels: Sendable {
  /// By place in `RuleCatalogue.rules`; `nil` for the rule's own level. Empty until one is set.
  private var levels: [RuleLevel?] = []

  /// Every rule at its own level.
  package init() {}

  /// Sets the level of one rule; `nil` gives it back its own.
  ///
  /// - Returns: False when no rule has that id.
  @discardableResult
  package mutating func set(_ level: RuleLevel?, for id: String) -> Bool {
    guard let place = RuleCatalogue.place(of: id) else { return false }
    if levels.isEmpty { setAll(nil) }
    levels[place] = level
    return true
  }

  /// Sets the level of every rule.
  package mutating func setAll(_ level: RuleLevel?) {
    levels = Array(repeating: level, count: RuleCatalogue.rules.count)
  }

  /// The severity of a rule's findings; `nil` when it is not run.
  package func severity(ofRuleAt place: Int) -> Severity? {
    switch levels.isEmpty ? nil : levels[place] {
    case nil: RuleCatalogue.rules[place].description.severity
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .ignore: nil
    }
  }
}
