import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

extension ValueDecoder {
  mutating func reportNoList(_ node: NodeID, _ key: StaticString) {
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return }
    if isMissing(node) {
      reportMissing(node, key, takes: "a list of detents")
    } else if kind(node) == .scalar, !isText(node, RemovalVocabulary.none) {
      let written = excerpt(node)
      let height = height(shortFor: node)
      let word = SwiftExpression.word(of: written)
      let detent =
        ValueDecoder.words(parted: written)
        ?? height.map { $0.hasPrefix("at: ") ? written : "{\($0)}" }
        ?? SwiftExpression(written)?.call.flatMap {
          ValueDecoder.detent(calledAs: $0.name, $0.argument.value)
        }
        ?? ValueDecoder.detentWord(meantBy: word) ?? word
      findings.error(
        .wrongShape, "'\(key)' takes a list of detents, found '\(written)'", at: span(node),
        fixIts: [Phrase.replacement(of: written, with: "[\(detent)]", at: span(node), .guess)])
    } else if kind(node) == .mapping {
      let list = listed(node)
      let example = Quotation.cut(list?.example ?? "- {id: half, fraction: 0.5}")
      findings.error(
        .wrongShape,
        "'\(key)' takes a list of detents, but a mapping starts here; write '\(example)'",
        at: start(node),
        fixIts: list.map(\.edits).flatMap {
          $0.isEmpty ? nil : [FixIt("write a list of detents", .guess, $0)]
        } ?? [])
    } else {
      reportWrongShape(node, key, takes: "a list of detents")
    }
  }

  /// `[fraction: 0.5, min: 240]` is two detents; says so.
  mutating func reportPairs(_ node: NodeID) -> Bool {
    guard view.isFlowSequence(node) else { return false }
    var hasOption = false
    for element in view.elements(node) {
      guard view.isBarePair(element) else { return false }
      for (key, _) in view.entries(element) {
        let isForm = Closed.detentKeys.key(named: view.bytes(key))?.isForm
        if isForm == false { hasOption = true }
      }
    }
    guard hasOption else { return false }
    if file.tree.isBroken(node) {
      findings.hasFailed = true
      return true
    }
    let span = span(node)
    let written = file.sourceText(span)
    let pairs = written.dropFirst().dropLast()
    findings.error(
      .detentForm,
      "'\(Quotation.cut(written))' is \(file.tree.count(node)) detents; one detent with options is a mapping in braces",
      at: span,
      fixIts: [
        FixIt(
          "write '\(Quotation.cut("[{\(pairs)}]"))'", .guess, [.init(span, "[{\(pairs)}]")])
      ])
    return true
  }

  /// Whether a number without a key is a part of something rather than points.
  static func isPart(_ number: Double) -> Bool { number > 0 && number <= 1 }

  mutating func reportNoDetent(_ node: NodeID, _ key: StaticString) {
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return }
    let written = excerpt(node)
    let span = span(node)
    if isPlain(node), let number = NumberParser.parse(view.bytes(node)) {
      let isPart = ValueDecoder.isPart(number)
      let mapping = "{\(isPart ? "fraction" : "height"): \(written)}"
      findings.error(
        .wrongShape,
        "'\(key)' takes a detent, found the number '\(written)'; "
          + (isPart ? "a part of the limit's height is" : "points are") + " '\(mapping)'",
        at: span, notes: noteOfTwin(node), fixIts: detentFixIts(node, mapping))
      return
    }
    if isPlain(node), let part = NumberSpelling(view.bytes(node), of: .ratio)?.candidates.first {
      let mapping = "{fraction: \(part)}"
      findings.error(
        .wrongShape,
        "'\(written)' is not a detent; a part of the limit's height is '{fraction: …}', a number from 0 to 1",
        at: span,
        notes: twin(of: node) == nil
          ? [.init("did you mean '\(mapping)'?")] : noteOfTwin(node),
        fixIts: detentFixIts(node, mapping))
      return
    }
    if let height = height(shortFor: node) {
      findings.error(
        .wrongShape, "'\(written)' is not a detent; points are '{\(height)}'", at: span,
        notes: noteOfTwin(node), fixIts: detentFixIts(node, "{\(height)}"))
      return
    }
    if ["half", "halfscreen", "halfheight"].contains(SwiftExpression.word(of: written).lowercased())
    {
      // The id keeps an `initial: half` right; `medium` would be no half of anything on a phone on its side.
      let mapping = "{id: half, fraction: 0.5}"
      findings.error(
        .unknownWord, "'\(written)' is not a detent; half of the room is '\(mapping)'", at: span,
        notes: noteOfTwin(node), fixIts: detentFixIts(node, mapping))
      return
    }
    if isPlain(node), let colon = written.firstIndex(of: ":") {
      let name = String(written[..<colon])
      if DetentVocabulary.keys.entries.contains(where: { $0.name.description == name }) {
        let mapping = "{\(name): \(written[written.index(after: colon)...])}"
        findings.error(
          .missingSpace, "'\(written)' is one word; write '\(mapping)'", at: span,
          fixIts: [Phrase.replacement(of: written, with: mapping, at: span, .safe)])
        return
      }
    }
    if view.isFlowSequence(file.tree.enclosing(node) ?? node),
      let words = ValueDecoder.words(parted: written)
    {
      findings.error(
        .wrongShape, "'\(written)' is not a detent; part them by ',', as '\(words)'", at: span,
        fixIts: [Phrase.replacement(of: written, with: words, at: span, .guess)])
      return
    }
    if let (name, argument) = SwiftExpression(text(node))?.call,
      let mapping = ValueDecoder.detent(calledAs: name, argument.value)
    {
      findings.error(
        .wrongShape, "'\(written)' is not a detent; here it is '\(mapping)'", at: span,
        fixIts: [Phrase.replacement(of: written, with: mapping, at: span, .guess)])
      return
    }
    reportUnknownWord(
      node, among: DetentVocabulary.words.choices.map(\.name.description), called: "a detent",
      also: "a mapping such as '{height: 300}'")
  }

  /// `medium, maxHeight` for `(medium, large)`, `[medium, large]` in quotes and `medium large`.
  private static func words(parted text: String) -> String? {
    let parts = text.split { ",;|/+()[]{} ".contains($0) }
    let words = parts.compactMap { detentWord(meantBy: SwiftExpression.word(of: String($0))) }
    return parts.count > 1 && words.count == parts.count ? words.joined(separator: ", ") : nil
  }

  /// `[.init(height: 300)]` is a mapping with a key `.init(height`; says what is written here.
  mutating func reportCall(_ node: NodeID) -> Bool {
    guard let key = file.tree.entries(node).first(where: { _ in true })?.key,
      text(key).utf8.contains(UInt8(ascii: "(")), !file.tree.isBroken(node),
      let (text, span) = call(at: key), let expression = SwiftExpression(text)
    else { return false }
    findings.hasFailed = true
    if findings.isSilent { return true }
    let mappings = expression.parts[0].arguments.compactMap { argument in
      ValueDecoder.detent(
        calledAs: argument.label.isEmpty ? expression.parts[0].name : argument.label,
        argument.value)
    }
    let written = Quotation.cut(text)
    let remedy = mappings.first.map { "here it is '\($0)'" } ?? "write one as '{height: 300}'"
    findings.error(
      .wrongShape, "'\(written)' is Swift, and not a detent; \(remedy)", at: span,
      fixIts: mappings.count == 1
        ? [Phrase.replacement(of: written, with: mappings[0], at: span, .guess)] : [])
    return true
  }

  /// `{height: 300}` for `.height(300)`, `.custom(300)` and `.absolute(300)`.
  private static func detent(calledAs name: String, _ argument: String) -> String? {
    var argument = argument
    guard let number = argument.withUTF8({ NumberParser.parse($0) }), number > 0 else { return nil }
    var key = name
    if !["height", "fraction", "topInset"].contains(name) {
      key = ForeignNames.shared.find(name, in: .detent)?.key ?? ""
      if key.isEmpty || key == "measured" || key == "height" && isPart(number) {
        key = isPart(number) ? "fraction" : "height"
      }
    }
    guard ["height", "fraction", "topInset"].contains(key), key != "fraction" || isPart(number)
    else {
      return nil
    }
    return "{\(key): \(Phrase.number(number))}"
  }

  /// `half: {fraction: 0.5}` and `half: 0.5` have the id for a key; says how to write it.
  ///
  /// - Returns: A detent of that id, so that what names it is still checked; `nil` for other keys.
  mutating func detentUnderItsID(
    _ entry: Entry, in node: NodeID, measures: inout [SheetNames.Name]
  ) -> DetentReading? {
    let tree = file.tree
    guard tree.kind(node) == .mapping, tree.count(node) == 1,
      withText(entry.key, { NameRule.detent.fault(in: $0) }) == nil
    else { return nil }
    let name = text(entry.key)
    var options: String?
    var fixIts: [FixIt] = []
    switch kind(entry.value) {
    case .scalar:
      guard let height = height(shortFor: entry.value), isNoKey(name) else { return nil }
      options = height
    case .mapping:
      guard tree.kind(entry.value) == .mapping, tree.count(entry.value) > 0 else { return nil }
      if !tree.isFlow(entry.value), !isNoKey(name) { return nil }
      options = movable(entry.value).map { String($0.dropFirst().dropLast()) }
        .flatMap { $0.utf8.contains(UInt8(ascii: "#")) ? nil : $0 }
      let hasID = tree.entries(entry.value).contains { isText($0.key, "id") }
      if options == nil, !hasID { fixIts = unnested(entry) }
    case .sequence, .alias: return nil
    }
    if let id = idOfWord(entry) {
      reportIDAsKey(entry, in: node, options, [], isWord: true)
      return DetentReading(
        height: .maxHeight, name: text(id), isDerived: false, nameSpan: span(id),
        formSpan: span(entry.key))
    }
    reportIDAsKey(entry, in: node, options, fixIts)
    if kind(entry.value) == .mapping { _ = detentMapping(entry.value, measures: &measures) }
    return DetentReading(
      height: .maxHeight, name: name, isDerived: false, nameSpan: span(entry.key),
      formSpan: span(entry.key))
  }

  /// `half:` beside the keys of a detent, or alone, has the id for a key too.
  ///
  /// - Returns: Whether it has been reported.
  mutating func reportIDWithoutValue(_ entry: Entry, in node: NodeID) -> Bool {
    let tree = file.tree
    guard tree.kind(node) == .mapping, isMissing(entry.value),
      withText(entry.key, { NameRule.detent.fault(in: $0) }) == nil, isNoKey(text(entry.key)),
      !tree.entries(node).contains(where: { isText($0.key, "id") })
    else { return false }
    let isAlone = tree.count(node) == 1
    reportIDAsKey(entry, in: node, nil, isAlone ? [] : idFixIts(entry, moving: []))
    return true
  }

  /// The fix-it that makes `id: half` of the key `half:`.
  private func idFixIts(_ entry: Entry, moving edits: [FixIt.Edit]) -> [FixIt] {
    let bytes = file.tree.file.bytes
    let key = span(entry.key)
    var end = Int(key.end)
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    let hasColon = end < bytes.count && bytes[end] == UInt8(ascii: ":")
    guard hasColon || file.tree.enclosing(entry.key).map({ file.tree.isFlow($0) }) == true else {
      return []
    }
    let start = SourceSpan(file: key.file, start: Int(key.start), end: Int(key.start))
    // 'null' goes with the colon.
    let isWritten = kind(entry.value) == .scalar && !file.tree.isEmpty(entry.value)
    let colon = SourceSpan(
      file: key.file, start: Int(key.end), end: isWritten ? Int(span(entry.value).end) : end + 1)
    return [
      FixIt(
        "write 'id: \(Quotation.cut(text(entry.key)))'", .guess,
        [.init(start, "id: ")] + (hasColon ? [.init(colon, "")] : []) + edits)
    ]
  }

  /// The fix-it that writes the keys below `half:` beside `id: half`, where they have lines for themselves.
  private func unnested(_ entry: Entry) -> [FixIt] {
    let tree = file.tree
    let bytes = tree.file.bytes
    let (key, value) = (span(entry.key), tree.span(entry.value))
    guard !tree.isFlow(entry.value), !tree.isBroken(entry.value), !view.isMerged(entry.value),
      let inner = tree.file.indentation(before: Int(value.start))
    else { return [] }
    let line = bytes[..<Int(key.start)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let outer = Int(key.start) - line
    guard inner > outer, isEndOfLine(afterColonOf: entry.key) else { return [] }
    var edits: [FixIt.Edit] = []
    var start = Int(value.start) - inner
    while start < Int(value.end) {
      let text = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
      if text - start >= inner {
        let deleted = SourceSpan(file: value.file, start: start, end: start + inner - outer)
        edits.append(.init(deleted, ""))
      } else if text < bytes.count, !"#\r\n".utf8.contains(bytes[text]) {
        return []
      }
      start = bytes[text...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }
    return idFixIts(entry, moving: edits)
  }

  /// Whether nothing but a comment follows the colon of a key on its line.
  private func isEndOfLine(afterColonOf key: NodeID) -> Bool {
    let bytes = file.tree.file.bytes
    var place = Int(span(key).end)
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return false }
    place += 1
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    return place < bytes.count && "#\r\n".utf8.contains(bytes[place])
  }

  /// The id of `medium: {id: half}`, where the key is the height and no id.
  private func idOfWord(_ entry: Entry) -> NodeID? {
    guard kind(entry.value) == .mapping, ValueDecoder.detentWord(meantBy: text(entry.key)) != nil
    else { return nil }
    var id = entry.key
    for (key, value) in view.entries(entry.value) {
      guard let own = Closed.detentKeys.key(named: view.bytes(key)), !own.isForm else { return nil }
      if isText(key, "id"), kind(value) == .scalar { id = value }
    }
    return id
  }

  private mutating func reportIDAsKey(
    _ entry: Entry, in node: NodeID, _ options: String?, _ otherwise: [FixIt],
    isWord: Bool = false
  ) {
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(entry.key) { return }
    let name = isWord ? ValueDecoder.detentWord(meantBy: text(entry.key)) ?? "" : text(entry.key)
    let mapping = "{\(isWord ? "at" : "id"): \(name), \(options ?? "…")}"
    findings.error(
      .detentForm,
      isWord
        ? "'\(Quotation.cut(text(entry.key)))' is no key of a detent; with options the word is '\(Quotation.cut(mapping))'"
        : "'\(Quotation.cut(name))' is a key here; a detent has its id as '\(Quotation.cut(mapping))'",
      at: span(entry.key),
      fixIts: options == nil
        ? otherwise
        : [FixIt("write '\(Quotation.cut(mapping))'", .guess, [.init(span(node), mapping)])])
  }

  /// Whether a name is no key of a detent, here or elsewhere, and not near to one or to a word.
  private func isNoKey(_ name: String) -> Bool {
    if let foreign = ForeignNames.shared.find(name, in: .detent), !foreign.key.isEmpty {
      return false
    }
    let keys = DetentVocabulary.keys.entries.map(\.name.description)
    let words = DetentVocabulary.words.choices.map(\.name.description)
    return Spelling.nearest(to: name, in: keys + words).isEmpty
  }

  /// `medium: true` in a detent is the word of a form that was taken for a key; says how to write it.
  mutating func reportWordAsKey(
    _ entry: (key: NodeID, value: NodeID), in node: NodeID
  ) -> Bool {
    let name = excerpt(entry.key)
    let words = DetentVocabulary.words.choices.map(\.name.description)
    let near = Spelling.nearest(to: name, in: words)
    let lowercased = name.lowercased()
    let word = words.first { $0.lowercased() == lowercased } ?? (near.count == 1 ? near[0] : nil)
    guard let word else { return false }
    if word.lowercased() != lowercased {
      let keys = DetentVocabulary.keys.entries.map(\.name.description)
      // `minimum` is nearer to `min` than to `medium`.
      let foreign = ForeignNames.shared.find(name, in: .detent)?.key ?? ""
      guard foreign.isEmpty, Spelling.nearest(to: name, in: keys + words) == [word] else {
        return false
      }
    }
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(entry.key) { return true }
    let isAlone = file.tree.count(node) == 1
    if !isAlone, word == "maxHeight", kind(entry.value) == .scalar,
      height(shortFor: entry.value)?.hasPrefix("height: ") == true
    {
      findings.error(
        .unknownKey,
        "unknown key '\(name)' in a detent; here it is 'max: \(excerpt(entry.value))'",
        at: span(entry.key),
        fixIts: [Phrase.replacement(of: name, with: "max", at: span(entry.key), .guess)])
      return true
    }
    let remedy = isAlone ? word : "at: \(word)"
    let written = SourceSpan(
      file: span(entry.key).file, start: Int(span(entry.key).start),
      end: Int(span(entry.value).end))
    let place = isAlone && file.tree.isFlow(node) ? span(node) : written
    let isPlain = kind(entry.value) == .scalar && file.tree.kind(entry.value) != .alias
    findings.error(
      .unknownKey,
      "unknown key '\(name)' in a detent; '\(word)' is a word: '- \(word)', or 'at: \(word)' beside other keys",
      at: span(entry.key),
      fixIts: isPlain ? [FixIt("write '\(remedy)'", .guess, [.init(place, remedy)])] : [])
    return true
  }

  mutating func reportSameName(_ second: DetentReading, _ first: DetentReading) {
    if second.isDerived, first.isDerived {
      findings.error(
        .duplicateName,
        "two detents derive the id '\(second.name)'; give one of them an 'id'",
        at: second.nameSpan, notes: [.init("the first is here", at: first.nameSpan)])
    } else {
      findings.error(
        .duplicateName, "the id '\(second.name)' is given twice", at: second.nameSpan,
        notes: [
          .init(first.isDerived ? "first derived here" : "first given here", at: first.nameSpan)
        ])
    }
  }
}
