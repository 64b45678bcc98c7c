import SheetDiagnostics
import Testing

/// A language of letters: `b` and `c` are wrong, and what is done about them is up to the test.
@Suite struct SourceFixerTests {
  private static let file = FileID(0)

  private static func check(
    _ bytes: [UInt8], _ fixIt: (UInt8, Int) -> [FixIt], _ isFault: (UInt8) -> Bool
  ) -> SourceFixer.Checked {
    var report = Report()
    for (place, byte) in bytes.enumerated() where isFault(byte) {
      let id = DiagnosticID("fault-" + String(UnicodeScalar(byte)))
      report.error(
        id, "wrong", at: SourceSpan(file: file, start: place, end: place + 1),
        fixIts: fixIt(byte, place))
    }
    return SourceFixer.Checked(report, in: file)
  }

  private static func replacement(
    _ place: Int, _ length: Int, _ text: String, _ kind: FixIt.Applicability = .safe
  ) -> FixIt {
    FixIt(
      "write '\(text)'", kind,
      [.init(SourceSpan(file: file, start: place, end: place + length), text)])
  }

  private static func fix(
    _ text: String, withGuesses: Bool = false, wrong: String = "bc",
    stage: @escaping @Sendable (DiagnosticID) -> FaultStage = { _ in .language },
    _ fixIt: (UInt8, Int) -> [FixIt]
  ) -> (text: String, outcome: SourceFixer.Outcome, checks: Int) {
    let fixer = SourceFixer(withGuesses: withGuesses, stage: stage)
    var checks = 0
    let isFault = { (byte: UInt8) in wrong.utf8.contains(byte) }
    let bytes = Array(text.utf8)
    let outcome = fixer.fix(bytes, check(bytes, fixIt, isFault)) { bytes in
      checks += 1
      return check(bytes, fixIt, isFault)
    }
    return (String(decoding: outcome.bytes, as: UTF8.self), outcome, checks)
  }

  @Test func allThatDoNotTouchAreAppliedAtOnce() {
    let run = Self.fix("a b c b") { _, place in [Self.replacement(place, 1, "aa")] }

    #expect(run.text == "a aa aa aa")
    #expect(run.outcome.fixedCount == 3)
    #expect(run.checks == 1)
  }

  @Test func ofThoseThatTouchTheFirstIsAppliedAndThenTheNext() {
    let run = Self.fix("bcb") { _, place in [Self.replacement(place, 1, "a")] }

    #expect(run.text == "aaa")
    #expect(run.outcome.fixedCount == 3)
    #expect(run.checks == 2)
  }

  @Test func guessesAndAlternativesAreForPeople() {
    let guess: (UInt8, Int) -> [FixIt] = { _, place in [Self.replacement(place, 1, "a", .guess)] }
    let two: (UInt8, Int) -> [FixIt] = { _, place in
      [Self.replacement(place, 1, "a"), Self.replacement(place, 1, "d")]
    }

    #expect(Self.fix("b", guess).text == "b")
    #expect(Self.fix("b", withGuesses: true, guess).text == "a")
    #expect(Self.fix("b", withGuesses: true, two).text == "b")
  }

  @Test func oneThatBringsAnErrorIsLeftOutAndTheOthersAreApplied() {
    let stage: @Sendable (DiagnosticID) -> FaultStage = {
      $0 == "fault-X" ? .reading : .language
    }
    let run = Self.fix("b b c b b b", wrong: "bcX", stage: stage) { byte, place in
      [Self.replacement(place, 1, byte == UInt8(ascii: "c") ? "aXa" : "aa")]
    }

    #expect(run.text == "aa aa c aa aa aa")
    #expect(run.outcome.fixedCount == 5)
    #expect(run.outcome.leftOut.map(\.message) == ["write 'aXa'"])
    #expect(run.outcome.leftOut.map(\.offset) == [6])
  }

  @Test func manyThatDoHarmCostNoOtherItsRepair() {
    let stage: @Sendable (DiagnosticID) -> FaultStage = {
      $0 == "fault-X" ? .reading : .language
    }
    let text = String(repeating: "b c\n", count: 1_000)
    let run = Self.fix(text, wrong: "bcX", stage: stage) { byte, place in
      [Self.replacement(place, 1, byte == UInt8(ascii: "c") ? "aXa" : "aa")]
    }

    #expect(run.text == String(repeating: "aa c\n", count: 1_000))
    #expect(run.outcome.fixedCount == 1_000)
    #expect(run.outcome.leftOut.count == 1_000)
    #expect(run.checks < 10)
  }

  @Test func oneThatDoesNotRemoveItsFindingIsLeftOut() {
    let run = Self.fix("b", wrong: "b") { _, place in [Self.replacement(place + 1, 0, "a")] }

    #expect(run.text == "b")
    #expect(run.outcome.leftOut.count == 1)
  }

  @Test func whatAnErrorOfReadingHidMayShowBehindItButNotBefore() {
    let stage: @Sendable (DiagnosticID) -> FaultStage = { _ in .reading }
    let behind = Self.fix("b", wrong: "bX", stage: stage) { byte, place in
      byte == UInt8(ascii: "b") ? [Self.replacement(place, 1, "a\nX")] : []
    }
    let onLine = Self.fix("b a", wrong: "bX", stage: stage) { byte, place in
      byte == UInt8(ascii: "b") ? [Self.replacement(place, 1, "X")] : []
    }

    // The whole replacement counts as edited.
    #expect(behind.text == "b")
    #expect(onLine.text == "b a")
  }

  @Test func oneThatMakesTwoThingsOfOneNameIsLeftOut() {
    let stage: @Sendable (DiagnosticID) -> FaultStage = {
      $0 == "fault-X" ? .clash : .language
    }
    let inside = Self.fix("b c", wrong: "bcX", stage: stage) { byte, place in
      [Self.replacement(place, 1, byte == UInt8(ascii: "c") ? "aXa" : "aa")]
    }

    #expect(inside.text == "aa c")
    #expect(inside.outcome.leftOut.map(\.message) == ["write 'aXa'"])
  }

  @Test func whatCannotBeReadIsRepairedBeforeTheRest() {
    let stage: @Sendable (DiagnosticID) -> FaultStage = {
      $0 == "fault-b" ? .reading : $0 == "fault-X" ? .clash : .language
    }
    let run = Self.fix("b c", wrong: "bcX", stage: stage) { byte, place in
      [Self.replacement(place, 1, byte == UInt8(ascii: "c") ? "aXa" : "aa")]
    }

    #expect(run.text == "aa c")
    #expect(run.outcome.fixedCount == 1)
  }

  @Test func twoThatUndoEachOtherComeToAnEnd() {
    let run = Self.fix("b", wrong: "bc") { byte, place in
      [Self.replacement(place, 1, byte == UInt8(ascii: "b") ? "c" : "b")]
    }

    #expect(run.checks <= 100)
  }
}
