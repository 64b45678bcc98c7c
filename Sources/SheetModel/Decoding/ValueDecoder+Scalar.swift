import SheetDiagnostics
import SheetVocabulary
import SheetYAML

extension ValueDecoder {
  /// `true` or `false`.
  mutating func flag(_ node: NodeID, _ key: StaticString) -> Bool? {
    if kind(node) == .scalar, isPlain(node), let value = withText(node, ValueDecoder.flag) {
      return value
    }
    guard
      isScalar(
        node, key, takes: "'true' or 'false'", alone: { ValueDecoder.flag($0) != nil })
    else { return nil }
    let written = excerpt(node)
    let span = span(node)
    switch written.lowercased() {
    case "true" where !isPlain(node), "false" where !isPlain(node):
      let plain = written.lowercased()
      findings.error(
        .flagSpelling, "'\(key)' takes 'true' or 'false', found the text '\(written)'", at: span,
        fixIts: [FixIt("write \(plain) without quotes", .safe, [.init(span, plain)])])
    case "true", "yes", "on", "y":
      findings.error(
        .flagSpelling, "'\(key)' takes 'true' or 'false', found '\(written)'", at: span,
        fixIts: [Phrase.replacement(of: written, with: "true", at: span, .safe)])
    case "false", "no", "off", "n":
      findings.error(
        .flagSpelling, "'\(key)' takes 'true' or 'false', found '\(written)'", at: span,
        fixIts: [Phrase.replacement(of: written, with: "false", at: span, .safe)])
    case "1" where isPlain(node), "0" where isPlain(node):
      let word = written == "1" ? "true" : "false"
      findings.error(
        .flagSpelling, "'\(key)' takes 'true' or 'false', found '\(written)'", at: span,
        notes: [.init("did you mean '\(word)'?")],
        fixIts: [Phrase.replacement(of: written, with: word, at: span, .guess)])
    default:
      let message = "'\(key)' takes 'true' or 'false', found '\(written)'"
      if let flag = ValueDecoder.flag(meantBy: SwiftExpression.word(of: text(node)))
        ?? ValueDecoder.flag(of: key, meantBy: SwiftExpression.word(of: text(node)))
      {
        findings.error(
          .flagSpelling, message, at: span, notes: [.init("did you mean '\(flag)'?")],
          fixIts: [Phrase.replacement(of: written, with: "\(flag)", at: span, .guess)])
        return nil
      }
      if key.equals("confirm") {
        findings.error(
          .flagSpelling, message, at: span,
          notes: [.init("'confirm: true' asks the app, which asks the question in its own words")],
          fixIts: [Phrase.replacement(of: written, with: "true", at: span, .guess)])
        return nil
      }
      let (notes, fixIts) = findings.suggestions(for: written, among: ["true", "false"], at: span)
      findings.error(.flagSpelling, message, at: span, notes: notes, fixIts: fixIts)
    }
    return nil
  }

  /// The flag that a word says which other sheets have in the place of a flag.
  private static func flag(of key: StaticString, meantBy word: String) -> Bool? {
    let words: [(key: StaticString, words: [String])] = [
      (
        "haptics",
        ["light", "medium", "heavy", "soft", "rigid", "selection", "impact", "success", "system"]
      ),
      ("scrolls", ["vertical", "scroll", "scrollView", "tableView", "list", "collectionView"]),
      ("swipe", ["down", "swipe", "drag", "pan", "downward", "interactive"]),
      ("inputs", ["text", "textField", "textFields", "keyboard", "textView"]),
      ("escape", ["esc", "escape", "keyboard"]),
      ("custom", ["view", "custom"]),
    ]
    return words.contains { $0.key.description == key.description && $0.words.contains(word) }
      ? true : nil
  }

  @inline(__always)
  static func flag(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    switch bytes.count {
    case 4: bytes.equals("true") ? true : nil
    case 5: bytes.equals("false") ? false : nil
    default: nil
    }
  }

  /// A number within the range of its quantity.
  @inline(__always)
  mutating func number(_ node: NodeID, _ key: StaticString, _ quantity: Quantity) -> Double? {
    if kind(node) == .scalar, isPlain(node),
      let value = NumberParser.parse(view.bytes(node)), quantity.contains(value)
    {
      return value
    }
    reportNumber(node, key, quantity)
    return nil
  }

