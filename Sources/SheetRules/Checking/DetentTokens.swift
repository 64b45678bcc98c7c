import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetYAML

/// Where the detents of a sheet are written, for findings about them.
struct DetentTokens {
  private let names: SheetNames
  private let sheetSpan: SourceSpan
  /// Elements of the base's list in the order they are written, or the ends of `free`.
  private var elements: [NodeID] = []
  private var tree: SyntaxTree?
  /// The list of the base.
  private var list: NodeID?

  init(_ sheet: borrowing ResolvedSheet) {
    self.init(
      sheet.names, sheet.origins, isFree: sheet.configuration.free != nil, sheet: sheet.keySpan)
  }

  init(_ names: SheetNames, _ origins: Origins, isFree: Bool, sheet: SourceSpan) {
    self.names = names
    sheetSpan = sheet
    if !isFree, let (tree, list) = origins.value(of: SheetKey.detents.row) {
      self.tree = tree
      self.list = list
      elements = Array(tree.elements(list))
    }
  }

  func name(of id: DetentIndex) -> String { Self.name(of: id, in: names) }

  static func name(of id: DetentIndex, in names: SheetNames) -> String {
    let index = Int(id.rawValue)
    return index < names.detents.count ? names.detents[index].text : "?"
  }

  /// The detent as it is written in the base, or where its id is first written; the sheet's key when that is
  /// in another file.
  func span(of id: DetentIndex) -> SourceSpan {
    let span = writtenSpan(of: id)
    return span.file == sheetSpan.file ? span : sheetSpan
  }

  /// A note at a detent.
  func note(at id: DetentIndex, _ message: String) -> [Diagnostic.Note] {
    [Diagnostic.Note(message, at: writtenSpan(of: id))]
  }

  /// The one written further down first.
  func laterFirst(_ one: DetentIndex, _ other: DetentIndex) -> (DetentIndex, DetentIndex) {
    let first = writtenSpan(of: one)
    let second = writtenSpan(of: other)
    if first.file == second.file, first.start != second.start {
      return first.start > second.start ? (one, other) : (other, one)
    }
    return one.rawValue > other.rawValue ? (one, other) : (other, one)
  }

  func writtenSpan(of id: DetentIndex) -> SourceSpan {
    let index = Int(id.rawValue)
    // The ids of a base are counted in the order its list gives them.
    if let tree, index < elements.count { return tree.span(elements[index]) }
    return index < names.detents.count ? names.detents[index].span : sheetSpan
  }

  /// The fix-it that writes the base's detents in another order; none where comments, anchors or indentation
  /// would not move along.
  func reordering(as order: [DetentIndex]) -> [FixIt] {
    guard let tree, let list, order.count == elements.count, tree.file.id == sheetSpan.file,
      order.allSatisfy({ Int($0.rawValue) < elements.count }), tree.kind(list) == .sequence
    else { return [] }
    let bytes = tree.file.bytes
    let whole = tree.span(list)
    var end = Int(whole.end)
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    // A comment belongs to its element, and only a person knows to which.
    if !tree.isFlow(list), bytes[Int(whole.start)..<end].contains(UInt8(ascii: "#")) { return [] }
    if bytes[Int(whole.start)..<Int(whole.end)].contains(where: {
      $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "&")
    }) {
      return []
    }
    let spans = elements.map { tree.span($0) }
    // The further lines of an element are indented by the place of its first.
    if !tree.isFlow(list), spans.contains(where: { hasLineBreak($0, bytes) }) {
      let columns = spans.map { column(of: $0, bytes) }
      if columns.contains(where: { $0 != columns[0] }) { return [] }
    }
    let edits = order.enumerated().compactMap { place, id -> FixIt.Edit? in
      let source = Int(id.rawValue)
      if source == place { return nil }
      let text = bytes[Int(spans[source].start)..<Int(spans[source].end)]
      return FixIt.Edit(spans[place], String(decoding: text, as: UTF8.self))
    }
    return edits.isEmpty
      ? [] : [FixIt("write the detents in the order of their heights", .safe, edits)]
  }

  private func column(of span: SourceSpan, _ bytes: [UInt8]) -> Int {
    var start = Int(span.start)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return Int(span.start) - start
  }

  private func hasLineBreak(_ span: SourceSpan, _ bytes: [UInt8]) -> Bool {
    bytes[Int(span.start)..<Int(span.end)].contains(UInt8(ascii: "\n"))
  }
}
