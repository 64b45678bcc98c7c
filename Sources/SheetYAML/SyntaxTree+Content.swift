extension SyntaxTree {
  /// Calls `body` with every scalar that follows one with that text: the values of the keys of that name, among others.
  package func forEachScalar(after text: String, _ body: (NodeID) -> Void) {
    let view = TreeView(of: self)
    let text = Array(text.utf8)
    for index in nodes.indices.dropLast()
    where view.nodes[index].kind == .scalar && view.bytes(NodeID(index)).elementsEqual(text) {
      let next = resolved(NodeID(index + 1))
      if kind(next) == .scalar { body(next) }
    }
  }
}
