import SheetDiagnostics
import SheetYAML

/// A tree as text for tests: every value with the bytes its span covers.
struct Reading {
  let file: SourceFile
  let tree: SyntaxTree
  let report: Report

  init(_ text: String, limits: Limits = .standard, threads: Int = 1) {
    self.init(bytes: Array(text.utf8), limits: limits, threads: threads)
  }

  init(bytes: [UInt8], limits: Limits = .standard, threads: Int = 1) {
    file = SourceFile(id: FileID(0), path: "a.sheets.yaml", bytes: bytes)
    var report = Report()
    tree = YAMLReader.read(file, limits: limits, threads: threads, into: &report)
    self.report = report
  }

  /// The bytes under a span.
  func source(_ span: SourceSpan) -> String {
    String(decoding: file.bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  func source(_ node: NodeID) -> String { source(tree.span(node)) }

  /// JSON-like text of decoded values; aliases are followed.
  var outline: String { tree.root.map(outline) ?? "" }

  func outline(_ node: NodeID) -> String {
    switch tree.kind(tree.resolved(node)) {
    case .scalar, .alias:
      return tree.isEmpty(node) ? "~" : tree.text(node)
    case .sequence:
      return "[" + tree.elements(node).map(outline).joined(separator: ", ") + "]"
    case .mapping:
      let entries = tree.entries(node).map { "\(tree.text($0.key)): \(outline($0.value))" }
      return "{" + entries.joined(separator: ", ") + "}"
    }
  }

  /// The value at a path of keys and list places, such as `sheets.cart.detents.0`.
  func value(_ path: String) -> NodeID? {
    var node = tree.root
    for step in path.split(separator: ".") {
      guard let current = node else { return nil }
      if let place = Int(step) {
        node = tree.elements(current).dropFirst(place).first { _ in true }
      } else {
        node = tree.entries(current).first { tree.text($0.key) == step }?.value
      }
    }
    return node
  }

  /// `severity [id] message @ 'bytes under the span'`, a note per line after it.
  var messages: [String] {
    report.diagnostics.map { found in
      let head = "\(found.severity) [\(found.id.name)] \(found.message)"
      let place = found.span.map { " @ '\(source($0))'" } ?? ""
      let notes = found.notes.map { note in
        "\n  note: \(note.message)" + (note.span.map { " @ '\(source($0))'" } ?? "")
      }
      let fixIts = found.fixIts.map { "\n  \($0.applicability): \($0.message)" }
      return head + place + notes.joined() + fixIts.joined()
    }
  }

  /// The text after a fix-it of the first diagnostic that has one.
  var repaired: String? {
    guard let fix = report.diagnostics.lazy.compactMap(\.fixIts.first).first else { return nil }
    var bytes = file.bytes
    for edit in fix.edits.sorted(by: { $0.span.start > $1.span.start }) {
      bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
