import SheetDiagnostics
import SheetModel
import SheetVocabulary
import SheetYAML

/// Reads the suppression comments of one file.
///
/// `# sheetc:ignore rule-id [until 2026-12-31] -- reason`, and `# sheetc:ignore-file …` above the first key. A rule about
/// targets may be followed by one of them: `rule-id:uikit`.
struct SuppressionReader {
  private let tree: SyntaxTree
  private let lines: LineTable
  private(set) var suppressions: [Suppression] = []

  /// Whether any comment of `tree` speaks to sheetc at all; most files are done with this.
  static func hasSuppressions(_ tree: SyntaxTree) -> Bool {
    tree.comments.contains { start(of: $0, in: tree.file.bytes) != nil }
  }

  init(_ tree: SyntaxTree) {
    self.tree = tree
    lines = LineTable(tree.file.bytes)
  }

  /// Reads every comment, reporting those that are not written as they need to be.
  mutating func read(into report: inout Report) {
    var waiting: [Int] = []
    var nextLine = 0
    for comment in tree.comments {
      let line = lines.position(of: Int(comment.span.start)).line
      // A comment on its own line speaks of the first line below it that is not such a comment.
      if !comment.isOwnLine || line != nextLine { aim(&waiting, at: nextLine) }
      nextLine = line + 1
      guard let start = Self.start(of: comment, in: tree.file.bytes) else { continue }
      let found = suppressions.count
      read(from: start, to: Int(comment.span.end), line: line, into: &report)
      if comment.isOwnLine, suppressions.count > found { waiting.append(found) }
    }
    aim(&waiting, at: nextLine)
  }

  /// Offset of `sheetc:` in a comment that starts with it, or with something that is surely meant for it.
  private static func start(of comment: Comment, in bytes: [UInt8]) -> Int? {
    let end = Int(comment.span.end)
    var place = Int(comment.span.start)
    while place < end, bytes[place] == UInt8(ascii: "#") || bytes[place] == UInt8(ascii: " ") {
      place += 1
    }
    let name = place..<place + 6
    guard name.upperBound < end, isAlike(bytes[name], "sheetc") else { return nil }
    let rest = bytes[name.upperBound..<end]
    if rest.first == UInt8(ascii: ":") { return place }
    let isWord = ["ignore", "disable"].contains {
      isAlike(rest.dropFirst().prefix($0.utf8.count), $0)
    }
    return isWord ? place : nil
  }

  private static func isAlike(_ bytes: ArraySlice<UInt8>, _ word: String) -> Bool {
    bytes.elementsEqual(word.utf8) { $0 | 0x20 == $1 }
  }

  private mutating func aim(_ waiting: inout [Int], at line: Int) {
    for index in waiting {
      guard case .line = suppressions[index].reach else { continue }
      let old = suppressions[index]
      suppressions[index] = Suppression(
        rule: old.rule, target: old.target, reach: .line(line), until: old.until,
        reason: old.reason, span: old.span,
        ruleSpan: old.ruleSpan, untilSpan: old.untilSpan)
    }
    waiting.removeAll(keepingCapacity: true)
  }

