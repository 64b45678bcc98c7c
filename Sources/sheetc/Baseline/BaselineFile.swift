internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules
internal import SheetYAML

/// The text of a baseline: a line that names the format, then one for each entry, in the order of their bytes.
///
/// `Sheets/Cart.sheets.yaml sheets.cart.detents.half no-exit 2`: file, place, rule and, from 2 on, how often. A space in
/// a name is `%20`, so words are parted by one space each. Messages and lines are not in it.
struct BaselineFile {
  private static let start = "# sheetc baseline "
  private static let version = 1
  /// As many bytes as are read of a file.
  static let sizeLimit = Limits.standard.fileSize
  private static let header =
    start + "\(version): findings that 'sheetc lint' does not report; '--write-baseline' renews it"

  /// How often each entry is found.
  var counts: [BaselineEntry: Int] = [:]
  /// The first line of each entry.
  private(set) var spans: [BaselineEntry: SourceSpan] = [:]
  /// Whether lines end with CRLF, as some checkouts have them.
  private var hasReturns = false

  /// How many findings it lists.
  var total: Int { counts.values.reduce(0, +) }

  /// Whether a file begins as baselines do.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: start.utf8) || bytes.dropFirst(3).starts(with: start.utf8)
  }

  /// A baseline that lists nothing.
  init() {}

  /// Reads the lines of `source`; the first that is none of a baseline is reported, and ends the reading.
  ///
  /// A file of nothing but white space lists nothing, and so does one that is not there.
  ///
  /// - Parameter takesConflicts: Whether both sides of a merge that left its marks are read, as for a file that is
  ///   about to be written anew.
  init(_ source: SourceFile, takesConflicts: Bool = false, into report: inout Report) {
    let bytes = source.bytes
    if bytes.count > Self.sizeLimit {
      report.error(
        .fileTooLarge,
        "a baseline has no more than \(Self.sizeLimit) bytes, but this file has; give each project one",
        at: SourceSpan(file: source.id, start: 0, end: 0))
      return
    }
    if bytes.allSatisfy({ $0 == UInt8(ascii: " ") || 9...13 ~= $0 }) { return }
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var isFirst = true
    while start < bytes.count {
      let lineEnd = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var end = lineEnd
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") {
        end -= 1
        hasReturns = hasReturns || isFirst
      }
      let line = Line(bytes: bytes[start..<end], file: source.id)
      start = lineEnd + 1
      if takesConflicts, line.conflictMark != nil { continue }
      let isHeader = isFirst || (takesConflicts && line.bytes.starts(with: Self.start.utf8))
      if let fault = isHeader ? Self.faultOfHeader(line) : add(line) {
        report.add(fault)
        return
      }
      isFirst = false
    }
  }

  /// One line without its end.
  private struct Line {
    let bytes: ArraySlice<UInt8>
    let file: FileID

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The first word, if a merge has left it.
    var conflictMark: String? {
      let word = bytes.prefix { $0 != UInt8(ascii: " ") }
      return ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].first { word.elementsEqual($0.utf8) }
    }

    /// Where the line, or some bytes of it, stand.
    func span(_ part: ArraySlice<UInt8>? = nil) -> SourceSpan {
      let part = part ?? bytes
      return SourceSpan(file: file, start: part.startIndex, end: part.endIndex)
    }

    func fault(_ message: String, _ part: ArraySlice<UInt8>? = nil) -> Diagnostic {
      Diagnostic(.error, .baselineForm, message, at: span(part))
    }
  }

  private static func faultOfHeader(_ line: Line) -> Diagnostic? {
    guard line.bytes.starts(with: start.utf8) else {
      return line.fault(
        "a baseline begins with '\(start)\(version)', but this line is '\(Quotation.cut(line.text))'"
      )
    }
    let number = line.bytes.dropFirst(start.utf8.count).prefix {
      $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ")
    }
    let text = String(decoding: number, as: UTF8.self)
    if Int(text) == version { return nil }
    return line.fault(
      "'\(Quotation.cut(text))' is not a format of baselines that this sheetc knows, which is \(version)",
      number)
  }

  /// Whether the words of a line that begins with `#` are an entry, for a file with such a name.
  ///
  /// Now `%23` is written for it, but once it was not.
  private static func mayBeOfFile(_ words: [ArraySlice<UInt8>]) -> Bool {
    3...4 ~= words.count && words[0].count > 1
      && [".yaml", ".yml"].contains { words[0].suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Takes in a line below the first.
  private mutating func add(_ line: Line) -> Diagnostic? {
    if line.bytes.isEmpty { return nil }
    if let mark = line.conflictMark {
      return line.fault(
        "'\(mark)' is left from a merge; keep the lines of both sides, or write the baseline again")
    }
    let words = line.bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    if line.bytes.first == UInt8(ascii: "#"), !Self.mayBeOfFile(words) {
      return line.fault(
        "'\(Quotation.cut(line.text))' is a comment, but a baseline has none below its first line and would "
          + "lose it; a reason stands in the sheets file, in a 'sheetc:ignore' comment")
    }
    guard 3...4 ~= words.count, words.allSatisfy({ !$0.isEmpty }),
      let path = PercentEncoding.text(of: words[0]),
      let place = String(validating: words[1], as: UTF8.self),
      let rule = String(validating: words[2], as: UTF8.self)
    else {
      return line.fault(
        "'\(Quotation.cut(line.text))' is not an entry of a baseline, which is a file, a place in it, "
          + "a rule and perhaps a count, with one space between them")
    }
    if Path.isAbsolute(path) {
      return line.fault(
        "'\(Quotation.cut(path))' is an absolute path; paths are relative to the baseline's folder",
        words[0])
    }
    if RuleCatalogue.place(of: rule) == nil, LanguageErrors.error(named: rule) != nil {
      return line.fault(
        "'\(rule)' is an error of the language, which no baseline can list", words[2])
    }
    var count = 1
    if words.count == 4 {
      let text = String(decoding: words[3], as: UTF8.self)
      guard let number = Int(text), 1...999_999_999 ~= number, "\(number)" == text else {
        return line.fault(
          "'\(Quotation.cut(text))' is not a count, which is a number from 1 on", words[3])
      }
      count = number
    }
    let entry = BaselineEntry(PathKey(Path.normalized(path)), place, rule)
    // A merge that keeps the lines of both sides may leave an entry twice.
    counts[entry] = max(counts[entry] ?? 0, count)
    if spans[entry] == nil { spans[entry] = line.span() }
    return nil
  }

  /// The entries in the order of their lines, each with its line.
  static func ordered(_ entries: some Sequence<BaselineEntry>) -> [(
    entry: BaselineEntry, text: String
  )] {
    entries.map { ($0, $0.text) }.sorted { Path.precedes($0.1, $1.1) }
  }

  /// The file with its counts as they are now.
  var bytes: [UInt8] {
    var buffer = ByteBuffer()
    func end() { buffer.append(hasReturns ? "\r\n" : "\n") }
    buffer.append(Self.header)
    end()
    for (entry, text) in Self.ordered(counts.keys) {
      guard let count = counts[entry], count > 0 else { continue }
      buffer.append(text)
      if count > 1 { buffer.append(" \(count)") }
      end()
    }
    return buffer.bytes
  }
}
