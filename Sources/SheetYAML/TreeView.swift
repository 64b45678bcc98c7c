package import SheetDiagnostics

/// A tree as plain pointers, for the loops that read every value of a large file.
///
/// Copying it counts no references. It is valid as long as the tree it was made of lives, which whoever
/// keeps the view sees to by keeping the tree beside it.
@usableFromInline
package struct TreeView {
  @usableFromInline let nodes: UnsafePointer<Node>
  @usableFromInline let source: UnsafePointer<UInt8>
  @usableFromInline let decoded: UnsafePointer<UInt8>
  @usableFromInline let merged: UnsafePointer<MergedMappings.Entry>
  @usableFromInline let mergedEnds: UnsafePointer<Int>
  @usableFromInline let nodeCount: UInt32
  @usableFromInline let sourceCount: Int
  private let file: FileID

  /// A tree never changes once it was read, so the storage of its arrays stays where it is.
  package init(of tree: borrowing SyntaxTree) {
    nodes = Self.start(of: tree.nodes)
    source = Self.start(of: tree.file.bytes)
    decoded = Self.start(of: tree.decoded)
    merged = Self.start(of: tree.merged.entries)
    mergedEnds = Self.start(of: tree.merged.ends)
    nodeCount = UInt32(truncatingIfNeeded: tree.nodes.count)
    sourceCount = tree.file.bytes.count
    file = tree.file.id
  }

  private static func start<Element>(of array: [Element]) -> UnsafePointer<Element> {
    array.withUnsafeBufferPointer { buffer in
      buffer.baseAddress
        ?? UnsafePointer(bitPattern: MemoryLayout<Element>.alignment)
        .unsafelyUnwrapped
    }
  }

  @inlinable @inline(__always)
  func record(_ node: NodeID) -> Node {
    precondition(node.index < nodeCount, "a node belongs to the tree it is looked up in")
    return nodes[Int(node.index)]
  }

  /// The node's record, or that of the node it stands for.
  @inlinable @inline(__always)
  func target(_ node: NodeID) -> Node {
    let record = record(node)
    return record.kind == .alias ? nodes[Int(record.link)] : record
  }

  @inlinable @inline(__always)
  func targetIndex(_ node: NodeID) -> Int {
    let record = record(node)
    return record.kind == .alias ? Int(record.link) : Int(node.index)
  }

  /// What the node is, an alias followed.
  @inlinable @inline(__always)
  package func kind(_ node: NodeID) -> NodeKind { target(node).kind }

  @inlinable @inline(__always)
  package func isAlias(_ node: NodeID) -> Bool { record(node).kind == .alias }

  /// An error has been reported for this very node, or what it stands for.
  package func isBroken(_ node: NodeID) -> Bool {
    record(node).has(.broken) || target(node).has(.broken)
  }

  /// Whether a sequence is written in brackets.
  @inlinable @inline(__always)
  package func isFlowSequence(_ node: NodeID) -> Bool {
    let record = target(node)
    return record.kind == .sequence && record.has(.flow)
  }

  /// Whether a mapping is a single pair inside brackets without braces of its own.
  @inlinable @inline(__always)
  package func isBarePair(_ node: NodeID) -> Bool {
    let record = target(node)
    return record.kind == .mapping && record.has(.barePair)
  }

  @inlinable @inline(__always)
  package func style(_ node: NodeID) -> ScalarStyle { target(node).style }

  /// Where the node is written; see `SyntaxTree.span`.
  package func span(_ node: NodeID) -> SourceSpan {
    let record = record(node)
    return SourceSpan(file: file, start: Int(record.start), end: Int(record.end))
  }

  /// Whether a sequence or a mapping has nothing in it.
  @inlinable @inline(__always)
  package func hasNoElements(_ node: NodeID) -> Bool {
    let index = targetIndex(node)
    return nodes[index].kind != .scalar && Int(nodes[index].link) == index + 1
  }

  /// Decoded text of a scalar.
  package func text(_ node: NodeID) -> String { String(decoding: bytes(node), as: UTF8.self) }

  /// A scalar without quotes, whose text is read by its shape.
  @inlinable @inline(__always)
  package func isPlainScalar(_ node: NodeID) -> Bool {
    let record = target(node)
    return record.kind == .scalar && record.style == .plain
  }

  /// Decoded text of a scalar, valid as long as the view; empty for a collection.
  @inlinable @inline(__always)
  package func bytes(_ node: NodeID) -> UnsafeBufferPointer<UInt8> {
    let record = target(node)
    guard record.kind == .scalar else { return UnsafeBufferPointer(start: nil, count: 0) }
    let text = record.has(.decoded) ? decoded : source
    return UnsafeBufferPointer(start: text + Int(record.link), count: record.count)
  }

  /// Where a `#` begins a comment after a node, with nothing but spaces between; nowhere on most lines.
  @inlinable @inline(__always)
  package func hash(after node: NodeID) -> Int? {
    var index = Int(record(node).end)
    guard index < sourceCount, source[index] == 0x20 else { return nil }
    while index < sourceCount, source[index] == 0x20 { index += 1 }
    return index < sourceCount && source[index] == 0x23 ? index : nil
  }

  /// Entries of a mapping in source order, with merge keys laid under; none for other nodes.
  @inlinable @inline(__always)
  package func entries(_ node: NodeID) -> Entries { Entries(of: targetIndex(node), in: self) }

  /// Whether a mapping has merge keys, so that some of its entries are written elsewhere.
  @inlinable @inline(__always)
  package func isMerged(_ mapping: NodeID) -> Bool {
    let node = nodes[targetIndex(mapping)]
    return node.kind == .mapping && node.has(.merged)
  }

  /// Whether a node is written within a collection.
  package func holds(_ collection: NodeID, _ node: NodeID) -> Bool {
    let target = targetIndex(collection)
    return Int(node.index) > target && Int(node.index) < Int(nodes[target].link)
  }

  /// Elements of a sequence in source order; none for other nodes.
  @inlinable @inline(__always)
  package func elements(_ node: NodeID) -> Elements { Elements(of: targetIndex(node), in: self) }

  /// The entries of one mapping; see `SheetYAML.Entries`.
  @usableFromInline
  package struct Entries: Sequence, IteratorProtocol {
    @usableFromInline package typealias Element = (key: NodeID, value: NodeID)

    @usableFromInline let view: TreeView
    @usableFromInline let isMerged: Bool
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable @inline(__always)
    init(of index: Int, in view: TreeView) {
      self.view = view
      let mapping = view.nodes[index]
      isMerged = mapping.kind == .mapping && mapping.has(.merged)
      if isMerged {
        position = mapping.count == 0 ? 0 : view.mergedEnds[mapping.count - 1]
        end = view.mergedEnds[mapping.count]
      } else {
        position = index + 1
        end = mapping.kind == .mapping ? Int(mapping.link) : position
      }
    }

    @inlinable @inline(__always)
    package mutating func next() -> Element? {
      if isMerged {
        guard position < end else { return nil }
        let entry = view.merged[position]
        position += 1
        return (NodeID(index: entry.key), NodeID(index: entry.value))
      }
      while position < end {
        let key = position
        let value = view.nodes[key].next(after: key)
        position = view.nodes[value].next(after: value)
        if !view.nodes[key].has(.hidden) { return (NodeID(key), NodeID(value)) }
      }
      return nil
    }
  }

  /// The elements of one sequence; see `SheetYAML.Elements`.
  @usableFromInline
  package struct Elements: Sequence, IteratorProtocol {
    @usableFromInline let view: TreeView
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable @inline(__always)
    init(of index: Int, in view: TreeView) {
      self.view = view
      position = index + 1
      let sequence = view.nodes[index]
      end = sequence.kind == .sequence ? Int(sequence.link) : position
    }

    @inlinable @inline(__always)
    package mutating func next() -> NodeID? {
      guard position < end else { return nil }
      let element = position
      position = view.nodes[element].next(after: element)
      return NodeID(element)
    }
  }
}
