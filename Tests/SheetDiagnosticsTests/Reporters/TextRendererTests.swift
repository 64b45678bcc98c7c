import SheetDiagnostics
import Testing

@Suite struct TextRendererTests {
  /// Renders one error in `text` at the bytes of `part` (its first occurrence), or at `span`.
  private func render(
    _ text: String, at part: String, empty: Bool = false,
    _ options: TextRenderer.Options = .init()
  ) -> String {
    render(Array(text.utf8), span(of: part, in: text, empty: empty), options)
  }

  private func render(
    _ bytes: [UInt8], _ span: Range<Int>, _ options: TextRenderer.Options = .init()
  ) -> String {
    var sources = SourceMap()
    let file = sources.add(path: "a.yaml", bytes: bytes).id
    var renderer = TextRenderer(sources, options)
    var buffer = ByteBuffer()
    let place = SourceSpan(file: file, start: span.lowerBound, end: span.upperBound)
    renderer.render(Diagnostic(.error, "some-id", "bad", at: place), into: &buffer)
    return buffer.text
  }

  private func span(of part: String, in text: String, empty: Bool = false) -> Range<Int> {
    let bytes = Array(text.utf8)
    let wanted = Array(part.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    return start..<(empty ? start : start + wanted.count)
  }

  @Test func findingShowsItsLineAndUnderlinesTheSpan() {
    #expect(
      render("version: 1\n  swipMode: top\n", at: "swipMode") == """
        a.yaml:2:3: error: bad [some-id]
        2 |   swipMode: top
          |   ^~~~~~~~

        """)
  }

