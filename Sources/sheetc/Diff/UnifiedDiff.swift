internal import SheetDiagnostics

/// Prints how a file would change, in the unified format that `patch` and `git apply` read.
struct UnifiedDiff {
  private static let surrounding = 3

  /// Name of the file below `old/` and `new/`.
  let path: String
  /// Content as it is; `nil` where there is no file yet.
  let old: [UInt8]?
  /// Content as it would be; `nil` where the file would be removed.
  let new: [UInt8]?
  /// Whether to write ANSI colours.
  var isColored = false
  /// Whether people look at it: then control characters of the content are shown as escapes.
  var isForPeople = false

  /// Appends the diff; nothing if both sides are equal.
  func append(to buffer: inout ByteBuffer) {
    let old = self.old ?? []
    let new = self.new ?? []
    if self.old != nil && self.new != nil && old == new { return }
    let oldLines = Self.lines(of: old)
    let newLines = Self.lines(of: new)
    let diff = Self.compare(old, oldLines, new, newLines)

    append(self.old == nil ? "--- /dev/null" : "--- old/\(Printable.escaped(path))", to: &buffer)
    append(self.new == nil ? "+++ /dev/null" : "+++ new/\(Printable.escaped(path))", to: &buffer)
    var index = 0
    while index < diff.changes.count {
      var end = index + 1
      while end < diff.changes.count,
        diff.changes[end].old.lowerBound - diff.changes[end - 1].old.upperBound
          <= 2 * Self.surrounding
      {
        end += 1
      }
      let hunk = Hunk(diff.changes[index..<end], oldLines.count, newLines.count)
      append("@@ -\(hunk.oldPlace) +\(hunk.newPlace) @@", to: &buffer)
      var next = hunk.old.lowerBound
      for change in diff.changes[index..<end] {
        for line in next..<change.old.lowerBound { append(" ", old, oldLines[line], to: &buffer) }
        for line in change.old { append("-", old, oldLines[line], to: &buffer) }
        for line in change.new { append("+", new, newLines[line], to: &buffer) }
        next = change.old.upperBound
      }
      for line in next..<hunk.old.upperBound { append(" ", old, oldLines[line], to: &buffer) }
      index = end
    }
  }

  /// The lines that a few changes near each other and their surroundings take on both sides.
  private struct Hunk {
    let old: Range<Int>
    let new: Range<Int>

    init(_ changes: ArraySlice<LineDiff.Change>, _ oldCount: Int, _ newCount: Int) {
      let first = changes[changes.startIndex]
      let last = changes[changes.endIndex - 1]
      let before = min(surrounding, first.old.lowerBound)
      let after = min(surrounding, oldCount - last.old.upperBound)
      old = first.old.lowerBound - before..<last.old.upperBound + after
      new = first.new.lowerBound - before..<last.new.upperBound + after
    }

    var oldPlace: String { Self.place(old) }
    var newPlace: String { Self.place(new) }

    /// First line and number of lines; a place without lines is named by the line before it.
    private static func place(_ lines: Range<Int>) -> String {
      let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
      return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
    }
  }

  /// Ranges of the lines of `bytes`, line feeds included.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(start..<index + 1)
      start = index + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return lines
  }

  private static func compare(
    _ old: [UInt8], _ oldLines: [Range<Int>], _ new: [UInt8], _ newLines: [Range<Int>]
  ) -> LineDiff {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    return LineDiff(
      from: oldLines.map { number(old[$0]) }, to: newLines.map { number(new[$0]) })
  }

  private func append(_ header: String, to buffer: inout ByteBuffer) {
    if isColored { buffer.append(header.hasPrefix("@") ? "\u{1B}[36m" : "\u{1B}[1m") }
    buffer.append(header)
    if isColored { buffer.append(literal: "\u{1B}[0m") }
    buffer.append(literal: "\n")
  }

  private func append(
    _ mark: Unicode.Scalar, _ bytes: [UInt8], _ line: Range<Int>, to buffer: inout ByteBuffer
  ) {
    let isWhole = bytes[line.upperBound - 1] == UInt8(ascii: "\n")
    let content = isWhole ? line.dropLast() : line
    if isColored && mark != " " { buffer.append(mark == "+" ? "\u{1B}[32m" : "\u{1B}[31m") }
    buffer.append(UInt8(ascii: mark))
    if isForPeople {
      bytes.withUnsafeBufferPointer { Printable.append($0[content], to: &buffer) }
    } else {
      buffer.append(bytes: bytes[content])
    }
    if isColored && mark != " " { buffer.append(literal: "\u{1B}[0m") }
    buffer.append(isWhole ? "\n" : "\n\\ No newline at end of file\n")
  }
}
