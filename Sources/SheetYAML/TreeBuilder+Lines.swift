import SheetDiagnostics

/// What libyaml accepts in scalars of several lines, and in escapes.
extension TreeBuilder {
  /// Looks at the source of a scalar that spans lines or has escapes.
  mutating func checkLines(_ index: Int, spansLines: Bool) {
    let node = self[index]
    switch node.style {
    case .literal, .folded: checkLeadingBlanks(node)
    case .doubleQuoted:
      if spansLines { checkContinuations(node) }
      if hasRefusedCharacter(index) {
        self[index].set(.broken)
        refuseEscapes(node)
      }
    case .singleQuoted:
      if spansLines { checkContinuations(node) }
    case .plain:
      if spansLines, flowDepth > 0 { checkContinuations(node) }
    }
  }

  /// Lines that continue a text are indented further than the block it stands in.
  private mutating func checkContinuations(_ node: Node) {
    var line = bytes.lineEnd(of: Int(node.start)) + 1
    while line < Int(node.end) {
      let first = bytes.firstText(from: line)
      let next = bytes.lineEnd(of: line) + 1
      if first < next - 1 {
        let spaces = bytes.indentation(of: line)
        if spaces <= open.column {
          refuseContinuation(node, at: first, spaces: spaces, line: line)
          return
        }
      }
      line = next
    }
  }

  /// Reports the line of a text that is indented too little, or by a tab.
  private mutating func refuseContinuation(_ node: Node, at first: Int, spaces: Int, line: Int) {
    let note = Diagnostic.Note(
      "the text begins here", at: span(Int(node.start), Int(node.start) + 1))
    if line + spaces < first {
      refuseTab(at: line + spaces, to: first, notes: [note])
      return
    }
    let end = min(bytes.lineEnd(of: first), Int(node.end))
    let indent = String(repeating: " ", count: open.column + 1 - spaces)
    report.error(
      .indentation,
      "'\(bytes.excerpt(first, end))' goes on with a text that begins above; "
        + "indent it by at least \(open.column + 1), or close the text before it",
      at: span(first, end), notes: [note],
      fixIts: [FixIt("indent the line further", .guess, [.init(span(line, line), indent)])])
  }

  /// A blank line above a text block that is indented further than the text.
  private mutating func checkLeadingBlanks(_ node: Node) {
    guard let (blank, spaces) = blankAboveText(node) else { return }
    let place = span(blank.lowerBound, blank.upperBound)
    report.error(
      .indentation, TreeBuilder.blankAboveText(blank, spaces), at: place,
      fixIts: [FixIt("remove the spaces", .safe, [.init(place, "")])])
  }

  /// The spaces of the longest blank line between a text block's header and its first text, and the
  /// fewer spaces before that text.
  func blankAboveText(_ node: Node) -> (blank: Range<Int>, spaces: Int)? {
    let start = Int(node.start)
    var line = bytes.lineEnd(of: start) + 1
    if (start..<min(line, bytes.count)).contains(where: { isDigit(bytes[$0]) }) { return nil }
    var deepest = start..<start
    while line < bytes.count {
      let spaces = bytes.indentation(of: line)
      let first = bytes.firstText(from: line)
      guard first >= bytes.count || bytes[first] == .lineFeed else {
        return deepest.count > spaces && spaces > open.column ? (deepest, spaces) : nil
      }
      if spaces > deepest.count { deepest = line..<line + spaces }
      line = bytes.lineEnd(of: line) + 1
    }
    return nil
  }

  /// The message for a blank line above a text block.
  static func blankAboveText(_ blank: Range<Int>, _ spaces: Int) -> String {
    "this empty line has \(blank.count) spaces, more than the \(spaces) before the text below it"
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  // MARK: - Escapes

  /// Whether an escape put a character into a text that could not have been written as it is.
  private func hasRefusedCharacter(_ index: Int) -> Bool {
    withText(of: index) { text in
      var offset = 0
      while offset < text.count {
        let (scalar, length) = UTF8Sequence.decode(text, at: offset)
        if let scalar, isRefused(scalar) { return true }
        offset += length
      }
      return false
    }
  }

  private func isRefused(_ scalar: UInt32) -> Bool {
    scalar < 0x20 ? scalar != 0x09 && scalar != 0x0A : ByteFault.kind(of: scalar) != nil
  }

  /// Reports each escape of such a character at its place in the source.
  private mutating func refuseEscapes(_ node: Node) {
    var offset = Int(node.start) + 1
    while offset < Int(node.end) - 1, !hasTooManyErrors {
      guard bytes[offset] == .backslash else {
        offset += 1
        continue
      }
      let (scalar, length) = escape(at: offset)
      if let scalar, isRefused(scalar) {
        let written = bytes.excerpt(offset, offset + length)
        report.error(
          .controlCharacter,
          "'\(written)' puts \(ByteFault.name(scalar)) into the text; "
            + "only '\\n' and '\\t' of the control characters may be in it",
          at: span(offset, offset + length))
      }
      offset += length
    }
  }

  /// The character an escape stands for, where it could be refused, and the escape's length.
  private func escape(at offset: Int) -> (scalar: UInt32?, length: Int) {
    func digits(_ count: Int) -> (UInt32?, Int) {
      let end = min(offset + 2 + count, bytes.count)
      return (UInt32(bytes.excerpt(offset + 2, end), radix: 16), 2 + count)
    }
    switch bytes[offset + 1] {
    case UInt8(ascii: "0"): return (0x00, 2)
    case UInt8(ascii: "a"): return (0x07, 2)
    case UInt8(ascii: "b"): return (0x08, 2)
    case UInt8(ascii: "v"): return (0x0B, 2)
    case UInt8(ascii: "f"): return (0x0C, 2)
    case UInt8(ascii: "r"): return (0x0D, 2)
    case UInt8(ascii: "e"): return (0x1B, 2)
    case UInt8(ascii: "N"): return (0x85, 2)
    case UInt8(ascii: "L"): return (0x2028, 2)
    case UInt8(ascii: "P"): return (0x2029, 2)
    case UInt8(ascii: "x"): return digits(2)
    case UInt8(ascii: "u"): return digits(4)
    case UInt8(ascii: "U"): return digits(8)
    default: return (nil, 2)
    }
  }
}
