import CLibYAML
import SheetDiagnostics

extension TreeBuilder {
  /// Reads the anchor and the tag before a node; returns where the node's own text begins.
  ///
  /// `limit` is the end of a scalar: one without text ends after its anchor.
  mutating func readProperties(
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?,
    from start: Int, to limit: Int?
  ) -> Int {
    let limit = limit ?? bytes.count
    var offset = start
    while offset < limit, bytes[offset] == .ampersand || bytes[offset] == .exclamation {
      let isAnchor = bytes[offset] == .ampersand
      let first = offset
      while offset < limit, !bytes.isBlankOrBreak(at: offset) {
        if flowDepth > 0, [.comma, .closeBracket, .closeBrace].contains(bytes[offset]),
          !isVerbatim(first)
        {
          break
        }
        offset += 1
      }
      let place = span(first, offset)
      offset = bytes.endOfBlanksAndComments(from: offset)
      if isAnchor, let anchor {
        let name = String(cString: anchor)
        if let earlier = anchors.add(name, at: place) {
          report.error(
            .duplicateAnchor,
            "anchor '&\(Quotation.cut(name))' is given twice; give the second another name",
            at: place, notes: [.init("first given here", at: earlier.span)])
        }
      } else {
        refuseTag(at: place, removing: span(first, offset))
      }
    }
    return min(offset, limit)
  }

  /// Whether a tag is in angle brackets, and so may have commas in it.
  private func isVerbatim(_ start: Int) -> Bool {
    bytes[start] == .exclamation && start + 1 < bytes.count && bytes[start + 1] == .lessThan
  }

  /// Reports a tag; the value after it is read as if it were not there, and marked as broken.
  private mutating func refuseTag(at place: SourceSpan, removing: SourceSpan) {
    let written = bytes.excerpt(Int(place.start), Int(place.end))
    report.error(
      .tag, "'\(written)' is a tag, and a sheets file has none; write the value alone", at: place,
      fixIts: [FixIt("remove '\(written)'", .guess, [.init(removing, "")])])
  }

  /// Records that the node an anchor marks is complete.
  mutating func finishAnchor(at index: Int, anchor: Int? = nil) {
    anchors.finish(anchor ?? anchors.count - 1, node: index, nodeCount: nodeCount)
  }

  /// Adds an alias, or an empty scalar marked as broken where it leads nowhere.
  @inline(never)
  mutating func addAlias(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let start = cursor.offset(of: event.pointee.start_mark.index)
    let end = cursor.offset(of: event.pointee.end_mark.index)
    let place = span(start, end)
    let name = event.pointee.data.alias.anchor.map { String(cString: $0) } ?? ""
    let target = isAtKey ? nil : target(of: name, at: place)
    var node =
      if let target {
        Node(.alias, start: start, end: end, link: target)
      } else {
        Node(scalar: .plain, start: start, end: end, text: start, length: 0, decoded: false)
      }
    if target == nil { node.set(.broken) }
    if isAtKey {
      open.keyIsHidden = true
      node.set(.hidden)
      lackEntry()
      report.error(
        .aliasKey, "'*\(Quotation.cut(name))' stands where a key is expected; write the key itself",
        at: place, fixIts: [keyItself(name, at: place)].compactMap(\.self))
    }
    append(node)
    if isStopped { return }
    if flowDepth > 0 { checkIndentation(event, at: start) }
    finishNode(end: end)
  }

  /// Writes the text that an alias stands for, or its name where no anchor has it.
  private func keyItself(_ name: String, at place: SourceSpan) -> FixIt? {
    if let anchor = anchors.anchor(named: name) {
      guard let node = anchor.node, self[node].kind == .scalar, self[node].style == .plain,
        !self[node].has(.decoded), self[node].count > 0, !self[node].has(.broken)
      else { return nil }
      let text = text(of: node)
      return FixIt("write '\(Quotation.cut(text))'", .safe, [.init(place, text)])
    }
    guard let first = name.utf8.first, first | 0x20 >= UInt8(ascii: "a"), first < 0x7F else {
      return nil
    }
    return FixIt("remove '*'", .guess, [.init(span(Int(place.start), Int(place.start) + 1), "")])
  }

  /// Whether the file has an anchor of that name above a place, be it in what could not be read.
  private func hasAnchor(_ name: String, before end: Int) -> Bool {
    let written = Array("&\(name)".utf8)
    var offset = 0
    while offset + written.count < end {
      let after = offset + written.count
      if file.bytes[offset] == .ampersand, file.bytes[offset..<after].elementsEqual(written),
        bytes.isBlankOrBreak(at: after) || file.bytes[after] <= .space
      {
        return true
      }
      offset += 1
    }
    return false
  }

  /// A small file can have few aliases worth having, so the limit grows with its size.
  private var mostAliasedNodes: Int {
    min(limits.aliasedNodes, 20_000 + 2 * bytes.count)
  }

  /// Index of the node an alias stands for, `nil` after an error.
  private mutating func target(of name: String, at place: SourceSpan) -> Int? {
    guard let anchor = anchors.anchor(named: name) else {
      // The anchor may be what an error has kept out.
      if !readsFile, hasAnchor(name, before: Int(place.start)) { return nil }
      let near = Spelling.nearest(to: name, in: anchors.names)
      report.error(
        .undefinedAlias,
        "'*\(Quotation.cut(name))' is an alias of an anchor that is not given above it; quote it if it is text",
        at: place, notes: near.map { .init("did you mean '*\($0)'?") },
        fixIts: [
          FixIt("quote '*\(Quotation.cut(name))'", .guess, [.init(place, "\"*\(name)\"")])
        ])
      return nil
    }
    guard let node = anchor.node else {
      report.error(
        .selfReference, "'*\(name)' stands inside the value it is an alias of", at: place,
        notes: [.init("anchor '&\(name)' is given here", at: anchor.span)])
      return nil
    }
    anchors.aliased += anchor.size
    if anchors.aliased > mostAliasedNodes {
      report.error(
        .aliasLimit,
        "the aliases of this file stand for more than \(mostAliasedNodes) values; "
          + "use 'extends' or themes to share them",
        at: place, notes: [.init("anchor '&\(name)' is given here", at: anchor.span)])
      isStopped = true
      isIncomplete = true
      return nil
    }
    return node
  }
}
