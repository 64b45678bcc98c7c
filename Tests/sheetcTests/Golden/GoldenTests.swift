import Foundation
import Testing

@testable import sheetc

/// What the commands print for every fixture and example.
@Suite struct GoldenTests {
  private static func run(_ arguments: String...) throws -> Executable.Result {
    try Executable.run(arguments, in: Golden.packageFolder)
  }

  /// Lints each file of a folder by itself: together they would take names of each other.
  private static func lintEach(in folder: String) throws -> (errors: String, codes: Set<Int32>) {
    var lines: [Substring] = []
    var codes: Set<Int32> = []
    for input in Golden.inputs(in: folder) {
      let result = try run("lint", "--max-diagnostics", "0", input)
      codes.insert(result.code)
      lines += result.errors.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.isEmpty && !$0.hasSuffix(" in 1 file") }
    }
    return (lines.joined(separator: "\n") + "\n", codes)
  }

  @Test(arguments: Golden.inputs(in: "Examples", "Tests/Fixtures/Language"))
  func heightsStayAsTheyAre(input: String) throws {
    let result = try Self.run("resolve", input)

    #expect(result.code == 0)
    #expect(result.errors == "")
    try Golden.expect(result.output, is: Golden.name(of: input, in: "heights", ending: "txt"))
  }

  @Test(arguments: Golden.inputs(in: "Tests/Fixtures/Language"))
  func originsStayAsTheyAre(input: String) throws {
    let result = try Self.run("resolve", "--origins", "--device", "iPhone 17 Pro", input)

    try Golden.expect(result.output, is: Golden.name(of: input, in: "origins", ending: "txt"))
  }

  /// Inputs but those of the fixture of a project, which says itself what is generated.
  private static let generated = Golden.inputs(in: "Examples", "Tests/Fixtures/Language")
    .filter { !$0.contains("/Project/") }

  @Test(arguments: generated)
  func generatedSwiftStaysAsItIs(input: String) throws {
    let result = try Self.run("generate", input, "-o", "-")

    #expect(result.code == 0)
    #expect(result.errors == "")
    try Golden.expect(result.output, is: Golden.name(of: input, in: "generate", ending: "swift"))
  }

  @Test func whatTheLanguageAllowsAndExamplesLintClean() throws {
    let examples = try Self.run("lint", "Examples")
    let language = try Self.lintEach(in: "Tests/Fixtures/Language")

    #expect(examples.code == 0)
    #expect(language.codes == [0])
    try Golden.expect(examples.errors, is: "lint/Examples.txt")
    try Golden.expect(language.errors, is: "lint/Language.txt")
  }

  @Test func findingsStayAsTheyAre() throws {
    let result = try Self.lintEach(in: "Tests/Fixtures/Findings")

    #expect(result.codes.contains(1) && !result.codes.contains(2))
    try Golden.expect(result.errors, is: "lint/Findings.txt")
  }

  @Test func refusalsStayAsTheyAre() throws {
    let result = try Self.lintEach(in: "Tests/Fixtures/Refused")

    #expect(result.codes.contains(1) && !result.codes.contains(2))
    try Golden.expect(result.errors, is: "lint/Refused.txt")
  }
}
