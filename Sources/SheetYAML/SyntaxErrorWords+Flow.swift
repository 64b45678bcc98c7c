import SheetDiagnostics

/// Faults between brackets and braces.
extension SyntaxErrorWords {
  /// Something other than a comma or the closing bracket.
  func strayInFlow() -> SyntaxFault {
    let bracket = context ?? openBracket ?? place
    if let fault = hiddenByComment(from: bracket) { return fault }
    if let fault = afterQuote() { return fault }
    if place >= bytes.count { return unclosed(bracket) }
    let byte = bytes[place]
    if byte == .closeBracket || byte == .closeBrace { return wrongCloser(bracket) }
    if bytes.lineStart(of: place) > bracket { return nextLine(bracket) }
    if byte == .colon { return colonInFlow() }
    if let fault = keyBeforeBracket(in: bracket) { return fault }
    let end = bytes.plainEnd(from: place, inFlow: true)
    if bytes[bracket] == .openBrace, byte == .openBrace || byte == .openBracket {
      // Behind a comma it would be a key itself.
      return fault(
        "',' and a key are missing before \(quoted(place, place + 1))", place, place + 1)
    }
    let comma = endOfEntry(before: place, in: bracket)
    return fault(
      "',' is missing before \(quoted(place, end))", place, end,
      fixIts: [insert(",", at: comma, "put ',' between the two", .safe)])
  }

  /// `{…, key {…}}` and `{…, key […]}`: a word where a key begins is one, and lacks its colon.
  private func keyBeforeBracket(in bracket: Int) -> SyntaxFault? {
    guard bytes[bracket] == .openBrace,
      bytes[place] == .openBrace || bytes[place] == .openBracket
    else { return nil }
    let end = bytes.endOfText(before: place)
    var start = end
    while start > bracket, isOfName(bytes[start - 1]) { start -= 1 }
    let before = bytes.endOfText(before: start, acrossLines: true)
    guard start < end, before > bracket,
      before == bracket + 1 || bytes[before - 1] == .comma
    else { return nil }
    let key = quoted(start, end)
    return fault(
      "':' is missing after \(key)", start, end,
      fixIts: [insert(":", at: end, "put ':' after \(key)", .guess)])
  }

  /// Where the entry before `offset` ends, before any comment that follows it.
  private func endOfEntry(before offset: Int, in bracket: Int) -> Int {
    var end = bytes.endOfText(before: offset, acrossLines: true)
    while end > bracket,
      let mark = bytes.commentStart(in: max(bracket, bytes.lineStart(of: end - 1))..<end)
    {
      end = bytes.endOfText(before: mark, acrossLines: true)
    }
    // Behind a quoted text a comment needs no space before it.
    if let scalar = lastScalar, scalar.style != .plain, bracket < scalar.end, scalar.end < end,
      bytes[Int(scalar.end)] == .hash
    {
      return Int(scalar.end)
    }
    return end
  }

  /// A `#` between the bracket and where reading stopped made a comment of the rest of its line.
  private func hiddenByComment(from bracket: Int) -> SyntaxFault? {
    guard let mark = bytes.commentStart(in: bracket..<min(place, bytes.count)),
      mark + 1 < bytes.count, !bytes.isBlankOrBreak(at: mark + 1)
    else { return nil }
    let end = bytes.plainEnd(from: mark, inFlow: true)
    let before = bytes.endOfText(before: mark)
    if before > 0, bytes[before - 1] == .colon {
      let keyEnd = bytes.endOfText(before: before - 1)
      var keyStart = keyEnd
      while keyStart > 0, !" \t\n{[,".utf8.contains(bytes[keyStart - 1]) { keyStart -= 1 }
      let said = "'#' starts a comment here, so \(quoted(keyStart, keyEnd)) has no value"
      guard bytes[(mark + 1)..<end].allSatisfy(\.isHexadecimalDigit) else {
        return fault(
          "\(said); write \(quoted(mark + 1, end)), or quote it with its '#'", mark, end,
          fixIts: [FixIt("remove '#'", .guess, [.init(span(mark, mark + 1), "")])])
      }
      return fault(
        "\(said); quote the colour", mark, end, fixIts: [quote(mark, end, .safe)])
    }
    return fault(
      "'#' starts a comment here, so the rest of the line is not read; quote the text", mark, end,
      fixIts: [quote(mark, end, .guess)])
  }

