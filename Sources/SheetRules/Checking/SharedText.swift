import SheetDiagnostics
import SheetModel
import SheetYAML

/// The parts of a file that mean something to more than one sheet.
///
/// What has no effect in a sheet may have one in those that extend it, or that take it over by an alias.
struct SharedText {
  private let hasAliases: Bool
  /// The sheets that others extend, in the order of their places.
  private var parents: [Range<UInt32>] = []

  init(_ tree: SyntaxTree) {
    hasAliases = tree.hasAliases
    guard let root = tree.root else { return }
    for (key, value) in tree.entries(root) where tree.text(key) == "sheets" {
      var extended: Set<String> = []
      for (_, sheet) in tree.entries(value) {
        for (name, parent) in tree.entries(sheet) where tree.text(name) == "extends" {
          extended.insert(tree.text(parent))
        }
      }
      if extended.isEmpty { return }
      for (name, sheet) in tree.entries(value) where extended.contains(tree.text(name)) {
        let span = tree.span(sheet)
        if span.start < span.end { parents.append(span.start..<span.end) }
      }
    }
  }

  /// Makes a guess of every fix-it that removes what others may share.
  func guarded(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    for index in diagnostic.fixIts.indices where Self.isRemoval(diagnostic.fixIts[index]) {
      if diagnostic.fixIts[index].edits.contains(where: holds) {
        diagnostic.fixIts[index].applicability = .guess
      }
    }
    return diagnostic
  }

  /// Whether a fix-it takes something out of a sheet.
  static func isRemoval(_ fixIt: FixIt) -> Bool {
    fixIt.edits.allSatisfy { $0.replacement.isEmpty || $0.replacement == "{}" }
  }

  private func holds(_ edit: FixIt.Edit) -> Bool {
    if hasAliases { return true }
    var low = 0
    var high = parents.count
    while low < high {
      let middle = (low + high) / 2
      if parents[middle].upperBound <= edit.span.start { low = middle + 1 } else { high = middle }
    }
    return low < parents.count && parents[low].lowerBound < edit.span.end
  }
}
