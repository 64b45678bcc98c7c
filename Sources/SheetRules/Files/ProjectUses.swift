package import SheetModel

/// What the files of a project use of each other, gathered file by file in any order.
package struct ProjectUses: Sendable {
  private var files: [PathKey: SheetsFile] = [:]
  private var used: Set<NameUses.Declaration> = []
  /// A file could not be read whole, so that a use may be hidden in it.
  package var isUncertain = false

  package init() {}

  /// Adds what a file uses.
  package mutating func add(_ uses: NameUses) {
    if uses.isUncertain { isUncertain = true }
    files[PathKey(uses.file.path)] = uses.file
    used.formUnion(uses.used)
  }

  /// Adds what was gathered elsewhere.
  package mutating func merge(_ other: ProjectUses) {
    if other.isUncertain { isUncertain = true }
    files.merge(other.files) { first, _ in first }
    used.formUnion(other.used)
  }

  /// Every file that was added, in the order of paths.
  package var inOrder: [SheetsFile] {
    files.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  func isUsed(_ kind: NameUses.Declaration.Kind, _ place: Int, of file: SheetsFile) -> Bool {
    used.contains(NameUses.Declaration(kind: kind, path: PathKey(file.path), place: place))
  }
}

extension NameUses {
  func isUsed(_ kind: Declaration.Kind, _ place: Int, of file: SheetsFile) -> Bool {
    used.contains(Declaration(kind: kind, path: PathKey(file.path), place: place))
  }
}
