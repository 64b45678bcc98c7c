import SheetDiagnostics

/// Faults of lines and their indentation.
extension SyntaxErrorWords {
  /// A `: ` where no key can be.
  func secondColon() -> SyntaxFault {
    let line = bytes.lineStart(of: place)
    let first = bytes.firstText(from: line)
    if place - first > 1024 { return longKey(first) }
    if let scalar = lastScalar, spansLines(scalar), Int(scalar.end) >= first,
      Int(scalar.end) <= place
    {
      return colonAfterLines(scalar, key: first)
    }
    guard let value = valueStart(from: entryStart(first), before: place) else {
      // The whole line before it is the text, as in a key of several lines.
      return fault("':' follows no key here; quote it if it is text", place, place + 1)
    }
    let end = bytes.plainEnd(from: value, inFlow: false)
    let entry = entryStart(first)
    if let fault = unspacedKey(entry, before: value) ?? keyBeforeValue(entry, end)
      ?? mappingBesideKey(entry, value, end)
    {
      return fault
    }
    if bytes[value] == .doubleQuote || bytes[value] == .singleQuote || bytes[value] == .openBracket
      || bytes[value] == .openBrace
    {
      return fault(
        "\(quoted(value, end)) would begin a mapping on the line of its key; "
          + "write it on the next line, indented",
        value, end)
    }
    return fault(
      "\(quoted(value, end)) contains ': ', which would begin a key; quote the text", value, end,
      fixIts: [quote(value, end, .guess)])
  }

  /// Where a line's own text begins, after the dashes of list entries.
  private func entryStart(_ first: Int) -> Int {
    var start = first
    while start + 1 < bytes.count, bytes[start] == .dash, bytes.isBlank(at: start + 1) {
      start = bytes.firstText(from: start + 1)
    }
    return start
  }

  /// Where the value after the first `: ` of a line begins, if that comes before `end`.
  private func valueStart(from start: Int, before end: Int) -> Int? {
    var offset = start
    while offset < end {
      if bytes[offset] == .colon, offset + 1 < bytes.count, bytes.isBlankOrBreak(at: offset + 1) {
        let value = bytes.firstText(from: offset + 1)
        return value < end ? value : nil
      }
      offset += 1
    }
    return nil
  }

  /// A key after a text of several lines: a line above it is wrong, or its indentation.
  private func colonAfterLines(_ scalar: Node, key: Int) -> SyntaxFault {
    let start = Int(scalar.start)
    let lineEnd = bytes.plainEnd(from: start, inFlow: false)
    let name = quoted(key, bytes.endOfText(before: place))
    if scalar.style == .doubleQuoted || scalar.style == .singleQuoted {
      return fault(
        "the key that begins with \(quoted(start, lineEnd)) goes on over lines; "
          + "a key stands on one line",
        start, lineEnd)
    }
    if bytes.isFirstOnLine(start) {
      // Nothing before it on its line: it was to be a key itself.
      return missingColon(start, lineEnd)
    }
    let line = bytes.firstText(from: bytes.lineStart(of: start))
    if bytes[line] == .dash, entryStart(line) == start {
      return fault(
        "\(quoted(start, lineEnd)) is a whole value, so \(name) cannot follow it; "
          + "write '- at: \(bytes.excerpt(start, lineEnd))' to give it options, or indent \(name) less",
        start, lineEnd, notes: [.init("\(name) follows here", at: span(key, place))],
        fixIts: [insert("at: ", at: start, "put 'at:' before it", .guess)])
    }
    return overIndented(key, name, below: line)
  }

  /// A key that is indented under one that has its value already.
  private func overIndented(_ key: Int, _ name: String, below line: Int) -> SyntaxFault {
    let wanted = entryStart(line) - bytes.lineStart(of: line)
    let colon = valueStart(from: entryStart(line), before: bytes.lineEnd(of: line))
    let start = bytes.lineStart(of: key)
    let above = entryStart(line)
    if key - start == wanted {
      var found = fault(
        "\(name) follows a value that is complete; "
          + "write all keys of a mapping inside braces, or all on lines",
        key, bytes.endOfText(before: colonOfLine(key)), extent: .block)
      found.owner = above
      return found
    }
    let owner = colon.map { quoted(above, bytes.endOfText(before: $0) - 1) } ?? "the line above"
    var found = fault(
      "\(name) is indented under \(owner), which has a value already; indent both alike", key,
      bytes.endOfText(before: colonOfLine(key)), id: .indentation,
      notes: [
        .init(
          "the value stands here",
          at: span(colon ?? above, bytes.plainEnd(from: colon ?? above, inFlow: false)))
      ],
      fixIts: [
        isOutlier(bytes.lineStart(of: line), between: key - start, and: key)
          ? indenting(bytes.lineStart(of: line), to: key - start, owner)
          : indenting(start, to: wanted, "it")
      ],
      extent: .block)
    found.owner = above
    return found
  }

