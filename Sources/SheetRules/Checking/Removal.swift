import SheetDiagnostics
import SheetModel
import SheetYAML

/// The fix-it that takes a key with its value out of a sheet.
enum Removal {
  /// One fix-it, or none where something else would go or be left over.
  ///
  /// A section that has no other key goes as a whole, unless that it is there means something.
  static func fixIt(
    of key: SheetKey, _ origins: Origins, _ applicability: FixIt.Applicability = .safe
  ) -> [FixIt] {
    guard let (tree, value) = origins.value(of: key.row),
      let keySpan = origins.keySpan(of: key.row), keySpan.file == tree.file.id,
      tree.kind(value) != .alias
    else { return [] }
    if let section = key.section, let (sectionTree, mapping) = origins.value(of: section.row),
      sectionTree.file.id == tree.file.id, tree.kind(mapping) == .mapping, tree.count(mapping) == 1,
      tree.span(mapping).start <= keySpan.start, keySpan.end <= tree.span(mapping).end
    {
      if !section.isRemovable { return fixIt(of: section, origins, applicability) }
      guard let braces = braces(of: mapping, in: tree) else { return [] }
      return [FixIt("remove '\(key.path)'", applicability, [.init(braces, "{}")])]
    }
    let written = Int(keySpan.start)..<Int(tree.span(value).end)
    guard let edit = EntryRemoval.edit(of: written, in: tree.file) else { return [] }
    return [FixIt("remove '\(key.path)'", applicability, [edit])]
  }

  /// The span of a mapping in braces that holds no comment and no anchor.
  private static func braces(of mapping: NodeID, in tree: SyntaxTree) -> SourceSpan? {
    let span = tree.span(mapping)
    let holdsMore = tree.file.bytes[Int(span.start)..<Int(span.end)].contains {
      $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "&")
    }
    return tree.isFlow(mapping) && !holdsMore ? span : nil
  }
}
