package import SheetDiagnostics
import SheetThreads
import SheetYAML

extension Project {
  /// Below this number of sheets, starting a thread costs more than it saves.
  private static let leastSheets = 512

  /// Resolves the concrete sheets of a file, the sheets of a large one on two threads, and reports the faults of all.
  ///
  /// What `body` makes of the sheets it makes in a part of its own for each thread, from a sheet alone, so that it
  /// is the same however many threads there are.
  ///
  /// - Parameters:
  ///   - part: What is made of the first sheets; as it is in the end, of all.
  ///   - next: Begins what is made of the sheets after them.
  ///   - join: Adds what was made of later sheets; false if that is not what would have been made of them here. They
  ///     are resolved again then.
  ///   - body: Called in source order of the sheets of a part, with whether the sheet has no fault of its own.
  package mutating func forEachSheet<Part: Sendable>(
    of file: SheetsFile, into report: inout Report, part: inout Part,
    next: () -> Part, join: (inout Part, Part) -> Bool,
    _ body: @Sendable (inout Part, inout ResolvedSheet, _ isSound: Bool) -> Void
  ) {
    let all = file.sheets.indices
    guard all.count >= Self.leastSheets, threads ?? Threads.available > 1 else {
      resolve(file, all, into: &report, part: &part, body)
      return
    }
    let middle = file.middle
    var project = unshared()
    var nextReport = Report()
    var nextPart = next()
    let place = file.place
    PartRun.with(&self, &report, &part) { first in
      PartRun.with(&project, &nextReport, &nextPart) { second in
        // Each thread touches what its own run points at.
        nonisolated(unsafe) let (first, second) = (first, second)
        _ = Threads.run(2) { number in
          if number == 0 {
            first.resolve(0..<middle, ofFileAt: place, body)
          } else {
            second.resolveUntilFault(middle..<all.endIndex, ofFileAt: place, body)
          }
        }
      }
      // Of several faults of one kind fewer may be told; only who has met those before knows.
      if !nextReport.diagnostics.isEmpty || !join(&first.part.pointee, nextPart) {
        first.resolve(middle..<all.endIndex, ofFileAt: place, body)
      }
    }
  }

  /// What one thread works on.
  private struct PartRun<Part> {
    let project: UnsafeMutablePointer<Project>
    let report: UnsafeMutablePointer<Report>
    let part: UnsafeMutablePointer<Part>

    static func with(
      _ project: inout Project, _ report: inout Report, _ part: inout Part,
      _ body: (PartRun) -> Void
    ) {
      withUnsafeMutablePointer(to: &project) { project in
        withUnsafeMutablePointer(to: &report) { report in
          withUnsafeMutablePointer(to: &part) { part in
            body(PartRun(project: project, report: report, part: part))
          }
        }
      }
    }

    func resolve(
      _ sheets: Range<Int>, ofFileAt place: Int,
      _ body: (inout Part, inout ResolvedSheet, _ isSound: Bool) -> Void
    ) {
      let file = project.pointee.files[place]
      project.pointee.resolve(file, sheets, into: &report.pointee, part: &part.pointee, body)
    }

    /// Goes on in steps, so that what will be done again ends soon.
    func resolveUntilFault(
      _ sheets: Range<Int>, ofFileAt place: Int,
      _ body: (inout Part, inout ResolvedSheet, _ isSound: Bool) -> Void
    ) {
      var rest = sheets
      while !rest.isEmpty, report.pointee.diagnostics.isEmpty {
        resolve(rest.prefix(256), ofFileAt: place, body)
        rest = rest.dropFirst(256)
      }
    }
  }

  private mutating func resolve<Part>(
    _ file: SheetsFile, _ sheets: Range<Int>, into report: inout Report, part: inout Part,
    _ body: (inout Part, inout ResolvedSheet, _ isSound: Bool) -> Void
  ) {
    var errorsSoFar = report.errorCount
    let each = { (sheet: inout ResolvedSheet, report: inout Report) in
      body(&part, &sheet, report.errorCount == errorsSoFar)
      errorsSoFar = report.errorCount
    }
    resolve(file, sheets, into: &report, asks: { _ in true }, each)
  }

  /// The same project with files of its own: two threads that count references to the same ones get in each
  /// other's way.
  private func unshared() -> Project {
    var copy = self
    copy.files = files.map(SheetsFile.init(copying:))
    copy.resolver?.applier.unshare(copy.files)
    return copy
  }
}

extension LayerApplier {
  /// Goes on with other objects for the same files.
  fileprivate mutating func unshare(_ files: [SheetsFile]) {
    var parsed: [ObjectIdentifier: ParsedFile] = [:]
    for (place, file) in files.enumerated() {
      parsed[ObjectIdentifier(themes.files[place].file.parsed)] = file.parsed
    }
    for (place, file) in files.enumerated() { themes.files[place].unshare(file, parsed) }
    if let file = parsed[ObjectIdentifier(decoder.file)] { decoder.file = file }
  }
}

extension ThemeTable.File {
  fileprivate mutating func unshare(
    _ file: SheetsFile, _ parsed: [ObjectIdentifier: ParsedFile]
  ) {
    self.file = file
    states = states.map { state in
      guard case .resolved(let theme) = state else { return state }
      let layers = theme.layers.map { layer in
        Layer(
          layer.kind, name: layer.name, variant: layer.variant,
          file: layer.file.flatMap { parsed[ObjectIdentifier($0)] ?? $0 })
      }
      return .resolved(
        ResolvedTheme(theme: theme.theme, written: theme.written, layers: layers))
    }
  }
}

extension SheetsFile {
  fileprivate convenience init(copying file: SheetsFile) {
    self.init(
      parsed: ParsedFile(file.tree), place: file.place, imports: file.imports,
      defaults: file.defaults, themes: file.themes, sheets: file.sheets, refused: file.refused,
      isUncertain: file.isUncertain, lacksKeys: file.lacksKeys, isQuiet: file.isQuiet)
  }

  /// The first sheet behind the middle of the bytes that all sheets take.
  fileprivate var middle: Int {
    guard let first = sheets.first, let last = sheets.last else { return 0 }
    let start = (tree.span(first.key).start + tree.span(last.key).start) / 2
    var low = sheets.startIndex
    var high = sheets.endIndex
    while low < high {
      let middle = (low + high) / 2
      if tree.span(sheets[middle].key).start < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
