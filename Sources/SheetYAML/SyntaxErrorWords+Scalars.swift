import SheetDiagnostics

/// Faults in how a text or a word is written.
extension SyntaxErrorWords {
  /// A tab, or one of the characters that YAML keeps for itself.
  func strayCharacter() -> SyntaxFault {
    if place < bytes.count, bytes[place] == .tab { return tab() }
    let end = wordEnd(from: place)
    let first = bytes.excerpt(place, min(place + 1, bytes.count))
    if first == "%", bytes.lineStart(of: place) == place { return directive() }
    if let key = markedKey(place, "YAML reserves") { return key }
    return fault(
      "\(quoted(place, end)) begins with '\(first)', which YAML reserves; quote it", place, end,
      fixIts: [quote(place, end, .safe)])
  }

  private func directive() -> SyntaxFault {
    let line = DirectiveScan.diagnostic(builder.file, bytes, place)
    return SyntaxFault(diagnostic: line, offset: place)
  }

  /// A tab that indents, or that follows a `-`.
  func tab() -> SyntaxFault {
    let line = bytes.lineStart(of: place)
    let first = bytes.firstText(from: line)
    let isIndentation = place <= first
    let start = isIndentation ? (line..<first).first { bytes[$0] == .tab } ?? place : place
    var end = start
    while end < bytes.count, bytes[end] == .tab { end += 1 }
    if !isIndentation {
      return fault(
        "a tab follows \(quoted(max(place - 1, 0), place)); use a space", start, end,
        id: .tabIndentation,
        fixIts: [FixIt("replace the tab with a space", .safe, [.init(span(start, end), " ")])],
        extent: .tabs)
    }
    let isEmpty = first >= bytes.count || bytes[first] == .lineFeed || bytes[first] == .hash
    let edits =
      isEmpty
      ? [FixIt.Edit(span(start, end), "")] : indentingEdits(tabs: start..<end, of: line, to: first)
    return fault(
      isEmpty
        ? "a tab stands before nothing but a line's end or a comment; remove it"
        : "indentation uses a tab; indent with spaces",
      start, end, id: .tabIndentation,
      fixIts: [
        FixIt(
          isEmpty
            ? "remove the tab" : "replace the \(edits.count == 1 ? "tab" : "tabs") with spaces",
          isEmpty ? .safe : .guess, edits)
      ],
      extent: .tabs)
  }

  /// Spaces for the tabs of a line whose text begins at `first`, and for those that lines below it begin with: as
  /// wide as to put what a line above opens below that line.
  private func indentingEdits(tabs: Range<Int>, of line: Int, to first: Int) -> [FixIt.Edit] {
    let spaces = tabs.lowerBound - line
    let width = tabWidth(tabs.count, after: spaces, line: line, isEntry: bytes[first] == .dash)
    func edit(_ tabs: Range<Int>) -> FixIt.Edit {
      FixIt.Edit(
        span(tabs.lowerBound, tabs.upperBound), String(repeating: " ", count: width * tabs.count))
    }
    var edits = [edit(tabs)]
    guard spaces == 0 else { return edits }
    var next = bytes.lineEnd(of: first) + 1
    while next < bytes.count {
      var end = next
      while end < bytes.count, bytes[end] == .tab { end += 1 }
      let text = bytes.firstText(from: end)
      let isEmpty = text >= bytes.count || bytes[text] == .lineFeed || bytes[text] == .hash
      if end > next, !isEmpty { edits.append(edit(next..<end)) }
      next = bytes.lineEnd(of: text) + 1
    }
    return edits
  }

  /// Spaces that each of `count` tabs stands for, judged by the nearest line of text above.
  private func tabWidth(_ count: Int, after spaces: Int, line: Int, isEntry: Bool) -> Int {
    var above = line
    while above > 0 {
      above = bytes.lineStart(of: above - 1)
      let first = bytes.firstText(from: above)
      if first >= bytes.count || bytes[first] == .lineFeed || bytes[first] == .hash { continue }
      var text = first
      while !isEntry, text + 1 < bytes.count, bytes[text] == .dash, bytes.isBlank(at: text + 1) {
        text = bytes.firstText(from: text + 1)
      }
      let missing = text - above - spaces
      let lineEnd = bytes.lineEnd(of: first)
      let end = bytes.endOfText(before: bytes.commentStart(in: first..<lineEnd) ?? lineEnd)
      if ":|>[{".utf8.contains(bytes[end - 1]) { return max(2, (missing / count + 2) / 2 * 2) }
      return missing > count && missing % count == 0 ? missing / count : 2
    }
    return 2
  }

  /// A quote that the end of the file, or of the document, comes before.
  func openQuote() -> SyntaxFault {
    unclosedQuote(at: context ?? place, closedAt: nil)
  }

  /// A quote that is not closed on its line.
  func unclosedQuote(at start: Int, closedAt close: Int?) -> SyntaxFault {
    let end = bytes.endOfText(before: bytes.lineEnd(of: start))
    let mark = bytes.excerpt(start, start + 1)
    var notes: [Diagnostic.Note] = []
    if let close {
      notes.append(.init("it is closed by this quote", at: span(close, close + 1)))
    }
    return fault(
      "the quote before \(quoted(start + 1, end)) is not closed on its line", start, end,
      notes: notes,
      fixIts: [insert(mark, at: end, "close the quote at the end of the line", .guess)])
  }

