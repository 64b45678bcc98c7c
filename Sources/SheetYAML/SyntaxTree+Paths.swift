package import SheetDiagnostics

extension SyntaxTree {
  /// The places of spans in the document, which stay what they are when lines come and go elsewhere.
  ///
  /// Keys are joined by dots, as in `sheets.cart.detents.half`; an element of a sequence has the name of its `id` or
  /// `name`, else its text, and only without any its number: `imports[2]`. A comment belongs to what it stands beside
  /// or above. Each is one word of visible characters; the whole document is `.`.
  ///
  /// - Returns: One for each span, all of which lie in this file, in their order.
  package func paths(of spans: [SourceSpan]) -> [String] {
    PathWalk(self, spans).paths
  }
}
