import SheetDiagnostics

/// Entries and keys that lack the mark, the space or the indentation that makes them one.
extension SyntaxErrorWords {
  /// `-word` below entries that begin with `- `.
  func unspacedDash(_ start: Int, _ end: Int) -> SyntaxFault? {
    guard start + 1 < end, bytes[start] == .dash, bytes[start + 1] != .dash,
      !bytes.isBlank(at: start + 1), !isInFlow, bytes.isFirstOnLine(start), isBelowEntry(start)
    else { return nil }
    return fault(
      "\(quoted(start, end)) is no list entry; a space is missing after '-'", start, end,
      id: .missingSpace,
      fixIts: [insert(" ", at: start + 1, "put a space after '-'", .safe)])
  }

  /// Whether the nearest line above that is indented alike begins with `- `.
  private func isBelowEntry(_ start: Int) -> Bool {
    var line = bytes.lineStart(of: start)
    let column = start - line
    while line > 0 {
      line = bytes.lineStart(of: line - 1)
      let first = bytes.firstText(from: line)
      if isWithoutText(first) || first - line > column { continue }
      guard first - line == column, bytes[first] == .dash, first + 1 < bytes.count else {
        return false
      }
      // One that lacks its space as well says nothing.
      if bytes.isBlankOrBreak(at: first + 1) { return true }
    }
    return false
  }

  /// `key [value]`, `key {…}`, `key "text"` or `key word` on a line of its own.
  func keyBeforeValue(_ start: Int, _ end: Int) -> SyntaxFault? {
    guard !isInFlow, start < end, isLetter(bytes[start]), bytes.isFirstOnLine(start) else {
      return nil
    }
    var name = start
    while name < end, isOfName(bytes[name]) { name += 1 }
    let value = bytes.firstText(from: name)
    guard name < value, value < end, isValue(value, end) else { return nil }
    let key = quoted(start, name)
    return fault(
      "':' is missing after \(key)", start, name,
      fixIts: [insert(":", at: name, "put ':' after \(key)", .guess)])
  }

  /// `key:[…: …]`, `key:{…: …}` or `key:"…: …"`, where the colon in the value is the first with a space.
  func unspacedKey(_ start: Int, before value: Int) -> SyntaxFault? {
    var colon = start
    while colon < value, isOfName(bytes[colon]) { colon += 1 }
    guard start < colon, colon + 1 < value, bytes[colon] == .colon else { return nil }
    switch bytes[colon + 1] {
    case .openBracket, .openBrace, .doubleQuote, .singleQuote: break
    case _: return nil
    }
    let end = bytes.plainEnd(from: start, inFlow: false)
    return fault(
      "\(quoted(start, end)) has no space after ':', so it is no key", start, end,
      id: .missingSpace,
      fixIts: [insert(" ", at: colon + 1, "put a space after ':'", .safe)])
  }

  /// `sheets: cart:` and `cart: extends: base`, where lines below are indented further and so belong to what begins
  /// beside the key.
  func mappingBesideKey(_ entry: Int, _ value: Int, _ end: Int) -> SyntaxFault? {
    let column = entry - bytes.lineStart(of: entry)
    var next = bytes.lineEnd(of: end) + 1
    while next < bytes.count, isWithoutText(bytes.firstText(from: next)) {
      next = bytes.lineEnd(of: next) + 1
    }
    guard next < bytes.count, isLetter(bytes[value]) else { return nil }
    let inner = bytes.indentation(of: next)
    let isParent = bytes[end - 1] == .colon
    // A parent stands between the key and the lines below, which are its own.
    let indentation = isParent ? column + 2 : inner
    guard indentation > column, isParent ? indentation < inner : indentation <= inner else {
      return nil
    }
    let blanks = span(bytes.endOfText(before: value), value)
    let line = builder.file.lineBreak + String(repeating: " ", count: indentation)
    return fault(
      "\(quoted(value, end)) would begin a mapping on the line of its key; "
        + "write it on the next line, indented",
      value, end, fixIts: [FixIt("write it on the next line", .guess, [.init(blanks, line)])])
  }

  /// Whether a text is one word, or one value from its opening to its closing mark.
  private func isValue(_ start: Int, _ end: Int) -> Bool {
    switch bytes[start] {
    case .openBracket: return bytes[end - 1] == .closeBracket
    case .openBrace: return bytes[end - 1] == .closeBrace
    case .doubleQuote, .singleQuote: return end > start + 1 && bytes[end - 1] == bytes[start]
    case let first:
      let isPlain = isLetter(first) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      return isPlain && bytes[start..<end].allSatisfy { isOfName($0) || $0 == UInt8(ascii: ".") }
    }
  }

  func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  func isOfName(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == .dash || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  func isWithoutText(_ first: Int) -> Bool {
    first >= bytes.count || bytes[first] == .lineFeed || bytes[first] == .hash
  }

  /// Column of the dashes of the nearest list around an entry whose indentation is that of none.
  func columnOfEntries(around entry: Int) -> Int? {
    var line = bytes.lineStart(of: entry)
    let column = entry - line
    var limit = Int.max
    var inner: Int?
    while line > 0, limit > 0 {
      line = bytes.lineStart(of: line - 1)
      let first = bytes.firstText(from: line)
      if isWithoutText(first) { continue }
      for (block, isDash) in blocks(from: first).reversed() where block < limit {
        limit = block
        if !isDash { continue }
        if block > column {
          inner = block
        } else {
          return inner.map { $0 - column <= column - block ? $0 : block } ?? block
        }
      }
    }
    return inner
  }

  /// Columns at which blocks begin on a line, and whether a dash stands there.
  private func blocks(from first: Int) -> [(column: Int, isDash: Bool)] {
    let line = bytes.lineStart(of: first)
    var found: [(column: Int, isDash: Bool)] = []
    var start = first
    while start + 1 < bytes.count, bytes[start] == .dash, bytes.isBlankOrBreak(at: start + 1) {
      found.append((start - line, true))
      start = bytes.firstText(from: start + 1)
    }
    if !isWithoutText(start) { found.append((start - line, false)) }
    return found
  }
}
