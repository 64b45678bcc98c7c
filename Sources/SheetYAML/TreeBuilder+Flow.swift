import CLibYAML
import SheetDiagnostics

/// What libyaml accepts between brackets, and YAML does not.
extension TreeBuilder {
  /// A line inside brackets is indented further than the block the brackets stand in.
  @inline(__always)
  mutating func checkIndentation(_ event: UnsafeMutablePointer<yaml_event_t>, at start: Int) {
    if event.pointee.start_mark.column <= open.column || hasTabs {
      refuseIndentation(at: start)
    }
  }

  /// Reports a line whose indentation is too little, once for each outermost pair of brackets.
  private mutating func refuseIndentation(at start: Int) {
    guard !reportedFlow, bytes.isFirstOnLine(start) else { return }
    let line = bytes.lineStart(of: start)
    let spaces = bytes.indentation(of: start)
    if spaces > open.column { return }
    reportedFlow = true
    let isTab = line + spaces < start && bytes[line + spaces] == .tab
    let isCloser = bytes[start] == .closeBracket || bytes[start] == .closeBrace
    let place = span(start, isCloser ? start + 1 : bytes.plainEnd(from: start, inFlow: true))
    let bracket = outermostBracket.map { [Diagnostic.Note("the bracket opens here", at: $0)] } ?? []
    if isTab {
      refuseTab(at: line + spaces, to: start, notes: bracket)
    } else {
      let indent = String(repeating: " ", count: open.column + 1 - spaces)
      let found = Diagnostic(
        isCloser && spaces == open.column ? .warning : .error, .flowIndentation,
        "'\(bytes.excerpt(start, Int(place.end)))' is indented by \(TreeBuilder.spaces(spaces)); "
          + "lines inside these brackets are indented by at least \(open.column + 1)",
        at: place, notes: bracket,
        fixIts: [FixIt("indent the line further", .safe, [.init(span(line, line), indent)])])
      report.add(found)
    }
  }

  /// `1 space`, `4 spaces`.
  static func spaces(_ count: Int) -> String {
    count == 1 ? "1 space" : "\(count) spaces"
  }

  /// Reports tabs where indentation is counted.
  mutating func refuseTab(at start: Int, to end: Int, notes: [Diagnostic.Note] = []) {
    let missing = open.column + 1 - bytes.indentation(of: start)
    let spaces = String(repeating: " ", count: max(2 * (end - start), (missing + 1) / 2 * 2))
    report.error(
      .tabIndentation, "indentation uses a tab; indent with spaces", at: span(start, end),
      notes: notes,
      fixIts: [FixIt("replace the tab with spaces", .guess, [.init(span(start, end), spaces)])])
  }

  private var outermostBracket: SourceSpan? {
    let bracket = outer.first { $0.isFlow } ?? open
    guard bracket.isFlow else { return nil }
    let start = Int(self[bracket.node].start)
    return span(start, start + 1)
  }

  /// A scalar that is an entry or a value between brackets.
  mutating func checkFlowScalar(_ event: UnsafeMutablePointer<yaml_event_t>, _ index: Int) {
    let node = self[index]
    let start = Int(node.start)
    if node.count == 0 {
      if open.kind == .mapping, node.style == .plain { checkMissingSpace(key: index - 1) }
      return
    }
    checkIndentation(event, at: start)
    if node.count == 1, node.style == .plain, bytes[start] == .dash {
      report.error(
        .yamlSyntax, "'-' begins no entry inside brackets; separate entries by ','",
        at: span(start, start + 1))
      self[index].set(.broken)
    }
  }

  /// `{height:300}` is a key without a value, which nobody means.
  private mutating func checkMissingSpace(key: Int) {
    let node = self[key]
    guard node.kind == .scalar, node.style == .plain, !node.has(.hidden) else { return }
    guard let colon = (Int(node.start)..<Int(node.end)).first(where: { bytes[$0] == .colon }) else {
      return
    }
    hide(key)
    self[open.node].set(.broken)
    let written = bytes.excerpt(Int(node.start), Int(node.end))
    report.error(
      .missingSpace,
      "'\(written)' has no space after ':', so it is a key without a value",
      at: span(Int(node.start), Int(node.end)),
      fixIts: [
        FixIt("put a space after ':'", .safe, [.init(span(colon + 1, colon + 1), " ")])
      ])
  }

  /// A key between brackets may have a `?` before it, which leaves no other trace in the events.
  mutating func checkFlowKey(_ index: Int) {
    let start = Int(self[index].start)
    guard start > 0, bytes[start - 1] != .openBrace, bytes[start - 1] != .comma else { return }
    guard let mark = bytes.questionMark(before: start) else { return }
    if mark != Int(self[open.node].start) {
      refuseExplicitKey(at: mark)
    } else {
      // A pair without braces is an entry that was not meant to be one.
      self[index].set(.broken)
    }
  }
}
