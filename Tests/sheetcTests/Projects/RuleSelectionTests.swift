import Testing

@testable import sheetc

@Suite struct RuleSelectionTests {
  /// A sheet that `unsorted-detents`, a note, and `no-exit`, a warning, speak of; with a comment about the note.
  private static let sheets = """
    version: 1
    sheets:
      cart:
        detents: [maxHeight, medium]
        swipeMode: none
        taps: {outside: none}
      map:
        # sheetc:ignore unsorted-detents -- largest first on purpose
        detents: [maxHeight, medium]

    """

  private static func ids(_ options: [String]) throws -> [String] {
    let result = try Executable.run(
      ["lint", "-", "--reporter", "concise"] + options, input: sheets)
    return result.output.split(separator: "\n").compactMap {
      $0.split(separator: "[").last.map { String($0.dropLast()) }
    }
    .filter(["no-exit", "unsorted-detents"].contains)
  }

  @Test(arguments: [
    (["--select", "no-exit"], ["no-exit"]), (["--select", "note"], ["unsorted-detents"]),
    (["--select", "no-exit,unsorted-detents"], ["no-exit", "unsorted-detents"]),
    (["--select", "no-exit", "--select=note"], ["no-exit", "unsorted-detents"]),
    (["--ignore", "no-exit"], ["unsorted-detents"]), (["--ignore", "note,warning"], []),
    (["--select", "warning,note", "--ignore", "unsorted-detents"], ["no-exit"]),
  ])
  func rulesAreNamedByIdOrLevel(options: [String], expected: [String]) throws {
    #expect(try Self.ids(options) == expected)
  }

  @Test func errorsOfTheLanguageAreAlwaysReported() throws {
    let result = try Executable.run(
      ["lint", "-", "--select", "no-exit"], input: "version: 1\nx: 1\n")

    #expect(result.code == 1)
    #expect(result.errors.contains("[unknown-key]"))
  }

  @Test(arguments: [
    (
      "no-exti",
      "'no-exti' is not a rule, nor a level of rules\nsheetc: note: did you mean 'no-exit'?"
    ),
    ("unknown-key", "'unknown-key' is an error of the language, which is always reported"),
    ("no-exit,", "'--select' has a comma without a rule beside it"),
  ])
  func whatIsNoRuleIsAMistake(value: String, error: String) throws {
    let result = try Executable.run(["lint", "-", "--select", value], input: Self.sheets)

    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("sheetc: error: " + error))
  }

  @Test(arguments: [
    (["--strict"], 1), (["--strict", "--fail-on", "error"], 1), (["--fail-on", "error"], 0),
    (["--strict", "--exit-zero"], 0), (["--exit-zero"], 0),
  ])
  func strictMakesErrorsOfWarningsAndExitZeroForgives(options: [String], code: Int) throws {
    let result = try Executable.run(["lint", "-"] + options, input: Self.sheets)

    #expect(Int(result.code) == code)
    let word = options.contains("--strict") ? "error" : "warning"
    #expect(result.errors.contains("\(word): 'cart' is modal"))
  }

  @Test func exitZeroForgivesNoMistakeOfUsage() throws {
    #expect(try Executable.run(["lint", "--exit-zero", "no.sheets.yaml"]).code == 2)
  }

  @Test func quietKeepsWhatFails() throws {
    let result = try Executable.run(["lint", "-", "-q"], input: Self.sheets)

    #expect(result.errors.contains("[no-exit]"))
    #expect(!result.errors.contains("[unsorted-detents]"))
  }
}
