import Foundation
import SheetCodegen
import SheetDiagnostics
import SheetModel
import SheetRules
import SheetVocabulary
import Testing

/// Problems that people reported, each found where it is written, and not found once it is put right.
@Suite struct ProblemTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Problems")

  private static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".sheets.yaml") }.sorted()

  private static let faulty = files.filter { !$0.hasSuffix(".fixed.sheets.yaml") }
  private static let sound = files.filter { $0.hasSuffix(".fixed.sheets.yaml") }

  @Test(arguments: faulty)
  func aReportedProblemIsFoundAtItsToken(file: String) throws {
    let problem = try Problem(Self.folder.appending(path: file))

    let finding = try #require(problem.example.report.diagnostics.first, "nothing is found")
    #expect(problem.example.report.diagnostics.count == 1, "\(problem.example.rendered)")
    #expect(finding.id.name == problem.id, "\(problem.example.rendered)")
    #expect(finding.span == problem.span, "\(problem.example.rendered)")
  }

  @Test(arguments: sound)
  func aProblemPutRightIsSilent(file: String) throws {
    let problem = try Problem(Self.folder.appending(path: file))

    #expect(problem.example.report.diagnostics.isEmpty, "\(problem.example.rendered)")
  }

  @Test func everyProblemHasItsCorrectedTwin() {
    for file in Self.faulty {
      #expect(Self.sound.contains(file.replacing(".sheets.yaml", with: ".fixed.sheets.yaml")))
    }
  }

  @Test func theTableNamesEveryFile() throws {
    let table = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)

    for file in Self.sound {
      let name = file.replacing(".fixed.sheets.yaml", with: "")
      #expect(table.contains("| `\(name)` |"), "\(name) is not in the table")
    }
  }
}

/// A fixture, checked for the target that its second line may name.
private struct Problem {
  let example: RuleExample
  /// What the first line expects.
  let id: String
  let span: SourceSpan?

  init(_ url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var targets: [RuleTarget] = []
    if lines[1].hasPrefix("# target: ") {
      let words = lines[1].split(separator: " ").map(String.init)
      let name = TargetName.allCases.first { "\($0)" == words[2] }
      let version = words.count > 3 ? VersionNumber(words[3]) : nil
      targets.append(RuleTarget(Targets.tables[try #require(name)], minimumOS: version))
    }
    example = RuleExample(text, targets: targets)

    let expectation = lines[0].replacing("# expect: ", with: "").components(separatedBy: " | at ")
    id = expectation[0]
    guard expectation.count > 1 else {
      span = nil
      return
    }
    var token = expectation[1]
    var count = 1
    if token.hasSuffix(" (2nd)") {
      token.removeLast(6)
      count = 2
    }
    var end = text.startIndex
    var range: Range<String.Index>?
    end = text.index(after: try #require(text.firstIndex(of: "\n")))
    for _ in 0..<count {
      range = text.range(of: token, range: end..<text.endIndex)
      end = range?.upperBound ?? text.endIndex
    }
    let found = try #require(range, "no '\(token)' in the file")
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    span = SourceSpan(
      file: FileID(0), start: start, end: start + token.utf8.count)
  }
}
