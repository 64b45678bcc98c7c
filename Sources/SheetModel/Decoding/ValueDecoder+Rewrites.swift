import SheetDiagnostics
import SheetVocabulary
import SheetYAML

/// What to write instead of a value that other tools, or people, would write so.
extension ValueDecoder {
  /// The flag that a word stands for elsewhere.
  static func flag(meantBy word: String) -> Bool? {
    switch word.lowercased() {
    case "true", "yes", "on", "y", "enabled", "enable", "always": true
    case "false", "no", "off", "n", "disabled", "disable", "never": false
    default: nil
    }
  }

  /// The flag or the number that is meant by a scalar, where a key of that shape does not read it so.
  func respelt(_ node: NodeID, for shape: Shape) -> String? {
    guard kind(node) == .scalar, isPlain(node), file.tree.kind(node) != .alias else { return nil }
    switch shape {
    case .flag:
      return ValueDecoder.flag(meantBy: SwiftExpression.word(of: text(node))).map { "\($0)" }
    case .number(let quantity, _), .optionalNumber(let quantity, _, _),
      .grabberRadius(let quantity, _), .widthLimit(let quantity, _):
      guard NumberParser.parse(view.bytes(node)) == nil,
        let spelling = NumberSpelling(view.bytes(node), of: quantity),
        spelling.candidates.count == 1
      else { return nil }
      return spelling.candidates[0]
    case .word(let words):
      let own = words.words.map(\.name.description)
      let written = SwiftExpression.word(of: text(node))
      let meant =
        own.contains(written) ? [written] : ForeignWords.here(for: written).filter(own.contains)
      return meant.count == 1 ? meant[0] : nil
    case .color: return ForeignColor(text(node))?.text
    case .background: return ForeignColor.material(text(node)) ?? ForeignColor(text(node))?.text
    case .swiftName, .text, .corners, .button, .limit, .detents, .freeEnd, .initial, .passthrough,
      .section, .removableSection, .freeSection, .theme,
      .structure:
      return nil
    }
  }

  /// The source of a value that can be moved into braces as it stands; `nil` for others.
  func movable(_ node: NodeID) -> String? {
    let tree = file.tree
    guard tree.kind(node) != .alias, !tree.isBroken(node), !tree.isEmpty(node) else { return nil }
    let text = file.sourceText(tree.span(node))
    if text.utf8.contains(UInt8(ascii: "\n")) { return nil }
    switch tree.kind(node) {
    case .scalar:
      let hasMark = text.utf8.contains { ",[]{}#".utf8.contains($0) }
      return tree.style(node) == .plain && hasMark ? nil : text
    case .mapping, .sequence: return tree.isFlow(node) && !tree.isBarePair(node) ? text : nil
    case .alias: return nil
    }
  }

  // MARK: Mappings

  /// What a word, a flag or a number is short for in other libraries, where `key` takes a mapping.
  func mapping(of node: NodeID, _ key: StaticString, isRemovable: Bool) -> String? {
    guard kind(node) == .scalar, file.tree.kind(node) != .alias else { return nil }
    if key.equals("imports") || key.equals("inputs") {
      let isFlag = isPlain(node) && ValueDecoder.flag(meantBy: text(node)) != nil
      return isFlag ? nil : movable(node).map { "[\($0)]" }
    }
    guard isPlain(node) else { return nil }
    let written = SwiftExpression.word(of: text(node))
    if isRemovable, ["visible", "shown", "show", "hidden", "hide"].contains(written) {
      return written.hasPrefix("h") ? RemovalVocabulary.none.description : "{}"
    }
    if key.equals("dismiss"), written == RemovalVocabulary.none.description {
      return "{swipe: false}"
    }
    if key.equals("dimming"), let color = ForeignColor(text(node))?.text {
      return "{color: \(color)}"
    }
    if key.equals("regularWidth") || key.equals("compactHeight") {
      let styles = ["bottom", "form", "page", "popover", "fullScreen"]
      let here = styles.contains(written) ? [written] : ForeignWords.here(for: written)
      return here.first { styles.contains($0) }.map { "{style: \($0)}" }
    }
    if let flag = ValueDecoder.flag(meantBy: written) {
      if key.equals("dismiss") { return "{swipe: \(flag)}" }
      return isRemovable ? (flag ? "{}" : RemovalVocabulary.none.description) : nil
    }
    if key.equals("width"), let part = percentage(node) { return "{max: {fraction: \(part)}}" }
    guard let number = points(node) else { return nil }
    if key.equals("footer") || key.equals("header") { return "{height: \(number)}" }
    if key.equals("dimming") { return isPart(number) ? "{opacity: \(number)}" : nil }
    return key.equals("width") ? "{max: \(number)}" : nil
  }

