import SheetDiagnostics

/// Lines that begin with `%` before the first line of content.
///
/// libyaml reads them in quadratic time before it gives any event, so they are kept from it.
struct DirectiveScan {
  private(set) var lines: [Range<Int>] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, from origin: Int) {
    var offset = origin
    while true {
      offset = bytes.endOfBlanksAndComments(from: offset)
      guard offset < bytes.count, bytes[offset] == .percent,
        offset == origin || bytes[offset - 1] == .lineFeed
      else { return }
      let end = bytes.lineEnd(of: offset)
      lines.append(offset..<bytes.endOfText(before: end))
      offset = end
    }
  }

  /// Whether a line is a directive of YAML, rather than a text that begins like one.
  static func isDirective(_ line: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    ["%YAML", "%TAG"].contains {
      line.starts(with: $0.utf8)
        && !line.dropFirst($0.utf8.count).prefix(1).contains { $0 != .space && $0 != .tab }
    }
  }

  /// What is said of the line that begins with `%` at `start`.
  static func diagnostic(
    _ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> Diagnostic {
    let whole = bytes.endOfText(before: bytes.lineEnd(of: start))
    if !isDirective(bytes[start..<whole]) {
      let mark = SourceSpan(file: file.id, start: start, end: start + 1)
      return Diagnostic(
        .error, .directive,
        "'\(bytes.excerpt(start, whole))' begins with '%', as a directive of YAML does; a comment begins with '#'",
        at: SourceSpan(file: file.id, start: start, end: whole),
        fixIts: [FixIt("make a comment of it", .guess, [.init(mark, "#")])])
    }
    let comment = (start + 1..<max(whole, start + 1)).first {
      bytes[$0] == .hash && bytes.isBlank(at: $0 - 1)
    }
    let end = bytes.endOfText(before: comment ?? whole)
    let written = bytes.excerpt(start, end)
    let span = SourceSpan(file: file.id, start: start, end: end)
    let edit =
      comment.map { FixIt.Edit(SourceSpan(file: file.id, start: start, end: $0), "") }
      ?? EntryRemoval.edit(ofComment: start..<end, in: file)
    return Diagnostic(
      .error, .directive,
      "'\(written)' is a directive, and a sheets file has none; remove the line", at: span,
      fixIts: [FixIt("remove '\(written)'", .safe, [edit])])
  }
}