  /// The bracket is not closed, to the best of our knowledge.
  private func unclosed(_ bracket: Int) -> SyntaxFault {
    if let fault = hiddenByComment(from: bracket) { return fault }
    let opener = bytes.excerpt(bracket, min(bracket + 1, bytes.count))
    let closer = opener == "[" ? "]" : "}"
    let end = bytes.plainEnd(from: bracket, inFlow: false)
    if place < bytes.count, bytes[place] == .closeBracket || bytes[place] == .closeBrace {
      return unclosed(bracket, opener: opener, closer: closer)
    }
    var notes: [Diagnostic.Note] = []
    if place < bytes.count {
      let stop = bytes.firstText(from: bytes.lineStart(of: place))
      notes.append(
        .init("the next key stands here", at: span(stop, max(stop, bytes.endOfText(before: place))))
      )
    }
    let fixIts =
      end > bracket + 1
      ? [insert(closer, at: end, "put '\(closer)' at the end of the line", .guess)] : []
    return fault(
      "'\(opener)' is not closed; put '\(closer)' after the last entry", bracket, bracket + 1,
      notes: notes, fixIts: fixIts)
  }

  /// The bracket is not closed where the one around it is.
  private func unclosed(_ bracket: Int, opener: String, closer: String) -> SyntaxFault {
    var end = endOfEntry(before: place, in: bracket)
    var entry = "the last entry"
    var message = "put '\(closer)' at the end of the line"
    if bytes.lineEnd(of: end) > place {
      message = "put '\(closer)' before \(quoted(place, place + 1))"
    }
    if bytes[bracket] == .openBrace, let pairs = pairsEnd(from: bracket) {
      (end, entry) = (pairs.end, quoted(pairs.last, pairs.end))
      message = "put '\(closer)' after \(entry)"
    }
    var edits = [FixIt.Edit(span(end, end), closer)]
    if let swapped = swappedCloser(of: bracket) {
      edits.append(.init(span(swapped, swapped + 1), ""))
    }
    return fault(
      "'\(opener)' is not closed; put '\(closer)' after \(entry)", bracket, bracket + 1,
      notes: [.init("this closes the bracket around it", at: span(place, place + 1))],
      fixIts: end > bracket + 1 ? [FixIt(message, .guess, edits)] : [])
  }

  /// The closing bracket behind `place` that belongs before it: it closes nothing else.
  private func swappedCloser(of bracket: Int) -> Int? {
    let next = bytes.firstText(from: place + 1)
    let wanted: UInt8 = bytes[bracket] == .openBracket ? .closeBracket : .closeBrace
    let around = builder.outer.filter {
      $0.isFlow && !builder[$0.node].has(.barePair) && builder[$0.node].start < UInt32(bracket)
    }
    guard next < bytes.count, bytes[next] == wanted, around.count == 1 else { return nil }
    return next
  }

  /// Where the pairs between braces end before words that are entries of the list around; `last` begins the last pair.
  private func pairsEnd(from bracket: Int) -> (last: Int, end: Int)? {
    var (entry, depth, quote) = (bracket + 1, 0, UInt8(0))
    var isPair = false
    var found: (last: Int, end: Int)?
    for offset in bracket + 1..<place {
      let byte = bytes[offset]
      if byte == .lineFeed { return nil }
      if quote != 0 {
        if byte == quote { quote = 0 }
        continue
      }
      switch byte {
      case .doubleQuote, .singleQuote:
        // A quote inside plain text, as in "it's", begins nothing.
        if " \t[{,:".utf8.contains(bytes[offset - 1]) { quote = byte }
      case .openBracket, .openBrace: depth += 1
      case .closeBracket, .closeBrace: depth -= 1
      case .colon where depth == 0 && bytes.isBlankOrBreak(at: offset + 1): isPair = true
      case .comma where depth == 0:
        if isPair { found = (bytes.firstText(from: entry), bytes.endOfText(before: offset)) }
        (entry, isPair) = (offset + 1, false)
      default: break
      }
    }
    // Nothing but a comma, or pairs to the end.
    return isPair || bytes.firstText(from: entry) >= place ? nil : found
  }

  /// A closing bracket of the other kind.
  private func wrongCloser(_ bracket: Int) -> SyntaxFault {
    let opener = bytes[bracket]
    let outer = builder.outer.last { $0.isFlow && !builder[$0.node].has(.barePair) }
    if let outer, builder[outer.node].start != UInt32(bracket),
      bytes[Int(builder[outer.node].start)] != opener
    {
      // The bracket around it is closed here, so the inner one was forgotten.
      return unclosed(bracket)
    }
    let wanted = opener == .openBracket ? "]" : "}"
    return fault(
      "\(quoted(place, place + 1)) closes '\(bytes.excerpt(bracket, bracket + 1))'; "
        + "write '\(wanted)'",
      place, place + 1,
      notes: [.init("the bracket opens here", at: span(bracket, bracket + 1))],
      fixIts: [
        FixIt("replace it with '\(wanted)'", .guess, [.init(span(place, place + 1), wanted)])
      ])
  }

  /// A line below the bracket's: the next key, or an entry without a comma before it.
  private func nextLine(_ bracket: Int) -> SyntaxFault {
    let first = bytes.firstText(from: bytes.lineStart(of: place))
    guard let closer = closer(of: bracket) else { return unclosed(bracket) }
    var found = missingComma(before: first, bracket)
    if bytes.indentation(of: place) <= bytes.indentation(of: bracket)
      || bytes.lineEnd(of: place) > closer
    {
      (found.offset, found.end) = (bracket, closer)
    }
    return found
  }

