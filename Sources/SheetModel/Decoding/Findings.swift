import SheetDiagnostics

/// Collects what a stage finds, or nothing while what was reported before is read again.
struct Findings {
  var report = Report()
  var isSilent = false
  /// The aliases that led to what is being read, outermost first.
  var aliases: [SourceSpan] = []
  /// An error was met since it was last cleared, reported or not.
  var hasFailed = false
  /// Faults so far: what an alias or a merge key repeats is reported once.
  private var seen: Set<Fault> = []

  private struct Fault: Hashable {
    let message: String
    let span: SourceSpan?
  }

  mutating func error(
    _ id: DiagnosticID,
    _ message: String,
    at span: SourceSpan?,
    notes: [Diagnostic.Note] = [],
    fixIts: [FixIt] = []
  ) {
    hasFailed = true
    guard !isSilent, seen.insert(Fault(message: message, span: span)).inserted else { return }
    let uses = aliases.map { Diagnostic.Note("it is used here", at: $0) }
    report.error(id, message, at: span, notes: notes + uses, fixIts: fixIts)
  }

  mutating func warning(
    _ id: DiagnosticID,
    _ message: String,
    at span: SourceSpan?,
    fixIts: [FixIt] = []
  ) {
    guard !isSilent, seen.insert(Fault(message: message, span: span)).inserted else { return }
    report.add(Diagnostic(.warning, id, message, at: span, fixIts: fixIts))
  }
}
