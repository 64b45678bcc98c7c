import Foundation
import SheetDiagnostics
import SheetModel
import Testing

@Suite struct FixtureTests {
  static func files(in folder: String, suffix: String) -> [String] {
    let root = packageFolder + "/" + folder
    let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(suffix) }.sorted().map { folder + "/" + $0 }
  }

  static let allowed = ["Tests/Fixtures/Language", "Examples"].flatMap { folder in
    files(in: folder, suffix: ".sheets.yaml") + files(in: folder, suffix: "sheetc.yaml")
  }

  @Test(arguments: allowed)
  func whatTheLanguageAllowsHasNoFindings(file: String) {
    let compilation = Compilation(disk: packageFolder + "/" + file, root: packageFolder)

    #expect(compilation.findings == [])
  }

  /// Mistakes that later stages find.
  static let foundLater: Set<String> = [
    "suppression-date", "suppression-without-reason", "swift-name-keyword-type",
    "swift-names-collide",
  ]

  /// Faults of syntax, whose places the tests of the reader hold.
  static let syntax = ["yaml-", "encoding-", "trap-options-after-word", "glob-", "requires-folded"]

  static let refused =
    (files(in: "Tests/Fixtures/Refused", suffix: ".sheets.yaml")
    + files(in: "Tests/Fixtures/Refused", suffix: ".sheetc.yaml"))
    .filter { file in
      !file.contains("/Shared/") && !foundLater.contains { file.contains("/\($0).") }
    }

  @Test(arguments: refused)
  func everyMistakeIsReportedOnceAtItsToken(file: String) throws {
    let compilation = Compilation(
      disk: packageFolder + "/" + file, root: packageFolder + "/Tests/Fixtures/Refused")
    let bytes = try #require(FileManager.default.contents(atPath: packageFolder + "/" + file))
    let text = String(decoding: bytes, as: UTF8.self)
    let line = text.prefix { $0 != "\n" && $0 != "\r\n" }

    #expect(compilation.report.diagnostics.count == 1, "\(compilation.findings)")
    let finding = try #require(compilation.report.diagnostics.first)
    let isSyntax = Self.syntax.contains { file.contains("/\($0)") }
    guard !isSyntax, let bar = line.range(of: " | at ") else { return }
    let expected = line[bar.upperBound...].replacing(/\ \([^()]+\)$/, with: "")
    let found = compilation.text(finding.span)
    let isExact =
      switch expected {
      case "[", "{", "?", "-": found.hasPrefix(expected)
      case "first byte": finding.span?.start == 0
      case "end of file": finding.span.map { $0.isEmpty && Int($0.start) == bytes.count } ?? false
      default:
        if expected.hasPrefix("U+") || expected.hasPrefix("\\") {
          true
        } else if expected.hasPrefix("end of ") {
          found.isEmpty
        } else if expected.hasSuffix("…") {
          expected.hasPrefix(found)
        } else {
          found == expected
        }
      }
    #expect(isExact, "\(compilation.findings) expected at \(expected)")
  }
}
