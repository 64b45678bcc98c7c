import SheetDiagnostics
import SheetYAML

/// Another way to write the same file, or nearly the same.
enum Variation: String, CaseIterable {
  case asItIs
  case carriageReturns
  case byteOrderMark
  case commentOnEachLine
  case spacesAfterEachLine
  case noLastLineBreak
  case inBrackets
  case inLines

  /// `nil` where the file cannot be written that way.
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    switch self {
    case .asItIs: bytes
    case .carriageReturns: Self.endingLines(of: bytes, with: "\r\n")
    case .byteOrderMark:
      bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? nil : [0xEF, 0xBB, 0xBF] + bytes
    case .commentOnEachLine: Self.endingLines(of: bytes, with: "\t# note\n")
    case .spacesAfterEachLine: Self.endingLines(of: bytes, with: "  \t\n")
    case .noLastLineBreak:
      if bytes.suffix(2) == [UInt8(ascii: "\r"), UInt8(ascii: "\n")] {
        bytes.dropLast(2)
      } else {
        bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : nil
      }
    case .inBrackets: Self.rewritten(bytes, isFlow: true)
    case .inLines: Self.rewritten(bytes, isFlow: false)
    }
  }

  private static func endingLines(of bytes: [UInt8], with ending: String) -> [UInt8]? {
    if bytes.contains(UInt8(ascii: "\r")) { return nil }
    return bytes.flatMap { $0 == UInt8(ascii: "\n") ? Array(ending.utf8) : [$0] }
  }

  private static func rewritten(_ bytes: [UInt8], isFlow: Bool) -> [UInt8]? {
    var sources = SourceMap()
    var report = Report()
    let tree = YAMLReader.read(sources.add(path: "a.yaml", bytes: bytes), into: &report)
    guard !report.hasErrors, let root = tree.root else { return nil }
    var writer = Writer(tree: tree)
    if isFlow {
      writer.writeFlow(root)
    } else {
      writer.writeBlock(root, indent: 0)
    }
    writer.text += "\n"
    return Array(writer.text.utf8)
  }

  /// Writes a tree all in brackets, or all in lines; scalars stay as they were written.
  private struct Writer {
    let tree: SyntaxTree
    var text = ""

    init(tree: SyntaxTree) {
      self.tree = tree
    }

    mutating func writeFlow(_ node: NodeID) {
      switch tree.kind(node) {
      case .scalar, .alias: text += source(node)
      case .sequence:
        text += "["
        for (place, element) in tree.elements(node).enumerated() {
          if place > 0 { text += ", " }
          writeFlow(element)
        }
        text += "]"
      case .mapping:
        text += "{"
        for (place, entry) in tree.entries(node).enumerated() {
          if place > 0 { text += ", " }
          text += source(entry.key) + ": "
          writeFlow(entry.value)
        }
        text += "}"
      }
    }

    mutating func writeBlock(_ node: NodeID, indent: Int) {
      let margin = String(repeating: " ", count: indent)
      switch tree.kind(node) {
      case .scalar, .alias: text += source(node)
      case .sequence:
        if tree.count(node) == 0 { text += "[]" }
        for (place, element) in tree.elements(node).enumerated() {
          if place > 0 { text += "\n" + margin }
          text += "- "
          writeBlock(element, indent: indent + 2)
        }
      case .mapping:
        if tree.count(node) == 0 { text += "{}" }
        for (place, entry) in tree.entries(node).enumerated() {
          if place > 0 { text += "\n" + margin }
          text += source(entry.key) + ":"
          switch tree.kind(entry.value) {
          case .scalar, .alias: text += " " + source(entry.value)
          case .sequence, .mapping:
            if tree.count(entry.value) == 0 {
              text += " "
            } else {
              text += "\n" + margin + "  "
            }
            writeBlock(entry.value, indent: indent + 2)
          }
        }
      }
    }

    private func source(_ node: NodeID) -> String {
      let span = tree.span(node)
      let bytes = tree.file.bytes[Int(span.start)..<Int(span.end)]
      return bytes.contains(UInt8(ascii: "\n"))
        ? "\"\(tree.text(node).filter { $0 != "\n" && $0 != "\"" && $0 != "\\" })\""
        : String(decoding: bytes, as: UTF8.self)
    }
  }
}
