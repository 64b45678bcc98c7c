internal import SheetDiagnostics

/// A page of Markdown, laid out for people at a terminal: no marks, tables as terms with what they mean.
enum PlainPage {
  static func text(of markdown: String) -> String {
    var text = ByteBuffer()
    var table: [[String]] = []
    var isCode = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let isRow = !isCode && line.hasPrefix("|")
      if !isRow, !table.isEmpty {
        append(table, to: &text)
        table = []
      }
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isRow {
        table.append(cells(of: line))
      } else if isCode {
        text.append(line.isEmpty ? "\n" : "    \(line)\n")
      } else if line.hasPrefix("#") {
        text.append(plain(line.drop { $0 == "#" || $0 == " " }) + "\n")
      } else {
        let indentation = line.hasPrefix("- ") ? 2 : 0
        HelpText.append(wrapped: plain(line), indentation: indentation, to: &text)
      }
    }
    append(table, to: &text)
    var bytes = text.bytes
    while bytes.suffix(2) == [0x0A, 0x0A] { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Without the marks of code.
  private static func plain(_ line: Substring) -> String {
    String(line.filter { $0 != "`" })
  }

  private static func cells(of line: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in line.dropFirst() {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "|" where !isEscaped:
        cells.append(plain(Substring(cell).trimmed))
        cell = ""
      default: cell.append(character)
      }
      isEscaped = false
    }
    return cells
  }

  /// Appends the rows below the heading: the first cell, and the last beside it; what is taken comes after it.
  private static func append(_ table: [[String]], to text: inout ByteBuffer) {
    guard let heading = table.first, table.count > 2 else { return }
    text.append(heading.joined(separator: ", ") + ":\n")
    let rows = table.dropFirst(2).map { cells in
      let takes = cells.count > 2 ? " Takes \(cells[1])." : ""
      return (term: "  " + (cells.first ?? ""), sentence: (cells.last ?? "") + takes)
    }
    HelpText.append(rows, to: &text)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
