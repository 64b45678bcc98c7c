import Foundation
import Testing

@testable import sheetc

/// A file with a mistake is the same to a run whether it is opened as an input or first as an import of another.
@Suite struct FaultyImportTests {
  private static let faults = [
    "größe: {detents: [maxHeight]}", "a b: {detents: [maxHeight]}", "class: {name: größe}",
    "ok: {theme: none}", "ok: {detents: [hugh]}", "- a",
  ]

  /// Where an import stands in the order of inputs, and what is asked.
  private static let orders = [("a", "b"), ("b", "a")]
  private static let commands = [
    ["lint"], ["lint", "-j1"], ["lint", "--fix", "--diff"], ["generate", "--check"],
    ["targets", "--compare", "uikit", "panmodal", "."], ["resolve"],
  ]

  @Test(arguments: faults, orders)
  func itIsReportedOnceAndNothingIsMadeOfIt(
    fault: String, order: (importer: String, imported: String)
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "targets: [{name: swiftui, output: G}, {name: uikit, output: H}]\n", to: "sheetc.yaml")
    try folder.write("version: 1\nsheets:\n  \(fault)\n", to: "\(order.imported).sheets.yaml")
    try folder.write(
      "version: 1\nimports: [\(order.imported).sheets.yaml]\nsheets:\n  own: {detents: [maxHeight]}\n",
      to: "\(order.importer).sheets.yaml")

    for command in Self.commands {
      let result = try Executable.run(command, in: folder.path)

      #expect(result.code == 1, "\(command): \(result.errors)")
      let said = result.output + result.errors
      #expect(said.contains("\(order.imported).sheets.yaml:"), "\(command): \(said)")
      #expect(!said.contains("no-exit"))
    }
  }

  @Test func rulesAreSilentOfWhatIsBuiltOnAFaultyFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "version: 1\nthemes:\n  card: {cornerRadius: round}\n", to: "base.sheets.yaml")
    for name in ["a", "b"] {
      try folder.write(
        "version: 1\nimports: [base.sheets.yaml]\nsheets:\n"
          + "  \(name): {theme: card, dismiss: {swipe: false}, taps: {outside: none}, detents: [maxHeight]}\n",
        to: "\(name).sheets.yaml")
    }

    let result = try Executable.run(["lint"], in: folder.path)

    let said = result.output + result.errors
    #expect(said.contains("[wrong-shape]"), "\(said)")
    #expect(!said.contains("[no-exit]"), "\(said)")
  }

  private struct Report: Decodable {
    struct Finding: Decodable, Hashable {
      let id: String
      let message: String
      let file: String?
      let offset: Int?
    }

    let diagnostics: [Finding]
  }

  private static let refused = Golden.packageFolder + "/Tests/Fixtures/Refused"

  private static var mistakes: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: refused)) ?? []
    return names.filter { $0.hasSuffix(".sheets.yaml") }.sorted()
  }

  @Test(arguments: mistakes)
  func whatIsFoundInAFileDoesNotDependOnWhoImportsIt(mistake: String) throws {
    let folder = try TemporaryFolder()
    try folder.link("Shared", to: Self.refused + "/Shared")
    let text = try Data(contentsOf: URL(filePath: Self.refused + "/" + mistake))
    try text.write(to: URL(filePath: folder.path("m.sheets.yaml")))
    for importer in ["a", "z"] {
      try folder.write(
        "version: 1\nimports: [m.sheets.yaml]\n", to: "\(importer).sheets.yaml")
    }

    func found(_ inputs: String...) throws -> [Report.Finding] {
      let result = try Executable.run(
        ["lint", "--target", "panmodal", "--format", "json"] + inputs, in: folder.path)
      return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).diagnostics
        .filter { $0.file == "m.sheets.yaml" }
    }
    let alone = try found("m.sheets.yaml")
    // One file alone is no cycle of two.
    #expect(alone.isEmpty == (mistake == "import-cycle.sheets.yaml"))

    #expect(try found("a.sheets.yaml", "m.sheets.yaml") == alone)
    #expect(try found("m.sheets.yaml", "z.sheets.yaml") == alone)
  }
}
