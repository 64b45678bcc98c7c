import SheetDiagnostics
import SheetYAML

/// Finds spans that overlap where they must not, or lie outside what contains them.
struct SpanCheck {
  private(set) var faults: [String] = []

  init(_ reading: Reading) {
    let size = UInt32(reading.file.bytes.count)
    if let root = reading.tree.root { _ = check(root, reading.tree, from: 0, to: size) }
    var last: UInt32 = 0
    for comment in reading.tree.comments {
      if comment.span.start < last || comment.span.end > size {
        faults.append("comment \(comment)")
      }
      last = comment.span.end
    }
    for found in reading.report.diagnostics {
      for span in [found.span] + found.notes.map(\.span) {
        if let span, span.end > size || span.start > span.end {
          faults.append("\(found.message): \(span)")
        }
      }
    }
  }

  /// Checks a node and what it contains; returns where it ends.
  private mutating func check(
    _ node: NodeID, _ tree: SyntaxTree, from start: UInt32, to end: UInt32
  ) -> UInt32 {
    let span = tree.span(node)
    if span.start < start || span.end < span.start || span.end > end {
      faults.append("\(tree.kind(node)) \(span.start)..<\(span.end) in \(start)..<\(end)")
    }
    var place = span.start
    switch tree.kind(node) {
    case .scalar, .alias: break
    case .sequence:
      for element in tree.elements(node) {
        place = check(element, tree, from: place, to: span.end)
      }
    case .mapping:
      for (key, value) in tree.entries(node) where tree.span(key).start >= span.start {
        if tree.span(key).end > span.end { continue }  // merged from another mapping
        place = check(key, tree, from: place, to: span.end)
        place = check(value, tree, from: place, to: span.end)
      }
    }
    return span.end
  }
}
