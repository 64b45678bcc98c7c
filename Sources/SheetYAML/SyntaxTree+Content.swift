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

  /// Calls `body` with what the file says, piece by piece: the same pieces for files that differ only in blanks, line
  /// breaks and comments.
  package func forEachPieceOfContent(_ body: (UnsafeRawBufferPointer) -> Void) {
    let view = TreeView(of: self)
    withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 16) { piece in
      var count = 0
      for index in nodes.indices {
        let node = view.nodes[index]
        let isScalar = node.kind == .scalar
        let text = isScalar ? view.bytes(NodeID(index)) : UnsafeBufferPointer(start: nil, count: 0)
        if count + 8 + text.count > piece.count {
          body(UnsafeRawBufferPointer(rebasing: piece[..<count]))
          count = 0
        }
        // Where other nodes lie is known from the nodes themselves, but for what an alias stands for.
        let link = node.kind == .alias ? node.link : 0
        let head = UInt64(node.bits) | UInt64(link) << 32
        piece.storeBytes(of: head.littleEndian, toByteOffset: count, as: UInt64.self)
        count += 8
        if count + text.count > piece.count {
          body(UnsafeRawBufferPointer(text))
        } else {
          UnsafeMutableRawBufferPointer(rebasing: piece[count...]).copyBytes(from: text)
          count += text.count
        }
      }
      body(UnsafeRawBufferPointer(rebasing: piece[..<count]))
    }
  }
}
