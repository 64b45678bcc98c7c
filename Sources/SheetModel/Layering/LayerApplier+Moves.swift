import SheetDiagnostics
import SheetVocabulary
import SheetYAML

/// Edits that write an entry where it belongs.
extension LayerApplier {
  /// More than any mapping of the language has; larger ones are not searched again for every fault.
  private static let mostEntries = 100

  /// Reports `hidden: true` and its like in a mapping that is there or is not.
  ///
  /// - Parameter shows: Whether the key says that the mapping is there.
  mutating func reportSwitch(
    _ entry: ValueDecoder.Entry, _ place: Int, in mapping: NodeID, shows: Bool
  ) -> Bool {
    let path = KeyPlaces.shared.path(ofSection: place)
    guard case .removableSection = row(at: path[...], in: Vocabulary.sheet)?.shape,
      let last = ForeignName.steps(of: path).last
    else { return false }
    let tree = decoder.file.tree
    let isEmpty = tree.isEmpty(entry.value)
    let flag =
      decoder.kind(entry.value) == .scalar
      ? ValueDecoder.flag(meantBy: decoder.text(entry.value)) : nil
    let isThere = (flag ?? true) == shows
    let name = decoder.excerpt(entry.key)
    let remedy =
      isThere
      ? "'\(last)' is there when it is written, as '\(last): {}'" : "here it is '\(last): none'"
    var fixIts: [FixIt] = []
    if flag != nil || isEmpty {
      if isThere, let removal = decoder.removal(of: entry).first {
        fixIts = [FixIt(removal.message, .guess, removal.edits)]
      } else if let edit = replacement(ofSection: mapping, with: isThere ? "{}" : "none"),
        tree.count(mapping) == 1
      {
        fixIts = [FixIt("write '\(last): \(edit.replacement.drop { $0 == " " })'", .guess, [edit])]
      }
    }
    decoder.findings.error(
      .unknownKey, "unknown key '\(name)' in '\(last)'; \(remedy)", at: decoder.span(entry.key),
      fixIts: fixIts)
    return true
  }

  /// The edit that puts a word in the place of a section's mapping.
  private func replacement(ofSection mapping: NodeID, with word: String) -> FixIt.Edit? {
    let tree = decoder.file.tree
    guard tree.kind(mapping) == .mapping, !decoder.view.isMerged(mapping), mapping.index > 0 else {
      return nil
    }
    let span = tree.span(mapping)
    if tree.isFlow(mapping) { return FixIt.Edit(span, word) }
    let key = tree.span(NodeID(index: mapping.index - 1))
    let bytes = tree.file.bytes
    guard let colon = bytes[Int(key.end)...].firstIndex(of: UInt8(ascii: ":")),
      let last = tree.entries(mapping).map(\.value).last,
      bytes[(colon + 1)..<Int(span.start)].allSatisfy({ " \r\n".utf8.contains($0) })
    else { return nil }
    return FixIt.Edit(
      SourceSpan(file: span.file, start: colon + 1, end: Int(tree.span(last).end)), " " + word)
  }

  /// The fix-it that takes an entry out of a mapping and writes it into one that is there already, or beside its own.
  ///
  /// - Parameters:
  ///   - path: Of the key that is written, from the sheet on.
  ///   - value: What is written there, and what else beside it.
  func move(
    _ entry: ValueDecoder.Entry, of place: Int, in mapping: NodeID, to path: Substring,
    _ value: String, more: String = ""
  ) -> FixIt? {
    let tree = decoder.file.tree
    guard tree.kind(mapping) == .mapping, !decoder.view.isMerged(mapping),
      tree.count(mapping) <= Self.mostEntries
    else { return nil }
    let steps = ForeignName.steps(of: path)
    let own = ForeignName.steps(of: KeyPlaces.shared.path(ofSection: place))
    let common = zip(own, steps).prefix { $0 == $1 }.count
    var (removed, target) = (entry, mapping)
    for name in own.dropFirst(common).reversed() {
      let inner = target
      guard let outer = tree.enclosing(inner), tree.kind(outer) == .mapping,
        !decoder.view.isMerged(outer), tree.count(outer) <= Self.mostEntries,
        let own = tree.entries(outer).first(where: { $0.value == inner }),
        decoder.text(own.key) == name
      else { return nil }
      if tree.count(inner) == 1 { removed = own }
      target = outer
    }
    let inTarget = steps.dropFirst(common).joined(separator: ".")
    var rest = inTarget[...]
    while true {
      let name = rest.prefix { $0 != "." }
      guard let other = tree.entries(target).first(where: { decoder.text($0.key) == name }) else {
        break
      }
      if other.key == removed.key { return nil }
      rest = rest.dropFirst(name.count + 1)
      guard !rest.isEmpty, tree.kind(other.value) == .mapping,
        !decoder.view.isMerged(other.value), tree.count(other.value) <= Self.mostEntries
      else { return nil }
      target = other.value
    }
    let name = ForeignName(inTarget, .same, more: more, [])
    let written = name.entry(rest, value)
    let whole = SourceSpan(
      file: decoder.span(removed.key).file, start: Int(tree.span(removed.key).start),
      end: Int(tree.span(removed.value).end))
    let message = "write '\(Quotation.cut(name.entry(inTarget, value)))'"
    if tree.entries(target).contains(where: { $0.key == removed.key }) {
      return FixIt(message, .guess, [.init(whole, written)])
    }
    guard let removal = decoder.removal(of: removed).first?.edits,
      let insertion = insertion(of: written, into: target)
    else { return nil }
    return FixIt(message, .guess, removal + [insertion])
  }

  /// The edit that adds an entry to a mapping: the last in braces, the first on lines.
  private func insertion(of entry: String, into mapping: NodeID) -> FixIt.Edit? {
    let tree = decoder.file.tree
    let span = tree.span(mapping)
    func at(_ place: Int, _ text: String) -> FixIt.Edit {
      FixIt.Edit(SourceSpan(file: span.file, start: place, end: place), text)
    }
    if tree.isFlow(mapping) {
      guard let last = tree.entries(mapping).map(\.value).last else {
        return at(Int(span.start) + 1, entry)
      }
      return tree.isEmpty(last) ? nil : at(Int(tree.span(last).end), ", \(entry)")
    }
    guard let first = tree.entries(mapping).first(where: { _ in true })?.key,
      let indent = tree.file.indentation(before: Int(tree.span(first).start))
    else { return nil }
    let gap = tree.file.lineBreak + String(repeating: " ", count: indent)
    return at(Int(tree.span(first).start), entry + gap)
  }
}
