import Foundation
import SheetDiagnostics
import SheetRules
import Testing

@testable import sheetc

/// The examples on the pages of errors are what they say.
@Suite struct LanguageErrorTests {
  private static let withExamples = LanguageErrors.all.filter { $0.failing != nil }.map(\.id.name)

  @Test(arguments: withExamples)
  func theFailingExampleHasTheErrorAndNoOther(id: String) throws {
    let error = try #require(LanguageErrors.error(named: id))

    let example = error.example(try #require(error.failing))

    #expect(example.report.diagnostics.map(\.id.name) == [id], "\(example.rendered)")
    #expect(example.report.diagnostics.first?.span != nil)
  }

  @Test(arguments: withExamples)
  func thePassingExampleIsSilent(id: String) throws {
    let error = try #require(LanguageErrors.error(named: id))

    let example = error.example(try #require(error.passing))

    #expect(example.report.diagnostics.isEmpty, "\(example.rendered)")
  }

  @Test(arguments: LanguageErrors.all.map(\.id.name))
  func aPageSaysWhatToDo(id: String) throws {
    let error = try #require(LanguageErrors.error(named: id))

    let sentences = error.text.replacing("…", with: "").components(separatedBy: ". ")
    #expect(sentences.count > 1 || error.failing != nil, "one sentence, and no example")
    #expect(error.text.hasSuffix("."))
    #expect(error.page.hasPrefix("## \(id)\n\n"))
  }

  /// With `SHEETC_WRITE_SCHEMAS=1` in the environment the page is written instead of compared.
  @Test func thePublishedPageIsWhatTheErrorsSay() throws {
    let url = URL(filePath: Golden.packageFolder).appending(path: "Schemas/errors.md")
    let printed = Data(LanguageErrors.pages.utf8)
    if ProcessInfo.processInfo.environment["SHEETC_WRITE_SCHEMAS"] == "1" {
      try printed.write(to: url)
    }

    let published = try? Data(contentsOf: url)

    #expect(
      published == printed, "Schemas/errors.md is not what the errors say; run `make schemas`")
  }
}
