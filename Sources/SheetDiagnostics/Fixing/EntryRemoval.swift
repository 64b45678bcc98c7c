/// The edit that takes an entry out of a mapping or a list which has others.
///
/// Only what belongs to nothing else goes: lines that the entry has for itself, or its part between brackets with the
/// comma beside it. Where a comment or an anchor would go along there is no edit.
package enum EntryRemoval {
  /// - Parameter written: From the start of the key, or of an element in brackets, to the end of its value; of an
  ///   element of its own line, from its hyphen.
  package static func edit(of written: Range<Int>, in file: SourceFile) -> FixIt.Edit? {
    let bytes = file.bytes
    // Somebody else may take over what an anchor names.
    let hasOther = written.contains { place in
      bytes[place] == UInt8(ascii: "&")
        || bytes[place] == UInt8(ascii: "#") && place > 0 && isBlankOrBreak(bytes[place - 1])
    }
    if hasOther { return nil }
    guard let range = lines(of: written, bytes) ?? part(at: written, bytes) else { return nil }
    return deletion(of: range, in: file)
  }

  /// The edit that takes an element out of a list which has others.
  package static func edit(ofElement span: SourceSpan, in file: SourceFile) -> FixIt.Edit? {
    let bytes = file.bytes
    var start = Int(span.start)
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    let isOwnLine =
      start > 0 && bytes[start - 1] == UInt8(ascii: "-")
      && file.indentation(before: start - 1) != nil
    return edit(of: (isOwnLine ? start - 1 : Int(span.start))..<Int(span.end), in: file)
  }

  /// The edit that takes a comment away, with its line if it has one for itself.
  ///
  /// - Parameter written: From its `#` to its last character.
  package static func edit(ofComment written: Range<Int>, in file: SourceFile) -> FixIt.Edit {
    if let range = line(of: written, file.bytes) { return deletion(of: range, in: file) }
    var start = written.lowerBound
    while start > 0, isBlank(file.bytes[start - 1]) { start -= 1 }
    var end = written.upperBound
    while end < file.bytes.count, isBlank(file.bytes[end]) { end += 1 }
    return deletion(of: start..<end, in: file)
  }

  private static func isBlankOrBreak(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: "\n")
  }

  private static func deletion(of range: Range<Int>, in file: SourceFile) -> FixIt.Edit {
    FixIt.Edit(SourceSpan(file: file.id, start: range.lowerBound, end: range.upperBound), "")
  }

  // MARK: Lines

  /// The lines of an entry that has them for itself and is not the only one of its mapping or list.
  private static func lines(of written: Range<Int>, _ bytes: [UInt8]) -> Range<Int>? {
    guard let range = line(of: written, bytes) else { return nil }
    let start = lineStart(of: written.lowerBound, bytes)
    let indent = written.lowerBound - start
    let next = bytes[written.upperBound...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    guard
      hasSibling(indent, before: start, bytes)
        || next.map({ hasSibling(indent, after: $0, bytes) }) == true
    else { return nil }
    return range
  }

  /// The lines that `written` has for itself, with one line break.
  private static func line(of written: Range<Int>, _ bytes: [UInt8]) -> Range<Int>? {
    var start = lineStart(of: written.lowerBound, bytes)
    guard bytes[start..<written.lowerBound].allSatisfy({ $0 == UInt8(ascii: " ") }) else {
      return nil
    }
    var end = written.upperBound
    while end < bytes.count, isBlank(bytes[end]) || bytes[end] == UInt8(ascii: "\r") { end += 1 }
    // Something else on the line, such as a comment, is not ours to take away.
    guard end == bytes.count || bytes[end] == UInt8(ascii: "\n") else { return nil }
    if end < bytes.count { return start..<end + 1 }
    // A file without a last line break stays one.
    if start > 0, bytes[start - 1] == UInt8(ascii: "\n") {
      start -= 1
      if start > 0, bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    }
    return start..<end
  }

  private static func hasSibling(_ indent: Int, before start: Int, _ bytes: [UInt8]) -> Bool {
    var end = start
    while end > 0 {
      let start = lineStart(of: end - 1, bytes)
      if let found = self.indent(of: start, bytes), found <= indent { return found == indent }
      if start == end { return false }
      end = start
    }
    return false
  }

  private static func hasSibling(_ indent: Int, after end: Int, _ bytes: [UInt8]) -> Bool {
    var start = end
    while start < bytes.count {
      if let found = self.indent(of: start, bytes) { return found == indent }
      while start < bytes.count, bytes[start] != UInt8(ascii: "\n") { start += 1 }
      start += 1
    }
    return false
  }

  /// Spaces before the first character of a line; `nil` for an empty one and for a comment.
  private static func indent(of start: Int, _ bytes: [UInt8]) -> Int? {
    var place = start
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    guard place < bytes.count else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#"): return nil
    default: return place - start
    }
  }

  /// Start of the line of the byte at `place`, behind a byte-order mark.
  private static func lineStart(of place: Int, _ bytes: [UInt8]) -> Int {
    var start = place
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, place) : start
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  // MARK: Brackets

  /// The part between brackets, with a comma that parts it from its neighbour.
  private static func part(at written: Range<Int>, _ bytes: [UInt8]) -> Range<Int>? {
    var start = written.lowerBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    guard start > 0 else { return nil }
    switch bytes[start - 1] {
    case UInt8(ascii: ","): return start - 1..<written.upperBound
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard let comma = comma(after: written.upperBound, bytes) else { return nil }
      var end = comma + 1
      while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
      // A comment may stand there.
      guard end < bytes.count, bytes[end] != UInt8(ascii: "#") else { return nil }
      return written.lowerBound..<end
    case UInt8(ascii: "\n"):
      // A line of its own between brackets, the comma at its end.
      return comma(after: written.upperBound, bytes).flatMap {
        line(of: written.lowerBound..<$0 + 1, bytes)
      }
    default: return nil
    }
  }

  private static func comma(after end: Int, _ bytes: [UInt8]) -> Int? {
    var place = end
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    return place < bytes.count && bytes[place] == UInt8(ascii: ",") ? place : nil
  }
}
