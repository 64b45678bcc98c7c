package import SheetDiagnostics
package import SheetYAML

/// One input file as a tree.
///
/// A class, because every value of a sheet leads back to the file it is written in; it never changes.
package final class ParsedFile: Sendable {
  package let tree: SyntaxTree
  /// The tree beside it, as pointers; neither is written after the file was made.
  nonisolated(unsafe) let view: TreeView

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    view = TreeView(of: tree)
  }

  /// No file.
  static let none = ParsedFile(
    SyntaxTree(file: SourceFile(id: FileID(0), path: "", bytes: [])))

  package var path: String { tree.file.path }

  /// What stands in the file at that place.
  package func sourceText(_ span: SourceSpan) -> String {
    String(decoding: tree.file.bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }
}
