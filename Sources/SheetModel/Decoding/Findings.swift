import SheetDiagnostics

/// Collects what a stage finds, or nothing while what was reported before is read again.
struct Findings {
  var report = Report()
  var isSilent = false
  /// The aliases that led to what is being read, outermost first.
  var aliases: [SourceSpan] = []
  /// The mappings with merge keys that are being read as values, outermost first, and where each says what it merges.
  var merges: [(mapping: SourceSpan, merge: SourceSpan)] = []
  /// An error was met since it was last cleared, reported or not.
  var hasFailed = false
  /// Faults so far: what an alias or a merge key repeats is reported once.
  private var seen: Set<Saying> = []

  /// Where a value is missing because of what has been reported beside it.
  private var explained: [SourceSpan] = []

  /// Suggestions compare names letter by letter; a file of nothing but mistakes gets no more than these.
  var suggestionsLeft = Self.mostSuggestions
  static let mostSuggestions = 200
  /// The same of large mappings that are searched for another key because of a fault.
  var searchesLeft = 100

  /// `did you mean 'swipeMode'?`, and where only one name is near, the edit that makes it so.
  mutating func suggestions(
    for name: String, among candidates: @autoclosure () -> [String], at span: SourceSpan
  ) -> (notes: [Diagnostic.Note], fixIts: [FixIt]) {
    let isAsked = !isSilent && suggestionsLeft > 0
    return suggestions(
      for: name, near: isAsked ? Findings.near(name, candidates()) : [], at: span)
  }

  /// The same of names that are known to be near.
  mutating func suggestions(
    for name: String, near: [String], at span: SourceSpan
  ) -> (notes: [Diagnostic.Note], fixIts: [FixIt]) {
    guard !isSilent, suggestionsLeft > 0 else { return ([], []) }
    suggestionsLeft -= 1
    guard let first = near.first else { return ([], []) }
    let notes = [Diagnostic.Note("did you mean \(Phrase.alternatives(near))?")]
    guard near.count == 1 else { return (notes, []) }
    return (notes, [Phrase.replacement(of: name, with: first, at: span, .guess)])
  }

  /// The candidates that are most likely meant by a name.
  static func near(_ name: String, _ candidates: [String]) -> [String] {
    let written = SwiftExpression.word(of: name)
    // What differs in capitals and marks alone is nearer than any other.
    var near = candidates.filter { ForeignNames.areAlike($0, written) }
    if near.isEmpty { near = ForeignWords.here(for: written).filter(candidates.contains) }
    if near.isEmpty { near = Spelling.nearest(to: written, in: candidates) }
    return near
  }

  mutating func error(
    _ id: DiagnosticID,
    _ message: String,
    at span: SourceSpan?,
    notes: [Diagnostic.Note] = [],
    fixIts: [FixIt] = []
  ) {
    hasFailed = true
    guard !isSilent, seen.insert(Saying(message, at: span)).inserted else { return }
    if aliases.isEmpty, merges.isEmpty {
      return report.error(id, message, at: span, notes: notes, fixIts: fixIts)
    }
    let uses = (aliases + mergesOutside(span)).map { Diagnostic.Note("it is used here", at: $0) }
    report.error(id, message, at: span, notes: notes + uses, fixIts: fixIts)
  }

  /// Says nothing of a missing value, before or after this: something else has been said of why.
  mutating func swallowMissingValue(at span: SourceSpan) {
    if !isSilent { explained.append(span) }
  }

  /// Moves what was found to `report`.
  mutating func move(to other: inout Report) {
    if report.diagnostics.isEmpty { return }
    if !explained.isEmpty {
      let explained = Set(explained)
      report.removeAll { diagnostic in
        diagnostic.id == .missingValue && diagnostic.span.map(explained.contains) == true
      }
    }
    other.merge(report)
    report = Report()
    explained = []
  }

  /// The merges that led to a place which is not in the mapping that has them.
  private func mergesOutside(_ span: SourceSpan?) -> [SourceSpan] {
    guard let span, !merges.isEmpty else { return [] }
    return merges.filter { mapping, _ in
      mapping.file != span.file || span.start < mapping.start || span.end > mapping.end
    }.map(\.merge)
  }

  mutating func warning(
    _ id: DiagnosticID,
    _ message: String,
    at span: SourceSpan?,
    fixIts: [FixIt] = []
  ) {
    guard !isSilent, seen.insert(Saying(message, at: span)).inserted else { return }
    report.add(Diagnostic(.warning, id, message, at: span, fixIts: fixIts))
  }
}