  /// Whether a line is the one that is indented wrongly: keys above it stand in the column of the key below, and what
  /// follows that is indented further than the line.
  private func isOutlier(_ line: Int, between column: Int, and key: Int) -> Bool {
    let own = bytes.indentation(of: line)
    guard own < column, bytes[key] != .dash else { return false }
    // Below a key without a value there are its own.
    if let above = textLine(above: line), bytes.indentation(of: above) >= own,
      bytes.indentation(of: above) < column, isParent(bytes.firstText(from: above))
    {
      return true
    }
    let next = indentationOfNextLine(after: key)
    return isAmongKeys(at: column, above: line) && (next.map { $0 > own } ?? true)
  }

  /// The start of the nearest line above that has text.
  private func textLine(above line: Int) -> Int? {
    var above = line
    while above > 0 {
      above = bytes.lineStart(of: above - 1)
      if !isWithoutText(bytes.firstText(from: above)) { return above }
    }
    return nil
  }

  /// Whether nothing but a comment follows the colon of the key that begins at `start`.
  private func isParent(_ start: Int) -> Bool {
    let end = bytes.plainEnd(from: start, inFlow: false)
    return end > start && bytes[end - 1] == .colon
  }

  /// Whether the nearest line above that is indented no further than a column is indented by that.
  private func isAmongKeys(at column: Int, above line: Int) -> Bool {
    var line = line
    while let above = textLine(above: line) {
      let indentation = bytes.indentation(of: above)
      if indentation <= column { return indentation == column }
      line = above
    }
    return false
  }

  /// Spaces before the next text below the line of `offset`; `nil` at the end.
  private func indentationOfNextLine(after offset: Int) -> Int? {
    var next = bytes.lineEnd(of: offset) + 1
    while next < bytes.count, isWithoutText(bytes.firstText(from: next)) {
      next = bytes.lineEnd(of: next) + 1
    }
    return next < bytes.count ? bytes.indentation(of: next) : nil
  }

  private func indenting(_ line: Int, to column: Int, _ what: String) -> FixIt {
    let blanks = span(line, bytes.firstText(from: line))
    return FixIt(
      "indent \(what) by \(TreeBuilder.spaces(column))", .guess,
      [.init(blanks, String(repeating: " ", count: column))])
  }

  /// Offset of the `:` after the key that a line begins with, or the end of its text.
  private func colonOfLine(_ start: Int) -> Int {
    let end = bytes.plainEnd(from: start, inFlow: false)
    var offset = start
    while offset < end {
      if bytes[offset] == .colon, offset + 1 >= bytes.count || bytes.isBlankOrBreak(at: offset + 1)
      {
        return offset
      }
      offset += 1
    }
    return end
  }

  /// A line that has no `:`, or none with a space after it.
  func missingColon() -> SyntaxFault {
    let start = context ?? place
    if place - start > 1024, bytes.lineEnd(of: start) - start > 1024 { return longKey(start) }
    return missingColon(start, bytes.plainEnd(from: start, inFlow: isInFlow))
  }

  /// Says what kept a text from being a key.
  private func missingColon(_ start: Int, _ end: Int) -> SyntaxFault {
    if let fault = unspacedDash(start, end) ?? keyBeforeValue(start, end) { return fault }
    let first = start < bytes.count ? bytes[start] : 0
    if first == .openBracket || first == .openBrace, let column = columnOfKey(above: start) {
      let spaces = max(1, column + 2 - (start - bytes.lineStart(of: start)))
      return fault(
        "\(quoted(start, end)) is indented no further than its key; indent it", start, end,
        id: .flowIndentation,
        fixIts: [
          insert(String(repeating: " ", count: spaces), at: start, "indent it further", .safe)
        ])
    }
    let colon = (start..<end).first {
      bytes[$0] == .colon && $0 + 1 < end && !bytes.isBlank(at: $0 + 1)
    }
    if let colon, first != .doubleQuote, first != .singleQuote {
      return fault(
        "\(quoted(start, end)) has no space after ':', so it is no key", start, end,
        id: .missingSpace,
        fixIts: [insert(" ", at: colon + 1, "put a space after ':'", .safe)])
    }
    if start < bytes.count, bytes[start] == .doubleQuote || bytes[start] == .singleQuote,
      !bytes[start + 1..<max(start + 1, end)].contains(bytes[start])
    {
      return unclosedQuote(at: start, closedAt: nil)
    }
    return foreignLine(start, end)
      ?? fault("\(quoted(start, end)) has no ':' after it; write 'key: value'", start, end)
  }

