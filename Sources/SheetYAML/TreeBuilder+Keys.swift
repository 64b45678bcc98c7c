import CLibYAML
import SheetDiagnostics

extension TreeBuilder {
  /// Up to this many keys, comparing all pairs of hashes is faster than a table.
  private static let pairwiseKeys = 24

  /// Looks at the key that has just been appended and adds it to the open keys.
  @inline(__always)
  mutating func checkKey(
    _ event: UnsafeMutablePointer<yaml_event_t>, _ index: Int, hash: UInt64
  ) {
    let node = self[index]
    open.keyIsHidden = false
    if node.count > limits.keyLength { refuseLongKey(index) }
    if open.isFlow {
      checkIndentation(event, at: Int(node.start))
      checkFlowKey(index)
    } else if event.pointee.start_mark.column != open.column {
      checkExplicitKey(index)
    }
    if node.count == 0 {
      refuseEmptyKey(index)
    } else if node.count == 2, bytes[Int(node.start)] == .lessThan, isMergeKey(index) {
      hide(index)
      open.merges += 1
      if open.merges > 1 { refuseSecondMerge(index) }
    } else {
      keys.push(hash, index)
    }
  }

  /// Whether a scalar is `<<`; in quotes it is a key like any other.
  func isMergeKey(_ index: Int) -> Bool {
    let node = self[index]
    guard node.kind == .scalar, node.style == .plain, node.count == 2 else { return false }
    return withText(of: index) { $0[0] == .lessThan && $0[1] == .lessThan }
  }

  /// Keeps a key and its value out of the entries of its mapping.
  mutating func hide(_ index: Int) {
    self[index].set(.hidden)
    open.keyIsHidden = true
  }

  /// An entry of the open mapping has been refused: what seems to be missing from it may be that.
  @inline(never)
  func lackEntry() {
    if open.node >= 0 { self[open.node].set(.broken) }
  }

  private mutating func refuseEmptyKey(_ index: Int) {
    hide(index)
    lackEntry()
    // A '?' alone has been reported.
    if bytes.questionMark(before: Int(self[index].start)) != nil { return }
    report.error(.emptyKey, "a key is missing here; write a name before ':'", at: span(of: index))
  }

  private mutating func refuseSecondMerge(_ index: Int) {
    report.error(
      .duplicateKey, "'<<' is given twice\(ofOwner); merge several with '<<: [*a, *b]'",
      at: span(of: index))
  }

  /// Reports a list or mapping in the place of a key; its value is kept out of the tree.
  @inline(never)
  mutating func refuseComplexKey(at start: Int, hasTag: Bool) {
    open.keyIsHidden = true
    lackEntry()
    // A tag before it may be the key itself, with a '!' too much.
    if hasTag { return }
    // A '?' before it has been reported, and so has the key that it is inside.
    if bytes.questionMark(before: start) != nil || isInsideKey { return }
    report.error(
      .complexKey, "a key is a single word, but a list or mapping starts here",
      at: span(start, start + 1))
  }

  /// Reports a `?`; the key after it is read as if it were not there.
  mutating func refuseExplicitKey(at start: Int) {
    if isInsideKey { return }
    report.error(
      .explicitKey, "'?' begins a key of its own; write 'key: value' without it",
      at: span(start, start + 1))
  }

  /// Whether a list or mapping that stands in the place of a key is open.
  private var isInsideKey: Bool {
    (open.node >= 0 && self[open.node].has(.hidden))
      || outer.contains { $0.node >= 0 && self[$0.node].has(.hidden) }
  }

  /// A key that does not begin where its mapping begins has a `?` before it.
  private mutating func checkExplicitKey(_ index: Int) {
    let start = Int(self[index].start)
    if let mark = bytes.questionMark(before: start), mark != Int(self[open.node].start) {
      refuseExplicitKey(at: mark)
    }
  }

  /// ` in 'card'`, where the open mapping is the value of a key.
  var ofOwner: String {
    guard let parent = outer.last, parent.kind == .mapping, open.node > 0 else { return "" }
    return " in '\(text(of: open.node - 1))'"
  }

  // MARK: - Duplicates

  /// Reports keys that the open mapping has twice, compared as decoded, and hides the later ones.
  @inline(__always)
  mutating func checkDuplicateKeys() {
    let count = keys.count - open.firstKey
    if count < 2 { return }
    if count > TreeBuilder.pairwiseKeys || keys.hasEqualHashes(from: open.firstKey) {
      findDuplicatesInTable()
    }
  }

  /// Finds duplicates in linear time, whatever the number of keys.
  private mutating func findDuplicatesInTable() {
    var table = KeyTable(capacity: keys.count - open.firstKey)
    var repeated: [(key: Int, first: Int)] = []
    for place in open.firstKey..<keys.count {
      let key = keys[place]
      if self[Int(key.node)].has(.hidden) { continue }
      if let first = insert(key.hash, key.node, into: &table) {
        repeated.append((Int(key.node), Int(first)))
      }
    }
    if !repeated.isEmpty { refuseDuplicates(repeated) }
  }

