import SheetDiagnostics
import SheetVocabulary
import SheetYAML

/// Keys and values that lack the mark or the space between them.
extension ValueDecoder {
  /// `swipe:false` where a mapping should stand is one word; says so.
  mutating func reportMissingSpace(in node: NodeID) -> Bool {
    let span = span(node)
    let bytes = file.tree.file.bytes[Int(span.start)..<Int(span.end)]
    guard kind(node) == .scalar, isPlain(node), let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      colon > bytes.startIndex, colon + 1 < bytes.endIndex, bytes[colon + 1] != UInt8(ascii: "/"),
      bytes[..<colon].allSatisfy(NameRule.isPart)
    else { return false }
    findings.hasFailed = true
    if file.tree.isBroken(node) { return true }
    let written = excerpt(node)
    if beginsLine(span) {
      let place = SourceSpan(file: span.file, start: colon + 1, end: colon + 1)
      findings.error(
        .missingSpace, "'\(written)' has no space after ':', so it is no key", at: span,
        fixIts: [FixIt("put a space after ':'", .safe, [.init(place, " ")])])
      return true
    }
    let key = String(decoding: bytes[..<colon], as: UTF8.self)
    let mapping = "{\(key): \(String(decoding: bytes[(colon + 1)...], as: UTF8.self))}"
    let isOnePair = !bytes.contains { ",[]{}#\n".utf8.contains($0) }
    findings.error(
      .missingSpace,
      isOnePair ? "'\(written)' is one word; write '\(mapping)'" : "'\(written)' is one word",
      at: span,
      fixIts: isOnePair ? [Phrase.replacement(of: written, with: mapping, at: span, .safe)] : [])
    return true
  }

  /// `detents [medium]` on the line where the keys of a section should stand is a key without its colon; says so.
  mutating func reportMissingColon(in node: NodeID, of section: Section) -> Bool {
    let span = span(node)
    let bytes = file.tree.file.bytes[Int(span.start)..<Int(span.end)]
    let blanks = " \t".utf8
    guard kind(node) == .scalar, isPlain(node), beginsLine(span),
      let end = bytes.firstIndex(where: { blanks.contains($0) }),
      !bytes.contains(UInt8(ascii: "\n")),
      section.rows.contains(where: { $0.name.description.utf8.elementsEqual(bytes[..<end]) })
    else { return false }
    findings.hasFailed = true
    let key = String(decoding: bytes[..<end], as: UTF8.self)
    let place = SourceSpan(file: span.file, start: end, end: end)
    findings.error(
      .yamlSyntax, "':' is missing after '\(key)'",
      at: SourceSpan(file: span.file, start: Int(span.start), end: end),
      fixIts: [FixIt("put ':' after '\(key)'", .guess, [.init(place, ":")])])
    return true
  }

  /// Whether nothing but spaces and the marks of list entries stands before a span on its line.
  func beginsLine(_ span: SourceSpan) -> Bool {
    let bytes = file.tree.file.bytes
    var place = Int(span.start)
    while place > 0 {
      place -= 1
      switch bytes[place] {
      case UInt8(ascii: " "), UInt8(ascii: "-"): continue
      case UInt8(ascii: "\n"): return true
      // The last byte of a byte-order mark.
      case 0xBF: return place == 2
      default: return false
      }
    }
    return true
  }

  /// `{height 300}`, and `header {height: 60}` on a line of its own, lack a colon; says so.
  ///
  /// - Parameter keys: Names that may stand there.
  mutating func reportMissingColon(
    _ key: NodeID, value: NodeID, among keys: () -> [StaticString]
  ) -> Bool {
    guard let end = endOfName(key, before: value),
      keys().contains(where: { $0.equals(UnsafeBufferPointer(rebasing: view.bytes(key)[..<end])) })
    else { return false }
    let (span, name) = (span(key), String(decoding: view.bytes(key)[..<end], as: UTF8.self))
    let place = Int(span.start) + end
    findings.error(
      .yamlSyntax, "':' is missing after '\(name)'",
      at: SourceSpan(file: span.file, start: Int(span.start), end: place),
      fixIts: [
        FixIt(
          "put ':' after '\(name)'", .guess,
          [.init(SourceSpan(file: span.file, start: place, end: place), ":")])
      ])
    return true
  }

  /// Where a name ends that is the first word of a key which seems to hold its value as well.
  private func endOfName(_ key: NodeID, before value: NodeID) -> Int? {
    let bytes = view.bytes(key)
    guard isPlain(key), let end = bytes.firstIndex(of: UInt8(ascii: " ")), end + 1 < bytes.count
    else { return nil }
    let isBracket = bytes[end + 1] == UInt8(ascii: "{") || bytes[end + 1] == UInt8(ascii: "[")
    return isBracket || file.tree.isEmpty(value) ? end : nil
  }

  /// Whether an entry of a mapping is one word after another, so that a key may be hidden in it.
  func hasEntryWithoutColon(_ mapping: NodeID) -> Bool {
    file.tree.kind(mapping) == .mapping
      && file.tree.entries(mapping).contains { endOfName($0.key, before: $0.value) != nil }
  }

  /// `{height:300}` is a key without a value; says so.
  mutating func reportMissingSpace(_ key: NodeID, value: NodeID) -> Bool {
    guard isPlain(key) else { return false }
    if reportMissingSpace(beforeBracketsOf: key, value: value) { return true }
    guard file.tree.isEmpty(value) else { return false }
    let text = text(key)
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let spaced = text[..<colon] + ": " + text[text.utf8.index(after: colon)...]
    findings.error(
      .missingSpace, "'\(text)' is one word; write '\(spaced)'", at: span(key),
      fixIts: [FixIt("write '\(spaced)'", .safe, [.init(span(key), String(spaced))])])
    return true
  }

  /// `detents:[{height: 300}]` is a key only up to its colon; says so.
  private mutating func reportMissingSpace(beforeBracketsOf key: NodeID, value: NodeID) -> Bool {
    let bytes = view.bytes(key)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, colon + 1 < bytes.count,
      bytes[colon + 1] == UInt8(ascii: "[") || bytes[colon + 1] == UInt8(ascii: "{"),
      bytes[..<colon].allSatisfy(NameRule.isPart), file.tree.kind(value) == .scalar
    else { return false }
    let whole = SourceSpan(
      file: span(key).file, start: Int(span(key).start), end: Int(span(value).end))
    let place = Int(whole.start) + colon + 1
    findings.error(
      .missingSpace,
      "'\(Quotation.cut(file.sourceText(whole)))' has no space after ':', so it is no key",
      at: whole,
      fixIts: [
        FixIt(
          "put a space after ':'", .safe,
          [.init(SourceSpan(file: whole.file, start: place, end: place), " ")])
      ])
    return true
  }
}