  /// A comment or an assignment as languages with braces have them.
  private func foreignLine(_ start: Int, _ end: Int) -> SyntaxFault? {
    let text = bytes[start..<end]
    if text.starts(with: "//".utf8) {
      return fault(
        "\(quoted(start, end)) is no comment; one begins with '#'", start, end,
        fixIts: [FixIt("write '#' for '//'", .guess, [.init(span(start, start + 2), "#")])])
    }
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")), equals > start, equals + 1 < end
    else { return nil }
    var last = equals
    while last > start, bytes.isBlank(at: last - 1) { last -= 1 }
    var next = equals + 1
    while next < end, bytes.isBlank(at: next) { next += 1 }
    let isName = bytes[start..<last].allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isName, last > start, next < end, bytes[next] != UInt8(ascii: "=") else { return nil }
    return fault(
      "\(quoted(start, end)) has '=' where a key is followed by ': '", start, end,
      fixIts: [FixIt("write ': ' for '='", .guess, [.init(span(last, next), ": ")])])
  }

  /// Where the key begins in its line whose value is to come below it; `nil` if the text above `offset` is no such key.
  private func columnOfKey(above offset: Int) -> Int? {
    var next = bytes.lineStart(of: offset)
    while next > 0 {
      let start = bytes.lineStart(of: next - 1)
      var first = bytes.firstText(from: start)
      let end = bytes.endOfText(
        before: bytes.commentStart(in: start..<(next - 1)) ?? next - 1, acrossLines: true)
      next = start
      if end <= first || bytes[first] == .hash { continue }
      guard bytes[end - 1] == .colon else { return nil }
      while first + 1 < end, bytes[first] == .dash, bytes.isBlank(at: first + 1) {
        first = bytes.firstText(from: first + 1)
      }
      return first - start
    }
    return nil
  }

  /// A key of more than 1024 characters, which libyaml takes for no key at all.
  private func longKey(_ start: Int) -> SyntaxFault {
    let end = bytes.plainEnd(from: start, inFlow: isInFlow)
    return fault(
      "this key is longer than \(builder.limits.keyLength) bytes", start, min(start + 40, end),
      id: .keyTooLong)
  }

  /// A list that begins on the line of its key.
  func inlineList() -> SyntaxFault {
    let end = bytes.plainEnd(from: place, inFlow: false)
    return fault(
      "\(quoted(place, end)) begins a list on the line of its key; "
        + "write it on the next line, or the list in brackets",
      place, end)
  }

  /// Something that is neither the next key of a mapping nor the next entry of a list.
  func strayInBlock() -> SyntaxFault {
    if let fault = afterQuote() { return fault }
    if let scalar = lastScalar, scalar.style == .literal || scalar.style == .folded,
      let (blank, spaces) = builder.blankAboveText(scalar), blank.upperBound < place
    {
      let fix = FixIt(
        "remove the spaces", .safe, [.init(span(blank.lowerBound, blank.upperBound), "")])
      var found = fault(
        TreeBuilder.blankAboveText(blank, spaces), blank.lowerBound, blank.upperBound,
        id: .indentation, fixIts: [fix])
      // The block is left out from its key on: without its text it would seem to be empty.
      found.offset = Int(scalar.start)
      found.end = place
      return found
    }
    if place >= bytes.count || !bytes.isFirstOnLine(place) { return afterValue() }
    if bytes[place] == .colon {
      return fault(
        "a key is missing before ':'; write 'key: value'", place, place + 1, id: .emptyKey)
    }
    let isEntry =
      bytes[place] == .dash && place + 1 < bytes.count
      && bytes.isBlankOrBreak(at: place + 1)
    let indentation = bytes.indentation(of: place)
    if indentation == builder.open.column {
      let end = bytes.plainEnd(from: place, inFlow: false)
      if let fault = unspacedDash(place, end) { return fault }
      return isEntry
        ? fault(
          "\(quoted(place, end)) is a list entry among keys; indent it under the key it belongs to",
          place, end)
        : fault(
          "\(quoted(place, end)) is a key in a list; begin the entry with '- '", place, end,
          fixIts: [insert("- ", at: place, "begin an entry", .guess)])
    }
    return wrongIndentation(indentation, isEntry: isEntry)
  }

