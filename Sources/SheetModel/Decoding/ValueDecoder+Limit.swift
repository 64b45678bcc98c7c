import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

extension ValueDecoder {
  /// An edge, or so far below it.
  mutating func limit(_ node: NodeID, _ key: StaticString) -> HeightLimit? {
    guard kind(node) == .mapping else {
      if kind(node) == .scalar, view.bytes(node).first?.isDigit == true,
        let inset = height(shortFor: node), inset.hasPrefix("height: ")
      {
        let (written, mapping) = (excerpt(node), "{inset: \(inset.dropFirst(8))}")
        findings.error(
          .wrongShape, "'\(key)' takes an edge, found the number '\(written)'", at: span(node),
          notes: [.init("did you mean '\(mapping)'?")],
          fixIts: [Phrase.replacement(of: written, with: mapping, at: span(node), .guess)])
        return nil
      }
      return choice(node, key, among: Closed.limitEdges, also: "'{from: safeArea, inset: 8}'")
        .map { HeightLimit(from: $0) }
    }
    let isMerge = beginMerges(of: node)
    defer { endMerges(isMerge) }
    var limit = HeightLimit()
    var isWhole = true
    var isEmpty = true
    for entry in view.entries(node) {
      isEmpty = false
      switch self.key(entry, of: Closed.limitKeys, in: node) {
      case .from:
        if let edge = choice(entry.value, "from", among: Closed.limitEdges) {
          limit.from = edge
        } else {
          isWhole = false
        }
      case .inset:
        if let inset = number(entry.value, "inset", LimitVocabulary.inset) {
          limit.inset = inset
        } else {
          isWhole = false
        }
      case nil: isWhole = false
      }
    }
    if isEmpty {
      reportMissingKey("'\(key)' needs 'from' or 'inset'", in: node)
      return nil
    }
    return isWhole ? limit : nil
  }

  /// Points, or a part of the safe area's width.
  mutating func widthLimit(
    _ node: NodeID, _ key: StaticString, _ quantity: Quantity
  ) -> WidthLimit? {
    guard kind(node) == .mapping else {
      return number(node, key, quantity).map { .points($0) }
    }
    let isMerge = beginMerges(of: node)
    defer { endMerges(isMerge) }
    var limit: WidthLimit?
    var isWhole = true
    for entry in view.entries(node) {
      switch self.key(entry, of: Closed.widthKeys, in: node) {
      case .fraction:
        limit = number(entry.value, "fraction", WidthVocabulary.fraction).map { .fraction($0) }
        if limit == nil { isWhole = false }
      case nil: isWhole = false
      }
    }
    if limit == nil, isWhole {
      reportMissingKey("'\(key)' is a number of points, or needs 'fraction'", in: node)
    }
    return isWhole ? limit : nil
  }

  /// Points, or half the grabber's height.
  mutating func grabberRadius(
    _ node: NodeID, _ key: StaticString, _ quantity: Quantity
  ) -> GrabberRadius? {
    if kind(node) == .scalar, isText(node, Shape.round) { return .round }
    return number(node, key, quantity).map { .points($0) }
  }

  /// A number, or a word that says there is none.
  mutating func optionalNumber(
    _ node: NodeID, _ key: StaticString, _ quantity: Quantity, word: StaticString?
  ) -> Double?? {
    if let word, kind(node) == .scalar, isText(node, word) { return .some(nil) }
    return number(node, key, quantity).map { .some($0) }
  }
}
