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
  /// Where a sheet stands at first.
  mutating func initial(
    _ node: NodeID, _ key: StaticString
  ) -> InitialReference? {
    guard isScalar(node, key, takes: "a detent id, 'smallest', 'largest' or 'hidden'") else {
      return nil
    }
    if let word = Closed.initial.value(of: view.bytes(node)) {
      return .word(word)
    }
    return name(node, key, .detent).map { .id($0) }
  }

  /// How far touches pass through.
  mutating func passthrough(
    _ node: NodeID, _ key: StaticString
  ) -> PassthroughReference? {
    guard kind(node) == .mapping else {
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
      switch self.key(entry, of: Closed.passthroughKeys) {
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
    return name(through, "through", .detent).map { .id($0) }
  }

  /// The node that names a detent in a passthrough; the node itself where it names none.
  func referenceNode(_ node: NodeID) -> NodeID {
    guard kind(node) == .mapping else { return node }
    for (key, value) in view.entries(node) where isText(key, "through") { return value }
    return node
  }
}