  /// Text after a quoted value: a quote inside it, or one that was closed lines too late.
  func afterQuote() -> SyntaxFault? {
    guard let scalar = lastScalar, scalar.style == .doubleQuoted || scalar.style == .singleQuoted,
      Int(scalar.end) <= place,
      bytes.endOfText(before: place) == Int(scalar.end)
        || bytes.lineStart(of: place) <= Int(scalar.end)
    else { return nil }
    let start = Int(scalar.start)
    let close = Int(scalar.end) - 1
    if spansLines(scalar) { return unclosedQuote(at: start, closedAt: close) }
    if bytes.firstText(from: close + 1) != place || isInFlow && place > close + 1 { return nil }
    let end = bytes.plainEnd(from: place, inFlow: isInFlow)
    if place == close + 1 {
      let remedy =
        scalar.style == .singleQuoted
        ? "a quote inside single quotes is written twice"
        : "a quote inside double quotes is written '\\\"'"
      return fault("\(quoted(place, end)) follows the closing quote; \(remedy)", close, end)
    }
    return fault(
      "\(quoted(place, end)) follows the closing quote; put all of the text inside the quotes",
      place, end)
  }

  /// Text after a value that is complete on its line.
  private func afterValue() -> SyntaxFault {
    let end = bytes.plainEnd(from: place, inFlow: false)
    let last = bytes.endOfText(before: min(place, bytes.count), acrossLines: true)
    // The value may be one of a mapping in braces that a key lacks its space before.
    let entry = entryStart(bytes.firstText(from: bytes.lineStart(of: place)))
    if let fault = unspacedKey(entry, before: place) { return fault }
    if last > 0, bytes[last - 1] == .closeBracket || bytes[last - 1] == .closeBrace {
      return fault(
        "\(quoted(place, end)) follows the closing '\(bytes.excerpt(last - 1, last))'; "
          + "nothing may follow it on the line but a comment",
        place, end)
    }
    if place < bytes.count, bytes[place] == .asterisk {
      return fault(
        "\(quoted(place, end)) is an alias, which has no anchor of its own", place, end)
    }
    return fault(
      "\(quoted(place, end)) cannot stand here; a value ends with its line", place,
      max(end, min(place + 1, bytes.count)))
  }

  /// A line whose indentation is that of no block around it.
  private func wrongIndentation(_ indentation: Int, isEntry: Bool) -> SyntaxFault {
    var outer: Int?
    var inner: Int?
    var line = bytes.lineStart(of: place)
    var reference = place
    while line > 0, outer == nil {
      line = bytes.lineStart(of: line - 1)
      let first = bytes.firstText(from: line)
      if first >= bytes.count || bytes[first] == .lineFeed || bytes[first] == .hash { continue }
      if inner == nil { reference = first }
      for column in blockColumns(first).reversed() where outer == nil {
        if column > indentation { inner = column } else { outer = column }
      }
    }
    let end = isEntry ? place + 1 : bytes.endOfText(before: colonOfLine(place))
    let what = isEntry ? "this entry" : quoted(place, end)
    guard let inner else { return overIndented(place, what, below: reference) }
    let around = outer.map { "\($0) or \(inner)" } ?? "\(inner)"
    let start = bytes.lineStart(of: place)
    // Among keys that an entry is indented like it would be the next fault.
    let wanted = isEntry ? columnOfEntries(around: place) : inner
    var fixIts = wanted.map { [indenting(start, to: $0, "it")] } ?? []
    if !isEntry, isParent(place), let next = indentationOfNextLine(after: place),
      next > indentation, next <= inner
    {
      // What stands below it would not be its own any more.
      fixIts = []
      if outer != nil, isAmongKeys(at: indentation, above: line) {
        let owner = bytes.firstText(from: line)
        let name = quoted(owner, bytes.endOfText(before: colonOfLine(owner)))
        fixIts = [indenting(line, to: indentation, name)]
      }
    }
    var found = fault(
      "\(what) is indented by \(TreeBuilder.spaces(indentation)), and the lines above it by \(around)",
      place,
      end,
      id: .indentation,
      fixIts: fixIts,
      extent: .block)
    found.reference = reference
    // What stands above a list's entry instead of one is no value.
    if isEntry, bytes[reference] != .dash { found.owner = reference }
    return found
  }

  /// Columns at which blocks begin on a line: its first text, and what follows each dash.
  private func blockColumns(_ first: Int) -> [Int] {
    let line = bytes.lineStart(of: first)
    var columns = [first - line]
    var start = first
    while start + 1 < bytes.count, bytes[start] == .dash, bytes.isBlank(at: start + 1) {
      start = bytes.firstText(from: start + 1)
      columns.append(start - line)
    }
    return columns
  }
}
