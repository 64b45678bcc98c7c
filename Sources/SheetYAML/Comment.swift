package import SheetDiagnostics

/// A comment, from its `#` to the end of the line, the line break excluded.
package struct Comment: Hashable, Sendable {
  package let span: SourceSpan
  /// Nothing but white space stands before it on its line.
  package let isOwnLine: Bool
}
