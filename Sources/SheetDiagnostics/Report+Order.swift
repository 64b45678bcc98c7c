extension Report {
  /// What was found, by path, place and then the order it was found in; findings without a place first.
  ///
  /// The order does not depend on which file was opened or checked first.
  package func ordered(in sources: SourceMap) -> [Diagnostic] {
    let byPath = sources.files.sorted { left, right in
      left.path.utf8.elementsEqual(right.path.utf8)
        ? left.id < right.id
        : left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    var ranks = [UInt64](repeating: 0, count: byPath.count)
    for (rank, file) in byPath.enumerated() { ranks[Int(file.id.index)] = UInt64(rank + 1) }
    var keys: [(place: UInt64, index: Int)] = []
    keys.reserveCapacity(diagnostics.count)
    for (index, diagnostic) in diagnostics.enumerated() {
      let place = diagnostic.span.map { ranks[Int($0.file.index)] << 32 | UInt64($0.start) }
      keys.append((place ?? 0, index))
    }
    keys.sort { $0.place == $1.place ? $0.index < $1.index : $0.place < $1.place }
    return keys.map { diagnostics[$0.index] }
  }

  /// How many findings have `severity`.
  package func count(of severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }

  /// How many findings are at least as severe as `severity`.
  package func count(atLeast severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity >= severity ? 1 : 0) }
  }

  /// The findings that are at least as severe as `severity`.
  package func filtered(atLeast severity: Severity) -> Report {
    var report = Report()
    for diagnostic in diagnostics where diagnostic.severity >= severity { report.add(diagnostic) }
    return report
  }

  /// The findings without those that say the same of the same place again, in their order.
  package func withoutRepeats() -> Report {
    struct Saying: Hashable {
      let id: DiagnosticID
      let span: SourceSpan?
      let message: String
    }
    if diagnostics.count < 2 { return self }
    var report = Report()
    var seen: Set<Saying> = []
    for diagnostic in diagnostics {
      let saying = Saying(id: diagnostic.id, span: diagnostic.span, message: diagnostic.message)
      if seen.insert(saying).inserted { report.add(diagnostic) }
    }
    return report
  }
}
