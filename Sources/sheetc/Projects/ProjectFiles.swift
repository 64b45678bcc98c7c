internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules

/// What one thread has opened of a project: its files, and linters for them.
struct ProjectFiles {
  let project: OpenProject
  private var files: Project
  private var linters: LinterTable
  private var codeLinters: LinterTable

  /// - Parameter threads: How many may work on one large file; `nil` for as many as there are cores.
  init(_ project: OpenProject, _ files: OpenedFiles, suggestions: Int? = nil, threads: Int? = 1) {
    self.project = project
    let root = project.folder.root
    let rootOfLinks = project.followsLinks ? nil : root
    self.files = Project(root: root, suggestions: suggestions, threads: threads) {
      files.openImport($0, root: rootOfLinks)
    }
    linters = LinterTable(project)
    codeLinters = LinterTable(project, isForCode: true)
  }

  /// Opens an input with what it imports.
  mutating func open(_ source: SourceFile, into report: inout Report) -> SheetsFile {
    files.open(source, into: &report)
  }

  /// Whether an opened input, or what it imports, had an error when it was opened.
  func isFaulty(_ file: SheetsFile) -> Bool {
    files.isFaulty(file)
  }

  /// Paths of what an opened input imports, and of what that imports in turn.
  func dependencies(of file: SheetsFile) -> [String] {
    files.dependencies(of: file)
  }

  /// What an opened file uses of the names that it sees.
  mutating func nameUses(of file: SheetsFile) -> NameUses {
    files.nameUses(of: file)
  }

  /// Lets an opened input go, unless what comes later may need it.
  mutating func close(_ file: SheetsFile) {
    files.close(file)
  }

  mutating func forEachSheet(
    of file: SheetsFile, into report: inout Report,
    _ body: (inout ResolvedSheet, inout Report) -> Void
  ) {
    files.forEachSheet(of: file, into: &report, body)
  }

  mutating func forEachSheet(
    of file: SheetsFile, keys: Set<String>, into report: inout Report,
    _ body: (inout ResolvedSheet, inout Report) -> Void
  ) {
    files.forEachSheet(of: file, keys: keys, into: &report, body)
  }

  /// Spreads the sheets of a large file over threads; see `Project.forEachSheet`.
  mutating func forEachSheet<Part: Sendable>(
    of file: SheetsFile, into report: inout Report, part: inout Part,
    next: () -> Part, join: (inout Part, Part) -> Bool,
    _ body: @Sendable (inout Part, inout ResolvedSheet, _ isSound: Bool) -> Void
  ) {
    files.forEachSheet(of: file, into: &report, part: &part, next: next, join: join, body)
  }

  /// The linter for what code made of the file at `path` will not do; `nil` where it does everything.
  mutating func codeLinter(for path: String) -> LinterTable.Entry? {
    if codeLinters.hasOnlyCompleteTargets { return nil }
    return codeLinters.linter(for: project.pathInProject(path))
  }

  /// The linter for the file at `path`, with the levels that its place gives it.
  mutating func linter(for path: String) -> Linter {
    linters.linter(for: project.pathInProject(path)).linter
  }
}
