package import SheetDiagnostics

/// Reads one YAML file into a tree, checking everything about it that is not about sheets.
package enum YAMLReader {
  /// Parses `file` and reports its encoding, its syntax, duplicate keys and limits into `report`.
  ///
  /// Always returns a tree. What a syntax error leaves out, a few lines as a rule, is missing from
  /// it; see `SyntaxTree.isComplete`.
  package static func read(
    _ file: SourceFile, limits: Limits = .standard, into report: inout Report
  ) -> SyntaxTree {
    var tree = SyntaxTree(file: file)
    var found: [Diagnostic] = []
    file.bytes.withUnsafeBufferPointer { bytes in
      if let refusal = Refusal(of: file, bytes, limits: limits) {
        found.append(refusal.diagnostic)
        tree.isComplete = false
      } else {
        var reading = FileReading(file: file, bytes: bytes, limits: limits)
        tree = reading.read()
        found = reading.diagnostics
      }
    }
    for diagnostic in found { report.add(diagnostic) }
    return tree
  }
}
