import Foundation
import SheetDiagnostics
import SheetModel
import SheetRuntime

/// One run of the front end over files in memory or on disk, with all that it found.
struct Compilation {
  var sources = SourceMap()
  var report = Report()
  var sheets: [ResolvedSheet] = []
  /// Of a file named `sheetc.yaml`.
  var configuration = ProjectConfiguration()

  static let rules = [
    "coinciding-detents", "no-exit", "order-varies-between-devices", "unsorted-detents",
  ]

  /// Compiles the first of `files`; the others can be imported.
  init(_ files: KeyValuePairs<String, String>, root: String? = nil) {
    let texts = files.map { ($0.key, Array($0.value.utf8)) }
    self.init(texts[0].0, root: root) { path in texts.first { $0.0 == path }?.1 }
  }

  /// Compiles one file, with `version: 1` put before it.
  init(sheets text: String) {
    self.init(["test.sheets.yaml": "version: 1\n" + text])
  }

  /// Compiles a file on disk.
  init(disk path: String, root: String? = nil) {
    self.init(path, root: root) { path in
      FileManager.default.contents(atPath: path).map { Array($0) }
    }
  }

  private init(_ path: String, root: String?, read: @escaping (String) -> [UInt8]?) {
    final class Sources { var map = SourceMap() }
    let sources = Sources()
    if path.hasSuffix("sheetc.yaml"), let bytes = read(path) {
      let source = sources.map.add(path: path, bytes: bytes)
      configuration = ProjectReader.read(
        source, rules: Compilation.rules, version: VersionNumber(1, 2), into: &report)
      self.sources = sources.map
      return
    }
    var project = Project(root: root) { path in
      guard let bytes = read(path) else { return .failure(.notFound) }
      return .success(sources.map.add(path: path, bytes: bytes))
    }
    var report = Report()
    var sheets: [ResolvedSheet] = []
    switch project.open(path, into: &report) {
    case .success(let file):
      project.forEachSheet(of: file, into: &report) { sheet, _ in sheets.append(sheet) }
    case .failure: break
    }
    self.sources = sources.map
    self.report = report
    self.sheets = sheets
  }

  subscript(key: String) -> ResolvedSheet {
    guard let sheet = sheets.first(where: { $0.key == key }) else {
      fatalError("no sheet \(key); found \(messages)")
    }
    return sheet
  }

  var errors: [Diagnostic] { report.diagnostics.filter { $0.severity == .error } }

  /// Every finding as `severity: message`.
  var messages: [String] { report.diagnostics.map { "\($0.severity): \($0.message)" } }

  /// What stands at a span.
  func text(_ span: SourceSpan?) -> String {
    guard let span else { return "" }
    return String(
      decoding: sources[span.file].bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  /// Every finding as `message | text at its span`, with notes and fix-its on lines of their own.
  var findings: [String] {
    report.diagnostics.map { diagnostic in
      var lines = ["\(diagnostic.message) | \(text(diagnostic.span))"]
      lines += diagnostic.notes.map {
        "note: \($0.message)\($0.span == nil ? "" : " | " + text($0.span))"
      }
      lines += diagnostic.fixIts.map { "fix-it: \($0.message)" }
      return lines.joined(separator: "\n")
    }
  }
}

/// The folder of the package.
let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().path