  private mutating func reportNumber(_ node: NodeID, _ key: StaticString, _ quantity: Quantity) {
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return }
    guard
      isScalar(
        node, key, takes: quantity.phrase,
        alone: { NumberParser.parse($0).map(quantity.contains) == true })
    else { return }
    let span = span(node)
    let written = excerpt(node)
    let value = NumberParser.parse(view.bytes(node))
    if !isPlain(node) {
      let meant =
        value == nil ? NumberSpelling(view.bytes(node), of: quantity)?.candidates ?? [] : []
      let fixIts =
        value.map { _ in [FixIt("write \(written) without quotes", .safe, [.init(span, written)])] }
        ?? (meant.count == 1 ? [FixIt("write \(meant[0])", .guess, [.init(span, meant[0])])] : [])
      findings.error(
        .numberSpelling, "'\(key)' takes \(quantity.phrase), found the text '\(written)'", at: span,
        notes: meant.isEmpty ? [] : [.init("did you mean \(Phrase.list(meant, "or"))?")],
        fixIts: fixIts)
    } else if let value, value.isFinite {
      reportRange(value, written, node, key, quantity)
    } else if quantity.unit == .points, reportPercentage(node, key) {
      return
    } else if let spelling = NumberSpelling(view.bytes(node), of: quantity) {
      report(spelling, written, span, key, quantity)
    } else {
      let (note, fixIts) = meaning(ofNoNumber: node, key, quantity)
      findings.error(
        .wrongShape, "'\(key)' takes \(quantity.phrase), found '\(written)'", at: span,
        notes: note.map { [.init($0)] } ?? [], fixIts: fixIts)
    }
  }

  /// What is written for a word or an expression of Swift in the place of a number.
  private func meaning(
    ofNoNumber node: NodeID, _ key: StaticString, _ quantity: Quantity
  ) -> (note: String?, fixIts: [FixIt]) {
    let (text, span) = (text(node), span(node))
    if let (type, argument) = SwiftExpression(text)?.call, argument.label.isEmpty,
      ["CGFloat", "Double", "Float", "Int"].contains(type)
    {
      var number = argument.value
      if let value = number.withUTF8({ NumberParser.parse($0) }), quantity.contains(value) {
        let fixIt = Phrase.replacement(of: excerpt(node), with: argument.value, at: span, .guess)
        return ("did you mean \(argument.value)?", [fixIt])
      }
    }
    guard key.equals("height"), file.tree.kind(node) != .alias else { return (nil, []) }
    let word = SwiftExpression.word(of: text)
    let isContent = [
      "auto", "automatic", "automaticDimension", "measured", "dynamic", "fit", "fitContent",
      "intrinsic", "content",
    ].contains(word)
    let isWhole = ["infinity", "max", "full", "greatestFiniteMagnitude", "large", "maxHeight"]
      .contains(word)
    let tree = file.tree
    guard let mapping = tree.enclosing(node),
      isContent || isWhole || word == "medium" || word == "half",
      let entry = tree.entries(mapping).first(where: { $0.value == node })
    else { return (nil, []) }
    guard tree.enclosing(mapping).map({ tree.kind($0) }) == .sequence else {
      return (
        isContent ? "without '\(key)' it is measured" : nil,
        isContent ? removal(of: entry).map { FixIt($0.message, .guess, $0.edits) } : []
      )
    }
    let detent = isContent ? "fitContent" : isWhole ? "maxHeight" : "medium"
    let whole = SourceSpan(
      file: span.file, start: Int(self.span(entry.key).start), end: Int(span.end))
    return (
      "that height is a word: '\(detent)', or 'at: \(detent)' beside other keys",
      [FixIt("write 'at: \(detent)'", .guess, [.init(whole, "at: \(detent)")])]
    )
  }

  /// What may be another number is only asked about.
  private mutating func report(
    _ spelling: NumberSpelling, _ written: String, _ span: SourceSpan, _ key: StaticString,
    _ quantity: Quantity
  ) {
    let message = "'\(written)' \(spelling.complaint)"
    guard let only = spelling.candidates.first, spelling.candidates.count == 1 else {
      let remedy =
        spelling.candidates.isEmpty
        ? "'\(key)' takes \(quantity.phrase)"
        : "write \(Phrase.list(spelling.candidates, "or"))"
      findings.error(
        .numberSpelling, "\(message); \(remedy)", at: span, notes: notes(on: key, quantity))
      return
    }
    if spelling.isCertain {
      findings.error(
        .numberSpelling, "\(message); write \(only)", at: span,
        fixIts: [Phrase.replacement(of: written, with: only, at: span, .safe)])
    } else {
      findings.error(
        .numberSpelling, "\(message); '\(key)' takes \(quantity.phrase)", at: span,
        notes: [.init("did you mean \(only)?")],
        fixIts: [Phrase.replacement(of: written, with: only, at: span, .guess)])
    }
  }

  /// What a part is a part of, where people take it for points.
  private func notes(on key: StaticString, _ quantity: Quantity) -> [Diagnostic.Note] {
    key.equals("distance") && quantity.unit == .ratio
      ? [.init("it is a part of the smallest detent's height")] : []
  }

  private mutating func reportRange(
    _ value: Double, _ written: String, _ node: NodeID, _ key: StaticString, _ quantity: Quantity
  ) {
    let span = span(node)
    let message = "'\(key)' is \(written); \(quantity.rangePhrase)"
    // People take it for points.
    let isDistance = key.equals("distance") && quantity.unit == .ratio && value > 1
    let meant: Double? =
      if quantity.unit == .ratio, quantity.range == 0...1, (2...100).contains(value),
        !isDistance || value < 100
      {
        value / 100
      } else if quantity.unit == .seconds, value >= 50, quantity.contains(value / 1000) {
        // Milliseconds, as other libraries take them.
        value / 1000
      } else {
        nil
      }
    guard let meant else {
      findings.error(
        .outOfRange, message, at: span,
        notes: isDistance
          ? notes(on: key, quantity)
          : key.equals("fraction") && value > 1
            ? [.init("1 is all of it, which is also the detent 'maxHeight'")] : [])
      return
    }
    let part = Phrase.number(meant)
    findings.error(
      .outOfRange, message, at: span, notes: [.init("did you mean \(part)?")],
      fixIts: [Phrase.replacement(of: written, with: part, at: span, .guess)])
  }

  /// Place of a word in a list of words.
  mutating func word(
    _ node: NodeID, _ key: StaticString, among words: [StaticString], called noun: StaticString
  ) -> Int? {
    guard
      isScalar(
        node, key, takes: Phrase.words(words.map(\.description)),
        alone: { bytes in words.contains { $0.equals(bytes) } })
    else { return nil }
    let place = withText(node) { bytes in words.firstIndex { $0.equals(bytes) } }
    if place == nil { reportUnknownWord(node, among: words.map(\.description), called: noun) }
    return place
  }

  /// Place of a word in the words of a row.
  @inline(__always)
  mutating func word(
    _ node: NodeID, _ key: StaticString, _ words: Plan.PlannedWords
  ) -> Int? {
    if kind(node) == .scalar, let place = words.table.position(of: view.bytes(node)) {
      return place
    }
    let names = words.words.words.map(\.name.description)
    guard
      isScalar(
        node, key, takes: Phrase.words(names),
        alone: { words.table.position(of: $0) != nil })
    else { return nil }
    reportUnknownWord(
      node, among: names, called: words.words.noun)
    return nil
  }

  /// Reports a scalar that is none of the words that may stand there.
  ///
  /// - Parameter command: What lists the words, where they are many.
  mutating func reportUnknownWord(
    _ node: NodeID, among names: [String], called noun: StaticString, also other: String? = nil,
    listedBy command: StaticString = "sheetc reference"
  ) {
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return }
    let written = excerpt(node)
    let span = span(node)
    let (notes, fixIts) = findings.suggestions(for: written, among: names, at: span)
    let allowed = names.map { "'\($0)'" } + (other.map { [$0] } ?? [])
    let remedy =
      allowed.count <= Phrase.mostAlternatives
      ? "; use \(Phrase.list(allowed, "or"))" : "; '\(command)' lists them"
    findings.error(
      .unknownWord, "'\(written)' is not \(noun)\(remedy)", at: span, notes: notes, fixIts: fixIts)
  }
}
