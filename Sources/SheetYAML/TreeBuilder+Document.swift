import SheetDiagnostics

extension TreeBuilder {
  /// The first node, unless the document is an empty value without a fault of its own.
  var root: NodeID? {
    guard nodeCount > 0 else { return nil }
    let first = self[0]
    let isEmpty = first.kind == .scalar && first.count == 0 && first.style == .plain
    return isEmpty && !first.has(.broken) ? nil : NodeID(0)
  }

  /// Looks at what follows the document: nothing but blank lines and comments may.
  mutating func checkDocumentEnd() -> SyntaxFault? {
    guard var offset = documentEnd else { return nil }
    offset = bytes.endOfBlanksAndComments(from: offset)
    var isEnded = documentEndIsExplicit
    while bytes.isMark(".", at: offset) {
      isEnded = true
      offset = bytes.endOfBlanksAndComments(from: offset + 3)
    }
    if offset >= bytes.count { return nil }
    isIncomplete = true
    if bytes[offset] == .percent {
      // What follows a directive is another document, which need not be said as well.
      report.add(DirectiveScan.diagnostic(file, bytes, offset))
      return nil
    }
    let end = max(bytes.plainEnd(from: offset, inFlow: false), offset + 1)
    let written = bytes.excerpt(offset, end)
    if isEnded || bytes.isMark("-", at: offset) {
      report.error(
        .secondDocument,
        "'\(written)' begins a second document; a sheets file is one, so use a file each",
        at: span(offset, end))
      return nil
    }
    if let fault = indentedStart(above: offset, written) { return fault }
    let found = Diagnostic(
      .error, .yamlSyntax,
      "'\(written)' follows a value that is complete; a sheets file is one mapping of keys",
      at: span(offset, end))
    return SyntaxFault(diagnostic: found, offset: offset)
  }

  /// The fault of keys that are indented at the beginning of a file and not below.
  private func indentedStart(above offset: Int, _ below: String) -> SyntaxFault? {
    let root = self[0]
    let start = Int(root.start)
    let spaces = bytes.indentation(of: start)
    guard root.kind == .mapping, !root.has(.flow), nodeCount > 1, spaces > 0,
      bytes.isFirstOnLine(start), bytes.indentation(of: offset) < spaces
    else { return nil }
    var edits: [FixIt.Edit] = []
    var line = bytes.lineStart(of: start)
    while line < offset {
      if bytes.indentation(of: line) >= spaces {
        edits.append(.init(span(line, line + spaces), ""))
      }
      line = bytes.lineEnd(of: line) + 1
    }
    let found = Diagnostic(
      .error, .indentation,
      "'\(text(of: 1))' is indented by \(TreeBuilder.spaces(spaces)), and '\(below)' below it is not; "
        + "the keys of a file are indented alike",
      at: span(of: 1), fixIts: [FixIt("remove the indentation", .safe, edits)])
    return SyntaxFault(diagnostic: found, offset: start, extent: .block)
  }

  /// Comments of what has been read; those without a space before them are reported.
  mutating func collectComments(into tree: inout SyntaxTree) {
    let end = isIncomplete ? lastEnd : bytes.count
    let scan = CommentScan(bytes, from: origin, to: end, file: file.id, nodes: written)
    tree.comments = scan.comments
    for place in scan.unspaced.prefix(max(0, limits.errors - report.errorCount)) {
      let at = Int(place.start)
      report.error(
        .commentSpace, "'#' begins a comment only after a space", at: span(at, at + 1),
        fixIts: [FixIt("put a space before '#'", .safe, [.init(span(at, at), " ")])])
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a document marker, three of `mark`, stands at the start of a line.
  func isMark(_ mark: Unicode.Scalar, at offset: Int) -> Bool {
    guard offset + 3 <= count, offset == 0 || self[offset - 1] == .lineFeed else { return false }
    return self[offset..<offset + 3].allSatisfy { $0 == UInt8(ascii: mark) }
      && (offset + 3 == count || isBlankOrBreak(at: offset + 3))
  }
}
