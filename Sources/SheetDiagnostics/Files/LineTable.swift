/// A place in a file as people and editors name it; both numbers count from 1.
package struct SourcePosition: Hashable, Sendable {
  package let line: Int
  /// In UTF-8 bytes, as compilers count; a byte-order mark has no column.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where the lines of one file start, to turn byte offsets into lines and columns.
///
/// Built in one pass, by whoever prints positions; a look-up is a binary search. Lines end with LF
/// or CRLF; the other line breaks are refused by the reader and count as text here.
package struct LineTable: Sendable {
  /// Offset of the first byte of each line; that of the first line stands after a byte-order mark.
  private let starts: [UInt32]
  private let byteCount: Int

  package init(_ bytes: [UInt8]) {
    let lineFeed = UInt8(ascii: "\n")
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var starts: [UInt32] = [bytes.starts(with: mark) ? 3 : 0]
    bytes.withUnsafeBytes { raw in
      var index = 0
      let wordEnd = raw.count - 8
      while index <= wordEnd {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let zeroed = word ^ 0x0A0A_0A0A_0A0A_0A0A
        if (zeroed &- 0x0101_0101_0101_0101) & ~zeroed & 0x8080_8080_8080_8080 != 0 {
          for offset in index..<index + 8 where raw[offset] == lineFeed {
            starts.append(UInt32(offset + 1))
          }
        }
        index += 8
      }
      for offset in index..<raw.count where raw[offset] == lineFeed {
        starts.append(UInt32(offset + 1))
      }
    }
    self.starts = starts
    byteCount = bytes.count
  }

  /// Lines of the file; one more than it has line feeds.
  package var lineCount: Int { starts.count }

  /// Line and column of the byte at `offset`, which may be the end of the file.
  package func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: max(offset - Int(starts[low]), 0) + 1)
  }

  /// Bytes of the line `line` (from 1), up to and without its line break.
  package func range(ofLine line: Int, in bytes: [UInt8]) -> Range<Int> {
    let start = Int(starts[line - 1])
    guard line < starts.count else { return start..<byteCount }
    let end = Int(starts[line]) - 1
    let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return start..<(hasReturn ? end - 1 : end)
  }
}
