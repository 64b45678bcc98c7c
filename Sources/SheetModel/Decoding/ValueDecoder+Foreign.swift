import SheetDiagnostics
import SheetVocabulary
import SheetYAML

/// Keys of mappings that are read as one value, under the names that this language or another has for them.
extension ValueDecoder {
  typealias Entry = (key: NodeID, value: NodeID)

  /// The key of an entry among those of a closed mapping; what one that is none most likely stands for, as is reported.
  @inline(__always)
  mutating func key<Key>(_ entry: Entry, of keys: ClosedKeys<Key>, in mapping: NodeID) -> Key? {
    if let key = keys.key(named: view.bytes(entry.key)) { return key }
    return unknownKey(entry, of: keys, in: mapping)
  }

  @inline(never)
  private mutating func unknownKey<Key>(
    _ entry: Entry, of keys: ClosedKeys<Key>, in mapping: NodeID
  ) -> Key? {
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(entry.key) { return nil }
    let title = keys.keys.title.description
    var meant: String?
    if let place = keys.place,
      var foreign = ForeignNames.shared.find(
        view.bytes(entry.key), in: place)
    {
      // The name of a button that shows a symbol is what VoiceOver says.
      if place == .button, foreign.key == "title", !isText(entry.key, "text"),
        isGiven("symbol", in: mapping)
      {
        foreign = ForeignName("accessibilityLabel", foreign.names)
      }
      // What is measured has a name; what has a number is not.
      if place == .detent, foreign.key == "measured", kind(entry.value) == .scalar,
        let number = NumberParser.parse(view.bytes(entry.value))
      {
        foreign = ForeignName(ValueDecoder.isPart(number) ? "fraction" : "height", foreign.names)
      }
      if isSaidOtherwise(
        entry.key, value: entry.value, among: keys.keys.entries.map(\.name))
      {
        return nil
      }
      meant = report(foreign, entry, in: mapping, called: title)
    } else {
      meant = reportUnknownKey(
        entry.key, value: entry.value, in: title, allowed: keys.keys.entries.map(\.name))
    }
    guard var meant, !isGiven(meant, in: mapping) else { return nil }
    return meant.withUTF8 { keys.key(named: $0) }
  }

  /// Whether a mapping has a key of that name, as far as it is looked for.
  mutating func isGiven(_ name: String, in mapping: NodeID) -> Bool {
    switch place(of: name, in: mapping) {
    case .nowhere: false
    case .at, .unsaid: true
    }
  }

  /// Where a mapping has a key, looked for because of a fault.
  enum KeyPlace {
    case nowhere
    case at(NodeID)
    /// Large mappings are searched for their first faults only, so that many cost no more than a few.
    case unsaid
  }

  mutating func place(of name: String, in mapping: NodeID) -> KeyPlace {
    let count = file.tree.count(mapping)
    if count > 64 {
      guard findings.searchesLeft > 0 else { return .unsaid }
      findings.searchesLeft -= 1
    }
    var name = name
    return name.withUTF8 { name in
      for (key, _) in view.entries(mapping) where view.bytes(key).elementsEqual(name) {
        return .at(key)
      }
      return .nowhere
    }
  }

  /// Reports a key that people know from elsewhere, and says what is written here.
  ///
  /// - Returns: The key whose value stands there, unless that is to be written in another way too.
  private mutating func report(
    _ foreign: ForeignName, _ entry: Entry, in mapping: NodeID, called title: String
  ) -> String? {
    let (name, span) = (excerpt(entry.key), span(entry.key))
    if foreign.key.isEmpty {
      findings.error(.unknownKey, "unknown key '\(name)' in \(title); \(foreign.more)", at: span)
      return nil
    }
    let value = value(of: entry.value, as: foreign)
    let written = foreign.entry(foreign.key, value?.text)
    let message = "unknown key '\(name)' in \(title); here it is '\(Quotation.cut(written))'"
    var notes: [Diagnostic.Note] = []
    var fixIts: [FixIt] = []
    let place = place(of: foreign.key, in: mapping)
    if case .at(let other) = place {
      notes = [.init("'\(foreign.key)' is given here", at: self.span(other))]
    } else if case .unsaid = place {
    } else if foreign.more.isEmpty, value?.isKept != false {
      fixIts = [Phrase.replacement(of: name, with: foreign.key, at: span, .guess)]
    } else if value != nil, foreign.more.isEmpty || file.tree.isFlow(mapping) {
      let whole = SourceSpan(
        file: span.file, start: Int(span.start), end: Int(self.span(entry.value).end))
      fixIts = [
        FixIt("write '\(Quotation.cut(written))'", .guess, [.init(whole, written)])
      ]
    }
    findings.error(.unknownKey, message, at: span, notes: notes, fixIts: fixIts)
    if case .words = foreign.value { return nil }
    return value?.isKept != false ? foreign.key : nil
  }

  /// What stands for a value where it is written under another name; `nil` if a person has to say it.
  func value(of node: NodeID, as foreign: ForeignName) -> (text: String, isKept: Bool)? {
    var kept = movable(node).map { (text: $0, isKept: true) }
    guard kind(node) == .scalar else {
      switch foreign.value {
      case .same, .words: return kept
      case .opposite, .percent, .chosen: return nil
      }
    }
    let written = SwiftExpression.word(of: text(node))
    if kept != nil, written != text(node) { kept = (written, false) }
    switch foreign.value {
    case .same: return kept
    case .opposite: return ValueDecoder.flag(meantBy: written).map { ("\(!$0)", false) }
    case .percent:
      let part = percentage(node) ?? hundredths(node)
      return part.map { ($0, false) } ?? kept
    case .words(let words):
      var word = written.lowercased()
      // `yes` and `off`, as older tools read them.
      if case .oldFlag = ScalarReading(view.bytes(node)) {
        word = ValueDecoder.flag(meantBy: word).map { "\($0)" } ?? word
      }
      let meant = words.first { $0.written.lowercased() == word }
      return meant.map { ($0.here, false) } ?? kept
    case .chosen: return nil
    }
  }

  /// What so many hundredths are as a part, where a number is more than one.
  private func hundredths(_ node: NodeID) -> String? {
    guard let number = NumberParser.parse(view.bytes(node)), number > 1, number <= 100 else {
      return nil
    }
    return Phrase.number(number / 100)
  }
}
