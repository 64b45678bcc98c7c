import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

extension ValueDecoder {
  /// A lower or upper bound of a height: points, or a mapping that says what they are counted from or names a
  /// detent.
  mutating func bound(_ node: NodeID, _ key: StaticString) -> BoundReading? {
    guard kind(node) == .mapping else {
      if reportWord(node, key) { return nil }
      return number(node, key, DetentVocabulary.bound).map { .bound(.points($0)) }
    }
    let isMerge = beginMerges(of: node)
    defer { endMerges(isMerge) }
    var form: (kind: DetentVocabulary.BoundKey, entry: Entry)?
    var from: Entry?
    var base: Entry?
    var isWhole = true
    for entry in view.entries(node) {
      switch self.key(entry, of: Closed.boundKeys, in: node) {
      case .from: from = entry
      case .of: base = entry
      case let kind?:
        if let first = form {
          findings.error(
            .detentForm, "'\(text(entry.key))' is a second form of '\(key)'; one form is enough",
            at: span(entry.key),
            notes: [.init("the first form is here", at: span(first.entry.key))])
          isWhole = false
        } else {
          form = (kind, entry)
        }
      case nil: isWhole = false
      }
    }
    guard let form else {
      if isWhole {
        reportMissingKey(
          "'\(key)' is a number of points, or needs 'height', 'fraction' or 'detent'", in: node)
      }
      return nil
    }
    if let from, form.kind != .height {
      findings.error(
        .misplacedKey,
        "'from' belongs to 'height', and there is '\(text(form.entry.key))'; leave 'from' out",
        at: span(from.key))
      isWhole = false
    }
    if let base, form.kind != .fraction {
      findings.error(
        .misplacedKey,
        "'of' belongs to 'fraction', and there is '\(text(form.entry.key))'; leave 'of' out",
        at: span(base.key))
      isWhole = false
    }
    let bound: BoundReading?
    switch form.kind {
    case .height:
      let points = number(form.entry.value, "height", DetentVocabulary.bound)
      bound = origin(from?.value).flatMap { origin in
        points.map { .bound(.points($0, from: origin)) }
      }
    case .fraction:
      let part = number(form.entry.value, "fraction", DetentVocabulary.fraction)
      bound = whole(base?.value).flatMap { whole in part.map { .bound(.fraction($0, of: whole)) } }
    case .detent:
      let node = form.entry.value
      if reportHeight(node, "detent", among: []) { return nil }
      bound = name(node, "detent", .detent).map { .detent($0, at: span(node)) }
    case .from, .of: preconditionFailure("the key says no bound")
    }
    return isWhole ? bound : nil
  }

  /// Reports a word that stands for a bound, as it may be the id of another detent.
  private mutating func reportWord(_ node: NodeID, _ key: StaticString) -> Bool {
    let bytes = view.bytes(node)
    guard kind(node) == .scalar, !isMissing(node), NumberParser.parse(bytes) == nil,
      !isPlain(node) || NumberSpelling(bytes, of: DetentVocabulary.bound) == nil
    else { return false }
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return true }
    let (written, span) = (excerpt(node), span(node))
    let mapping = "{detent: \(written)}"
    if isOtherDetent(text(node), of: node) {
      findings.error(
        .wrongShape,
        "'\(key)' takes points, found the detent '\(written)'; its height is '\(mapping)'",
        at: span,
        fixIts: [Phrase.replacement(of: written, with: mapping, at: span, .guess)])
    } else {
      findings.error(
        .wrongShape,
        "'\(key)' takes a number of points or '{detent: …}' with a detent's id, found '\(written)'",
        at: span)
    }
    return true
  }

  /// Whether a detent beside the one that a bound belongs to is written with that id, or is that word.
  private mutating func isOtherDetent(_ id: String, of bound: NodeID) -> Bool {
    let tree = file.tree
    guard findings.searchesLeft > 0 else { return false }
    findings.searchesLeft -= 1
    guard let own = tree.enclosing(bound), let list = tree.enclosing(own),
      tree.kind(list) == .sequence
    else { return false }
    return tree.elements(list).contains { element in
      guard element != own else { return false }
      switch kind(element) {
      case .scalar:
        return text(element) == id && Closed.detentWords.value(of: view.bytes(element)) != nil
      case .mapping:
        let name =
          view.entries(element).first { isText($0.key, "id") }
          ?? view.entries(element).first { isText($0.key, "at") || isText($0.key, "measured") }
        return name.map { kind($0.value) == .scalar && text($0.value) == id } ?? false
      case .sequence, .alias: return false
      }
    }
  }

  /// Where points are counted from.
  mutating func origin(_ from: NodeID?) -> HeightOrigin? {
    guard let from else { return .safeArea }
    return choice(from, "from", among: Closed.detentEdges)
  }

  /// What a fraction is taken of.
  mutating func whole(_ base: NodeID?) -> FractionBase? {
    guard let base else { return .limit }
    return choice(base, "of", among: Closed.bases)
  }
}
