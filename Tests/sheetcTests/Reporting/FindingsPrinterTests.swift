import SheetDiagnostics
import Testing

@testable import sheetc

@Suite struct FindingsPrinterTests {
  private static func report(safe: Int, guesses: Int) -> Report {
    var report = Report()
    let span = SourceSpan(file: FileID(0), start: 0, end: 1)
    let kinds =
      Array(repeating: FixIt.Applicability.safe, count: safe)
      + Array(repeating: .guess, count: guesses)
    for kind in kinds {
      report.error("fault", "wrong", at: span, fixIts: [FixIt("mend it", kind, [.init(span, "")])])
    }
    return report
  }

  @Test(arguments: [
    (0, 3, nil), (1, 2, "--fix repairs one of them"), (2, 0, "--fix repairs 2 of them"),
  ])
  func peopleAreToldWhatCanBeRepairedForThem(safe: Int, guesses: Int, hint: String?) {
    #expect(FindingsPrinter.hint(about: Self.report(safe: safe, guesses: guesses)) == hint)
  }
}
