import CLibYAML
import SheetDiagnostics

/// Writes the nodes of one file as libyaml's events come, and checks what libyaml does not.
struct TreeBuilder {
  let file: SourceFile
  var limits: Limits
  /// What libyaml reads: the file's bytes, or a copy of the same length with faults blanked out.
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether `bytes` are the file's own, so that text can be a slice of them.
  let readsFile: Bool

  var report = Report()
  /// A limit was met; nothing more is read.
  var isStopped = false
  /// A part of the file is missing from the tree.
  var isIncomplete = false
  var cursor: ByteCursor
  var nodeCount = 0
  /// Text that is not in the source as it stands.
  var decoded: [UInt8] = []
  var merged = MergedMappings()
  var keys = KeyStack()
  let keyHash = KeyHash()
  var anchors = AnchorTable()
  /// The collection that the next event belongs to, and those around it, the outermost first.
  var open = OpenCollection(
    .document, node: -1, isFlow: false, column: -1, firstKey: 0, anchor: -1)
  var outer: [OpenCollection] = []
  /// Brackets and braces that are open.
  var flowDepth = 0
  /// End of the node that was finished last.
  var lastEnd = 0
  /// The scalar that was read last.
  var lastScalar = -1
  /// A line between the brackets that are open has been reported.
  var reportedFlow = false
  /// The file has a tab somewhere, so that columns may not be indentation.
  let hasTabs: Bool
  /// Length of the byte-order mark.
  let origin: Int
  /// End of the document, where a second one could begin.
  var documentEnd: Int?
  /// `...` ended the document.
  var documentEndIsExplicit = false

  var nodes: UnsafeMutableBufferPointer<Node>
  /// Nodes there may be; the buffer has room for a missing value per open mapping more.
  var nodeLimit: Int

  init(
    file: SourceFile, bytes: UnsafeBufferPointer<UInt8>, readsFile: Bool, scan: PreScan,
    limits: Limits, nodes: UnsafeMutableBufferPointer<Node>, nodeLimit: Int
  ) {
    self.file = file
    self.bytes = bytes
    self.readsFile = readsFile
    self.limits = limits
    self.nodes = nodes
    self.nodeLimit = nodeLimit
    cursor = ByteCursor(bytes, origin: scan.origin, isASCII: scan.isASCII)
    lastEnd = scan.origin
    hasTabs = scan.hasTabs
    origin = scan.origin
  }

  // MARK: - Nodes

  /// The node at an index; a copy, to be written back when it changes.
  @inline(__always)
  subscript(_ index: Int) -> Node {
    get { nodes[index] }
    nonmutating set { nodes[index] = newValue }
  }

  /// Appends a node unless the file has more of them than it may.
  @inline(__always)
  mutating func append(_ node: Node) {
    if nodeCount < nodeLimit {
      appendPastLimit(node)
    } else {
      refuseMoreNodes(at: Int(node.start))
    }
  }

  /// The nodes so far.
  var written: UnsafeBufferPointer<Node> {
    UnsafeBufferPointer(rebasing: nodes[..<nodeCount])
  }

  /// Appends a node where the room for missing values may be used.
  @inline(__always)
  mutating func appendPastLimit(_ node: Node) {
    nodes.initializeElement(at: nodeCount, to: node)
    nodeCount += 1
  }

  /// Tells the open collection that one of its children is complete.
  @inline(__always)
  mutating func finishNode(end: Int) {
    lastEnd = end
    if open.kind == .mapping {
      if open.awaitsValue, !open.keyIsHidden { open.count += 1 }
      open.awaitsValue.toggle()
    } else {
      open.count += 1
    }
  }

