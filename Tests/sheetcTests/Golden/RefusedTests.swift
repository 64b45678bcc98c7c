import Foundation
import Testing

@testable import sheetc

/// Every fixture of a mistake gives one finding, at the token it names.
@Suite struct RefusedTests {
  struct Report: Decodable {
    struct Finding: Decodable {
      let severity: String
      let message: String
      let offset: Int
      let endOffset: Int
    }

    let diagnostics: [Finding]
  }

  private static func files(in folder: String) -> [String] {
    let path = Golden.packageFolder + "/Tests/Fixtures/" + folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { folder + "/" + $0 }
  }

  private static func run(_ arguments: [String]) throws -> Executable.Result {
    try Executable.run(arguments, in: Golden.packageFolder + "/Tests/Fixtures/Refused")
  }

  @Test(arguments: files(in: "Refused") + files(in: "Findings"))
  func everyMistakeIsOneFindingAtItsToken(file: String) throws {
    let path = Golden.packageFolder + "/Tests/Fixtures/" + file
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
    let expected = Expectation(bytes)

    let result = try Self.run(["lint", "--format", "json"] + Self.inputs(file, path))
    if file.hasSuffix(".sheetc.yaml") { #expect(result.code == 2) }
    let findings = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).diagnostics

    if findings.isEmpty, let expected {
      try expectRefusal(byGenerating: path, at: expected, bytes)
      return
    }
    #expect(findings.count == 1, "\(findings.map(\.message))")
    guard let expected, let finding = findings.first else { return }
    #expect(finding.offset == expected.start, "\(finding.message)")
    if let end = expected.end { #expect(finding.endOffset == end, "\(finding.message)") }
  }

  /// What only Swift forbids is found when Swift is generated.
  private func expectRefusal(
    byGenerating path: String, at expected: Expectation, _ bytes: [UInt8]
  ) throws {
    let result = try Self.run(["generate", "-o", "-", path])

    #expect(result.code == 1)
    let lines = bytes[..<expected.start].split(separator: 0x0A, omittingEmptySubsequences: false)
    let place = "\(path):\(lines.count):\((lines.last?.count ?? 0) + 1): error: "
    #expect(result.errors.hasPrefix(place), "\(result.errors)")
    #expect(result.errors.hasSuffix("\n1 error in 1 file\n"), "\(result.errors)")
  }

  /// A project file is read for an input of its own.
  private static func inputs(_ file: String, _ path: String) -> [String] {
    file.hasSuffix(".sheetc.yaml")
      ? ["--config", path, "../Language/complete.sheets.yaml"] : [path]
  }
}
