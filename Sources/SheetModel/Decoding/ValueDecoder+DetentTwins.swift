import SheetDiagnostics
import SheetYAML

/// Scalars in a list of detents that stand for one which the list has.
extension ValueDecoder {
  /// Another detent of the list that has the height, and with it the id, which a scalar is short for.
  ///
  /// Of scalars the first is the one to keep.
  func twin(of node: NodeID) -> NodeID? {
    guard let height = meaning(of: node), let list = file.tree.enclosing(node),
      file.tree.kind(list) == .sequence
    else { return nil }
    var isBefore = true
    for element in view.elements(list).prefix(ValueDecoder.mostDetents) {
      if element == node {
        isBefore = false
      } else if kind(element) == .scalar ? isBefore : kind(element) == .mapping,
        let other = meaning(of: element), other == height
      {
        return element
      }
    }
    return nil
  }

  func noteOfTwin(_ node: NodeID) -> [Diagnostic.Note] {
    twin(of: node).map { [.init("the list has this height here", at: span($0))] } ?? []
  }

  /// The fix-it for a scalar that stands for a detent, or the one that takes it away where the list has that detent.
  func detentFixIts(_ node: NodeID, _ detent: String) -> [FixIt] {
    let written = excerpt(node)
    guard twin(of: node) != nil else {
      return [Phrase.replacement(of: written, with: detent, at: span(node), .guess)]
    }
    return EntryRemoval.edit(ofElement: span(node), in: file.tree.file)
      .map { [FixIt("remove '\(written)'", .guess, [$0])] } ?? []
  }

  /// What says a height, with its number: of a scalar what it is short for, of a mapping without an id its form.
  private func meaning(of node: NodeID) -> HeightMeaning? {
    if kind(node) == .scalar {
      guard let text = height(shortFor: node), let colon = text.firstIndex(of: ":") else {
        return nil
      }
      var number = String(text[text.index(colon, offsetBy: 2)...])
      return number.withUTF8 { NumberParser.parse($0) }
        .map { HeightMeaning(key: String(text[..<colon]), number: $0) }
    }
    var found: HeightMeaning?
    for entry in view.entries(node) {
      if isText(entry.key, "id") { return nil }
      guard isText(entry.key, "fraction") || isText(entry.key, "height"),
        kind(entry.value) == .scalar
      else { continue }
      if var part = percentage(entry.value) {
        found = part.withUTF8 { NumberParser.parse($0) }
          .map { HeightMeaning(key: "fraction", number: $0) }
      } else {
        found = NumberParser.parse(view.bytes(entry.value))
          .map { HeightMeaning(key: text(entry.key), number: $0) }
      }
    }
    return found
  }

  private struct HeightMeaning: Equatable {
    let key: String
    let number: Double
  }
}