  @inline(never)
  private mutating func refuseDuplicates(_ repeated: [(key: Int, first: Int)]) {
    // Of a key without a value and one with it, the second is read.
    var keysOf: [Int: [Int]] = [:]
    for (key, first) in repeated {
      if keysOf[first] == nil, isEmpty(self[first].next(after: first)) {
        self[first].set(.hidden)
      } else {
        self[key].set(.hidden)
      }
      keysOf[first, default: []].append(key)
      open.count -= 1
    }
    for (key, first) in repeated where !hasTooManyErrors {
      if isPiece(key), isPiece(first) { continue }
      let keys = keysOf[first] ?? []
      // What repairs it takes the last one away, so that no other takes its place.
      let isRepaired = self[first].has(.hidden) ? keys.count == 1 : keys.last == key
      refuseDuplicate(key, of: first, isRepaired ? removal(ofRepeated: key, of: first) : [])
    }
  }

  /// Adds a key unless one with the same text is there already, which is returned.
  func insert(_ hash: UInt64, _ node: UInt32, into table: inout KeyTable) -> UInt32? {
    var slot = table.home(of: hash)
    while let place = table.key(in: slot) {
      if table.hashes[place] == hash, hasSameText(Int(table.nodes[place]), Int(node)) {
        return table.nodes[place]
      }
      slot = table.slot(after: slot)
    }
    table.add(hash: hash, node: node, in: slot)
    return nil
  }

  private func hasSameText(_ left: Int, _ right: Int) -> Bool {
    withText(of: left) { left in
      withText(of: right) { right in
        left.count == right.count && left.elementsEqual(right)
      }
    }
  }

  private mutating func refuseDuplicate(_ index: Int, of first: Int, _ fixIts: [FixIt]) {
    if anchors.count > 0 {
      // An anchor that is given twice with it is the same mistake.
      let entry = self[index].start...self[self[index].next(after: index)].end
      report.removeAll { $0.id == .duplicateAnchor && $0.span.map { entry ~= $0.start } == true }
    }
    report.error(
      .duplicateKey, "'\(text(of: index))' is given twice\(ofOwner)", at: span(of: index),
      notes: [.init("first given here", at: span(of: first))],
      fixIts: fixIts)
  }

  /// Whether a key is most likely a piece of a value that commas have cut, as in `{color: rgb(0, 0, 0)}`.
  private func isPiece(_ key: Int) -> Bool {
    let value = self[key].next(after: key)
    let (start, end) = (Int(self[key].start), Int(self[key].end))
    guard open.isFlow, isEmpty(value), UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[start] else {
      return false
    }
    return !file.bytes[end..<max(end, Int(self[value].end))].contains(.colon)
  }

  /// Nothing is written where a value could stand.
  private func isEmpty(_ value: Int) -> Bool {
    let node = self[value]
    return node.kind == .scalar && node.style == .plain && node.count == 0 && !node.has(.broken)
      && node.start == node.end
  }

  /// The fix-it for a key that says the same of the same thing again.
  private func removal(ofRepeated index: Int, of first: Int) -> [FixIt] {
    let (value, other) = (self[index].next(after: index), self[first].next(after: first))
    if isEmpty(other) || isEmpty(value) {
      let isFirst = isEmpty(other)
      let (key, value) = isFirst ? (first, other) : (index, value)
      let end = Int(self[value].start)
      guard bytes[end - 1] == .colon,
        let edit = EntryRemoval.edit(of: Int(self[key].start)..<end, in: file)
      else { return [] }
      let which = isFirst ? "first" : "second"
      return [FixIt("remove the \(which) '\(text(of: key))', which has no value", .safe, [edit])]
    }
    let (span, otherSpan) = (span(of: value), span(of: other))
    let (written, before) = (
      file.bytes[Int(span.start)..<Int(span.end)],
      file.bytes[Int(otherSpan.start)..<Int(otherSpan.end)]
    )
    guard self[value].kind == .scalar, written == before, !self[value].has(.broken),
      let edit = EntryRemoval.edit(
        of: Int(self.span(of: index).start)..<Int(span.end), in: file)
    else { return [] }
    return [FixIt("remove the second '\(text(of: index))'", .safe, [edit])]
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Offset of a `?` that is the last thing before `start`.
  func questionMark(before start: Int) -> Int? {
    var offset = start - 1
    while offset >= 0, isBlankOrBreak(at: offset) { offset -= 1 }
    return offset >= 0 && self[offset] == .questionMark ? offset : nil
  }
}
