package import SheetDiagnostics

/// Reads one YAML file into a tree, checking everything about it that is not about sheets.
package enum YAMLReader {
  /// Parses `file` and reports its encoding, its syntax, duplicate keys and limits into `report`.
  ///
  /// Always returns a tree; see `SyntaxTree.isComplete`.
  package static func read(
    _ file: SourceFile, limits: Limits = .standard, into report: inout Report
  ) -> SyntaxTree {
    var tree = SyntaxTree(file: file)
    file.bytes.withUnsafeBufferPointer { bytes in
      let scan = PreScan(bytes)
      parse(bytes, readsFile: true, scan: scan, limits, into: &tree, &report)
    }
    return tree
  }

  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, readsFile: Bool, scan: PreScan, _ limits: Limits,
    into tree: inout SyntaxTree, _ report: inout Report
  ) {
    // No node takes less than a byte; the pages past the last one are never touched.
    let limit = min(bytes.count + 16, limits.nodes)
    tree.nodes = Array(unsafeUninitializedCapacity: limit + limits.depth + 2) { buffer, count in
      var builder = TreeBuilder(
        file: tree.file, bytes: bytes, readsFile: readsFile, scan: scan, limits: limits,
        nodes: buffer, nodeLimit: limit)
      let outcome = EventLoop.run(over: bytes, from: scan.origin, into: &builder)
      builder.closeAll()
      count = builder.nodeCount
      if case .failed(let failure) = outcome {
        builder.isIncomplete = true
        let place = builder.cursor.offset(of: failure.problemMark)
        builder.report.error(.yamlSyntax, failure.problem, at: builder.span(place, place))
      }
      tree.root = count > 0 ? NodeID(0) : nil
      tree.decoded = builder.decoded
      tree.merged = builder.merged
      tree.isComplete = !builder.isIncomplete
      report.merge(builder.report)
    }
  }
}
