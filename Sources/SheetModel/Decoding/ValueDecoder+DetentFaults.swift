import SheetDiagnostics
import SheetVocabulary
import SheetYAML

extension ValueDecoder {
  mutating func reportNoList(_ node: NodeID, _ key: StaticString) {
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return }
    if isMissing(node) {
      reportMissing(node, key)
    } else if kind(node) == .scalar, !isText(node, RemovalVocabulary.none) {
      let written = excerpt(node)
      findings.error(
        .wrongShape, "'\(key)' takes a list of detents, found '\(written)'", at: span(node),
        fixIts: [Phrase.replacement(of: written, with: "[\(written)]", at: span(node), .guess)])
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
    let span = span(node)
    let written = file.sourceText(span)
    let pairs = written.dropFirst().dropLast()
    findings.error(
      .detentForm,
      "'\(written.prefix(60))' is \(file.tree.count(node)) detents; one detent with options is a mapping in braces",
      at: span,
      fixIts: [FixIt("write '[{\(pairs)}]'", .guess, [.init(span, "[{\(pairs)}]")])])
    return true
  }

  mutating func reportNoDetent(_ node: NodeID, _ key: StaticString) {
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return }
    let written = excerpt(node)
    let span = span(node)
    if isPlain(node), NumberParser.parse(view.bytes(node)) != nil {
      findings.error(
        .wrongShape,
        "'\(key)' takes a detent, found the number '\(written)'; points are '{height: \(written)}'",
        at: span,
        fixIts: [
          Phrase.replacement(of: written, with: "{height: \(written)}", at: span, .guess)
        ])
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
    reportUnknownWord(
      node, among: DetentVocabulary.words.choices.map(\.name.description), called: "a detent",
      also: "a mapping such as '{height: 300}'")
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
