import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

extension ValueDecoder {
  /// Text that all YAML tools read as text.
  mutating func text(_ node: NodeID, _ key: StaticString) -> String? {
    guard kind(node) == .scalar else {
      reportWrongShape(node, key, takes: "a text")
      return nil
    }
    guard isPlain(node) else {
      let text = text(node)
      if text.isEmpty {
        findings.error(
          .missingValue, "'\(key)' is an empty text; write one, or leave the key out",
          at: span(node))
        return nil
      }
      return text
    }
    guard !view.bytes(node).isEmpty else {
      reportMissing(node, key, takes: "a text")
      return nil
    }
    let reading = ScalarReading(view.bytes(node))
    guard case .text = reading else {
      reportReading(reading, node, "'\(key)' takes a text, but ")
      return nil
    }
    warnOfComment(after: node, key)
    return text(node)
  }

  /// Reports a plain scalar that is read as something else than text.
  mutating func reportReading(_ reading: ScalarReading, _ node: NodeID, _ subject: String) {
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return }
    let written = excerpt(node)
    let span = span(node)
    let meaning =
      switch reading {
      case .text, .special: "'\(written)' is not text to other YAML tools"
      case .null: "'\(written)' is read as no value"
      case .flag: "'\(written)' is read as a flag"
      case .oldFlag: "other YAML tools read '\(written)' as a flag"
      case .number: "'\(written)' is read as a number"
      case .oldNumber: "other YAML tools read '\(written)' as a number"
      case .date: "other YAML tools read '\(written)' as a date"
      }
    findings.error(
      .textSpelling, "\(subject)\(meaning); quote it", at: span,
      fixIts: [FixIt("quote '\(written)'", .safe, [.init(span, "\"\(text(node))\"")])])
  }

  /// `summary: Step #1` is `Step`; says so.
  private mutating func warnOfComment(after node: NodeID, _ key: StaticString) {
    guard let index = view.hash(after: node) else { return }
    if findings.isSilent || file.tree.kind(node) == .alias { return }
    let bytes = file.tree.file.bytes
    let span = span(node)
    guard index + 1 < bytes.count, bytes[index + 1] > 0x20 else { return }
    var end = index
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    let comment = SourceSpan(file: span.file, start: index, end: end)
    let whole = SourceSpan(file: span.file, start: Int(span.start), end: end)
    let words = file.sourceText(whole)
    let quoted = words.contains { $0 == "\"" || $0 == "\\" } ? nil : "\"\(words)\""
    findings.warning(
      .commentAfterText,
      "'#' starts a comment here, so '\(key)' ends before it; quote the text", at: comment,
      fixIts: quoted.map { [FixIt("quote '\(words)'", .guess, [.init(whole, $0)])] } ?? [])
  }

  /// Reports a text that Swift would look up, and how it is looked up here.
  private mutating func reportLookUp(_ node: NodeID, _ key: StaticString) -> Bool {
    guard kind(node) == .scalar, isPlain(node), view.bytes(node).last == UInt8(ascii: ")"),
      let part = SwiftExpression(text(node))?.parts.first,
      ["NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "String", "Text"]
        .contains(part.name)
    else { return false }
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return true }
    let (written, span) = (excerpt(node), span(node))
    let name = part.arguments.first?.value ?? ""
    let isKey =
      !name.isEmpty && name.utf8.allSatisfy { NameRule.isPart($0) || $0 == UInt8(ascii: ".") }
    let mapping = "{key: \(isKey ? name : "…")}"
    findings.error(
      .textSpelling, "'\(written)' is Swift; a text that is looked up is '\(mapping)'", at: span,
      fixIts: isKey ? [Phrase.replacement(of: written, with: mapping, at: span, .guess)] : [])
    return true
  }

  /// Text that people read, as it stands or looked up at run time.
  mutating func displayText(_ node: NodeID, _ key: StaticString) -> DisplayText? {
    guard kind(node) == .mapping else {
      if reportLookUp(node, key) { return nil }
      return text(node, key).map { .plain($0) }
    }
    let isMerge = beginMerges(of: node)
    defer { endMerges(isMerge) }
    var name: String?
    var table: String?
    var hasKey = false
    var isWhole = true
    for entry in view.entries(node) {
      switch self.key(entry, of: Closed.textKeys, in: node) {
      case .key:
        hasKey = true
        name = text(entry.value, "key")
      case .table:
        table = text(entry.value, "table")
        if table == nil { isWhole = false }
      case nil: isWhole = false
      }
    }
    guard hasKey else {
      if isWhole { reportMissingKey("a text that is looked up needs its 'key'", in: node) }
      return nil
    }
    guard isWhole, let name else { return nil }
    return .localized(key: name, table: table)
  }
}
