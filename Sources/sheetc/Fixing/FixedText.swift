internal import SheetDiagnostics

/// One file that fix-its were applied to, in memory.
struct FixedText {
  private static let mostNotes = 10

  let file: FileID
  /// As it is shown.
  let path: String
  let isStandardInput: Bool
  let before: [UInt8]
  private(set) var outcome: SourceFixer.Outcome

  var isChanged: Bool { outcome.bytes != before }

  /// Repairs the text of `source` as far as fix-its can.
  ///
  /// - Parameter check: Finds what is wrong with a text in its place.
  /// - Returns: `nil` if there is none that could be applied.
  init?(
    _ source: SourceFile, isStandardInput: Bool = false, by fixer: SourceFixer,
    check: ([UInt8]) -> SourceFixer.Checked
  ) {
    let checked = check(source.bytes)
    guard
      checked.report.diagnostics.contains(where: { fixer.fixIt(of: $0, in: checked.file) != nil })
    else { return nil }
    file = source.id
    path = source.path
    self.isStandardInput = isStandardInput
    before = source.bytes
    outcome = fixer.fix(source.bytes, checked, check: check)
  }

  /// Goes on with what became of the text when it was repaired once more.
  mutating func goOn(as later: FixedText) {
    let fixedCount = outcome.fixedCount
    outcome = later.outcome
    outcome.fixedCount += fixedCount
  }

  /// Says which fix-its did not do what they are for.
  func reportLeftOut(_ console: inout Console) {
    if outcome.leftOut.isEmpty { return }
    let lines = LineTable(outcome.bytes)
    for leftOut in outcome.leftOut.prefix(Self.mostNotes) {
      let place = lines.position(of: leftOut.offset)
      console.note(
        "the fix-it \"\(leftOut.message)\" at \(path):\(place.line):\(place.column) is left out, since the "
          + "text would have new findings")
    }
    let rest = outcome.leftOut.count - Self.mostNotes
    if rest > 0 { console.note("so \(rest == 1 ? "is" : "are") \(rest) more in \(path)") }
  }
}
