package import SheetDiagnostics

/// One file as nodes with exact places: flat, in source order, sharing the bytes of the file.
///
/// Keys are scalars with text, each once per mapping; tags, complex keys and collections beyond the
/// depth limit have been refused, so consumers need not check again. After a syntax error the tree
/// holds what could be read, and `isComplete` is false: what is missing from it may still be in the
/// file.
package struct SyntaxTree: Sendable {
  package let file: SourceFile
  /// `nil` for a file without content.
  package internal(set) var root: NodeID?
  /// In source order.
  package internal(set) var comments: [Comment] = []
  /// False when an error kept a part of the file out of the tree.
  package internal(set) var isComplete = true

  var nodes: [Node] = []
  /// Text of scalars that is not in the source as it stands.
  var decoded: [UInt8] = []
  var merged = MergedMappings()

  /// The tree of a file without content.
  package init(file: SourceFile) {
    self.file = file
  }

  /// What a node is; of an alias, that it is one.
  package func kind(_ node: NodeID) -> NodeKind {
    nodes[Int(node.index)].kind
  }

  /// The node an alias stands for, or the node itself.
  package func resolved(_ node: NodeID) -> NodeID {
    NodeID(resolvedIndex(node))
  }

  /// Where the node is written, without its anchor; of an alias, the alias itself.
  ///
  /// A block collection ends with its last child, one in brackets after the bracket, and an empty
  /// value is the empty span where it would stand.
  package func span(_ node: NodeID) -> SourceSpan {
    let record = nodes[Int(node.index)]
    return SourceSpan(file: file.id, start: Int(record.start), end: Int(record.end))
  }

  /// Marks what begins at `offsets`, and of keys their values, as what an error has been reported for.
  mutating func breakEntries(at offsets: [Int]) {
    for index in nodes.indices where offsets.contains(Int(nodes[index].start)) {
      nodes[index].set(.broken)
      if nodes[index].kind == .scalar, index + 1 < nodes.count { nodes[index + 1].set(.broken) }
    }
  }

  /// How a scalar is written.
  package func style(_ node: NodeID) -> ScalarStyle {
    nodes[resolvedIndex(node)].style
  }

  /// An error has been reported for this very node, or what it stands for; its value means nothing.
  package func isBroken(_ node: NodeID) -> Bool {
    nodes[Int(node.index)].has(.broken) || nodes[resolvedIndex(node)].has(.broken)
  }

  /// Whether a collection is written in brackets or braces, or is a pair inside brackets.
  package func isFlow(_ node: NodeID) -> Bool {
    let record = nodes[resolvedIndex(node)]
    switch record.kind {
    case .sequence, .mapping: return record.has(.flow)
    case .scalar, .alias: return false
    }
  }

  /// Whether a mapping is a single pair inside brackets without braces of its own: `[min: 240]`.
  package func isBarePair(_ node: NodeID) -> Bool {
    let record = nodes[resolvedIndex(node)]
    return record.kind == .mapping && record.has(.barePair)
  }

  /// Nothing is written where a value could stand.
  package func isEmpty(_ node: NodeID) -> Bool {
    let record = nodes[resolvedIndex(node)]
    return record.kind == .scalar && record.count == 0 && record.style == .plain
  }

  /// Decoded text of a scalar; empty for a collection.
  package func text(_ node: NodeID) -> String {
    withText(node) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the decoded text of a scalar, without copying it.
  @inline(__always)
  package func withText<R>(_ node: NodeID, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let record = nodes[resolvedIndex(node)]
    guard record.kind == .scalar else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    let range = Int(record.link)..<Int(record.link) + record.count
    if record.has(.decoded) {
      return decoded.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }
    return file.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Whether anything in the file stands for what is written elsewhere in it.
  package var hasAliases: Bool {
    nodes.contains { $0.kind == .alias }
  }

  /// Entries of a mapping in source order, with merge keys laid under; none for other nodes.
  package func entries(_ node: NodeID) -> Entries {
    Entries(of: resolvedIndex(node), in: self)
  }

  /// Where the first merge key of a mapping says what it merges.
  package func mergeSpan(of mapping: NodeID) -> SourceSpan? {
    let target = resolvedIndex(mapping)
    guard nodes[target].kind == .mapping else { return nil }
    var key = target + 1
    while key < Int(nodes[target].link) {
      let value = nodes[key].next(after: key)
      if nodes[key].has(.hidden), text(NodeID(key)) == "<<" { return span(NodeID(value)) }
      key = nodes[value].next(after: value)
    }
    return nil
  }

  /// Elements of a sequence in source order; none for other nodes.
  package func elements(_ node: NodeID) -> Elements {
    Elements(of: resolvedIndex(node), in: self)
  }

  /// Number of elements of a sequence or entries of a mapping.
  package func count(_ node: NodeID) -> Int {
    let record = nodes[resolvedIndex(node)]
    switch record.kind {
    case .scalar, .alias: return 0
    case .sequence: return record.count
    case .mapping: return record.has(.merged) ? merged.range(record.count).count : record.count
    }
  }

  @inline(__always)
  private func resolvedIndex(_ node: NodeID) -> Int {
    let record = nodes[Int(node.index)]
    return record.kind == .alias ? Int(record.link) : Int(node.index)
  }
}
