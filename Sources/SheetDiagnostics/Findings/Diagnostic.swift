/// How much a finding matters; the order is from least to most severe.
package enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  case note
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Stable, kebab-case name of a kind of finding, such as `unknown-key`; never reused for another fault.
package struct DiagnosticID: Hashable, Sendable, ExpressibleByStringLiteral {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  package init(stringLiteral name: String) {
    self.name = name
  }
}

/// One fault in the user's input, at the exact bytes to look at.
package struct Diagnostic: Hashable, Sendable {
  /// A related place, or advice without a place of its own.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var span: SourceSpan?

    package init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  package var severity: Severity
  package var id: DiagnosticID
  /// One lower-case sentence without a final period.
  package var message: String
  /// `nil` only where no file is involved, such as a missing argument.
  package var span: SourceSpan?
  package var notes: [Note]
  package var fixIts: [FixIt]
  /// Of what is said of several things at one place, such as targets: which it is said of.
  package var aspect: UInt8?

  package init(
    _ severity: Severity,
    _ id: DiagnosticID,
    _ message: String,
    at span: SourceSpan?,
    notes: [Note] = [],
    fixIts: [FixIt] = [],
    aspect: UInt8? = nil
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.span = span
    self.notes = notes
    self.fixIts = fixIts
    self.aspect = aspect
  }
}
