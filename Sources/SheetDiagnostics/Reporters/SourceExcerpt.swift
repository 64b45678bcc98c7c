/// The part of one source line that is shown with a finding, and the columns to underline in it.
///
/// Kept and laid out anew for every finding, so that its buffers are allocated once.
struct SourceExcerpt: Sendable {
  /// One character, byte or tab of the line as it is shown.
  private struct Cell {
    /// Where it starts in the file.
    var start: Int
    /// Column it starts at, counted from where the layout starts.
    var column: Int
    /// Where its text starts in `cellText`.
    var textStart: Int
  }

  private static let tabStop = 8
  private static let ellipsis = "…"

  /// What is shown of the line.
  private(set) var text = ByteBuffer()
  /// Columns of `text` to underline, at least one.
  private(set) var underline = 0..<1

  private let columns: Int
  private var cells: [Cell] = []
  private var cellText = ByteBuffer()

  init(columns: Int) {
    self.columns = columns
  }

  /// Lays out what is near the start of `span` of the line that takes the bytes `line` of the file.
  mutating func lay(out bytes: [UInt8], line: Range<Int>, span: SourceSpan) {
    let start = min(max(Int(span.start), line.lowerBound), line.upperBound)
    let end = min(max(Int(span.end), start), line.upperBound)
    // Enough to fill the columns on either side with any script; only piled-up marks show less.
    let reach = columns * 2
    let window = max(line.lowerBound, start - reach)..<min(line.upperBound, start + reach)
    if window == line, line.count <= columns, show(bytes, line) {
      let spanStart = start - line.lowerBound
      underline = spanStart..<max(end - line.lowerBound, spanStart + 1)
      return
    }
    lay(out: bytes, aligned(window, in: bytes, line))

    let width = cells[cells.count - 1].column
    let spanStart = column(of: start)
    let spanEnd = max(column(atOrAfter: end), spanStart + 1)
    let isCutBefore = window.lowerBound > line.lowerBound
    let isCutAfter = window.upperBound < line.upperBound
    if !isCutBefore && !isCutAfter && width <= columns {
      text.bytes.removeAll(keepingCapacity: true)
      text.append(bytes: cellText.bytes)
      underline = spanStart..<spanEnd
    } else {
      cut(spanStart..<spanEnd, width, isCutBefore, isCutAfter)
    }
  }

  /// Takes a line as it is if each of its bytes is a character of one column, as in nearly all lines.
  private mutating func show(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { all in
      let shown = UnsafeBufferPointer(rebasing: all[line])
      guard Printable.isPlain(shown) else { return false }
      text.bytes.removeAll(keepingCapacity: true)
      text.append(bytes: shown)
      return true
    }
  }

  /// Shows `columns` columns around `span`, with an ellipsis at every end that is not the line's.
  private mutating func cut(
    _ span: Range<Int>, _ width: Int, _ isCutBefore: Bool, _ isCutAfter: Bool
  ) {
    var first = 0
    if isCutBefore || span.lowerBound > columns / 2 && span.upperBound > columns - 1 {
      let room = max(columns - span.count, 0)
      first = max(0, min(span.lowerBound - min(room / 2, 40), width - columns))
      first = min(first, span.lowerBound - 1)
    }
    let dropsBefore = isCutBefore || first > 0
    let dropsAfter = isCutAfter || width > first + columns
    let shown = (dropsBefore ? first + 1 : 0)..<(dropsAfter ? first + columns - 1 : width)

    text.bytes.removeAll(keepingCapacity: true)
    if dropsBefore { text.append(Self.ellipsis) }
    var shownStart: Int?
    var shownEnd = shown.lowerBound
    for index in 0..<cells.count - 1 {
      let next = cells[index + 1]
      guard cells[index].column >= shown.lowerBound, next.column <= shown.upperBound else {
        continue
      }
      if shownStart == nil { shownStart = cells[index].column }
      shownEnd = next.column
      text.append(bytes: cellText.bytes[cells[index].textStart..<next.textStart])
    }
    if dropsAfter { text.append(Self.ellipsis) }

    let origin = (shownStart ?? shown.lowerBound) - (dropsBefore ? 1 : 0)
    let lower = max(span.lowerBound - origin, 0)
    let upper = min(span.upperBound, shownEnd + (dropsAfter ? 1 : 0)) - origin
    underline = lower..<max(upper, lower + 1)
  }

  /// Fills `cells` from the bytes of `window`, and a last one for its end.
  private mutating func lay(out bytes: [UInt8], _ window: Range<Int>) {
    cells.removeAll(keepingCapacity: true)
    cellText.bytes.removeAll(keepingCapacity: true)
    var column = 0
    bytes.withUnsafeBufferPointer { all in
      var rest = all[window]
      while !rest.isEmpty {
        let start = rest.startIndex
        cells.append(Cell(start: start, column: column, textStart: cellText.count))
        guard let unit = ScalarOrByte.next(in: &rest) else { break }
        column += show(unit, at: column)
      }
    }
    cells.append(Cell(start: window.upperBound, column: column, textStart: cellText.count))
  }

  /// Appends the visible form of `unit` to `cellText`.
  ///
  /// - Returns: the columns it takes.
  private mutating func show(_ unit: ScalarOrByte, at column: Int) -> Int {
    if case .scalar("\t") = unit {
      let width = Self.tabStop - column % Self.tabStop
      cellText.append(repeating: UInt8(ascii: " "), count: width)
      return width
    }
    if case .scalar(let scalar) = unit, Printable.isVisible(scalar) {
      cellText.append(scalar)
      return DisplayWidth.of(scalar)
    }
    let before = cellText.count
    Printable.append(unit, to: &cellText)
    return cellText.count - before  // escapes are ASCII
  }

  /// Column of the cell that holds the byte at `offset`.
  private func column(of offset: Int) -> Int {
    let next = cells.firstIndex { $0.start > offset } ?? cells.count
    return cells[max(next - 1, 0)].column
  }

  /// Column of the first cell that starts at `offset` or after it; where the layout ends, if none.
  private func column(atOrAfter offset: Int) -> Int {
    let cell = cells.first { $0.start >= offset } ?? cells[cells.count - 1]
    return cell.column
  }

  /// `window` without the halves of characters at its ends.
  private func aligned(_ window: Range<Int>, in bytes: [UInt8], _ line: Range<Int>) -> Range<Int> {
    var lower = window.lowerBound
    var upper = window.upperBound
    for _ in 0..<3
    where lower > line.lowerBound && lower < upper && bytes[lower] & 0xC0 == 0x80 {
      lower += 1
    }
    for _ in 0..<3
    where upper < line.upperBound && upper > lower && bytes[upper] & 0xC0 == 0x80 {
      upper -= 1
    }
    return lower..<upper
  }
}