  @Test func notesAndFixItsFollow() {
    var sources = SourceMap()
    let text = "a: 1\nb: 2\n"
    let file = sources.add(path: "a.yaml", bytes: Array(text.utf8)).id
    let other = SourceSpan(file: file, start: 0, end: 1)
    let place = SourceSpan(file: file, start: 5, end: 6)
    let finding = Diagnostic(
      .warning, "some-id", "'b' is given twice", at: place,
      notes: [.init("first given here", at: other), .init("did you mean 'c'?")],
      fixIts: [FixIt("replace 'b' with 'c'", .guess, [.init(place, "c")])])
    var renderer = TextRenderer(sources)
    var buffer = ByteBuffer()

    renderer.render(finding, into: &buffer)

    #expect(
      buffer.text == """
        a.yaml:2:1: warning: 'b' is given twice [some-id]
        2 | b: 2
          | ^
        a.yaml:1:1: note: first given here
        1 | a: 1
          | ^
        a.yaml:2:1: note: did you mean 'c'?
        a.yaml:2:1: fix-it: replace 'b' with 'c'

        """)
  }

  @Test func findingWithoutAPlaceNamesTheTool() {
    var renderer = TextRenderer(SourceMap())
    var buffer = ByteBuffer()

    renderer.render(Diagnostic(.error, "no-input", "nothing to do", at: nil), into: &buffer)

    #expect(buffer.text == "sheetc: error: nothing to do [no-input]\n")
  }

  @Test(arguments: [
    ("wide characters", "title: 漢字 x", "x", "1 | title: 漢字 x\n  |             ^\n"),
    ("a wide span", "title: 漢字 x", "漢字", "1 | title: 漢字 x\n  |        ^~~~\n"),
    ("emoji", "a: 👍 x", "x", "1 | a: 👍 x\n  |       ^\n"),
    ("combining marks", "a: e\u{301}e\u{301} x", "x", "1 | a: e\u{301}e\u{301} x\n  |       ^\n"),
    ("a tab", "\tx: 1", "x", "1 |         x: 1\n  |         ^\n"),
    ("a tab after text", "abc\tx: 1", "x", "1 | abc     x: 1\n  |         ^\n"),
    ("a tab underlined", "ab\tx: 1", "\t", "1 | ab      x: 1\n  |   ^~~~~~\n"),
    ("a bidi override", "a: \u{202E}b", "b", "1 | a: \\u{202E}b\n  |            ^\n"),
    ("an escape sequence", "a: \u{1B}[2J b", "b", "1 | a: \\u{1B}[2J b\n  |              ^\n"),
    ("CRLF", "a: b\r\nc: d\r\n", "b", "1 | a: b\n  |    ^\n"),
    ("CRLF, later line", "a: b\r\nc: d\r\n", "d", "2 | c: d\n  |    ^\n"),
    ("a lone CR", "a\rb: c", "b", "1 | a\\rb: c\n  |    ^\n"),
    ("a byte-order mark", "\u{FEFF}a: b\n", "a", "1 | a: b\n  | ^\n"),
    ("several lines", "x: {a: b,\n  c: d}\ne", "{a: b,\n  c: d}", "1 | x: {a: b,\n  |    ^~~~~~\n"),
    ("the line feed", "abc\nd", "\n", "1 | abc\n  |    ^\n"),
  ])
  func underlineFollowsWhatIsShown(label: String, text: String, part: String, shown: String) {
    let rendered = render(text, at: part)

    #expect(rendered.hasSuffix("[some-id]\n" + shown), "\(label): \(rendered)")
  }

  @Test func emptySpanIsOneCaret() {
    #expect(render("a: b", at: "b", empty: true).hasSuffix("1 | a: b\n  |    ^\n"))
  }

  @Test func endOfFileIsAnEmptyLine() {
    #expect(render(Array("a:\n".utf8), 3..<3) == "a.yaml:2:1: error: bad [some-id]\n2 |\n  | ^\n")
  }

  @Test func emptyFileHasAFirstLine() {
    #expect(render([], 0..<0) == "a.yaml:1:1: error: bad [some-id]\n1 |\n  | ^\n")
  }

  @Test func bytesThatAreNotTextAreShownAsEscapes() {
    #expect(render([0x61, 0xFF, 0x62], 2..<3).hasSuffix("1 | a\\xFFb\n  |      ^\n"))
  }

  @Test(arguments: [0, 3, 9, 11, 12, 13, 50, 87, 99])
  func longLineIsCutAroundTheSpan(at offset: Int) {
    var options = TextRenderer.Options()
    options.sourceColumns = 13
    var bytes = (0..<100).map { $0 % 10 == 0 ? UInt8(ascii: ".") : UInt8(48 + $0 % 10) }
    bytes[0] = UInt8(ascii: "0")
    bytes[offset] = UInt8(ascii: "x")

    let rendered = render(bytes, offset..<offset + 1, options)

    let lines = rendered.split(separator: "\n")
    #expect(lines[1].utf8.contains(UInt8(ascii: "x")))
    #expect(lines[1].count == 4 + 13, "\(rendered)")
    let caret = lines[2].firstIndex(of: "^").map {
      lines[2].distance(from: lines[2].startIndex, to: $0)
    }
    let mark = lines[1].firstIndex(of: "x").map {
      lines[1].distance(from: lines[1].startIndex, to: $0)
    }
    #expect(caret == mark, "\(rendered)")
  }

  @Test func longSpanIsUnderlinedAsFarAsItIsShown() {
    var options = TextRenderer.Options()
    options.sourceColumns = 20
    let text = "key: " + String(repeating: "v", count: 80)

    let rendered = render(Array(text.utf8), 5..<85, options)

    #expect(
      rendered.hasSuffix("1 | key: vvvvvvvvvvvvvv…\n  |      ^~~~~~~~~~~~~~~\n"), "\(rendered)")
  }

  @Test func colorsMarkSeverityAndUnderline() {
    var options = TextRenderer.Options()
    options.isColored = true

    let rendered = render(Array("a".utf8), 0..<1, options)

    #expect(
      rendered == """
        \u{1B}[1ma.yaml:1:1: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1mbad\u{1B}[0m [some-id]
        1 | a
          | \u{1B}[1;32m^\u{1B}[0m

        """)
  }

  @Test func namesAndMessagesCannotSteerTheTerminal() {
    var sources = SourceMap()
    let file = sources.add(path: "a\u{1B}]0;x\u{7}.yaml", bytes: []).id
    var renderer = TextRenderer(sources)
    var buffer = ByteBuffer()
    let place = SourceSpan(file: file, start: 0, end: 0)

    renderer.render(
      Diagnostic(
        .error, "id", "'\u{202E}a\nb'", at: place, notes: [.init("\u{9B}1m")],
        fixIts: [FixIt("\u{200B}", .safe, [])]),
      into: &buffer)

    #expect(
      buffer.text == """
        a\\u{1B}]0;x\\u{7}.yaml:1:1: error: '\\u{202E}a\\nb' [id]
        1 |
          | ^
        a\\u{1B}]0;x\\u{7}.yaml:1:1: note: \\u{9B}1m
        a\\u{1B}]0;x\\u{7}.yaml:1:1: fix-it: \\u{200B}

        """)
  }

  @Test func findingsPastTheLimitAreCounted() {
    var report = Report()
    for index in 0..<5 { report.error("id", "\(index)", at: nil) }
    var options = TextRenderer.Options()
    options.limit = 3
    var renderer = TextRenderer(SourceMap(), options)
    var buffer = ByteBuffer()

    renderer.render(report, into: &buffer)

    #expect(
      buffer.text == """
        sheetc: error: 0 [id]
        sheetc: error: 1 [id]
        sheetc: error: 2 [id]
        sheetc: note: 2 more findings are not shown

        """)
  }

  @Test func summaryCountsFindingsAndTheirFiles() {
    var sources = SourceMap()
    let files = (0..<3).map { sources.add(path: "\($0)", bytes: []).id }
    var report = Report()
    report.error("id", "", at: SourceSpan(file: files[0], start: 0, end: 0))
    report.error("id", "", at: SourceSpan(file: files[0], start: 0, end: 0))
    report.add(Diagnostic(.warning, "id", "", at: SourceSpan(file: files[2], start: 0, end: 0)))
    var buffer = ByteBuffer()

    TextRenderer.renderSummary(of: report, into: &buffer)
    TextRenderer.renderSummary(of: Report(), into: &buffer)

    #expect(buffer.text == "2 errors, 1 warning in 2 files\n")
  }

  /// A line of many megabytes with a finding every few bytes is the worst case of a cut.
  @Test func excerptsOfALongLineAreShortHoweverManyThereAre() {
    var sources = SourceMap()
    let bytes = Array(repeating: UInt8(ascii: "a"), count: 4_000_000)
    let file = sources.add(path: "a.yaml", bytes: bytes).id
    var report = Report()
    for index in 0..<5_000 {
      report.error(
        "id", "bad", at: SourceSpan(file: file, start: index * 800, end: 4_000_000))
    }
    var renderer = TextRenderer(sources)
    var buffer = ByteBuffer()

    renderer.render(report, into: &buffer)

    #expect(buffer.count < 5_000 * 400)
  }
}
