import Foundation
import SheetDiagnostics
import SheetYAML
import Testing

/// Writes what the reader sees in many files, for a YAML 1.2 parser that is not ours; see
/// `Tests/Oracles/yaml_oracle.py`.
@Suite struct OracleTests {
  private static let folder = ProcessInfo.processInfo.environment["SHEETC_YAML_ORACLE"]

  @Test(.enabled(if: folder != nil))
  func filesAreReadIntoTheFolderThatTheEnvironmentNames() throws {
    let folder = URL(filePath: try #require(Self.folder))
    for seed in 0..<400 {
      var writer = DocumentWriter(seed: UInt64(seed))
      let document = writer.document()
      try Data(document.utf8).write(to: folder.appending(path: "generated-\(seed).yaml"))
      let broken = writer.broken(document)
      try Data(broken).write(to: folder.appending(path: "broken-\(seed).yaml"))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var lines = Data()
    for name in names where name.hasSuffix(".yaml") {
      let reading = Reading(bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
      let object: [String: Any] = [
        "file": name, "refused": reading.report.hasErrors,
        "value": reading.tree.root.map { value($0, reading.tree) } ?? NSNull(),
      ]
      lines += try JSONSerialization.data(withJSONObject: object)
      lines.append(0x0A)
    }
    try lines.write(to: folder.appending(path: "ours.jsonl"))
  }

  /// A scalar as its text, a list as `["list", …]`, a mapping as `["mapping", [key, value], …]`.
  private func value(_ node: NodeID, _ tree: SyntaxTree) -> Any {
    switch tree.kind(tree.resolved(node)) {
    case .scalar, .alias: return tree.text(node)
    case .sequence: return ["list"] + tree.elements(node).map { value($0, tree) }
    case .mapping:
      return ["mapping"] + tree.entries(node).map { [tree.text($0.key), value($0.value, tree)] }
    }
  }
}
