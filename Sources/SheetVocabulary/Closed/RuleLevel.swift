/// How much a rule's findings count.
package enum RuleLevel: UInt8, Sendable, CaseIterable {
  case error
  case warning
  case note
  /// The rule is not checked.
  case ignore
}