  /// Two entries without a comma; `first` begins the line of the second.
  private func missingComma(before first: Int, _ bracket: Int) -> SyntaxFault {
    let comma = endOfEntry(before: first, in: bracket)
    let end = bytes.endOfText(before: place)
    if bytes[place] != .colon || comma <= bracket || comma == 0 || end <= first {
      let end = bytes.plainEnd(from: place, inFlow: true)
      return fault(
        "',' is missing before \(quoted(place, end))", place, end,
        fixIts: [
          insert(
            ",", at: endOfEntry(before: place, in: bracket), "put ',' between the two", .safe)
        ])
    }
    return fault(
      "',' is missing before \(quoted(first, end))", first, end,
      fixIts: [insert(",", at: comma, "put ',' at the end of the line above", .guess)])
  }

  /// The bracket's partner, if it comes before the lines go back to its line's indentation.
  private func closer(of bracket: Int) -> Int? {
    let outer = bytes.indentation(of: bracket)
    let start = bytes.lineStart(of: place)
    var depth = 1
    var line = start
    while line < bytes.count {
      let first = bytes.firstText(from: line)
      let end = bytes.lineEnd(of: line)
      if first < end {
        let isCloser = bytes[first] == .closeBracket || bytes[first] == .closeBrace
        if line > start, first - line <= outer, !isCloser { return nil }
        var quote: UInt8 = 0
        for offset in first..<end {
          switch bytes[offset] {
          case .doubleQuote, .singleQuote:
            if quote == 0 { quote = bytes[offset] } else if quote == bytes[offset] { quote = 0 }
          case .openBracket, .openBrace: if quote == 0 { depth += 1 }
          case .closeBracket, .closeBrace: if quote == 0 { depth -= 1 }
          default: break
          }
          if depth == 0 { return offset }
        }
      }
      line = end + 1
    }
    return nil
  }

  /// A second `: ` in one entry.
  private func colonInFlow() -> SyntaxFault {
    guard let scalar = lastScalar, scalar.style == .plain, scalar.count > 0,
      Int(scalar.end) <= place
    else {
      return fault("':' follows no key here; quote it if it is text", place, place + 1)
    }
    let start = Int(scalar.start)
    let end = bytes.plainEnd(from: start, inFlow: true)
    let words = (start..<Int(scalar.end)).last { bytes[$0] == .space }
    if let words {
      let key = quoted(words + 1, Int(scalar.end))
      let comma = bytes.endOfText(before: words)
      return fault(
        "\(quoted(start, end)) contains ': '; put ',' before \(key), or quote the text", start, end,
        fixIts: [insert(",", at: comma, "put ',' before \(key)", .guess)])
    }
    return fault(
      "\(quoted(start, end)) contains ': ', which would begin a key; quote the text", start, end,
      fixIts: [quote(start, end, .guess)])
  }

  /// Nothing where a value could be.
  func missingValue() -> SyntaxFault {
    if place >= bytes.count, let openBracket { return unclosed(openBracket) }
    guard place < bytes.count else { return other(place) }
    let mark = bytes.excerpt(place, place + 1)
    switch bytes[place] {
    case .comma where isInFlow:
      return fault(
        "nothing stands before this ','; remove it or write the value", place, place + 1,
        fixIts: [FixIt("remove ','", .guess, [.init(span(place, place + 1), "")])])
    case .colon where isInFlow:
      return fault(
        "a key is missing before ':'; write 'key: value'", place, place + 1, id: .emptyKey)
    case .dash where isInFlow:
      return fault(
        "'-' begins no entry inside brackets; separate entries by ','", place, place + 1)
    case .closeBracket, .closeBrace:
      if isInFlow, let openBracket { return wrongCloser(openBracket) }
      return fault("'\(mark)' closes nothing that is open; remove it or quote it", place, place + 1)
    default: return other(place)
    }
  }

  /// Something that begins no value.
  private func other(_ start: Int) -> SyntaxFault {
    let end = bytes.plainEnd(from: start, inFlow: isInFlow)
    if start < bytes.count, bytes[start] == .comma {
      return fault(
        "\(quoted(start, end)) begins with ',', which separates entries inside brackets; quote it",
        start, end, fixIts: [quote(start, end, .safe)])
    }
    return fault(
      "\(quoted(start, end)) cannot stand where a value is expected", start,
      max(end, min(start + 1, bytes.count)))
  }

  /// A colon that ends a word inside brackets without a space after it.
  func unspacedColon() -> SyntaxFault {
    let start = context ?? place
    let end = min(place + 1, bytes.count)
    return fault(
      "\(quoted(start, end)) has no value; write one after ': ', or quote it as text", start, end)
  }
}