  /// The mappings of a section that a word, a flag, a number or a text may be short for, if they are few.
  func mappings(shortFor node: NodeID, of section: Int) -> [String] {
    guard section >= 0, kind(node) == .scalar, file.tree.kind(node) != .alias,
      let written = movable(node)
    else { return [] }
    let number = isPlain(node) ? NumberParser.parse(view.bytes(node)) : nil
    let flag = isPlain(node) ? ValueDecoder.flag(meantBy: written) : nil
    var found: [String] = []
    var texts: [String] = []
    for row in Plan.shared.vocabulary(of: section).rows {
      let mapping = "{\(row.name): \(written)}"
      switch row.shape {
      case .flag:
        if isText(node, row.name) { found.append("{\(row.name): true}") }
        if let flag { found.append("{\(row.name): \(flag)}") }
      case .word(let words):
        if words.words.contains(where: { isText(node, $0.name) }) { found.append(mapping) }
      case .number(let quantity, _), .optionalNumber(let quantity, _, _),
        .grabberRadius(let quantity, _), .widthLimit(let quantity, _):
        if let number, quantity.contains(number) { found.append(mapping) }
      case .button:
        if Closed.buttonWords.value(of: view.bytes(node)) != nil { found.append(mapping) }
      case .color, .background:
        if view.bytes(node).first == UInt8(ascii: "#") { found.append(mapping) }
      case .text:
        let isText = number == nil && flag == nil && view.bytes(node).first != UInt8(ascii: "#")
        if isText { texts.append(mapping) }
      case .swiftName:
        let name = written.hasSuffix("()") ? String(written.dropLast(2)) : written
        let isType = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name.utf8.first ?? 0)
        var bare = name
        let isName = bare.withUTF8 { SwiftNameRule.fault(in: $0, allowsDots: true) } == nil
        if row.name.description == "type", isType, isPlain(node), isName {
          found.append("{type: \(name)}")
        }
      case .corners, .limit, .detents, .freeEnd, .initial, .passthrough, .section,
        .removableSection, .freeSection, .theme, .structure:
        break
      }
    }
    if found.isEmpty { found = texts }
    return found.count <= 3 ? found : []
  }

  /// A note that shows what a mapping of a section looks like.
  func example(of section: Int, for key: StaticString) -> [Diagnostic.Note] {
    guard section >= 0, let row = Plan.shared.vocabulary(of: section).rows.first else { return [] }
    return [.init("it is written as '\(key): {\(row.name): \(row.example.yaml)}'")]
  }

  /// A number above zero as the language writes it, with or without a unit of length.
  private func points(_ node: NodeID) -> String? {
    let bytes = view.bytes(node)
    if let number = NumberParser.parse(bytes) {
      return number > 0 && number <= 10_000 ? text(node) : nil
    }
    guard let spelling = NumberSpelling(bytes, of: DetentVocabulary.height),
      spelling.isCertain || text(node).hasSuffix("px")
    else { return nil }
    return spelling.candidates.first
  }

  /// What so many percent are as a fraction.
  func percentage(_ node: NodeID) -> String? {
    guard isPlain(node), view.bytes(node).last == UInt8(ascii: "%") else { return nil }
    return NumberSpelling(view.bytes(node), of: .ratio)?.candidates.first
  }

  private func isPart(_ number: String) -> Bool {
    var number = number
    return number.withUTF8 { NumberParser.parse($0) }.map(ValueDecoder.isPart) == true
  }

  /// Reports a part in percent where points stand by themselves, and a part is a fraction.
  mutating func reportPercentage(_ node: NodeID, _ key: StaticString) -> Bool {
    guard let part = percentage(node), file.tree.kind(node) != .alias else { return false }
    let (written, place) = (excerpt(node), span(node))
    if key.equals("min") || key.equals("max") {
      let mapping = "{fraction: \(part)}"
      findings.error(
        .numberSpelling, "'\(written)' has a percent sign; a part is '\(mapping)'", at: place,
        fixIts: [Phrase.replacement(of: written, with: mapping, at: place, .guess)])
      return true
    }
    let tree = file.tree
    guard key.equals("height"), let detent = tree.enclosing(node),
      tree.enclosing(detent).map({ tree.kind($0) }) == .sequence,
      let entry = tree.entries(detent).first(where: { $0.value == node })
    else { return false }
    findings.error(
      .numberSpelling,
      "'\(written)' has a percent sign; a part of the limit is 'fraction: \(part)'",
      at: place,
      fixIts: [
        FixIt(
          "write 'fraction: \(part)'", .guess,
          [.init(span(entry.key), "fraction"), .init(place, part)])
      ])
    return true
  }

  // MARK: Detents

  /// The key and value that say the height which a word or a number stands for.
  func height(shortFor node: NodeID) -> String? {
    guard kind(node) == .scalar, isPlain(node), file.tree.kind(node) != .alias else { return nil }
    if Closed.detentWords.position(of: view.bytes(node)) != nil { return "at: \(text(node))" }
    if let part = percentage(node) { return "fraction: \(part)" }
    return points(node).map { isPart($0) ? "fraction: \($0)" : "height: \($0)" }
  }

  /// Detents that are written as a mapping: the first of them as it should be, and the edits for all if they are certain.
  func listed(_ node: NodeID) -> (example: String, edits: [FixIt.Edit])? {
    let tree = file.tree
    guard tree.kind(node) == .mapping, !view.isMerged(node), tree.count(node) > 0 else {
      return nil
    }
    if let words = listedWords(node) { return words }
    let isOne = tree.entries(node).contains {
      Closed.detentKeys.key(named: view.bytes($0.key))?.isForm == true
    }
    if isOne {
      guard let text = movable(node) else { return ("- {height: 300}", []) }
      return ("[\(text)]", [.init(span(node), "[\(text)]")])
    }
    var texts: [String] = []
    var edits: [FixIt.Edit] = []
    for (key, value) in tree.entries(node) {
      guard withText(key, { NameRule.detent.fault(in: $0) }) == nil else { return nil }
      let name = text(key)
      if let text = detent(named: name, value) {
        texts.append(text)
        let whole = SourceSpan(
          file: span(key).file, start: Int(span(key).start), end: Int(span(value).end))
        edits.append(.init(whole, "- \(text)"))
      } else if !tree.isFlow(node), isBlock(value, below: key) {
        texts.append("{id: \(name), …}")
        let place = SourceSpan(
          file: span(key).file, start: Int(span(key).start), end: Int(span(key).start))
        edits.append(.init(place, "- id: "))
        let end = Int(span(key).end)
        guard let colon = tree.file.bytes[end...].firstIndex(of: UInt8(ascii: ":")) else {
          return nil
        }
        edits.append(.init(SourceSpan(file: place.file, start: colon, end: colon + 1), ""))
      } else {
        return texts.isEmpty ? nil : ("- \(texts[0])", [])
      }
    }
    guard tree.isFlow(node) else { return ("- \(texts[0])", edits) }
    guard movable(node) != nil else { return ("- \(texts[0])", []) }
    let list = "[\(texts.joined(separator: ", "))]"
    return (list, [.init(span(node), list)])
  }

  /// `[medium, maxHeight]` for `{medium, maxHeight}`, and for the same words as keys that are on.
  private func listedWords(_ node: NodeID) -> (example: String, edits: [FixIt.Edit])? {
    let tree = file.tree
    var words: [String] = []
    var edits: [FixIt.Edit] = []
    var isEditable = true
    for (key, value) in tree.entries(node) {
      let isOn =
        tree.kind(value) == .scalar
        && (tree.isEmpty(value) || isMissing(value)
          || isPlain(value) && ValueDecoder.flag(meantBy: text(value)) == true)
      guard isOn, let word = ValueDecoder.detentWord(meantBy: text(key)) else { return nil }
      words.append(word)
      guard let colon = tree.file.bytes[Int(span(key).end)...].firstIndex(where: { $0 != 0x20 }),
        tree.file.bytes[colon] == UInt8(ascii: ":")
      else {
        isEditable = false
        continue
      }
      let end = tree.isEmpty(value) ? colon + 1 : Int(span(value).end)
      let whole = SourceSpan(file: span(key).file, start: Int(span(key).start), end: end)
      edits.append(.init(whole, "- \(word)"))
    }
    let list = "[\(words.joined(separator: ", "))]"
    if tree.isFlow(node) {
      let hasComment = file.sourceText(span(node)).utf8.contains(UInt8(ascii: "#"))
      return (list, hasComment ? [] : [.init(span(node), list)])
    }
    return (list, isEditable ? edits : [])
  }

  /// The word of a detent, also where others call it otherwise.
  static func detentWord(meantBy name: String) -> String? {
    let words = DetentVocabulary.words.choices.map(\.name.description)
    if words.contains(name) { return name }
    guard let at = ForeignNames.shared.find("word", in: .detent), case .words(let others) = at.value
    else { return nil }
    return others.first { $0.written == name }?.here
  }

  /// `{id: half, fraction: 0.5}` for the entry `half: {fraction: 0.5}`.
  private func detent(named name: String, _ value: NodeID) -> String? {
    if let height = height(shortFor: value) { return "{id: \(name), \(height)}" }
    guard kind(value) == .mapping, let text = movable(value), file.tree.count(value) > 0,
      !file.tree.entries(value).contains(where: { isText($0.key, "id") })
    else { return nil }
    return "{id: \(name), \(text.dropFirst().dropLast())}"
  }

  /// Whether the keys of a value begin two columns further in than its own key, as those of a list's entry do.
  private func isBlock(_ value: NodeID, below key: NodeID) -> Bool {
    let tree = file.tree
    guard tree.kind(value) == .mapping, !tree.isFlow(value), !view.isMerged(value),
      let outer = tree.file.indentation(before: Int(span(key).start)),
      let inner = tree.file.indentation(before: Int(span(value).start))
    else { return false }
    let hasID = tree.entries(value).contains { isText($0.key, "id") }
    return inner == outer + 2 && !hasID
  }
}
