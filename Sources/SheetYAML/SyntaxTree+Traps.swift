package import SheetDiagnostics

/// What a binder needs to recognise texts that YAML reads differently from what was meant.
extension SyntaxTree {
  /// The comment that follows a node on its line with nothing but white space between.
  ///
  /// After an empty value or a plain text it may be text that was to be quoted: `color: #fff`,
  /// `summary: Step #1`.
  package func comment(after node: NodeID) -> Comment? {
    let end = nodes[Int(node.index)].end
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].span.start < end { low = middle + 1 } else { high = middle }
    }
    guard low < comments.count else { return nil }
    let gap = file.bytes[Int(end)..<Int(comments[low].span.start)]
    return gap.allSatisfy { $0 == .space || $0 == .tab } ? comments[low] : nil
  }

  /// The `:` of a plain text such as `height:300`, which was probably to be a key and its value.
  package func colonWithoutSpace(in node: NodeID) -> SourceSpan? {
    let record = nodes[Int(node.index)]
    guard record.kind == .scalar, record.style == .plain else { return nil }
    let range = Int(record.start)..<Int(record.end)
    guard let colon = range.first(where: { file.bytes[$0] == .colon }), colon > range.lowerBound,
      colon + 1 < range.upperBound
    else { return nil }
    return SourceSpan(file: file.id, start: colon, end: colon + 1)
  }

  /// The value of the entry before a key, if that has none written: the key may have been meant to stand inside it.
  package func emptyValue(before key: NodeID) -> (key: NodeID, value: NodeID)? {
    let index = Int(key.index)
    guard index >= 2 else { return nil }
    let (owner, value) = (NodeID(index - 2), NodeID(index - 1))
    guard kind(owner) == .scalar, kind(value) == .scalar, isEmpty(value), !isBroken(value),
      nodes[index - 2].end < nodes[index - 1].end, !nodes[index - 2].has(.hidden),
      file.bytes[Int(nodes[index - 2].end)..<Int(nodes[index - 1].end)].contains(.colon)
    else { return nil }
    return (owner, value)
  }

  /// The collection that a node stands in; for faults, since it looks back from the node.
  package func enclosing(_ node: NodeID) -> NodeID? {
    var index = Int(node.index) - 1
    while index >= 0 {
      switch nodes[index].kind {
      case .mapping, .sequence: if nodes[index].link > node.index { return NodeID(index) }
      case .scalar, .alias: break
      }
      index -= 1
    }
    return nil
  }

  /// Whether a `?` stands before the key of a value.
  package func hasQuestionMark(beforeKeyOf value: NodeID) -> Bool {
    let index = Int(value.index)
    guard index >= 1, nodes[index - 1].kind == .scalar else { return false }
    return file.bytes.withUnsafeBufferPointer {
      $0.questionMark(before: Int(nodes[index - 1].start)) != nil
    }
  }
}
