import Foundation
import SheetCodegen
import SheetDiagnostics
import SheetModel
import SheetVocabulary
import Testing

/// Swift generated for the runtime from one sheets file, with all that was found on the way.
struct Generation {
  var report = Report()
  var sheets: [ResolvedSheet] = []
  var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var messages: [String] { report.diagnostics.map(\.message) }

  /// Generates from a file in memory, with `version: 1` put before it.
  init(
    _ yaml: String, path: String = "Test.sheets.yaml", access: AccessLevel = .internal,
    namespace: Namespace = .shared
  ) {
    self.init(
      path: path, access: access, namespace: namespace,
      read: { $0 == path ? Array("version: 1\n\(yaml)".utf8) : nil })
  }

  /// Generates from a file on disk.
  init(disk path: String, access: AccessLevel = .internal, namespace: Namespace = .shared) {
    self.init(
      path: path, access: access, namespace: namespace,
      read: { FileManager.default.contents(atPath: $0).map { Array($0) } })
  }

  /// Generates from sheets that no file could hold.
  init(
    of sheets: [ResolvedSheet], access: AccessLevel = .internal, namespace: Namespace = .shared
  ) {
    let target = RuntimeTarget(access: access, namespace: namespace)
    var module = ModuleNames()
    var file = target.open(source: "Test.sheets.yaml", capacity: 0)
    self.sheets = sheets
    var names = DeclaredNames()
    for index in self.sheets.indices {
      RuntimeTarget.checkNames(of: &self.sheets[index], into: &report)
      file.emit(&self.sheets[index])
      names.add(&self.sheets[index])
    }
    module.declare(names, into: &report)
    bytes = file.finish()
  }

  private init(
    path: String, access: AccessLevel, namespace: Namespace, read: @escaping (String) -> [UInt8]?
  ) {
    final class Sources { var map = SourceMap() }
    let sources = Sources()
    var project = Project(root: nil) { path in
      guard let bytes = read(path) else { return .failure(.notFound) }
      return .success(sources.map.add(path: path, bytes: bytes))
    }
    var report = Report()
    var sheets: [ResolvedSheet] = []
    let target = RuntimeTarget(access: access, namespace: namespace)
    var module = ModuleNames()
    var file = target.open(source: path, capacity: 0)
    guard case .success(let input) = project.open(path, into: &report) else {
      Issue.record("cannot read \(path)")
      return
    }
    var names = DeclaredNames()
    project.forEachSheet(of: input, into: &report) { sheet, report in
      RuntimeTarget.checkNames(of: &sheet, into: &report)
      file.emit(&sheet)
      names.add(&sheet)
      sheets.append(sheet)
    }
    module.declare(names, into: &report)
    self.report = report
    self.sheets = sheets
    bytes = file.finish()
  }
}