  private mutating func read(from start: Int, to end: Int, line: Int, into report: inout Report) {
    var words = Words(bytes: tree.file.bytes, position: start, end: end)
    let whole = words.rest
    guard let directive = words.next() else { return }
    let reach: Suppression.Reach
    switch text(directive) {
    case "sheetc:ignore":
      reach = .line(line)
    case "sheetc:ignore-file":
      reach = .file
      if let root = tree.root, tree.span(root).start < UInt32(start) {
        return report.error(
          .suppressionForm,
          "'sheetc:ignore-file' stands below the first key; move it to the top of the file, or use "
            + "'sheetc:ignore' for one line", at: span(directive))
      }
    case _:
      return reportOther(directive, then: words.next(), into: &report)
    }
    guard let subject = words.next(), text(subject) != "--" else {
      return report.error(
        .suppressionForm,
        "'\(shown(directive))' names no rule; write '\(shown(directive)) rule-id -- reason'",
        at: span(whole))
    }
    if text(subject) == "until" {
      return report.error(
        .suppressionForm,
        "the rule comes first; write '\(shown(directive)) rule-id until 2026-12-31 -- reason'",
        at: span(subject))
    }
    if tree.file.bytes[subject].contains(UInt8(ascii: ",")) {
      return reportSeveral(directive, at: subject, into: &report)
    }
    let colon = subject.first { tree.file.bytes[$0] == UInt8(ascii: ":") }
    let rule = subject.lowerBound..<(colon ?? subject.upperBound)
    let name = text(rule)
    guard let place = RuleCatalogue.place(of: name) else {
      if DiagnosticID.isOfTheLanguage(name) {
        return report.error(
          .fixedLevel, "'\(name)' is an error of the language, which cannot be suppressed",
          at: span(rule))
      }
      return report.error(
        .unknownRule, "'\(shown(rule))' is not a rule", at: span(rule),
        notes: Wording.suggestionNotes(for: name),
        fixIts: Wording.suggestions(for: name, at: span(rule)))
    }
    var target: TargetName?
    if let colon {
      let word = text(colon + 1..<subject.upperBound)
      guard RuleCatalogue.isAboutCode(place) else {
        let rest = span(colon..<subject.upperBound)
        return report.error(
          .suppressionForm,
          "'\(name)' is not about targets, so none of them can stand behind it; write '\(name)' alone",
          at: rest, fixIts: [FixIt("remove ':\(Quotation.cut(word))'", .guess, [.init(rest, "")])])
      }
      target = TargetName.allCases.first { "\($0)" == word }
      if target == nil {
        return report.add(fault(ofTarget: word, at: span(colon + 1..<subject.upperBound)))
      }
    }
    var until: (date: CalendarDate, range: Range<Int>)?
    var separator = words.next()
    if let word = separator, text(word) == "until" {
      guard let range = words.next(), let date = CalendarDate(text(range)) else {
        let given = words.last
        return report.error(
          .suppressionForm,
          text(given) == "until" || text(given) == "--"
            ? "'until' has no date; write it as 2026-12-31"
            : CalendarDate.isForm(text(given))
              ? "'\(shown(given))' is not in the calendar; give a day that is, such as 2026-12-31"
              : "'\(shown(given))' is not a date; write it as 2026-12-31", at: span(given),
          fixIts: Self.date(meantBy: text(given)).map {
            [Wording.replacement(of: text(given), with: $0, at: span(given), .guess)]
          } ?? [])
      }
      until = (date, range)
      separator = words.next()
    }
    if let separator, RuleCatalogue.has(String(text(separator).prefix { $0 != ":" && $0 != "," })) {
      return reportSeveral(directive, at: separator, into: &report)
    }
    if let separator, text(separator) == "until:" {
      return report.error(
        .suppressionForm, "'until' is written without a colon", at: span(separator),
        fixIts: [Wording.replacement(of: "until:", with: "until", at: span(separator), .guess)])
    }
    if let separator, text(separator) != "--" {
      return report.error(
        .suppressionForm,
        "'\(shown(separator))' stands where 'until' with a date, or '--' with a reason, is expected",
        at: span(separator),
        // Editors make one dash of two.
        fixIts: ["-", "\u{2013}", "\u{2014}"].contains(text(separator)) && !words.rest.isEmpty
          ? [Wording.replacement(of: text(separator), with: "--", at: span(separator), .safe)] : [])
    }
    guard separator != nil, !words.rest.isEmpty else {
      return report.error(
        .suppressionForm, "'\(shown(directive))' has no reason; write it after '--'",
        at: span(whole)
      )
    }
    suppressions.append(
      Suppression(
        rule: DiagnosticID(name), target: target, reach: reach, until: until?.date,
        reason: text(words.rest), span: span(whole), ruleSpan: span(subject),
        untilSpan: until.map { span($0.range) }))
  }