  /// A header such as `>=1.0` that is no header of a text block.
  func blockHeader() -> SyntaxFault {
    let start = context ?? place
    let end = bytes.plainEnd(from: start, inFlow: false)
    let mark = bytes.excerpt(start, min(start + 1, bytes.count))
    if let key = markedKey(start, "begins a text on the lines below") { return key }
    // `>=1.0` was never to be a block; `> text` may have been.
    let isOperator = start + 1 < end && "=><~!".utf8.contains(bytes[start + 1])
    return fault(
      "\(quoted(start, end)) begins with '\(mark)', which begins a text on the lines below; quote it",
      start, end, fixIts: [quote(start, end, isOperator ? .safe : .guess)])
  }

  /// A `*` or `&` without a name, as in `*.yaml`.
  func aliasOrAnchor() -> SyntaxFault {
    let start = context ?? place
    return unspacedAnchor(start)
      ?? reserved(start, bytes[start] == .asterisk ? "an alias" : "an anchor")
  }

  /// `&name{…}`, `&name[…]` or `&name"…"`.
  private func unspacedAnchor(_ start: Int) -> SyntaxFault? {
    var end = start + 1
    while end < bytes.count, isOfName(bytes[end]) { end += 1 }
    guard bytes[start] == .ampersand, end > start + 1, end < bytes.count,
      [.openBrace, .openBracket, .doubleQuote, .singleQuote].contains(bytes[end])
    else { return nil }
    let name = quoted(start, end)
    return fault(
      "a space is missing after the anchor \(name)", start, end, id: .missingSpace,
      fixIts: [insert(" ", at: end, "put a space after \(name)", .safe)])
  }

  /// A mark before a key, as in `@cart: …`.
  private func markedKey(_ start: Int, _ meaning: String) -> SyntaxFault? {
    let end = wordEnd(from: start)
    guard start + 1 < end, end < bytes.count, bytes[end] == .colon, isLetter(bytes[start + 1]),
      bytes[(start + 1)..<end].allSatisfy(isOfName)
    else { return nil }
    let mark = bytes.excerpt(start, start + 1)
    return fault(
      "\(quoted(start, end)) begins with '\(mark)', which \(meaning); a key begins with a letter",
      start, end, fixIts: [FixIt("remove '\(mark)'", .guess, [.init(span(start, start + 1), "")])])
  }

  /// A text whose first character means something else.
  func reserved(_ start: Int, _ meaning: String) -> SyntaxFault {
    if let key = markedKey(start, "begins \(meaning)") { return key }
    let end = wordEnd(from: start)
    let mark = bytes.excerpt(start, min(start + 1, bytes.count))
    let head = end > start + 1 ? "\(quoted(start, end)) begins with '\(mark)', which" : "'\(mark)'"
    return fault(
      "\(head) begins \(meaning); quote it", start, max(end, min(start + 1, bytes.count)),
      fixIts: [quote(start, end, .safe)])
  }

  /// End of a plain text, or of a key where a colon follows it.
  private func wordEnd(from start: Int) -> Int {
    let end = bytes.plainEnd(from: start, inFlow: isInFlow)
    let colon = (start..<end).first {
      bytes[$0] == .colon && ($0 + 1 == end || bytes.isBlank(at: $0 + 1))
    }
    return colon ?? end
  }

  // MARK: - Escapes

  /// A backslash before a character that it says nothing about.
  func unknownEscape() -> SyntaxFault {
    let start = place < bytes.count && bytes[place] == .backslash ? place : max(place - 1, 0)
    var end = min(start + 2, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let written = bytes.excerpt(start, end)
    return fault(
      "'\(written)' is no escape; write '\\\\' for a backslash, or use single quotes", start, end,
      fixIts: [insert("\\", at: start, "double the backslash", .safe)])
  }

  /// `\x`, `\u` or `\U` before something other than its digits.
  func escapeDigits() -> SyntaxFault {
    let start = escapeStart
    let count = digitCount(start)
    return fault(
      "'\(bytes.excerpt(start, start + 2))' takes \(count) hexadecimal digits", start,
      min(start + 2 + count, bytes.count))
  }

  /// JSON writes characters beyond U+FFFF as two escapes, which YAML does not.
  func surrogate() -> SyntaxFault {
    let start = escapeStart
    let end = min(start + 2 + digitCount(start), bytes.count)
    if let high = UInt32(bytes.excerpt(start + 2, end), radix: 16), 0xD800..<0xDC00 ~= high,
      end + 6 <= bytes.count, bytes.excerpt(end, end + 2) == "\\u",
      let low = UInt32(bytes.excerpt(end + 2, end + 6), radix: 16), 0xDC00..<0xE000 ~= low
    {
      let scalar = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
      let digits = String(scalar, radix: 16, uppercase: true)
      let escape = "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      return fault(
        "\(quoted(start, end + 6)) is one character in two halves; write '\(escape)' or itself",
        start, end + 6,
        fixIts: [
          FixIt("replace it with '\(escape)'", .safe, [.init(span(start, end + 6), escape)])
        ])
    }
    return fault("\(quoted(start, end)) is no character; write the character itself", start, end)
  }

  private var escapeStart: Int {
    var start = min(place, bytes.count - 1)
    while start > 0, bytes[start] != .backslash { start -= 1 }
    return start
  }

  private func digitCount(_ escape: Int) -> Int {
    switch escape + 1 < bytes.count ? bytes[escape + 1] : 0 {
    case UInt8(ascii: "x"): 2
    case UInt8(ascii: "u"): 4
    default: 8
    }
  }
}
