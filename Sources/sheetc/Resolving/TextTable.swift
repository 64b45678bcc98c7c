internal import SheetDiagnostics

/// Cells in columns as wide as their widest, for terminals.
struct TextTable {
  private var rows: [[String]] = []
  /// Columns from here on hold numbers, which stand to the right.
  private let firstNumber: Int

  init(firstNumber: Int) {
    self.firstNumber = firstNumber
  }

  var isEmpty: Bool { rows.isEmpty }

  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// Appends the rows, columns parted by two spaces, and nothing behind the last cell of a row.
  func append(to buffer: inout ByteBuffer) {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], DisplayWidth.of(cell))
      }
    }
    for row in rows {
      var padding = 0
      for (column, cell) in row.enumerated() {
        let free = widths[column] - DisplayWidth.of(cell)
        let isNumber = column >= firstNumber
        if isNumber { padding += free }
        if !cell.isEmpty {
          buffer.append(repeating: UInt8(ascii: " "), count: padding)
          padding = 0
          buffer.append(cell)
        } else {
          padding += isNumber ? widths[column] - free : 0
        }
        padding += (isNumber ? 0 : free) + 2
      }
      buffer.append(UInt8(ascii: "\n"))
    }
  }
}
