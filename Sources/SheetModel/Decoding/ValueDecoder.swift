import SheetDiagnostics
import SheetVocabulary
import SheetYAML

/// Reads the values of one file, each as its key's shape says, and reports what does not fit.
///
/// A reader returns `nil` for a value that it refused; the fault has been reported then.
struct ValueDecoder {
  /// The file that nodes belong to; changes with the layer.
  var file: ParsedFile {
    didSet { view = file.view }
  }
  private(set) var view: TreeView
  var findings = Findings()
  /// Every detent that was read since this was last set has a name, even if it has faults.
  var areDetentsNamed = true

  init(file: ParsedFile) {
    self.file = file
    view = file.view
  }

  /// What a node is, aliases followed.
  @inline(__always)
  func kind(_ node: NodeID) -> NodeKind { view.kind(node) }

  func span(_ node: NodeID) -> SourceSpan { view.span(node) }

  /// Faults in what merge keys lay under a mapping stand where it is written, and note the merge.
  ///
  /// - Returns: What `endMerges` takes when the mapping has been read.
  mutating func beginMerges(of node: NodeID) -> Bool {
    guard view.isMerged(node), let merge = file.tree.mergeSpan(of: node) else { return false }
    let mapping = span(file.tree.resolved(node))
    if let last = findings.merges.last, last.mapping == mapping { return false }
    findings.merges.append((mapping, merge))
    return true
  }

  mutating func endMerges(_ hasBegun: Bool) {
    if hasBegun { findings.merges.removeLast() }
  }

  func text(_ node: NodeID) -> String { view.text(node) }

  @inline(__always)
  func withText<R>(_ node: NodeID, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    body(view.bytes(node))
  }

  /// The scalar's text as messages quote it: one line, cut when it is long.
  func excerpt(_ node: NodeID) -> String { Quotation.cut(text(node)) }

  @inline(__always)
  func isText(_ node: NodeID, _ text: StaticString) -> Bool {
    withText(node) { $0.equals(text) }
  }

  func isPlain(_ node: NodeID) -> Bool { view.style(node) == .plain }

  /// Where a value starts, for the fault that it is there: a collection in brackets as a whole, else its first part.
  func start(_ node: NodeID) -> SourceSpan {
    switch kind(node) {
    case .scalar, .alias: return span(node)
    case .mapping:
      if file.tree.isFlow(node) || file.tree.kind(node) == .alias { return span(node) }
      for (key, _) in view.entries(node) { return span(key) }
      return span(node)
    case .sequence:
      let span = span(node)
      if file.tree.isFlow(node) || file.tree.kind(node) == .alias { return span }
      return SourceSpan(file: span.file, start: Int(span.start), end: Int(span.start) + 1)
    }
  }

  /// The value is absent: nothing is written, or null.
  func isMissing(_ node: NodeID) -> Bool {
    guard kind(node) == .scalar, isPlain(node) else { return false }
    return withText(node) { ScalarReading.isNull($0) }
  }

  /// Checks that a value is a scalar with something in it.
  ///
  /// - Parameter isMeant: Whether a plain scalar that stands there in a list of its own would do without the list.
  @inline(__always)
  mutating func isScalar(
    _ node: NodeID, _ key: StaticString, takes expected: @autoclosure () -> String,
    alone isMeant: (UnsafeBufferPointer<UInt8>) -> Bool = { _ in true }
  ) -> Bool {
    guard kind(node) == .scalar else {
      reportWrongShape(node, key, takes: expected(), alone: isMeant)
      return false
    }
    guard isPlain(node), ScalarReading.isNull(view.bytes(node)) else { return true }
    reportMissing(node, key, takes: expected())
    return false
  }

