import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

/// A position as written: a word, or a name that the sheet's detents give a meaning.
enum InitialReference {
  case word(InitialPosition)
  case id(String)
}

/// A passthrough as written.
enum PassthroughReference {
  case word(Passthrough)
  case id(String)
}

extension ValueDecoder {
  /// Where a sheet stands at first; messages name the ids of `readings`.
  mutating func initial(
    _ node: NodeID, _ key: StaticString, among readings: [DetentReading]
  ) -> InitialReference? {
    guard isScalar(node, key, takes: "a detent id, 'smallest', 'largest' or 'hidden'") else {
      return nil
    }
    if let word = Closed.initial.value(of: view.bytes(node)) {
      return .word(word)
    }
    if reportHeight(node, key, among: readings) || reportMember(node, key, among: readings) {
      return nil
    }
    return name(node, key, .detent).map { .id($0) }
  }

  /// Reports a detent as Swift names it, and what it is called here.
  private mutating func reportMember(
    _ node: NodeID, _ key: StaticString, among readings: [DetentReading]
  ) -> Bool {
    guard kind(node) == .scalar, let word = SwiftExpression(text(node))?.word else { return false }
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return true }
    let ids = readings.map(\.name).filter { !$0.isEmpty }
    let meant = ids.contains(word) ? [word] : ForeignWords.here(for: word).filter(ids.contains)
    let (written, span) = (excerpt(node), span(node))
    let list =
      ids.isEmpty || ids.count > Phrase.mostAlternatives
      ? "" : "; the ids here are \(Phrase.alternatives(ids, "and"))"
    findings.error(
      .nameSpelling, "'\(key)' names a detent by its id, found '\(written)'\(list)", at: span,
      notes: meant.count == 1 ? [.init("did you mean '\(meant[0])'?")] : [],
      fixIts: meant.count == 1
        ? [Phrase.replacement(of: written, with: meant[0], at: span, .guess)] : [])
    return true
  }

  /// Reports a height where a detent's id is meant, and which ids there are.
  mutating func reportHeight(
    _ node: NodeID, _ key: StaticString, among readings: [DetentReading],
    as mapping: (String) -> String = { $0 }
  ) -> Bool {
    guard kind(node) == .scalar, view.bytes(node).contains(where: \.isDigit),
      withText(node, { NameRule.spellingFault(in: $0) }) != nil
    else { return false }
    let height = height(shortFor: node)
    let number = NumberParser.parse(view.bytes(node))
    guard height != nil || number != nil else { return false }
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return true }
    let written = excerpt(node)
    let ids = readings.filter { !$0.name.isEmpty }.map(\.name)
    let list =
      ids.isEmpty
      ? "give the detent an 'id' and write that here"
      : ids.count <= Phrase.mostAlternatives
        ? "the ids here are \(Phrase.alternatives(ids, "and"))"
        : "write one of its \(ids.count) ids"
    let meant = readings.filter { $0.isAt(height, number) }
    let only = meant.count == 1 ? meant[0].name : nil
    findings.error(
      .unknownDetent, "'\(key)' names a detent by its id, found the number '\(written)'; \(list)",
      at: span(node), notes: only.map { [.init("did you mean '\(mapping($0))'?")] } ?? [],
      fixIts: only.map {
        [Phrase.replacement(of: written, with: mapping($0), at: span(node), .guess)]
      } ?? [])
    return true
  }

  /// How far touches pass through.
  mutating func passthrough(
    _ node: NodeID, _ key: StaticString, among readings: [DetentReading]
  ) -> PassthroughReference? {
    guard kind(node) == .mapping else {
      if reportHeight(node, key, among: readings, as: { "{through: \($0)}" })
        || reportBareID(node, key, among: readings)
      {
        return nil
      }
      return choice(
        node, key, among: Closed.passthrough,
        also: "'{through: …}' with 'smallest' or a detent's id"
      )
      .map { .word($0) }
    }
    let isMerge = beginMerges(of: node)
    defer { endMerges(isMerge) }
    var through: NodeID?
    var isWhole = true
    for entry in view.entries(node) {
      switch self.key(entry, of: Closed.passthroughKeys, in: node) {
      case .through: through = entry.value
      case nil: isWhole = false
      }
    }
    guard let through else {
      if isWhole { reportMissingKey("'\(key)' needs 'through'", in: node) }
      return nil
    }
    guard isWhole, isScalar(through, "through", takes: "a detent id or 'smallest'") else {
      return nil
    }
    if let word = Closed.through.value(of: view.bytes(through)) {
      return .word(word)
    }
    if isText(through, "largest") {
      findings.error(
        .unknownWord, "'largest' is not a detent id; up to every height is 'always'",
        at: span(through),
        fixIts: [FixIt("write 'always'", .guess, [.init(span(node), "always")])])
      return nil
    }
    if reportHeight(through, "through", among: readings)
      || reportMember(through, "through", among: readings)
    {
      return nil
    }
    return name(through, "through", .detent).map { .id($0) }
  }

  /// Reports the id of a detent that stands in the place of a mapping.
  private mutating func reportBareID(
    _ node: NodeID, _ key: StaticString, among readings: [DetentReading]
  ) -> Bool {
    guard kind(node) == .scalar, Closed.passthrough.value(of: view.bytes(node)) == nil,
      readings.contains(where: { $0.name == text(node) }) || isText(node, "smallest")
    else { return false }
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return true }
    let mapping = "{through: \(text(node))}"
    findings.error(
      .wrongShape, "'\(excerpt(node))' is a detent; '\(key)' takes it as '\(mapping)'",
      at: span(node),
      fixIts: [Phrase.replacement(of: excerpt(node), with: mapping, at: span(node), .guess)])
    return true
  }

  /// The node that names a detent in a passthrough; the node itself where it names none.
  func referenceNode(_ node: NodeID) -> NodeID {
    guard kind(node) == .mapping else { return node }
    var only: NodeID?
    for (key, value) in view.entries(node) {
      if isText(key, "through") { return value }
      only = value
    }
    // A key that is none was taken for it.
    return file.tree.count(node) == 1 ? only ?? node : node
  }
}

extension DetentReading {
  /// Whether its height is written as that, or as that number.
  fileprivate func isAt(_ form: String?, _ number: Double?) -> Bool {
    switch height {
    case .height(let points, from: _):
      "height: \(Phrase.number(points))" == form || points == number
    case .fraction(let part, of: _): "fraction: \(Phrase.number(part))" == form || part == number
    case .headerOnly, .fitContent, .medium, .maxHeight, .topInset, .measured: false
    }
  }
}
