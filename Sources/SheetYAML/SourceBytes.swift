import SheetDiagnostics

/// Questions about the lines of a file, answered on its bytes.
extension UnsafeBufferPointer<UInt8> {
  /// Eight bytes from `offset`, the first in the lowest place.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawPointer(baseAddress.unsafelyUnwrapped)
        .loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Space, tab or carriage return; not a line break.
  @inline(__always)
  func isBlank(at offset: Int) -> Bool {
    self[offset] == .space || self[offset] == .tab || self[offset] == .carriageReturn
  }

  func isBlankOrBreak(at offset: Int) -> Bool {
    self[offset] == .lineFeed || isBlank(at: offset)
  }

  /// Offset after the line feed before `offset`.
  func lineStart(of offset: Int) -> Int {
    var start = Swift.min(offset, count)
    while start > 0, self[start - 1] != .lineFeed { start -= 1 }
    return start
  }

  /// Offset of the line feed that ends the line, or the end of the file.
  func lineEnd(of offset: Int) -> Int {
    var end = offset
    while end < count, self[end] != .lineFeed { end += 1 }
    return end
  }

  /// Offset of the first byte from `offset` on that is not blank; a line break is not.
  func firstText(from offset: Int) -> Int {
    var first = offset
    while first < count, isBlank(at: first) { first += 1 }
    return first
  }

  /// Offset after the last byte before `offset` that is neither blank nor, if asked, a line break.
  func endOfText(before offset: Int, acrossLines: Bool = false) -> Int {
    var end = offset
    while end > 0, acrossLines ? isBlankOrBreak(at: end - 1) : isBlank(at: end - 1) { end -= 1 }
    return end
  }

  /// Spaces at the start of the line that holds `offset`.
  func indentation(of offset: Int) -> Int {
    let start = lineStart(of: offset)
    var end = start
    while end < count, self[end] == .space { end += 1 }
    return end - start
  }

  /// Whether nothing but blanks stands before `offset` on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    let end = endOfText(before: offset)
    return end == 0 || self[end - 1] == .lineFeed
  }

  /// Offset of the next byte that is neither white space nor part of a comment.
  func endOfBlanksAndComments(from start: Int) -> Int {
    var offset = start
    while offset < count {
      if isBlankOrBreak(at: offset) {
        offset += 1
      } else if self[offset] == .hash {
        offset = lineEnd(of: offset)
      } else {
        break
      }
    }
    return offset
  }

  /// Offset of a `#` in the range that begins a comment: white space before it, outside quotes.
  func commentStart(in range: Range<Int>) -> Int? {
    var quote: UInt8 = 0
    for offset in range {
      let byte = self[offset]
      if quote != 0 {
        if byte == quote, quote == .singleQuote || self[offset - 1] != .backslash { quote = 0 }
      } else if byte == .doubleQuote || byte == .singleQuote {
        // A quote inside plain text, as in "it's", begins nothing.
        if offset == 0 || isBlankOrBreak(at: offset - 1) || "[{,:".utf8.contains(self[offset - 1]) {
          quote = byte
        }
      } else if byte == .hash, offset > 0, isBlankOrBreak(at: offset - 1) {
        return offset
      }
    }
    return nil
  }

  /// End of the plain text that begins at `start`: on one line, before a comment and, inside
  /// brackets, before what ends an entry.
  func plainEnd(from start: Int, inFlow: Bool) -> Int {
    var end = start
    while end < count, self[end] != .lineFeed {
      if inFlow, "],}".utf8.contains(self[end]) { break }
      if self[end] == .hash, end > start, isBlank(at: end - 1) { break }
      end += 1
    }
    return Swift.max(endOfText(before: end), start)
  }

  /// Text of a range for a message, cut when it is long.
  func excerpt(_ start: Int, _ end: Int) -> String {
    // Enough bytes for `cut` to see that there is more.
    Quotation.cut(String(decoding: self[start..<Swift.min(end, start + 256)], as: UTF8.self))
  }
}