  /// Checks that a value is a mapping.
  ///
  /// - Parameter section: Place of the section whose keys it has; -1 for other mappings.
  mutating func isMapping(
    _ node: NodeID, _ key: StaticString, takes expected: @autoclosure () -> String,
    of section: Int = -1
  ) -> Bool {
    switch kind(node) {
    case .mapping: return true
    case .sequence, .alias:
      reportWrongShape(node, key, takes: expected(), alone: { _ in false }, of: section)
    case .scalar:
      if isMissing(node) {
        reportMissing(node, key, takes: expected())
      } else if !reportMissingSpace(in: node) {
        reportWrongShape(node, key, takes: expected(), of: section)
      }
    }
    return false
  }

  mutating func reportWrongShape(
    _ node: NodeID, _ key: StaticString, takes expected: @autoclosure () -> String,
    alone isMeant: (UnsafeBufferPointer<UInt8>) -> Bool = { _ in true }, of section: Int = -1
  ) {
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return }
    switch kind(node) {
    case .mapping:
      findings.error(
        .wrongShape, "'\(key)' takes \(expected()), but a mapping starts here", at: start(node),
        fixIts: unwrapping(node, where: isMeant))
    case .sequence:
      findings.error(
        .wrongShape, "'\(key)' takes \(expected()), but a sequence starts here", at: start(node),
        notes: example(of: section, for: key), fixIts: unwrapping(node, where: isMeant))
    case .scalar, .alias:
      let takes = expected()
      let message =
        isText(node, RemovalVocabulary.none)
        ? "'\(key)' cannot be removed; it takes \(takes)"
        : "'\(key)' takes \(takes), found '\(excerpt(node))'"
      var meant =
        mapping(of: node, key, isRemovable: takes.hasSuffix("or 'none'")).map { [$0] } ?? []
      if meant.isEmpty { meant = mappings(shortFor: node, of: section) }
      let fixIts =
        meant.count == 1
        ? [Phrase.replacement(of: excerpt(node), with: meant[0], at: span(node), .guess)] : []
      findings.error(
        .wrongShape, message, at: span(node),
        notes: meant.isEmpty
          ? example(of: section, for: key)
          : [.init("did you mean \(Phrase.alternatives(meant))?")],
        fixIts: fixIts)
    }
  }

  /// The guess that the only word of a list in brackets or of a mapping in braces is meant; nothing for others.
  private func unwrapping(
    _ node: NodeID, where isMeant: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> [FixIt] {
    let tree = file.tree
    guard tree.isFlow(node), tree.count(node) == 1, !tree.isBroken(node) else { return [] }
    let found: NodeID?
    switch tree.kind(node) {
    case .sequence: found = tree.elements(node).first { _ in true }
    case .mapping:
      found = view.isBarePair(node) ? nil : tree.entries(node).first { _ in true }?.value
    case .scalar, .alias: found = nil
    }
    guard let only = found, tree.kind(only) == .scalar, !tree.isEmpty(only),
      withText(only, isMeant),
      !tree.file.bytes[Int(span(node).start)..<Int(span(node).end)].contains(UInt8(ascii: "\n"))
    else { return [] }
    let word = file.sourceText(tree.span(only))
    let marks = tree.kind(node) == .sequence ? "brackets" : "braces"
    return [
      FixIt("write '\(Quotation.cut(word))' without \(marks)", .guess, [.init(span(node), word)])
    ]
  }

  /// Reports what a mapping lacks, unless that may be what it was to merge.
  ///
  /// - Parameter place: Where it is said; where the mapping begins if that is `nil`.
  mutating func reportMissingKey(
    _ message: String, in mapping: NodeID, at place: SourceSpan? = nil
  ) {
    findings.hasFailed = true
    if file.tree.isBroken(mapping) || hasEntryWithoutColon(mapping) { return }
    findings.error(.missingKey, message, at: place ?? start(mapping))
  }

  mutating func reportMissing(
    _ node: NodeID, _ key: StaticString, takes expected: @autoclosure () -> String
  ) {
    findings.hasFailed = true
    if findings.isSilent { return }
    // The '?' of a key without a value has been reported.
    if file.tree.isBroken(node) || file.tree.hasQuestionMark(beforeKeyOf: node) { return }
    if let comment = hashAfter(node) {
      let text = file.sourceText(comment)
      findings.error(
        .missingValue, "'#' starts a comment here, so '\(key)' has no value; quote the colour",
        at: comment,
        fixIts: [FixIt("quote '\(text)'", .safe, [.init(comment, "\"\(text)\"")])])
      return
    }
    // What is not there in a file with a syntax error may be what the error kept out of the tree.
    if file.tree.isEmpty(node), !file.tree.isComplete { return }
    findings.error(.missingValue, "'\(key)' has no value; it takes \(expected())", at: span(node))
  }

  /// The span of `#RRGGBB` that follows an empty value on its line, as far as it looks like a colour.
  private func hashAfter(_ node: NodeID) -> SourceSpan? {
    guard file.tree.isEmpty(node) else { return nil }
    let bytes = file.tree.file.bytes
    var index = Int(span(node).end)
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "#") else { return nil }
    let start = index
    index += 1
    while index < bytes.count, bytes[index].hexadecimalValue != nil { index += 1 }
    guard index - start > 3 else { return nil }
    return SourceSpan(file: span(node).file, start: start, end: index)
  }

  /// Reports a key that is none of `allowed`.
  ///
  /// - Returns: The only one that is near: what the key stands for is read as if it were that one, so that one run shows
  ///   what is wrong inside as well.
  @discardableResult
  mutating func reportUnknownKey(
    _ key: NodeID, value: NodeID, in title: String, allowed: [StaticString]
  ) -> String? {
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(key) { return nil }
    if isSaidOtherwise(key, value: value, among: allowed) { return nil }
    let (name, span) = (excerpt(key), span(key))
    let (notes, fixIts) = findings.suggestions(
      for: name, among: allowed.map(\.description), at: span)
    let message =
      notes.isEmpty
      ? Self.message(ofUnknownKey: name, in: title, of: allowed.count, allowed: allowed)
      : "unknown key '\(name)' in \(title)"
    findings.error(.unknownKey, message, at: span, notes: notes, fixIts: fixIts)
    return fixIts.first?.edits.first?.replacement
  }

  /// Reports what is no key because of how it is written or where it stands, whatever its name.
  mutating func isSaidOtherwise(
    _ key: NodeID, value: NodeID, among keys: @autoclosure () -> [StaticString]
  ) -> Bool {
    reportMissingSpace(key, value: value) || reportMissingColon(key, value: value, among: keys)
      || reportPiece(key, value: value) || reportBeside(key, value: value)
  }

  /// What is said of a key that is none of those allowed, where none of them is suggested.
  ///
  /// - Parameter count: How many names are `allowed`.
  static func message(
    ofUnknownKey name: String, in title: String, of count: Int,
    allowed: @autoclosure () -> [StaticString]
  ) -> String {
    let remedy =
      if let elsewhere = elsewhere(name) {
        elsewhere
      } else if count <= Phrase.mostAlternatives {
        "use \(Phrase.alternatives(allowed().map(\.description)))"
      } else {
        "'sheetc explain \(Phrase.topic(of: title))' lists its keys"
      }
    return "unknown key '\(name)' in \(title); \(remedy)"
  }

  /// Where a key belongs that other mappings have, or what a name of another sheet's is here.
  private static func elsewhere(_ name: String) -> String? {
    let places = KeyPlaces.shared.places(of: name)
    if !places.isEmpty {
      return "it belongs in \(Phrase.list(Array(places.prefix(3)), "or"))"
    }
    guard let foreign = ForeignNames.shared.find(name, in: .sheet) else { return nil }
    if foreign.key.isEmpty { return foreign.more }
    return "in a sheet it is '\(foreign.entry(foreign.key, nil))'"
  }

  /// Reports a key that is none of those allowed and, as its value says, was to be `name`.
  mutating func reportUnknownKey<Key>(
    _ entry: (key: NodeID, value: NodeID), of keys: ClosedKeys<Key>, meant name: StaticString
  ) {
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(entry.key) { return }
    if reportMissingSpace(entry.key, value: entry.value) { return }
    let written = excerpt(entry.key)
    findings.error(
      .unknownKey, "unknown key '\(written)' in \(keys.keys.title)", at: span(entry.key),
      notes: [.init("did you mean '\(name)'?")],
      fixIts: [
        Phrase.replacement(of: written, with: name.description, at: span(entry.key), .guess)
      ])
  }

  /// Reports a key that is none of those allowed and follows one without a value: it was to stand inside that.
  ///
  /// That the other has no value is not said as well.
  mutating func reportBeside(_ key: NodeID, value: NodeID) -> Bool {
    guard let (owner, empty) = file.tree.emptyValue(before: key) else { return false }
    let (name, ownerName) = (excerpt(key), excerpt(owner))
    let (start, end) = (Int(span(empty).end), Int(span(key).start))
    let gap = file.tree.file.bytes[start..<end]
    findings.swallowMissingValue(at: span(empty))
    if let comma = gap.firstIndex(of: UInt8(ascii: ",")) {
      let place = SourceSpan(file: span(key).file, start: comma, end: comma + 1)
      findings.error(
        .missingValue, "'\(name)' is parted from '\(ownerName)' by ',', so that has no value",
        at: span(key),
        fixIts: file.tree.isEmpty(value)
          ? [FixIt("remove the ','", .guess, [.init(place, "")])] : [])
      return true
    }
    findings.error(
      .indentation,
      "'\(name)' stands beside '\(ownerName)', which has no value; "
        + "indent it and what belongs to it to put it inside",
      at: span(key), notes: [.init("'\(ownerName)' is here", at: span(owner))],
      fixIts: beginsLine(span(key)) && gap.contains(UInt8(ascii: "\n")) && file.tree.isComplete
        ? [
          FixIt(
            "indent '\(name)'", .guess,
            [.init(SourceSpan(file: span(key).file, start: end, end: end), "  ")]
              + indentation(of: (key, value), by: "  "))
        ] : [])
    return true
  }

  /// The edits that move the lines below the first of an entry to the right.
  func indentation(of entry: (key: NodeID, value: NodeID), by blanks: String) -> [FixIt.Edit] {
    let bytes = file.tree.file.bytes
    let (start, end) = (Int(span(entry.key).start), Int(file.tree.span(entry.value).end))
    var edits: [FixIt.Edit] = []
    for place in start..<max(start, end - 1)
    where bytes[place] == UInt8(ascii: "\n") && bytes[place + 1] != UInt8(ascii: "\n")
      && bytes[place + 1] != UInt8(ascii: "\r")
    {
      let next = SourceSpan(file: span(entry.key).file, start: place + 1, end: place + 1)
      edits.append(FixIt.Edit(next, blanks))
    }
    return edits
  }

  /// The fix-it that takes an entry out of a mapping which has others; what stands there says nothing.
  func removal(of entry: (key: NodeID, value: NodeID)) -> [FixIt] {
    let (key, value) = (span(entry.key), span(entry.value))
    guard key.start <= value.start else { return [] }
    return EntryRemoval.edit(of: Int(key.start)..<Int(value.end), in: file.tree.file)
      .map { [FixIt("remove '\(excerpt(entry.key))'", .safe, [$0])] } ?? []
  }

  /// Whether a key that is none of those allowed was probably meant to be `name`.
  func isMisspelt(_ key: NodeID, _ name: StaticString) -> Bool {
    view.isBroken(key) || name.withUTF8Buffer { Spelling.isNear(view.bytes(key), to: $0) }
  }
}
