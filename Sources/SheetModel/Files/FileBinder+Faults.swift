import SheetDiagnostics
import SheetVocabulary
import SheetYAML

/// Sheets and themes that stand where they are not looked for.
extension FileBinder {
  /// Reports a sheet or a theme that stands beside `sheets` or `themes` rather than under it.
  mutating func reportDeclaration(
    _ entry: (key: NodeID, value: NodeID), in root: NodeID
  ) -> Bool {
    guard decoder.kind(entry.value) == .mapping, !decoder.file.tree.isBroken(entry.key),
      ForeignNames.shared.find(decoder.text(entry.key), in: .file) == nil,
      decoder.file.tree.emptyValue(before: entry.key) == nil
    else { return false }
    let sheets = count(entry.value, of: Vocabulary.sheet)
    let themes = count(entry.value, of: Vocabulary.theme)
    guard max(sheets, themes) > 0 else { return false }
    let (noun, owner) = sheets >= themes ? ("sheet", "sheets") : ("theme", "themes")
    let name = decoder.excerpt(entry.key)
    let other = decoder.file.tree.entries(root).first { decoder.text($0.key) == owner }?.key
    decoder.findings.error(
      .unknownKey,
      "unknown key '\(name)' in a sheets file; if it is a \(noun), indent it under '\(owner):'",
      at: decoder.span(entry.key),
      notes: other.map { [.init("'\(owner)' is here", at: decoder.span($0))] } ?? [],
      fixIts: edits(thatPut: entry, under: owner, in: root).map {
        [FixIt("indent '\(name)' under '\(owner):'", .guess, $0)]
      } ?? [])
    return true
  }

  private func count(_ mapping: NodeID, of section: Section) -> Int {
    decoder.view.entries(mapping).prefix(64).count { isKey($0.key, of: section) }
  }

  /// The edits that indent an entry on its own lines, under a key that stands right above it or is not there yet.
  private func edits(
    thatPut entry: (key: NodeID, value: NodeID), under owner: String, in root: NodeID
  ) -> [FixIt.Edit]? {
    let tree = decoder.file.tree
    guard tree.kind(root) == .mapping, !tree.isFlow(root), !decoder.view.isMerged(root),
      tree.isComplete, tree.file.indentation(before: Int(tree.span(entry.key).start)) == 0
    else { return nil }
    var before: (key: NodeID, value: NodeID)?
    var last: (key: NodeID, value: NodeID)?
    for other in tree.entries(root) {
      if other.key == entry.key { before = last }
      if decoder.text(other.key) == owner, other.key.index > entry.key.index { return nil }
      last = other
    }
    let isThere = tree.entries(root).contains { decoder.text($0.key) == owner }
    var indent = 2
    var heading = "\(owner):" + tree.file.lineBreak
    if isThere {
      guard let before, decoder.text(before.key) == owner, tree.kind(before.value) == .mapping,
        !tree.isFlow(before.value),
        let first = tree.entries(before.value).first(where: { _ in true })?.key,
        let column = tree.file.indentation(before: Int(tree.span(first).start)), column > 0
      else { return nil }
      (indent, heading) = (column, "")
    }
    let blanks = String(repeating: " ", count: indent)
    return [edit(at: Int(tree.span(entry.key).start), heading + blanks)]
      + decoder.indentation(of: entry, by: blanks)
  }

  /// Reports sheets or themes that are written as a list, and how one is written.
  mutating func reportList(
    _ node: NodeID, _ key: StaticString, of noun: String, isSheets: Bool
  ) -> Bool {
    let tree = decoder.file.tree
    guard tree.kind(node) == .sequence, !tree.isBroken(node), !decoder.view.isFlowSequence(node)
    else { return false }
    var edits: [FixIt.Edit] = []
    var first: String?
    for element in tree.elements(node) {
      guard let (name, edit) = nameOfElement(element) else { return false }
      edits.append(edit)
      first = first ?? name
    }
    guard let first else { return false }
    isUncertain = true
    decoder.findings.error(
      .wrongShape,
      "'\(key)' takes a mapping of \(noun) by name, but a sequence starts here; one is written as '\(first):', "
        + "without '-'",
      at: decoder.start(node),
      fixIts: [FixIt("write \(noun) by name", .guess, edits)])
    return true
  }

  /// The name of a sheet in a list, from `- cart:` or `- id: cart`, and the edit that makes it a key.
  private func nameOfElement(_ element: NodeID) -> (name: String, edit: FixIt.Edit)? {
    let tree = decoder.file.tree
    guard tree.kind(element) == .mapping, !tree.isFlow(element), !decoder.view.isMerged(element),
      let (key, value) = tree.entries(element).first(where: { _ in true })
    else { return nil }
    let (start, bytes) = (Int(tree.span(key).start), tree.file.bytes)
    guard start > 1, bytes[start - 1] == UInt8(ascii: " "), bytes[start - 2] == UInt8(ascii: "-")
    else { return nil }
    if tree.count(element) == 1, tree.kind(value) == .mapping {
      let span = SourceSpan(file: tree.file.id, start: start - 2, end: start)
      return (decoder.text(key), FixIt.Edit(span, ""))
    }
    guard ["id", "name", "key", "identifier"].contains(decoder.text(key)),
      tree.kind(value) == .scalar, tree.count(element) > 1,
      decoder.withText(value, { NameRule.spellingFault(in: $0) }) == nil
    else { return nil }
    let span = SourceSpan(file: tree.file.id, start: start - 2, end: Int(tree.span(value).end))
    return (decoder.text(value), FixIt.Edit(span, decoder.text(value) + ":"))
  }

  private func edit(at place: Int, _ text: String) -> FixIt.Edit {
    FixIt.Edit(SourceSpan(file: decoder.file.tree.file.id, start: place, end: place), text)
  }
}
