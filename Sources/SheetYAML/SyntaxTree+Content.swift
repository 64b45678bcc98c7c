extension SyntaxTree {
  /// Calls `body` with what the file says, piece by piece: the same pieces for files that differ only in blanks, line
  /// breaks and comments.
  package func forEachPieceOfContent(_ body: (UnsafeRawBufferPointer) -> Void) {
    let view = TreeView(of: self)
    var piece: [UInt8] = []
    piece.reserveCapacity(min(nodes.count * 16, 80 << 10))
    for index in nodes.indices {
      let node = view.nodes[index]
      withUnsafeBytes(of: node.bits.littleEndian) { piece.append(contentsOf: $0) }
      switch node.kind {
      case .scalar: piece.append(contentsOf: view.bytes(NodeID(index)))
      case .alias: withUnsafeBytes(of: node.link.littleEndian) { piece.append(contentsOf: $0) }
      case .sequence, .mapping: break
      }
      if piece.count >= 64 << 10 {
        piece.withUnsafeBytes(body)
        piece.removeAll(keepingCapacity: true)
      }
    }
    piece.withUnsafeBytes(body)
  }
}
