/// A set of edits that repairs a fault; applied together or not at all.
package struct FixIt: Hashable, Sendable {
  /// Whether a tool may apply the edits without asking.
  package enum Applicability: UInt8, Sendable {
    /// The meaning cannot change, or it was an error and has only one reading.
    case safe
    /// Probably what was meant; offered, never applied on its own.
    case guess
  }

  /// Replaces the bytes of `span` with `replacement`; an empty span inserts.
  package struct Edit: Hashable, Sendable {
    package var span: SourceSpan
    package var replacement: String

    package init(_ span: SourceSpan, _ replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  /// What applying it does, such as `replace 'swipMode' with 'swipeMode'`.
  package var message: String
  package var applicability: Applicability
  package var edits: [Edit]

  package init(_ message: String, _ applicability: Applicability, _ edits: [Edit]) {
    self.message = message
    self.applicability = applicability
    self.edits = edits
  }
}
