/// The entries of one mapping, in source order.
///
/// A merged entry stands where the merge key stands and keeps the spans of where it is written.
package struct Entries: Sequence, IteratorProtocol, Sendable {
  package typealias Element = (key: NodeID, value: NodeID)

  private let nodes: [Node]
  private let merged: [MergedMappings.Entry]
  private let isMerged: Bool
  private var position: Int
  private let end: Int

  init(of index: Int, in tree: SyntaxTree) {
    nodes = tree.nodes
    merged = tree.merged.entries
    let mapping = tree.nodes[index]
    isMerged = mapping.kind == .mapping && mapping.has(.merged)
    if isMerged {
      let range = tree.merged.range(mapping.count)
      position = range.lowerBound
      end = range.upperBound
    } else {
      position = index + 1
      end = mapping.kind == .mapping ? Int(mapping.link) : position
    }
  }

  /// Passes over keys that were refused.
  package mutating func next() -> Element? {
    if isMerged {
      guard position < end else { return nil }
      defer { position += 1 }
      let entry = merged[position]
      return (NodeID(Int(entry.key)), NodeID(Int(entry.value)))
    }
    while position < end {
      let key = position
      let value = nodes[key].next(after: key)
      position = nodes[value].next(after: value)
      if !nodes[key].has(.hidden) { return (NodeID(key), NodeID(value)) }
    }
    return nil
  }
}