  /// Reports `sheetc:disable`, `sheetc: ignore`, `SHEETC-IGNORE` and the like.
  private func reportOther(
    _ directive: Range<Int>, then next: Range<Int>?, into report: inout Report
  ) {
    var whole = directive
    let isNameAlone = ["sheetc", "sheetc:"].contains(text(directive).lowercased())
    if isNameAlone, let next { whole = directive.lowerBound..<next.upperBound }
    let other = text(whole)
    let folded = other.lowercased().replacing(" ", with: "").replacing("disable", with: "ignore")
    let names = ["sheetc:ignore", "sheetc:ignore-file"]
    let near = names.contains(folded) ? [folded] : Spelling.nearest(to: folded, in: names)
    report.error(
      .suppressionForm,
      "'\(Quotation.cut(other))' is not a suppression; write 'sheetc:ignore' or 'sheetc:ignore-file'",
      at: span(whole),
      fixIts: near.count == 1
        ? [Wording.replacement(of: other, with: near[0], at: span(whole), .guess)] : [])
  }

  private func reportSeveral(
    _ directive: Range<Int>, at range: Range<Int>, into report: inout Report
  ) {
    report.error(
      .suppressionForm,
      "a comment silences one rule; write '\(shown(directive)) rule-id -- reason' on a line above for each",
      at: span(range))
  }

  private func fault(ofTarget word: String, at span: SourceSpan) -> Diagnostic {
    let names = TargetName.allCases.map { "\($0)" }
    let near = Spelling.nearest(to: word, in: names)
    let all = "the targets are \(Wording.list(names, "and"))"
    return Diagnostic(
      .error, .suppressionForm,
      word.isEmpty
        ? "':' has no target behind it; \(all)"
        : "'\(Quotation.cut(word))' is not a target; \(all)",
      at: span,
      fixIts: near.count == 1
        ? [Wording.replacement(of: word, with: near[0], at: span, .guess)] : [])
  }

  /// `2026-12-31` for `2026/12/31`, `2026.12.31` and `31.12.2026`.
  private static func date(meantBy text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { "./-".contains($0) }
    guard parts.count == 3 else { return nil }
    let isDayFirst = parts[2].utf8.count == 4 && text.utf8.contains(UInt8(ascii: "."))
    let ordered = isDayFirst ? Array(parts.reversed()) : parts
    let date = ordered.map { $0.utf8.count == 1 ? "0" + $0 : String($0) }.joined(separator: "-")
    return CalendarDate(date).map { "\($0)" }
  }

  /// The text for a message.
  private func shown(_ range: Range<Int>) -> String { Quotation.cut(text(range)) }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: tree.file.bytes[range], as: UTF8.self)
  }

  private func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: tree.file.id, start: range.lowerBound, end: range.upperBound)
  }

  /// The words of a comment, separated by spaces and tabs.
  private struct Words {
    let bytes: [UInt8]
    var position: Int
    var end: Int
    /// The word `next` returned last.
    var last: Range<Int>

    init(bytes: [UInt8], position: Int, end: Int) {
      self.bytes = bytes
      self.position = position
      self.end = end
      last = position..<position
      while self.end > position, isSpace(self.end - 1) { self.end -= 1 }
    }

    /// What has not been read, without white space around it.
    var rest: Range<Int> {
      var start = position
      while start < end, isSpace(start) { start += 1 }
      return start..<end
    }

    mutating func next() -> Range<Int>? {
      let start = rest.lowerBound
      guard start < end else { return nil }
      position = start
      while position < end, !isSpace(position) { position += 1 }
      last = start..<position
      return last
    }

    private func isSpace(_ place: Int) -> Bool {
      bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t")
        || bytes[place] == UInt8(ascii: "\r")
    }
  }
}
