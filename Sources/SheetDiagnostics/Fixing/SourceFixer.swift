/// Applies the fix-its of one text, again and again until none is left.
///
/// Of fix-its that touch each other the first is applied, and the text is checked again before the next. Every new
/// text is checked before it is taken: fix-its that bring errors, or do not remove what they are for, are left out.
package struct SourceFixer: Sendable {
  /// What a check finds in a text.
  package struct Checked {
    package let report: Report
    /// The text's own file; what is found elsewhere is not edited.
    package let file: FileID

    package init(_ report: Report, in file: FileID) {
      self.report = report
      self.file = file
    }
  }

  /// A fix-it that was left out, and the place of its finding in the new text.
  package struct LeftOut: Hashable, Sendable {
    package let message: String
    package let id: DiagnosticID
    package fileprivate(set) var offset: Int
  }

  /// What became of a text.
  package struct Outcome: Sendable {
    package var bytes: [UInt8]
    /// Findings that are no more.
    package var fixedCount = 0
    package var leftOut: [LeftOut] = []
  }

  /// Each pass repairs something, and the most that one can hide from the next is what lies on its line.
  private static let mostPasses = 100
  /// How often the fix-its of one text are tried apart to find the one that does harm; of a large text less often.
  private static let mostTrials = 200
  /// How many bytes are checked for that.
  private static let mostTriedBytes = 16 << 20

  package let withGuesses: Bool
  private let stage: @Sendable (DiagnosticID) -> FaultStage

  /// - Parameters:
  ///   - withGuesses: Whether what was probably meant is applied too.
  ///   - stage: Of every id that a check reports.
  package init(withGuesses: Bool, stage: @escaping @Sendable (DiagnosticID) -> FaultStage) {
    self.withGuesses = withGuesses
    self.stage = stage
  }

  /// The same with guesses.
  package var daring: SourceFixer { SourceFixer(withGuesses: true, stage: stage) }

  /// The fix-it of a finding that would be applied to the text of `file`.
  package func fixIt(of diagnostic: Diagnostic, in file: FileID) -> FixIt? {
    guard diagnostic.span?.file == file, let fixIt = diagnostic.fixIt(withGuesses: withGuesses),
      !fixIt.edits.isEmpty, fixIt.edits.allSatisfy({ $0.span.file == file })
    else { return nil }
    return fixIt
  }

  /// Repairs `bytes` as far as fix-its can.
  ///
  /// - Parameters:
  ///   - checked: What is found in `bytes`.
  ///   - check: Finds what is wrong with another text in its place.
  package func fix(
    _ bytes: [UInt8], _ checked: Checked, check: ([UInt8]) -> Checked
  ) -> Outcome {
    var state = State(outcome: Outcome(bytes: bytes), checked: checked)
    state.trialsLeft = min(Self.mostTrials, max(16, Self.mostTriedBytes / (bytes.count + 1)))
    var last = bytes
    for _ in 0..<Self.mostPasses {
      let chosen = choose(from: state)
      if chosen.isEmpty {
        if state.outcome.leftOut.isEmpty || state.outcome.bytes == last { break }
        // What stood in the way of those that are left out may have been repaired since.
        last = state.outcome.bytes
        state.outcome.leftOut.removeAll()
        continue
      }
      _ = apply(chosen, to: &state, check)
    }
    return state.outcome
  }

  // MARK: Passes

  private struct State {
    var outcome: Outcome
    var checked: Checked
    var trialsLeft = 0

    /// Applies none of some repairs.
    mutating func leaveOut(_ repairs: [Repair]) {
      outcome.leftOut += repairs.map {
        LeftOut(message: $0.message, id: $0.finding.id, offset: $0.place)
      }
    }

    /// Goes on with a text that some edits have made, and what is found in it.
    mutating func take(
      _ text: [UInt8], _ checked: Checked, _ fixedCount: Int, _ edits: SourceEdits
    ) {
      self.checked = checked
      outcome.bytes = text
      outcome.fixedCount += fixedCount
      for index in outcome.leftOut.indices {
        outcome.leftOut[index].offset = edits.place(of: outcome.leftOut[index].offset)
      }
    }
  }

  /// A fix-it with the finding it is for.
  private struct Repair {
    let finding: Diagnostic
    /// Where the finding starts.
    var place: Int
    let message: String
    var edits: [FixIt.Edit]

    /// From the start of the first edit to the end of the last.
    var reach: Range<UInt32> {
      let start = edits.reduce(UInt32.max) { min($0, $1.span.start) }
      return start..<edits.reduce(start) { max($0, $1.span.end) }
    }

    /// The same after `applied`, none of which touches it.
    func moved(by applied: [SourceEdits]) -> Repair {
      func place(_ offset: Int) -> Int { applied.reduce(offset) { $1.place(of: $0) } }
      var repair = self
      repair.place = place(self.place)
      repair.edits = edits.map { edit in
        let span = edit.span
        return FixIt.Edit(
          SourceSpan(file: span.file, start: place(Int(span.start)), end: place(Int(span.end))),
          edit.replacement)
      }
      return repair
    }
  }

  /// The fix-its to apply next, in the order of their places, none of which touches another.
  private func choose(from state: State) -> [Repair] {
    let file = state.checked.file
    let leftOut = Set(state.outcome.leftOut)
    var candidates: [(reach: Range<UInt32>, repair: Repair)] = []
    for diagnostic in state.checked.report.diagnostics {
      guard let fixIt = fixIt(of: diagnostic, in: file), let span = diagnostic.span,
        !leftOut.contains(
          LeftOut(message: fixIt.message, id: diagnostic.id, offset: Int(span.start)))
      else { continue }
      let repair = Repair(
        finding: diagnostic, place: Int(span.start), message: fixIt.message, edits: fixIt.edits)
      candidates.append((repair.reach, repair))
    }
    let order = candidates.indices.sorted { left, right in
      let (one, other) = (candidates[left].reach, candidates[right].reach)
      return one.lowerBound == other.lowerBound ? left < right : one.lowerBound < other.lowerBound
    }
    // What cannot be read hides what else there is, so that no other repair can be judged beside its.
    let isReading = candidates.contains { stage($0.repair.finding.id) == .reading }
    var chosen: [Repair] = []
    var end: UInt32?
    for index in order {
      let (reach, repair) = candidates[index]
      if isReading, stage(repair.finding.id) != .reading { continue }
      if let end, reach.lowerBound <= end { continue }
      chosen.append(repair)
      end = reach.upperBound
    }
    return chosen
  }

  /// Applies those of `repairs` that do what they are for.
  ///
  /// Those that surely do harm are left out, and the others go first where some may; each of these is tried by itself.
  /// Where nothing says which does harm, half of them is tried after the other.
  ///
  /// - Returns: What was edited, one after the other.
  private func apply(
    _ repairs: [Repair], to state: inout State, _ check: ([UInt8]) -> Checked
  ) -> [SourceEdits] {
    let bytes = state.outcome.bytes
    let edits = SourceEdits(repairs.flatMap(\.edits))
    let text = edits.applied(to: bytes)
    var suspects: Suspects?
    if text != bytes, state.trialsLeft > 0 {
      let checked = check(text)
      suspects = self.suspects(among: repairs, edits, from: state.checked, to: checked, text)
      if suspects == nil {
        state.take(text, checked, repairs.count, edits)
        return [edits]
      }
    }
    state.trialsLeft -= 1
    if repairs.count == 1 || state.trialsLeft <= 0 {
      state.leaveOut(repairs)
      return []
    }
    var parts: [[Repair]]
    if let suspects, !suspects.isEmpty {
      let places = repairs.indices
      parts = [places.filter { !suspects.all.contains($0) }.map { repairs[$0] }]
      parts += places.filter { suspects.possible.contains($0) }.map { [repairs[$0]] }
    } else {
      parts = [Array(repairs[..<(repairs.count / 2)]), Array(repairs[(repairs.count / 2)...])]
    }
    var applied: [SourceEdits] = []
    for part in parts where !part.isEmpty {
      applied += apply(part.map { $0.moved(by: applied) }, to: &state, check)
    }
    if let suspects {
      state.leaveOut(suspects.certain.sorted().map { repairs[$0].moved(by: applied) })
    }
    return applied
  }

  // MARK: Soundness

  /// The places of repairs that may not do what they are for.
  private struct Suspects {
    /// Their own finding is still there, or an error stands in what they wrote.
    var certain: Set<Int> = []
    /// An error is near to what they wrote.
    var possible: Set<Int> = []

    var all: Set<Int> { certain.union(possible) }
    var isEmpty: Bool { certain.isEmpty && possible.isEmpty }
  }

  private struct Fault: Hashable {
    let id: DiagnosticID
    let place: Int
    var message = ""
  }

  /// Which of `repairs` do not remove their findings, or bring what was not wrong before; `nil` if none does, and
  /// none of them if it cannot be told which.
  ///
  /// What an error has hidden may show: behind an error of reading the rest of the file, behind another error of
  /// the language what follows from the value that has become known.
  private func suspects(
    among repairs: [Repair], _ edits: SourceEdits, from before: Checked, to after: Checked,
    _ text: [UInt8]
  ) -> Suspects? {
    var remaining: Set<Fault> = []
    var errors: [Fault] = []
    for diagnostic in after.report.diagnostics {
      guard let span = diagnostic.span, span.file == after.file else { continue }
      remaining.insert(
        Fault(id: diagnostic.id, place: Int(span.start), message: diagnostic.message))
      if stage(diagnostic.id) != .rule {
        errors.append(Fault(id: diagnostic.id, place: Int(span.start)))
      }
    }
    var suspects = Suspects()
    var deepest = FaultStage.rule
    for (index, repair) in repairs.enumerated() {
      let fault = Fault(
        id: repair.finding.id, place: edits.place(of: repair.place),
        message: repair.finding.message)
      if remaining.contains(fault) { suspects.certain.insert(index) }
      switch stage(fault.id) {
      case .reading: deepest = .reading
      case .language, .clash: if deepest == .rule { deepest = .language }
      case .rule: break
      }
    }
    var known: Set<Fault> = []
    for diagnostic in before.report.diagnostics {
      guard let span = diagnostic.span, span.file == before.file else { continue }
      known.insert(Fault(id: diagnostic.id, place: edits.place(of: Int(span.start))))
    }
    // No two touch, so that the edits of one follow each other.
    let owners = repairs.enumerated().flatMap { index, repair in repair.edits.map { _ in index } }
    for error in errors where !known.contains(error) {
      switch (stage(error.id), deepest) {
      case (.reading, .reading) where !edits.reach(error.place, in: text): break
      case (_, .rule), (.reading, _), (.clash, .language):
        let edit = edits.edit(near: error.place)
        if edits.isWritten(error.place, by: edit) {
          suspects.certain.insert(owners[edit])
        } else {
          suspects.possible.insert(owners[edit])
        }
      case (.language, _), (.clash, _), (.rule, _): break
      }
    }
    suspects.possible.subtract(suspects.certain)
    if !suspects.isEmpty { return suspects }
    // Rules do not look at what has errors, so that their findings may be hidden as well.
    return deepest != .rule || Self.areFewer(after.report, before.report) ? nil : Suspects()
  }

  /// Whether no kind of finding has become more frequent.
  private static func areFewer(_ after: Report, _ before: Report) -> Bool {
    var counts: [DiagnosticID: Int] = [:]
    for diagnostic in before.diagnostics { counts[diagnostic.id, default: 0] += 1 }
    for diagnostic in after.diagnostics {
      counts[diagnostic.id, default: 0] -= 1
      if counts[diagnostic.id, default: 0] < 0 { return false }
    }
    return true
  }
}
