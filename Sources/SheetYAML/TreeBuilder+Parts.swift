import SheetDiagnostics
import SheetThreads

/// Reading a file in two parts, which become what reading it at once would have given.
extension TreeBuilder {
  /// Nodes of a part that are given back together.
  private static let releasedNodes = 128 << 10

  /// Reads the file on two threads, split at `cut`.
  ///
  /// - Returns: Whether that could be done; if not, the builder is as it was.
  mutating func readParts(splitAt cut: FileCut, origin: Int) -> Bool {
    let bytes = self.bytes
    let room = UnsafeMutableBufferPointer<Node>.allocate(
      capacity: min(bytes.count - cut.offset + 16, limits.nodes) + limits.depth + 2)
    defer { room.deallocate() }
    LargePages.request(for: room, expecting: (bytes.count - cut.offset) * 3 / 2)
    // Each thread has one of them for itself.
    nonisolated(unsafe) let parts = UnsafeMutableBufferPointer<TreeBuilder>.allocate(capacity: 2)
    parts.initializeElement(at: 0, to: self)
    parts.initializeElement(at: 1, to: part(from: cut, nodes: room))
    defer {
      parts.deinitialize()
      parts.deallocate()
    }
    nonisolated(unsafe) let text = bytes
    let areRead = Threads.run(2) { number in
      EventLoop.runPart(
        over: number == 0 ? text[origin..<cut.offset] : text[cut.offset...], to: cut.column,
        into: &parts[number])
    }
    guard areRead == [true, true], parts[0].append(parts[1]) else { return false }
    self = parts[0]
    return true
  }

  /// A builder for what begins at a cut.
  private func part(
    from cut: FileCut, nodes: UnsafeMutableBufferPointer<Node>
  ) -> TreeBuilder {
    var part = self
    part.nodes = nodes
    part.nodeLimit = min(bytes.count - cut.offset + 16, limits.nodes)
    part.cursor = cursor.moved(to: cut.offset)
    part.lastEnd = cut.offset
    // What lies around it counts, at most a mapping and a sequence for each column.
    part.limits.depth -= 2 * cut.column
    return part
  }

  /// Takes over the entries of a mapping that goes on in the next part, in which it is the root.
  ///
  /// - Returns: Whether both are the same as if read at once: what is said of one part may depend on the other.
  private mutating func append(_ next: TreeBuilder) -> Bool {
    guard next.open.merges == 0, !next[0].has(.broken), nodeCount + next.nodeCount <= nodeLimit,
      report.errorCount + next.report.errorCount < limits.errors
    else { return false }
    // Aliases lead to anchors above them.
    if anchors.count > 0, next.hasReferences { return false }
    // Its root is the mapping that is open here.
    let shift = UInt32(truncatingIfNeeded: nodeCount - 1)
    let shiftText = UInt32(truncatingIfNeeded: decoded.count)
    let shiftMerged = merged.ends.count
    var released = 0
    for index in 1..<next.nodeCount {
      // What has been taken over goes at once, so that no more than a piece of it is there twice.
      if index - released == Self.releasedNodes {
        LargePages.release(next.nodes, from: released, to: index)
        released = index
      }
      var node = next[index]
      switch node.kind {
      case .scalar: if node.has(.decoded) { node.link += shiftText }
      case .sequence, .alias: node.link += shift
      case .mapping:
        node.link += shift
        if node.has(.merged) { node.count += shiftMerged }
      }
      appendPastLimit(node)
    }
    decoded += next.decoded
    merged.append(next.merged, shift: shift)
    keys.append(next.keys, from: next.open.firstKey, shift: shift)
    open.count += next.open.count
    lastEnd = next.lastEnd
    report.merge(next.report)
    return true
  }

  /// Whether the innermost open collection is a block mapping whose keys begin at that column.
  @inline(__always)
  func isOpen(at column: Int) -> Bool {
    open.kind == .mapping && !open.isFlow && open.column == column
  }

  /// Whether an alias or an anchor was met.
  private var hasReferences: Bool {
    anchors.count > 0 || report.hasErrors || written.contains { $0.kind == .alias }
  }
}
