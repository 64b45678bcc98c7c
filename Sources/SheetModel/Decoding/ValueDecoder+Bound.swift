import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

extension ValueDecoder {
  /// A lower or upper bound of a height: points, or a mapping that says what they are counted from or names a
  /// detent.
  mutating func bound(_ node: NodeID, _ key: StaticString) -> BoundReading? {
    guard kind(node) == .mapping else {
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
