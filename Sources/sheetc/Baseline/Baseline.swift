internal import SheetDiagnostics
internal import SheetModel

/// One baseline of a run: what it lists, and where its paths start from.
struct Baseline {
  /// As it is shown.
  let path: String
  /// Its folder, links followed.
  let root: String
  let file: BaselineFile
  /// Canonical folders by those that paths name.
  private var folders: [PathKey: String] = [:]

  init(_ path: String, _ file: BaselineFile) {
    self.path = path
    self.file = file
    root = FileSystem.absolute(Path.directory(of: path))
  }

  /// A path from the baseline's folder; the folder it is in is looked up, but a file that is a link stands for itself.
  mutating func relative(_ path: String) -> PathKey {
    let folder = PathKey(Path.directory(of: path))
    let absolute = folders[folder] ?? FileSystem.absolute(folder.path)
    folders[folder] = absolute
    return PathKey(Path.relative(Path.joined(absolute, Path.name(of: path)), to: root))
  }

  /// The counts of a baseline that is written anew.
  ///
  /// What this run cannot have found is kept as it is.
  func counts(
    _ match: BaselineMatch, _ scope: BaselineScope, isPruned: Bool
  ) -> [BaselineEntry: Int] {
    var counts = isPruned ? match.known : match.found
    for (entry, count) in match.rest where count > 0 && !scope.covers(entry.file) {
      counts[entry, default: 0] += count
    }
    return counts
  }

  /// How the baseline lists a finding.
  mutating func entry(of finding: BaselineFinding, _ sources: SourceMap) -> BaselineEntry {
    BaselineEntry(relative(sources[finding.span.file].path), finding.place, finding.rule)
  }

  /// What the baseline lists and a run would have found, but has not, and what it lists in vain.
  ///
  /// - Parameter unlisted: What was found that no baseline lists; those of earlier versions did.
  func stale(
    _ match: BaselineMatch, _ scope: BaselineScope, _ unlisted: Set<BaselineEntry>
  ) -> [Diagnostic] {
    let stale = match.rest.filter { $0.value > 0 && scope.covers($0.key.file) }
    return [
      note(on: stale.filter { !unlisted.contains($0.key) }, "no longer there"),
      note(
        on: stale.filter { unlisted.contains($0.key) },
        "reported nevertheless, since no baseline lists errors or faults of suppression comments"),
    ].compactMap { $0 }
  }

  /// - Parameter fault: What is said of all these entries.
  private func note(on entries: [BaselineEntry: Int], _ fault: String) -> Diagnostic? {
    let first = BaselineFile.ordered(entries.keys).lazy.compactMap { file.spans[$0.entry] }
      .min { $0.start < $1.start }
    guard let first else { return nil }
    let count = entries.values.reduce(0, +)
    let what =
      count == 1 ? "1 finding of this baseline is" : "\(count) findings of this baseline are"
    return Diagnostic(
      .note, .staleBaseline,
      "\(what) \(fault); 'sheetc lint --prune-baseline' takes \(count == 1 ? "it" : "them") out",
      at: first)
  }

  /// Replaces the file, and says what it lists.
  ///
  /// - Parameter findingCount: How many findings of this run it lists, which the end of the report counts. Some entries
  ///   may be of other files, and one entry stands for all that a rule says of one place.
  func write(
    _ counts: [BaselineEntry: Int], for findingCount: Int, _ arguments: Arguments,
    _ console: inout Console
  ) throws(SystemError) {
    var next = file
    next.counts = counts
    let bytes = next.bytes
    if bytes.count > BaselineFile.sizeLimit {
      throw SystemError(
        .written, path, reason: "it would have more than \(BaselineFile.sizeLimit) bytes")
    }
    try FileSystem.makeDirectories(Path.directory(of: path))
    if FileSystem.kind(of: path) == .file, let reason = FileSystem.reasonNotToWrite(path),
      (try? FileReader.read(path)) != bytes
    {
      throw SystemError(.written, path, reason: reason)
    }
    try FileWriter.write(bytes, to: path)
    if arguments.isSet(.quiet) { return }
    let (before, after) = (file.total, next.total)
    let change = before == after || before == 0 ? "" : ", and had \(before) before"
    let found = "\(findingCount) finding\(findingCount == 1 ? "" : "s")"
    console.note(
      "'\(path)' has \(after) \(after == 1 ? "entry" : "entries")\(change)"
        + (after == findingCount ? "" : "; this run has \(found) that it lists"))
  }

  /// Says that the baseline stays as it is, since there are so many findings that it does not list.
  func refuse(_ newCount: Int, _ console: inout Console) {
    console.report(
      error:
        "'\(path)' is not written, since \(newCount == 1 ? "1 finding is" : "\(newCount) findings are") new",
      notes: ["without '--ratchet' it lists what is new as well"], about: path)
  }
}
