package import SheetDiagnostics

/// The level of every rule for one file; the caller lays settings over settings, rules never know.
package struct RuleLevels: Sendable {
  /// By place in `RuleCatalogue.rules`.
  private var levels = [RuleLevel](repeating: .standard, count: RuleCatalogue.rules.count)

  /// Every rule at its own level.
  package init() {}

  /// Sets the level of one rule.
  ///
  /// - Returns: False when no rule has that id.
  @discardableResult
  package mutating func set(_ level: RuleLevel, for id: String) -> Bool {
    guard let place = RuleCatalogue.place(of: id) else { return false }
    levels[place] = level
    return true
  }

  /// Sets the level of every rule.
  package mutating func setAll(_ level: RuleLevel) {
    for place in levels.indices { levels[place] = level }
  }

  /// The severity of a rule's findings; `nil` when it is not run.
  package func severity(ofRuleAt place: Int) -> Severity? {
    switch levels[place] {
    case .standard: RuleCatalogue.rules[place].description.severity
    case .severity(let severity): severity
    case .ignore: nil
    }
  }
}
