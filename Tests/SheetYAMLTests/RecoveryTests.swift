import SheetDiagnostics
import Testing

@testable import SheetYAML

@Suite struct RecoveryTests {
  @Test func oneRunShowsEveryMistake() {
    let reading = Reading(
      """
      sheets:
        a:
          color: {color: #fff, x: 1}
          swipeMode: top
        b:
          summary: Form: saved
          height:300
          height: 1
          height: 2
        c:
          detents: [x, y
          initial: x
        ü: 1
      """)

    #expect(
      reading.report.diagnostics.map { $0.span.map(reading.source) } == [
        "#fff", "Form: saved", "height:300", "height", "[",
      ])
    #expect(
      reading.outline
        == "{sheets: {a: {swipeMode: top}, b: {height: 1}, c: {initial: x}, ü: 1}}")
    #expect(!reading.tree.isComplete)
    #expect(reading.value("sheets.ü").map(reading.source) == "1")
  }

  @Test func aFaultInOneSheetLeavesTheOthersAsTheyAre() {
    let reading = Reading("a:\n  b: [1, 2\nc: é\n  d: 2\ne: f\n")

    #expect(reading.report.errorCount == 2)
    #expect(reading.outline == "{a: ~, c: é, e: f}")
    #expect(reading.value("e").map(reading.source) == "f")
  }

  @Test func aDedentThatIsOffIsReportedOnce() {
    let reading = Reading("a:\n      x: 1\n    y: 2\n    z: 3\n    w: 4\nb: 1\n")

    #expect(reading.report.errorCount == 1)
    #expect(reading.outline == "{a: {x: 1}, b: 1}")
  }

  @Test func tabsAreReportedOnceAndRead() {
    let reading = Reading("a:\n\tb:\n\t\tc: 1\n\td: 2\ne: 3\n")

    #expect(reading.report.errorCount == 1)
    #expect(reading.outline == "{a: {b: {c: 1}, d: 2}, e: 3}")
  }

  @Test func theNumberOfPassesIsLimited() {
    let text = (0..<100).map { "k\($0): @x\n" }.joined()

    #expect(Reading(text).report.errorCount == 8)
    #expect(Reading(text, limits: Limits(syntaxErrors: 3)).report.errorCount == 3)
    let notes = Reading(text).report.diagnostics.map { $0.notes.filter(isEnd).count }
    #expect(notes == [0, 0, 0, 0, 0, 0, 0, 1])
    let all = (0..<7).map { "k\($0): @x\n" }.joined()
    #expect(!Reading(all).report.diagnostics.contains { $0.notes.contains(where: isEnd) })
  }

  private func isEnd(_ note: Diagnostic.Note) -> Bool {
    note.message.contains("has not been read")
  }

  @Test func aTreeIsClosedUpWhereReadingStopped() {
    let reading = Reading("a: 1\nb:\n  - c\n  - {d: [e, {f: ", limits: Limits(syntaxErrors: 1))

    #expect(!reading.tree.isComplete)
    #expect(reading.outline.hasPrefix("{a: 1"))
  }
}
