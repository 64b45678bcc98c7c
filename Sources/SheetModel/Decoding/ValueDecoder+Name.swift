import SheetDiagnostics
import SheetVocabulary
import SheetYAML

extension ValueDecoder {
  /// Bytes of a name, wherever it stands: as many as a key may have.
  private static let longestName = Limits.standard.keyLength

  /// A name that follows a rule, as the value of `key`.
  mutating func name(_ node: NodeID, _ key: StaticString, _ rule: NameRule) -> String? {
    guard isScalar(node, key, takes: "\(rule.noun)") else { return nil }
    guard checkName(node, rule) else { return nil }
    return text(node)
  }

  /// Whether a scalar, as a key or a value, is a name by that rule.
  mutating func checkName(_ node: NodeID, _ rule: NameRule) -> Bool {
    let bytes = view.bytes(node)
    if bytes.count > ValueDecoder.longestName {
      findings.error(
        .nameSpelling,
        "'\(excerpt(node))' is not \(rule.noun); it has \(bytes.count) bytes, and the most is \(ValueDecoder.longestName)",
        at: span(node))
      return false
    }
    if isOrdinary(bytes), !rule.reserved.contains(where: { $0.equals(bytes) }) { return true }
    guard let fault = rule.fault(in: bytes) else { return true }
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return false }
    let written = excerpt(node)
    let span = span(node)
    switch fault {
    case .empty:
      findings.error(
        .nameSpelling, "'' is not \(rule.noun); it is empty, so write a name", at: span)
    case .character(let offset):
      let scalar = text(node).scalar(atByte: offset)
      if offset == 0, view.bytes(node).first?.isDigit == true {
        findings.error(
          .nameSpelling,
          "'\(written)' is not \(rule.noun); a name begins with a letter, then letters, digits, '_' and '-'",
          at: span)
        return false
      }
      let meant = ValueDecoder.name(meantBy: text(node)) { rule.fault(in: $0) == nil }
      findings.error(
        .nameSpelling,
        "'\(written)' is not \(rule.noun); '\(scalar)' cannot stand there, only ASCII letters, digits, '_' and '-', a letter first",
        at: span, notes: meant.map { [.init("did you mean '\($0)'?")] } ?? [],
        fixIts: meant.map { [Phrase.replacement(of: written, with: $0, at: span, .guess)] } ?? [])
    case .noLetter:
      findings.error(
        .nameSpelling,
        "'\(written)' is not \(rule.noun); it has no letter, and a name begins with one", at: span)
    case .reading(let reading):
      let meaning =
        switch reading {
        case .flag: "a flag"
        case .null: "no value"
        }
      findings.error(
        .nameSpelling,
        "'\(written)' is not \(rule.noun); other YAML tools read it as \(meaning), so choose another",
        at: span)
    case .reserved:
      findings.error(
        .reservedName,
        "'\(written)' is not \(rule.noun); the language uses this word itself, so choose another",
        at: span)
    }
    return false
  }

  /// The name that is left of a member or a call of Swift, or of words with marks between them: of `my detent`
  /// `myDetent`.
  private static func name(
    meantBy text: String, where isName: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> String? {
    var name = ""
    let expression = SwiftExpression(text)
    if let only = expression?.parts.last, only.arguments.isEmpty {
      name = only.name
    } else {
      guard text.utf8.allSatisfy({ $0 >= 0x80 || $0 == 0x20 || NameRule.isPart($0) }) else {
        return nil
      }
      for word in text.split(separator: " ") {
        name += name.isEmpty ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
      }
    }
    return name.utf8.count <= longestName && name.withUTF8(isName) ? name : nil
  }

  /// A short cut for the names that nearly all sheets have: those it says yes to follow every rule's spelling.
  @inline(__always)
  private func isOrdinary(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, (first | 0x20) &- UInt8(ascii: "a") < 26 else { return false }
    for byte in bytes {
      let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
      guard isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      else {
        return false
      }
    }
    guard bytes.count <= 5 else { return true }
    if case .text = ScalarReading(bytes) { return true }
    return false
  }

  /// The type that `CartView()` and `CartView.self` name, and `PaySheet` for `Pay Sheet`.
  private static func swiftName(meantBy text: String, allowsDots: Bool) -> String? {
    var name = text
    for ending in ["()", ".self"] where name.hasSuffix(ending) {
      name = String(name.dropLast(ending.utf8.count))
    }
    let words = name.split { $0 == " " || $0 == "-" }
    if words.count > 1 {
      name = words.dropFirst().reduce(String(words[0])) {
        $0 + $1.prefix(1).uppercased() + $1.dropFirst()
      }
    }
    let isName = name.withUTF8 { SwiftNameRule.fault(in: $0, allowsDots: allowsDots) } == nil
    return isName && name != text && SwiftNameRule.reservedPart(of: name) == nil ? name : nil
  }

  /// The name of something in the app's Swift code.
  mutating func swiftName(_ node: NodeID, _ key: StaticString, allowsDots: Bool) -> String? {
    guard let name = text(node, key) else { return nil }
    let fault = withText(node) { SwiftNameRule.fault(in: $0, allowsDots: allowsDots) }
    guard let fault else {
      guard allowsDots, let part = SwiftNameRule.reservedPart(of: name) else { return name }
      let (written, span) = (excerpt(node), span(node))
      let meant = ValueDecoder.swiftName(meantBy: name, allowsDots: true)
      findings.error(
        .nameSpelling,
        "'\(written)' is no name of the app's code; '\(part)' is Swift's own", at: span,
        notes: meant.map { [.init("did you mean '\($0)'?")] } ?? [],
        fixIts: meant.map { [Phrase.replacement(of: written, with: $0, at: span, .guess)] } ?? [])
      return nil
    }
    let reason =
      fault < name.utf8.count
      ? "'\(name.scalar(atByte: fault))' cannot stand there" : "a part of it is missing"
    let (written, span) = (excerpt(node), span(node))
    let meant = ValueDecoder.swiftName(meantBy: name, allowsDots: allowsDots)
    findings.error(
      .nameSpelling, "'\(written)' is not a Swift name; \(reason)", at: span,
      notes: meant.map { [.init("did you mean '\($0)'?")] } ?? [],
      fixIts: meant.map { [Phrase.replacement(of: written, with: $0, at: span, .guess)] } ?? [])
    return nil
  }
}

extension String {
  /// The character of which the byte at `offset` is a part.
  fileprivate func scalar(atByte offset: Int) -> String {
    guard let index = utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex),
      index < endIndex
    else { return "" }
    return String(self[index...].unicodeScalars.prefix(1))
  }
}
