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

  /// What is said of the directive that begins at `start`.
  static func diagnostic(
    _ file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> Diagnostic {
    let end = bytes.endOfText(before: bytes.lineEnd(of: start))
    let written = bytes.excerpt(start, end)
    let span = SourceSpan(file: file.id, start: start, end: end)
    return Diagnostic(
      .error, .directive,
      "'\(written)' is a directive, and a sheets file has none; remove the line", at: span,
      fixIts: [FixIt("remove '\(written)'", .safe, [.init(span, "")])])
  }
}
