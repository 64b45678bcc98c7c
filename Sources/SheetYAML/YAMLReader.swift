package import SheetDiagnostics

/// Reads one YAML file into a tree, checking everything about it that is not about sheets.
package enum YAMLReader {
  /// Parses `file` and reports its encoding, its syntax, duplicate keys and limits into `report`.
  ///
  /// Always returns a tree. What a syntax error leaves out, a few lines as a rule, is missing from
  /// it; see `SyntaxTree.isComplete`.
  ///
  /// - Parameter threads: How many may read a large file at once, `nil` for as many as there are cores; the tree is
  ///   the same for any number.
  package static func read(
    _ file: SourceFile, limits: Limits = .standard, threads: Int? = 1, into report: inout Report
  ) -> SyntaxTree {
    var tree = SyntaxTree(file: file)
    var found: [Diagnostic] = []
    file.bytes.withUnsafeBufferPointer { bytes in
      if let refusal = Refusal(of: file, bytes, limits: limits) {
        found.append(refusal.diagnostic)
        tree.isComplete = false
      } else {
        var reading = FileReading(file: file, bytes: bytes, limits: limits, threads: threads)
        tree = reading.read()
        found = reading.diagnostics
      }
    }
    for diagnostic in found { report.add(diagnostic) }
    return tree
  }
}
