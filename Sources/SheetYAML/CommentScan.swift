import SheetDiagnostics

/// Recovers the comments, which libyaml drops, from the gaps between scalars.
///
/// Looks at every `#` of the file and walks the nodes beside it, so a file without `#` costs one
/// search of its bytes.
struct CommentScan {
  private(set) var comments: [Comment] = []
  /// Comments without white space before them, which YAML does not have and libyaml reads.
  private(set) var unspaced: [SourceSpan] = []

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, from origin: Int, to end: Int, file: FileID,
    nodes: UnsafeBufferPointer<Node>
  ) {
    var node = 0
    var offset = origin
    while let place = CommentScan.next(in: bytes, from: offset, to: end) {
      while node < nodes.count, nodes[node].isCollection || Int(nodes[node].end) <= place {
        node += 1
      }
      if node < nodes.count, Int(nodes[node].start) <= place,
        !CommentScan.isInHeader(place, nodes[node], bytes)
      {
        offset = Int(nodes[node].end)
        continue
      }
      var lineEnd = bytes.lineEnd(of: place)
      offset = lineEnd
      if lineEnd > place, bytes[lineEnd - 1] == .carriageReturn { lineEnd -= 1 }
      let span = SourceSpan(file: file, start: place, end: lineEnd)
      if place > origin, !bytes.isBlankOrBreak(at: place - 1) {
        unspaced.append(span)
      }
      comments.append(Comment(span: span, isOwnLine: place == origin || bytes.isFirstOnLine(place)))
    }
  }

  /// Offset of the next `#`.
  private static func next(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int? {
    let pattern: UInt64 = 0x2323_2323_2323_2323
    var offset = start
    while offset + 8 <= end {
      // A high bit at the first byte that is a '#', if there is one.
      let word = bytes.word(at: offset) ^ pattern
      let found = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < end {
      if bytes[offset] == .hash { return offset }
      offset += 1
    }
    return nil
  }

  /// The header of a text block belongs to its span, and may have a comment.
  private static func isInHeader(
    _ place: Int, _ node: Node, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch node.style {
    case .plain, .singleQuoted, .doubleQuoted: false
    case .literal, .folded:
      node.kind == .scalar && bytes.lineEnd(of: Int(node.start)) > place
    }
  }
}