  /// Whether the next node is the key of a mapping.
  @inline(__always)
  var isAtKey: Bool { open.kind == .mapping && !open.awaitsValue }

  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(file: file.id, start: start, end: end)
  }

  func span(of index: Int) -> SourceSpan {
    span(Int(self[index].start), Int(self[index].end))
  }

  /// Decoded text of a scalar that has been read, for a message.
  func text(of index: Int) -> String {
    withText(of: index) { $0.excerpt(0, $0.count) }
  }

  /// Calls `body` with the decoded text of a scalar that has been read.
  @inline(__always)
  func withText<R>(of index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let node = self[index]
    guard node.kind == .scalar else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    let range = Int(node.link)..<Int(node.link) + node.count
    if node.has(.decoded) {
      return decoded.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }
    return body(UnsafeBufferPointer(rebasing: bytes[range]))
  }

  // MARK: - Scalars

  /// Appends a scalar, and checks it as the key, value or entry it is.
  ///
  /// Its text stays in the source where it stands there byte for byte: plain and quoted text on one
  /// line without escapes. All other text is copied from libyaml, which has decoded it.
  @inline(__always)
  mutating func addScalar(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let scalar = event.pointee.data.scalar
    var start = cursor.offset(of: event.pointee.start_mark.index)
    var end = cursor.offset(of: event.pointee.end_mark.index)
    let length = scalar.length
    let style =
      ScalarStyle(rawValue: UInt8(truncatingIfNeeded: scalar.style.rawValue &- 1))
      ?? .plain
    let spansLines = event.pointee.start_mark.line != event.pointee.end_mark.line
    let isKey = isAtKey
    if scalar.anchor != nil || scalar.tag != nil {
      start = readProperties(anchor: scalar.anchor, tag: scalar.tag, from: start, to: end)
    }
    if style == .literal || style == .folded {
      end = trimmedEnd(of: start, end)
    }

    var isDecoded = false
    var textStart = start
    if length == 0 {
      textStart = start
    } else if style == .plain, !spansLines, end - start == length, readsFile {
      textStart = start
    } else if readsFile, end - start == length + 2, !spansLines,
      isSame(scalar.value, start + 1, length)
    {
      textStart = start + 1
    } else {
      isDecoded = true
      textStart = decoded.count
      decoded.append(
        contentsOf: UnsafeBufferPointer(start: scalar.value, count: min(length, Node.largestCount)))
    }
    let index = nodeCount
    append(
      Node(
        scalar: style, start: start, end: end, text: textStart,
        length: min(length, Node.largestCount), decoded: isDecoded))
    if isStopped { return }
    lastScalar = index
    if scalar.tag != nil { self[index].set(.broken) }
    // What had to be blanked is reported, and the text is not what is written.
    if !readsFile, isBlanked(start, end) { self[index].set(.broken) }
    if scalar.anchor != nil { finishAnchor(at: index) }
    if isKey {
      checkKey(event, index, hash: keyHash(scalar.value, length))
    } else {
      if length > limits.scalarLength { refuseLongScalar(index, length) }
      if flowDepth > 0 { checkFlowScalar(event, index) }
    }
    if spansLines || isDecoded { checkLines(index, spansLines: spansLines) }
    finishNode(end: end)
  }

  /// Whether libyaml was given other bytes than are in the file.
  private func isBlanked(_ start: Int, _ end: Int) -> Bool {
    file.bytes.withUnsafeBufferPointer { source in
      !source[start..<end].elementsEqual(bytes[start..<end])
    }
  }

  @inline(__always)
  private func isSame(_ value: UnsafeMutablePointer<UInt8>?, _ start: Int, _ length: Int) -> Bool {
    guard let value else { return false }
    return memcmp(value, bytes.baseAddress.unsafelyUnwrapped + start, length) == 0
  }

  /// End of a block scalar's last line of text; libyaml's mark lies after the blank lines below it.
  private func trimmedEnd(of start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, bytes.isBlankOrBreak(at: end - 1) { end -= 1 }
    return end
  }

  // MARK: - Collections

  mutating func openMapping(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let data = event.pointee.data.mapping_start
    openCollection(event, .mapping, anchor: data.anchor, tag: data.tag)
  }

  mutating func openSequence(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let data = event.pointee.data.sequence_start
    openCollection(event, .sequence, anchor: data.anchor, tag: data.tag)
  }

  /// Appends a collection and makes it the one that the next events belong to.
  ///
  /// libyaml does not say whether a collection is in brackets; the byte it begins with does. What
  /// begins with another byte between brackets is a bare pair.
  @inline(__always)
  private mutating func openCollection(
    _ event: UnsafeMutablePointer<yaml_event_t>, _ kind: OpenCollection.Kind,
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?
  ) {
    var start = cursor.offset(of: event.pointee.start_mark.index)
    let end = cursor.offset(of: event.pointee.end_mark.index)
    let hasProperties = anchor != nil || tag != nil
    let isKey = isAtKey
    if hasProperties { start = readProperties(anchor: anchor, tag: tag, from: start, to: nil) }
    let byte = start < bytes.count ? bytes[start] : 0
    // A mapping whose first key is one in braces begins with a brace as well.
    let isBracket =
      kind == .sequence
      ? byte == .openBracket
      : byte == .openBrace && event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    let isFlow = isBracket || flowDepth > 0
    let index = nodeCount
    var node = Node(kind == .sequence ? .sequence : .mapping, start: start, end: end)
    if isFlow { node.set(.flow) }
    if isFlow, !isBracket { node.set(.barePair) }
    if hasProperties, tag != nil { node.set(.broken) }
    if isKey {
      refuseComplexKey(at: start, hasTag: tag != nil)
      node.set(.hidden)
    }
    append(node)
    if isStopped { return }
    let column: Int
    if isFlow {
      column = open.column
      if !isKey { checkIndentation(event, at: start) }
      if !isBracket, byte == .questionMark, !isKey { refuseExplicitKey(at: start) }
    } else {
      column = hasProperties ? columnOf(start) : event.pointee.start_mark.column
      if kind == .mapping, byte == .questionMark, !isKey,
        start + 1 == bytes.count || bytes.isBlankOrBreak(at: start + 1)
      {
        refuseExplicitKey(at: start)
      }
    }
    outer.append(open)
    open = OpenCollection(
      kind, node: index, isFlow: isFlow, column: column, firstKey: keys.count,
      anchor: anchor == nil ? -1 : anchors.count - 1)
    if isBracket { flowDepth += 1 }
    if outer.count > limits.depth || flowDepth > limits.flowDepth { refuseDepth(at: start) }
  }

  /// Bytes from the start of the line, for lines whose indentation is spaces.
  private func columnOf(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != .lineFeed { start -= 1 }
    return offset - start
  }

  @inline(__always)
  mutating func closeSequence(_ event: UnsafeMutablePointer<yaml_event_t>) {
    closeCollection(event)
  }

  @inline(__always)
  mutating func closeMapping(_ event: UnsafeMutablePointer<yaml_event_t>) {
    checkDuplicateKeys()
    if open.merges > 0 { layMergedEntries() }
    closeCollection(event)
  }

  /// Ends a block collection after its last child, one in brackets after the bracket.
  private mutating func closeCollection(_ event: UnsafeMutablePointer<yaml_event_t>) {
    var end = lastEnd
    if open.isFlow, !self[open.node].has(.barePair) {
      end = cursor.offset(of: event.pointee.end_mark.index)
      checkIndentation(event, at: end - 1)
      flowDepth -= 1
      if flowDepth == 0 { reportedFlow = false }
    }
    close(at: end)
  }

  /// Ends the open collection and goes on in the one around it.
  mutating func close(at end: Int) {
    var node = self[open.node]
    node.end = UInt32(truncatingIfNeeded: end)
    node.link = UInt32(truncatingIfNeeded: nodeCount)
    if !node.has(.merged) { node.count = open.count }
    self[open.node] = node
    keys.drop(to: open.firstKey)
    if open.anchor >= 0 { finishAnchor(at: open.node, anchor: open.anchor) }
    guard let parent = outer.popLast() else { return }
    open = parent
    finishNode(end: end)
  }

  /// Remembers where the document ends; see `checkDocumentEnd`.
  mutating func endDocument(_ event: UnsafeMutablePointer<yaml_event_t>) {
    documentEnd = cursor.offset(of: event.pointee.end_mark.index)
    documentEndIsExplicit = event.pointee.data.document_end.implicit == 0
  }

  /// Ends everything that is open, after an error or at a limit.
  mutating func closeAll() {
    while open.kind != .document {
      if open.kind == .mapping {
        if open.awaitsValue {
          var missing = Node(
            scalar: .plain, start: lastEnd, end: lastEnd, text: lastEnd, length: 0, decoded: false)
          missing.set(.broken)
          appendPastLimit(missing)
          finishNode(end: lastEnd)
        }
        checkDuplicateKeys()
        if open.merges > 0 { layMergedEntries() }
      }
      close(at: max(lastEnd, Int(self[open.node].end)))
    }
  }
}
