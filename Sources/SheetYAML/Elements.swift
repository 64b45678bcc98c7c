/// The elements of one sequence, in source order.
package struct Elements: Sequence, IteratorProtocol, Sendable {
  private let nodes: [Node]
  private var position: Int
  private let end: Int

  init(of index: Int, in tree: SyntaxTree) {
    nodes = tree.nodes
    position = index + 1
    end = nodes[index].kind == .sequence ? Int(nodes[index].link) : position
  }

  package mutating func next() -> NodeID? {
    guard position < end else { return nil }
    defer { position = nodes[position].next(after: position) }
    return NodeID(position)
  }
}
