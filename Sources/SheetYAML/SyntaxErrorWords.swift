import SheetDiagnostics

/// Says what is wrong where libyaml stopped, at the byte the user has to change.
///
/// libyaml names what it expected where it gave up, which can be lines below the mistake. What the
/// user did is read from the source around the two places it gives and from what is open there.
struct SyntaxErrorWords {
  let builder: TreeBuilder
  let bytes: UnsafeBufferPointer<UInt8>
  let failure: ParserFailure
  /// Where libyaml stopped.
  let place: Int
  /// Where the construct it was reading begins.
  let context: Int?

  /// Asked before the builder closes what is open, so that the error can say what it is inside.
  init(_ failure: ParserFailure, _ builder: TreeBuilder) {
    var cursor = builder.cursor
    self.builder = builder
    self.failure = failure
    bytes = builder.bytes
    place = min(cursor.offset(of: failure.problemMark), bytes.count)
    context = failure.contextMark.map { min(cursor.offset(of: $0), builder.bytes.count) }
  }

  /// The fault, with the construct it is inside as a note.
  func fault() -> SyntaxFault {
    var fault = describe()
    if fault.diagnostic.notes.isEmpty, let note = enclosing(Int(fault.diagnostic.span?.start ?? 0))
    {
      fault.diagnostic.notes.append(note)
    }
    return fault
  }

  /// One answer for every message of libyaml that a file can bring about.
  private func describe() -> SyntaxFault {
    switch failure.problem {
    case "found character that cannot start any token": strayCharacter()
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      tab()
    case "mapping values are not allowed in this context": secondColon()
    case "could not find expected ':'": missingColon()
    case "found unexpected end of stream", "found unexpected document indicator": openQuote()
    case "did not find expected key", "did not find expected '-' indicator": strayInBlock()
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'": strayInFlow()
    case "did not find expected node content": missingValue()
    case "block sequence entries are not allowed in this context": inlineList()
    case "mapping keys are not allowed in this context": reserved(place, "a key of its own")
    case "did not find expected comment or line break",
      "found an indentation indicator equal to 0":
      blockHeader()
    case "did not find expected alphabetic or numeric character": aliasOrAnchor()
    case "found unknown escape character": unknownEscape()
    case "did not find expected hexdecimal number": escapeDigits()
    case "found invalid Unicode character escape code": surrogate()
    case "found unexpected ':'": unspacedColon()
    default: other()
    }
  }

  // MARK: - Parts of every answer

  func span(_ start: Int, _ end: Int) -> SourceSpan { builder.span(start, max(start, end)) }

  /// The user's own text in quotes, cut where it is long.
  func quoted(_ start: Int, _ end: Int) -> String { "'\(bytes.excerpt(start, end))'" }

  /// An error at the bytes from `start` to `end`.
  func fault(
    _ message: String, _ start: Int, _ end: Int, id: DiagnosticID = .yamlSyntax,
    notes: [Diagnostic.Note] = [], fixIts: [FixIt] = [], extent: SyntaxFault.Extent = .entry
  ) -> SyntaxFault {
    let found = Diagnostic(
      .error, id, message, at: span(start, end), notes: notes, fixIts: fixIts)
    return SyntaxFault(diagnostic: found, offset: start, extent: extent)
  }

  func insert(_ text: String, at offset: Int, _ message: String, _ kind: FixIt.Applicability)
    -> FixIt
  {
    FixIt(message, kind, [.init(span(offset, offset), text)])
  }

  /// Puts double quotes around a text as it is written.
  func quote(_ start: Int, _ end: Int, _ kind: FixIt.Applicability) -> FixIt {
    var text = "\""
    for scalar in String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return FixIt("quote \(quoted(start, end))", kind, [.init(span(start, end), text + "\"")])
  }

  var isInFlow: Bool { builder.flowDepth > 0 }

  /// The bracket that is open innermost.
  var openBracket: Int? {
    let all = builder.outer + [builder.open]
    let found = all.last { $0.isFlow && !builder[$0.node].has(.barePair) }
    return found.map { Int(builder[$0.node].start) }
  }

  /// The innermost construct that is open around an offset.
  private func enclosing(_ offset: Int) -> Diagnostic.Note? {
    if let owner = keyWithoutValue(above: offset) {
      return .init("inside '\(builder.text(of: owner))'", at: builder.span(of: owner))
    }
    for collection in ([builder.open] + builder.outer.reversed()) where collection.node >= 0 {
      let start = Int(builder[collection.node].start)
      if start >= offset { continue }
      if collection.isFlow {
        if builder[collection.node].has(.barePair) { continue }
        let name = collection.kind == .sequence ? "list" : "mapping"
        return .init("inside the \(name) that begins here", at: span(start, start + 1))
      }
      let owner = collection.node - 1
      // The node before the value of a key is the key.
      guard owner > 0, builder[owner].kind == .scalar, builder[owner].end <= start,
        !builder[owner].has(.hidden), isKey(owner)
      else { continue }
      return .init("inside '\(builder.text(of: owner))'", at: builder.span(of: owner))
    }
    return nil
  }

  /// The key that what begins a line was to be the first value of.
  private func keyWithoutValue(above offset: Int) -> Int? {
    var last = builder.lastScalar
    // The text there may have been read as a value.
    if last > 0, Int(builder[last].start) >= offset { last -= 1 }
    guard last >= 0, builder[last].kind == .scalar, !isInFlow, offset < bytes.count,
      bytes.isFirstOnLine(offset), isKey(last)
    else {
      return nil
    }
    let start = Int(builder[last].start)
    let colon = bytes.firstText(from: Int(builder[last].end))
    let line = bytes.lineStart(of: offset)
    guard colon < line, isWithoutText(bytes.firstText(from: colon + 1)),
      start - bytes.lineStart(of: start) < offset - line
    else { return nil }
    return last
  }

  /// Whether a scalar is followed by its `:`.
  private func isKey(_ index: Int) -> Bool {
    let colon = bytes.firstText(from: Int(builder[index].end))
    return colon < bytes.count && bytes[colon] == .colon
  }

  /// Bytes of the last scalar, if one was read.
  var lastScalar: Node? {
    builder.lastScalar >= 0 ? builder[builder.lastScalar] : nil
  }

  func spansLines(_ node: Node) -> Bool {
    bytes.lineEnd(of: Int(node.start)) < Int(node.end)
  }

  /// What has no words of its own: faults of tags, of directives, and what we do not know of.
  private func other() -> SyntaxFault {
    if failure.context.contains("tag") || failure.problem.contains("tag") {
      let start = context ?? place
      let end = bytes.plainEnd(from: start, inFlow: isInFlow)
      return fault(
        "\(quoted(start, end)) begins with '!', which begins a tag; quote it if it is text",
        start, end, id: .tag, fixIts: [quote(start, end, .guess)])
    }
    if failure.context.contains("directive") || failure.problem.contains("<document start>") {
      let end = bytes.plainEnd(from: place, inFlow: false)
      return fault(
        "\(quoted(place, end)) cannot stand here; a sheets file is one mapping of keys", place, end)
    }
    return fault(
      "this cannot be read as YAML: \(failure.problem)", place, min(place + 1, bytes.count))
  }
}
