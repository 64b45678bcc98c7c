import Foundation
import Testing

/// What is printed for the system's own sheets and for libraries, for apps that run from different systems on.
@Suite struct TargetGoldenTests {
  struct Case: CustomTestStringConvertible {
    let target: String
    let input: String
    let minimum: String

    var testDescription: String { "\(target) \(input) from \(minimum)" }
  }

  private static let cases =
    [
      ("lbbottomsheet", "Free", ["13.0"]),
      ("lbbottomsheet", "Pair", ["13.0"]),
      ("panmodal", "Pair", ["13.0"]),
      ("tibottomsheet", "Pair", ["13.0"]),
      ("tibottomsheet", "Readme", ["13.0"]),
      ("uikit", "Ladder", ["13.0", "15.0", "16.0", "17.0", "26.1"]),
      ("uikit", "Variants", ["16.0"]),
      ("swiftui", "Ladder", ["13.0", "16.0", "16.4", "18.0"]),
      ("swiftui", "Variants", ["16.0", "17.0"]),
      ("joombottomsheet", "Variants", ["13.0"]),
      ("overlaycontainer", "Variants", ["13.0"]),
      ("floatingpanel", "Variants", ["13.0"]),
    ].flatMap { target, input, minimums in
      minimums.map { Case(target: target, input: input, minimum: $0) }
    }

  @Test(arguments: cases)
  func codeForATargetStaysAsItIs(printed: Case) throws {
    let result = try Executable.run(
      [
        "generate", "--target", printed.target, "--min-ios", printed.minimum, "-o", "-",
        "Tests/Fixtures/Targets/\(printed.target)/\(printed.input).sheets.yaml",
      ], in: Golden.packageFolder)

    #expect(result.code == 0, "\(result.errors)")
    try Golden.expect(
      result.output, is: "targets/\(printed.target)/\(printed.input)-\(printed.minimum).swift")
  }
}
