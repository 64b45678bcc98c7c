/// A spelling of a value that is refused, and why.
package struct Refusal: Sendable {
  /// Who refuses it.
  package enum Refuser: Sendable {
    case everyone
    /// The JSON Schema, which sees values and not spellings, lets it pass.
    case onlyBinder
  }

  /// YAML that can stand within a flow mapping.
  package let yaml: String
  /// Why, as a clause: `it is a list`.
  package let reason: String
  package let refuser: Refuser

  package init(_ yaml: String, _ reason: String, _ refuser: Refuser = .everyone) {
    self.yaml = yaml
    self.reason = reason
    self.refuser = refuser
  }
}
