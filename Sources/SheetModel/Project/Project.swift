package import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
package import SheetYAML

/// The sheets files of a run: opens them with what they import, and resolves their sheets one at a time.
///
/// Every file is parsed once, however often it is imported, and every fault is reported once.
package struct Project {
  package typealias Reader = (_ path: String) -> Result<SourceFile, ReadFailure>

  /// Normalised path of the folder that imports stay in; `nil` for no such folder.
  let root: String?
  private let reader: Reader
  private let limits: Limits
  /// How many misspelt names of a file are compared with others.
  private let suggestions: Int
  /// How many threads may work on one large file at once; `nil` for as many as there are cores.
  let threads: Int?
  /// Places of files by normalised path; `nil` for those that could not be read.
  private var places: [PathKey: Int?] = [:]
  var files: [SheetsFile] = []
  var links: [FileLinks] = []
  /// Taken out while it resolves.
  var resolver: SheetResolver?

  /// What a run knows of a file beyond its own text.
  struct FileLinks {
    /// Files it imports, with the place of each path, in order.
    var imports: [(file: Int, node: NodeID)] = []
    /// Its sheets by name, once somebody asks for one.
    var sheetNames: [String: Int]?
    /// What is known of what each of its sheets is built on; empty until somebody asks.
    var ancestries: [Ancestry] = []
    var areSheetsChecked = false
    /// Whether another file imports it.
    var isImported = false
    /// Whether an error was found in it when it was opened, which may have been as an import.
    var isFaulty = false
  }

  /// `root` and the paths that are opened are relative to the same folder, or absolute.
  package init(
    root: String? = nil, limits: Limits = .standard, suggestions: Int? = nil, threads: Int? = 1,
    reader: @escaping Reader
  ) {
    self.threads = threads
    self.root = root.map(ProjectPath.normalised)
    self.limits = limits
    self.suggestions = suggestions ?? Findings.mostSuggestions
    self.reader = reader
  }

  /// Opens an input by its path.
  package mutating func open(
    _ path: String, into report: inout Report
  ) -> Result<SheetsFile, ReadFailure> {
    let normalised = ProjectPath.normalised(path)
    if case .some(.some(let place)) = places[PathKey(normalised)] { return .success(files[place]) }
    switch reader(path) {
    case .success(let source): return .success(open(source, into: &report))
    case .failure(let failure): return .failure(failure)
    }
  }

  /// Opens an input that has been read already, as from standard input; its path says where imports start.
  package mutating func open(_ source: SourceFile, into report: inout Report) -> SheetsFile {
    let normalised = ProjectPath.normalised(source.path)
    if case .some(.some(let place)) = places[PathKey(normalised)] { return files[place] }
    let first = files.count
    let known = report.diagnostics.count
    let place = add(source, at: normalised, into: &report)
    loadImports(from: first, into: &report)
    checkNewFiles(from: first, input: place, into: &report)
    if report.diagnostics.count > known {
      noteFaults(in: report.diagnostics[known...], from: first)
    }
    return files[place]
  }

  /// Whether an error was found in an opened file, or in what it imports, by the time it was open.
  ///
  /// Who opened it first has reported it.
  package func isFaulty(_ file: SheetsFile) -> Bool {
    if links[file.place].isFaulty { return true }
    return file.hasImports && reach(of: file).contains { links[$0].isFaulty }
  }

  private mutating func noteFaults(in findings: ArraySlice<Diagnostic>, from first: Int) {
    for finding in findings where finding.severity == .error {
      let place = files[first...].firstIndex { $0.tree.file.id == finding.span?.file }
      if let place { links[place].isFaulty = true }
    }
  }

  /// Paths of the files that the code of an input depends on beside itself: what it imports, and what those import
  /// in turn.
  package func dependencies(of file: SheetsFile) -> [String] {
    file.hasImports ? reach(of: file).dropFirst().map { files[$0].path } : []
  }

  /// Places of a file, of what it imports, and of what those import in turn.
  private func reach(of file: SheetsFile) -> [Int] {
    var seen: Set = [file.place]
    var found = [file.place]
    var next = 0
    while next < found.count {
      for (file, _) in links[found[next]].imports where seen.insert(file).inserted {
        found.append(file)
      }
      next += 1
    }
    return found
  }

  /// Lets the input go that was opened last, unless it has brought imports along, lacks one, or is one; opened again,
  /// it is read anew.
  ///
  /// So thousands of files that import little take no more memory than the largest of them.
  package mutating func close(_ file: SheetsFile) {
    guard file.place == files.count - 1, !links[file.place].isImported,
      links[file.place].imports.count == file.imports.count
    else { return }
    places[PathKey(ProjectPath.normalised(file.path))] = nil
    files.removeLast()
    links.removeLast()
    resolver?.applier.themes.files.removeLast()
    resolver?.applier.letGo()
  }

  private mutating func add(
    _ source: SourceFile, at path: String, into report: inout Report
  ) -> Int {
    let known = report.diagnostics.count
    let parsed = ParsedFile(
      YAMLReader.read(source, limits: limits, threads: threads, into: &report))
    if report.diagnostics.count > known { SwiftSyntax.reword(&report, since: known, in: source) }
    let place = files.count
    let file = FileBinder.bind(parsed, at: place, into: &report, besides: known, suggestions)
    files.append(file)
    links.append(FileLinks())
    places[PathKey(path)] = place
    if resolver == nil {
      var resolver = SheetResolver()
      resolver.applier.decoder.findings.suggestionsLeft = suggestions
      self.resolver = resolver
    }
    resolver?.applier.themes.files.append(ThemeTable.File(file))
    return place
  }

  /// Reads what the files from `first` on import, and what those import in turn.
  private mutating func loadImports(from first: Int, into report: inout Report) {
    var place = first
    while place < files.count {
      for node in files[place].imports {
        guard let imported = load(node, of: place, into: &report) else {
          resolver?.applier.themes.files[place].isUncertain = true
          continue
        }
        if files[imported].isUncertain { resolver?.applier.themes.files[place].isUncertain = true }
        links[place].imports.append((imported, node))
        links[imported].isImported = true
        resolver?.applier.themes.files[place].imports.append(imported)
      }
      place += 1
    }
  }

  private mutating func load(
    _ node: NodeID, of place: Int, into report: inout Report
  ) -> Int? {
    let file = files[place]
    let target = file.tree.text(node)
    let written = Quotation.cut(target)
    let span = file.tree.span(node)
    if target.utf8.first == UInt8(ascii: "/") {
      report.error(
        .importPath, "'\(written)' is an absolute path; an import is relative to this file",
        at: span)
      return nil
    }
    let path = ProjectPath.resolved(target, from: file.path)
    if let root, !ProjectPath.isInside(path, root: root) {
      report.error(
        .importPath, "'\(written)' leads out of the project; imports stay inside its root folder",
        at: span)
      return nil
    }
    if let known = places[PathKey(path)] {
      if let known {
        if links[place].imports.contains(where: { $0.file == known }) {
          report.error(
            .duplicateName, "'\(written)' is imported twice", at: span,
            fixIts: fixIts(removing: node, of: file))
          return nil
        }
        return known
      }
      report.error(.missingFile, "'\(written)' cannot be read, as said before", at: span)
      return nil
    }
    switch reader(path) {
    case .success(let source): return add(source, at: path, into: &report)
    case .failure(.notFound):
      report.error(.missingFile, "there is no file '\(written)'", at: span)
    case .failure(.unreadable(let reason)):
      report.error(.unreadableFile, "'\(written)' cannot be read: \(reason)", at: span)
    }
    places[PathKey(path)] = .some(nil)
    return nil
  }

  private mutating func checkNewFiles(
    from first: Int, input: Int, into report: inout Report
  ) {
    let cycles = ImportCycles(
      first: first, imports: links[first...].map { $0.imports.map(\.file) })
    for cycle in cycles.find(from: input) { reportCycle(cycle, into: &report) }
    for place in first..<files.count { checkNames(of: place, into: &report) }
    for place in first..<files.count { resolver?.applier.resolveThemes(of: place) }
    for place in first..<files.count { resolver?.checkDefaults(of: files[place]) }
    resolver?.applier.decoder.findings.move(to: &report)
    for place in (first..<files.count) where place != input {
      checkAbstractSheets(of: place, into: &report)
    }
  }

  private func fixIts(removing node: NodeID, of file: SheetsFile) -> [FixIt] {
    file.removal(ofImport: node).map { [FixIt("remove the import", .safe, [$0])] } ?? []
  }

  private func reportCycle(_ cycle: ImportCycles.Cycle, into report: inout Report) {
    // Every link is called what the link before it calls it.
    let named = cycle.files.prefix(ExtendsCycle.mostLinks + 1)
    var fixIts: [FixIt] = []
    let links = named.enumerated().compactMap { index, place -> (next: String, span: SourceSpan)? in
      let next = cycle.files[(index + 1) % cycle.files.count]
      let link = self.links[place].imports.first { $0.file == next }
      let tree = files[place].tree
      // A file sees its own names anyway.
      if let link, cycle.count == 1 {
        fixIts = self.fixIts(removing: link.node, of: files[place])
      }
      return link.map { (Quotation.cut(tree.text($0.node)), tree.span($0.node)) }
    }
    guard let first = links.first else { return }
    let names = links.dropLast().map(\.next)
    let through = ExtendsCycle.through(names, of: cycle.count - 1)
    report.error(
      .importCycle, "this file imports itself\(through)", at: first.span,
      notes: zip(names, links.dropFirst()).map { name, link in
        .init("'\(name)' imports the next one here", at: link.span)
      }, fixIts: fixIts)
  }
}
