import Foundation
import SheetDiagnostics
import Testing

@testable import sheetc

@Suite struct ReportsTests {
  /// A sheet that `unsorted-detents`, a note, and `no-exit`, a warning, speak of.
  private static let sheets = """
    version: 1
    sheets:
      cart:
        detents: [maxHeight, medium]
        swipeMode: none
        taps: {outside: none}

    """

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(sheets, to: "a.sheets.yaml")
    return folder
  }

  @Test func severalReportsComeFromOneRunAndTextStaysOnTheTerminal() throws {
    let folder = try Self.folder()
    let arguments = [
      "lint", "--reporter", "json:out/report.json", "--reporter", "sarif:out/report.sarif",
      "--reporter=concise:out/report.txt",
    ]

    let result = try Executable.run(arguments, in: folder.path)

    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errors.contains("warning: 'cart' is modal"))
    #expect(try folder.read("out/report.json").contains("\"id\": \"no-exit\""))
    #expect(try folder.read("out/report.sarif").contains("\"ruleId\": \"no-exit\""))
    #expect(try folder.read("out/report.txt").hasPrefix("a.sheets.yaml:3:3: warning: 'cart'"))
  }

  @Test func aReportOnStandardOutputTakesThePlaceOfText() throws {
    let folder = try Self.folder()

    let alone = try Executable.run(["lint", "--reporter", "concise"], in: folder.path)
    let both = try Executable.run(
      ["lint", "--reporter", "concise", "--reporter", "text"], in: folder.path)

    #expect(alone.errors == "")
    #expect(alone.output.contains("[unsorted-detents]\n"))
    #expect(both.output == alone.output)
    #expect(both.errors.hasSuffix(" in 1 file\n"))
  }

  @Test(arguments: [
    (["json", "sarif"], "'json' and 'sarif' would both go to standard output"),
    (["json:a", "sarif:./a"], "'json' and 'sarif' would both go to './a'"),
    (["json:a.sheets.yaml"], "'a.sheets.yaml' is what sheetc reads, so it is not replaced"),
    (["json:one.yml"], "'one.yml' is what sheetc reads, so it is not replaced"),
    (["auto:x"], "'auto:x' names a file, but 'auto' says itself where to"),
  ])
  func reportsThatCannotBeMadeAreMistakes(reporters: [String], error: String) throws {
    let folder = try Self.folder()

    let result = try Executable.run(
      ["lint"] + reporters.flatMap { ["--reporter", $0] }, in: folder.path)

    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("sheetc: error: " + error), "\(result.errors)")
    #expect(try folder.read("a.sheets.yaml") == Self.sheets)
  }

  @Test(arguments: [[], ["--bogus"], ["--config", "missing.yaml"]])
  func anInputIsNotReplacedByAReport(options: [String]) throws {
    let folder = try Self.folder()
    try folder.write(Self.sheets, to: "b.txt")

    let result = try Executable.run(
      ["lint", "b.txt", "--reporter", "json:./b.txt"] + options, in: folder.path)

    #expect(result.code == 2)
    #expect(try folder.read("b.txt") == Self.sheets)
  }

  /// Every way to end with something else than 0.
  static let failures: [(arguments: [String], code: Int32)] = [
    (["lint"], 1), (["lint", "missing.sheets.yaml"], 2), (["lint", "--fial-on", "note"], 2),
    (["lint", "--select", "no-exti"], 2), (["lint", "-C", "/no/such"], 2),
    (["lint", "--config", "nothing.yaml"], 2), (["lint", "empty"], 2),
    (["lint", "--stdin-filename", "x"], 2), (["lint", "--strict", "--fail-on", "error"], 1),
    (["generate", "--check"], 1), (["generate", "--clean", "a.sheets.yaml"], 2),
    (["generate", "--diff"], 1), (["generate", "--dry-run"], 1),
    (["generate", "--namespace", "2"], 2), (["generate", "-o", "/dev/null/x/"], 3),
    (["generate", "-o", "both.swift", "a.sheets.yaml", "b.sheets.yaml"], 2),
  ]

  @Test(arguments: failures)
  func whateverFailsIsInEveryReport(failure: (arguments: [String], code: Int32)) throws {
    let folder = try Self.folder()
    try folder.write(
      Self.sheets.split(separator: "cart").joined(separator: "map"), to: "b.sheets.yaml")
    try FileManager.default.createDirectory(
      atPath: folder.path("empty"), withIntermediateDirectories: true)
    let reporters = ReporterName.allCases.flatMap { name in
      ["--reporter", "\(name.rawValue):\(folder.path("report." + name.rawValue))"]
    }

    let result = try Executable.run(failure.arguments + reporters, in: folder.path)

    #expect(result.code == failure.code, "\(result.errors)")
    for name in ReporterName.allCases {
      let text = try folder.read("report." + name.rawValue)
      let empty = name.reporter.render(RunReport(Report(), SourceMap(), ReportSettings()))
      #expect(text.utf8.count > empty.count)
      #expect(
        ["error", "warning", "major", "minor", "ERROR", "WARNING"].contains { text.contains($0) },
        "\(text)")
    }
  }

  /// A run-script phase shows both streams, so that a fault said twice would be two.
  @Test func aFaultIsSaidOnceWhereLinesForPeopleAreAsked() throws {
    let folder = try Self.folder()

    let missing = try Executable.run(
      ["lint", "--reporter", "xcode", "no.sheets.yaml"], in: folder.path)
    let mistake = try Executable.run(["lint", "--reporter=xcode", "--bogus"], in: folder.path)
    let machine = try Executable.run(["lint", "--reporter=json", "--bogus"], in: folder.path)

    #expect(
      missing.output.hasSuffix(
        "no.sheets.yaml: error: 'no.sheets.yaml' cannot be read: no such file or directory [system]\n"
      ))
    #expect(missing.errors == "")
    #expect(mistake.output.hasPrefix("sheetc: error: unknown option '--bogus' [usage]\n"))
    #expect(mistake.errors == "")
    #expect(machine.errors.hasPrefix("sheetc: error: unknown option '--bogus'\n"))
  }

  @Test func aReportThatCannotBeWrittenEndsWithThree() throws {
    let folder = try Self.folder()

    let result = try Executable.run(
      ["lint", "--exit-zero", "--reporter", "json:/dev/null/x"], in: folder.path)

    #expect(result.code == 3)
    #expect(result.errors.contains("sheetc: error: '/dev/null' cannot be created"))
  }

  @Test(.enabled(if: FileSystem.kind(of: "/dev/full") != nil))
  func outputThatIsLostIsSaidOnceAndIsInTheReport() throws {
    let folder = try Self.folder()

    let result = try Executable.shell(
      "\"$SHEETC\" generate -o - a.sheets.yaml --reporter json:report > /dev/full", in: folder.path)

    #expect(result.code == 3)
    #expect(
      result.errors
        == "sheetc: error: 'standard output' cannot be written: no space left on device\n")
    #expect(try folder.read("report").contains("\"id\": \"system\""))
  }

  @Test func gitHubGetsASummaryOfTheStepBelowWhatIsThere() throws {
    let folder = try Self.folder()
    let summary = try folder.write("# before\n", to: "summary.md")
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary]

    let result = try Executable.run(
      ["lint", "--reporter", "auto"], in: folder.path, environment: environment)

    #expect(result.output.hasPrefix("::warning file=a.sheets.yaml,line=3,endLine=3,col=3,"))
    #expect(result.errors == "")
    #expect(try folder.read("summary.md").hasPrefix("# before\n### sheetc lint\n\n1 warning"))
  }

  @Test func pathsStartAtTheFolderThatWasCheckedOut() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.sheets, to: "App/x y/a.sheets.yaml")

    let inside = try Executable.run(
      ["lint", "--reporter", "gitlab"], in: folder.path("App"),
      environment: ["CI_PROJECT_DIR": folder.path])
    let sarif = try Executable.run(
      ["lint", "--reporter", "sarif"], in: folder.path("App"),
      environment: ["GITHUB_WORKSPACE": folder.path])

    #expect(inside.output.contains("\"path\": \"App/x y/a.sheets.yaml\""))
    #expect(sarif.output.contains("\"uri\": \"App/x%20y/a.sheets.yaml\""))
  }

  @Test func aReportForCodeScanningHasTheHelpOfWhatItFindsAndTheNamesOfTheRest() throws {
    let folder = try Self.folder()
    func rules() throws -> [SARIFLog.Rule] {
      let result = try Executable.run(["lint", "--reporter", "sarif"], in: folder.path)
      #expect(result.output.utf8.count < 120_000)
      let log = try JSONDecoder().decode(SARIFLog.self, from: Data(result.output.utf8))
      return log.runs[0].tool.driver.rules
    }

    let found = try rules()
    try folder.write("version: 1\nsheets:\n  a: {detents: [fitContent]}\n", to: "a.sheets.yaml")
    let clean = try rules()

    #expect(found.filter { $0.help["markdown"] != nil }.map(\.id).contains("no-exit"))
    #expect(found.allSatisfy { $0.help["text"] != "" })
    #expect(clean.allSatisfy { $0.help["markdown"] == nil })
    #expect(found.map(\.id) == clean.map(\.id))
  }

  @Test func whatACommentSilencesReachesReportsWithItsReason() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      version: 1
      sheets:
        cart:
          # sheetc:ignore unsorted-detents until 2026-06-30 -- largest first on purpose
          detents: [maxHeight, medium]

      """, to: "a.sheets.yaml")

    let before = try Executable.run(
      ["lint", "--today", "2026-06-30", "--reporter", "sarif"], in: folder.path)
    let after = try Executable.run(
      ["lint", "--today", "2026-07-01", "--reporter", "concise"], in: folder.path)

    #expect(before.code == 0)
    #expect(before.output.contains("\"justification\": \"largest first on purpose\""))
    #expect(after.output.contains("[unsorted-detents]"))
    #expect(after.output.contains("[expired-suppression]"))
  }

  /// Fingerprints of GitLab's report.
  private static func fingerprints(_ folder: TemporaryFolder) throws -> [String] {
    let result = try Executable.run(["lint", "--reporter", "gitlab"], in: folder.path)
    struct Entry: Decodable {
      let fingerprint: String
    }
    return try JSONDecoder().decode([Entry].self, from: Data(result.output.utf8))
      .map(\.fingerprint).sorted()
  }

  @Test func aFingerprintStaysWhileTheFileIsEdited() throws {
    let folder = try Self.folder()
    let before = try Self.fingerprints(folder)

    try folder.write(
      "version: 1\n# new\nsheets:\n  cart: {taps: {outside: none}, swipeMode:   none,\n"
        + "    detents: [  maxHeight, medium]} # edited\n", to: "a.sheets.yaml")
    let edited = try Self.fingerprints(folder)
    try folder.write(
      Self.sheets.replacing("cart", with: "card"), to: "a.sheets.yaml")
    let renamed = try Self.fingerprints(folder)

    #expect(before.count == 3)
    #expect(edited == before)
    #expect(Set(renamed).isDisjoint(with: before))
  }
}

/// The rules of a report for code scanning.
private struct SARIFLog: Decodable {
  let runs: [Run]

  struct Run: Decodable {
    let tool: Tool
  }

  struct Tool: Decodable {
    let driver: Driver
  }

  struct Driver: Decodable {
    let rules: [Rule]
  }

  struct Rule: Decodable {
    let id: String
    let help: [String: String]
  }
}
