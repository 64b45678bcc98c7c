import Foundation
import SheetDiagnostics
import SheetModel
import SheetRules
import SheetYAML
import Testing

@Suite struct CorpusTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in folder: String) -> [String] {
    let walk = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    var paths: [String] = []
    while let path = walk?.nextObject() as? String {
      if path.hasSuffix(".sheets.yaml") { paths.append(folder + "/" + path) }
    }
    return paths.sorted()
  }

  /// What is known and meant in an example is silenced there, with its reason.
  @Test(arguments: files(in: "Examples"))
  func anExampleHasNoFindings(path: String) throws {
    let run = try LintedFile(path, in: Self.root)

    #expect(run.report.diagnostics.isEmpty, "\(run.rendered)")
  }

  /// CONTRIBUTING says how many of them are wrong; whoever changes a rule looks at them again.
  @Test func whatIsFoundInSheetsOfPublicAppsAreFiveNotes() throws {
    let runs = try Self.files(in: "Examples/RealWorld").map { try LintedFile($0, in: Self.root) }

    #expect(
      runs.flatMap { $0.report.suppressed }.map(\.diagnostic.id.name).sorted() == [
        "content-detent-with-scroll", "fixed-height-no-dynamic-type",
        "fixed-height-no-dynamic-type", "grabber-hidden-resizable", "grabber-hidden-resizable",
      ])
    #expect(
      runs.flatMap { $0.report.suppressed }.allSatisfy { $0.diagnostic.severity == .note })
  }

  @Test(arguments: files(in: "Tests/Fixtures/Language"))
  func aSoundFileHasNoWarnings(path: String) throws {
    let run = try LintedFile(path, in: Self.root)

    #expect(!run.report.diagnostics.contains { $0.severity > .note }, "\(run.rendered)")
  }

  @Test(arguments: files(in: "Tests/Fixtures/Findings"))
  func aFixtureOfAFindingHasThatFindingAndNoOther(path: String) throws {
    let run = try LintedFile(path, in: Self.root)

    let finding = try #require(run.report.diagnostics.first, "nothing is found in \(path)")
    #expect(run.report.diagnostics.count == 1, "\(run.rendered)")
    let span = try #require(finding.span)
    let expected = try #require(run.expectedToken)
    let text = run.text(span)
    #expect(text == expected, "\(run.rendered)")
  }
}

/// A file of the corpus with what lint finds in it.
private struct LintedFile {
  private(set) var sources = SourceMap()
  private(set) var report = Report()
  private let bytes: [UInt8]

  init(_ path: String, in root: URL) throws {
    final class Files { var map = SourceMap() }
    let files = Files()
    var project = Project(root: ".") { path in
      guard let data = FileManager.default.contents(atPath: root.appending(path: path).path) else {
        return .failure(.notFound)
      }
      return .success(files.map.add(path: path, bytes: Array(data)))
    }
    let file = try project.open(path, into: &report).get()
    bytes = file.tree.file.bytes
    let linter = Linter()
    var devices = SheetOnDevices()
    var found = Report()
    project.forEachSheet(of: file, into: &report) { sheet, _ in
      linter.check(&sheet, on: &devices, into: &found)
    }
    linter.check(project.nameUses(of: file), into: &found)
    report.merge(linter.finish(found, of: file.tree, today: CalendarDate("2026-11-30")))
    sources = files.map
  }

  var rendered: String {
    var buffer = ByteBuffer()
    var renderer = TextRenderer(sources)
    renderer.render(report, into: &buffer)
    return buffer.text
  }

  func text(_ span: SourceSpan) -> String {
    String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  /// What the first line says stands at the finding.
  var expectedToken: String? {
    let first = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    return first.components(separatedBy: "| at ").last
  }
}
