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

  /// The problems that no look at a description can find: what they ask for is how the engine and generated code
  /// behave, and tests of those have them.
  private static let beyondDescriptions: Set = [13, 14, 15, 21, 35, 39, 42, 50, 63, 64, 66, 70]

  @Test func everyProblemIsInTheTableOrBeyondWhatACheckCanFind() throws {
    let table = try Table(Self.folder)

    #expect(Set(table.rows.map(\.number)) == Set(1...70).subtracting(Self.beyondDescriptions))
    #expect(table.numbersBelow == Self.beyondDescriptions)
  }

  @Test func theTableNamesEveryFileAndWhatIsFoundInIt() throws {
    let table = try Table(Self.folder)

    #expect(table.rows.map { $0.file + ".fixed.sheets.yaml" }.sorted() == Self.sound)
    for row in table.rows {
      let faulty = row.file + ".sheets.yaml"
      #expect(row.file.hasPrefix("p\(row.number < 10 ? "0" : "")\(row.number)-"))
      if row.answer.hasPrefix("cannot happen: ") {
        #expect(!Self.faulty.contains(faulty), "\(row.file) can happen")
        continue
      }
      let problem = try Problem(Self.folder.appending(path: faulty))
      #expect(row.answer == "`\(problem.id)`", "\(row.file)")
      #expect(problem.span != nil, "\(row.file) does not say at which token")
    }
  }
}

/// The table of problems in the folder's README.
private struct Table {
  struct Row {
    let number: Int
    /// What sheetc says to it: an id, or why it cannot happen.
    let answer: String
    /// Without the ending.
    let file: String
  }

  private(set) var rows: [Row] = []
  /// The numbers in the text below it.
  private(set) var numbersBelow: Set<Int> = []

  init(_ folder: URL) throws {
    let text = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    var isBelow = false
    for line in text.split(separator: "\n") {
      let cells = line.components(separatedBy: " | ")
      if line.hasPrefix("| P"), cells.count == 4 {
        isBelow = true
        let number = try #require(Int(cells[0].dropFirst(3)))
        rows.append(
          Row(
            number: number, answer: cells[2],
            file: cells[3].trimmingCharacters(in: CharacterSet(charactersIn: "` |"))))
      } else if isBelow {
        for match in line.matches(of: /P([0-9]+)/) {
          if let number = Int(match.1) { numbersBelow.insert(number) }
        }
      }
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
