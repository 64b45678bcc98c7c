package import SheetDiagnostics
package import SheetYAML

/// One sheets file, parsed, with the names it declares.
package final class SheetsFile: Sendable {
  /// A theme as it is declared.
  package struct Theme: Sendable {
    package let key: NodeID
    package let value: NodeID
    /// Value of its `extends`.
    package let parent: NodeID?
  }

  /// A sheet as it is declared.
  package struct Sheet: Sendable {
    package let key: NodeID
    package let value: NodeID
    /// Value of its `extends`.
    package let parent: NodeID?
    package let isAbstract: Bool
  }

  package let parsed: ParsedFile
  /// Place among the files of the project.
  let place: Int
  /// Paths of the imported files as written.
  package let imports: [NodeID]
  /// The value of `defaults`.
  package let defaults: NodeID?
  package let themes: [Theme]
  /// Every sheet in source order, abstract ones too.
  package let sheets: [Sheet]
  /// Names of themes and sheets that are not read for a fault of theirs.
  let refused: Set<String>
  /// It may declare more than what could be read of it.
  let isUncertain: Bool
  /// Keys of a sheet stand beside it, where only names may, so that it seems to lack them.
  let lacksKeys: Bool
  /// Nothing of a sheet may stand where it could not be read.
  let hasAllKeys: Bool
  /// Nothing was found in it when it was read.
  package let isQuiet: Bool

  init(
    parsed: ParsedFile, place: Int, imports: [NodeID], defaults: NodeID?, themes: [Theme],
    sheets: [Sheet], refused: Set<String>, isUncertain: Bool, lacksKeys: Bool, isQuiet: Bool
  ) {
    self.parsed = parsed
    self.place = place
    self.imports = imports
    self.defaults = defaults
    self.themes = themes
    self.sheets = sheets
    self.refused = refused
    self.isUncertain = isUncertain
    self.lacksKeys = lacksKeys
    hasAllKeys = parsed.tree.isComplete && !lacksKeys
    self.isQuiet = isQuiet
  }

  package var path: String { parsed.path }
  package var tree: SyntaxTree { parsed.tree }

  /// The edit that takes an import out of the list, and the last one with the list.
  package func removal(ofImport node: NodeID) -> FixIt.Edit? {
    guard let root = tree.root,
      let list = tree.entries(root).first(where: { tree.text($0.key) == "imports" }),
      tree.kind(list.value) == .sequence
    else { return nil }
    return tree.count(list.value) == 1
      ? EntryRemoval.edit(
        of: Int(tree.span(list.key).start)..<Int(tree.span(list.value).end), in: tree.file)
      : EntryRemoval.edit(ofElement: tree.span(node), in: tree.file)
  }

  package var hasImports: Bool { !imports.isEmpty }

  /// Whether there is a sheet to generate something for.
  package var hasConcreteSheets: Bool { sheets.contains { !$0.isAbstract } }

  /// Calls `body` with every text that may be the `content.type` of a sheet: the values of all keys of that name.
  package func forEachPossibleContentType(_ body: (_ text: String, _ span: SourceSpan) -> Void) {
    tree.forEachScalar(after: "type") { body(tree.text($0), tree.span($0)) }
  }

  /// Calls `body` with what each concrete sheet is called in Swift, in source order: its `name`, or else its key.
  package func forEachName(
    _ body: (_ name: String, _ span: SourceSpan, _ isWritten: Bool) -> Void
  ) {
    let view = parsed.view
    for sheet in sheets where !sheet.isAbstract {
      var name: NodeID?
      for entry in view.entries(sheet.value) where view.bytes(entry.key).equals("name") {
        name = entry.value
      }
      let node = name ?? sheet.key
      body(view.text(node), view.span(node), name != nil)
    }
  }
}
