import SheetDiagnostics
import SheetModel
import SheetYAML

/// The edit that takes a key with its value out of a mapping.
enum Removal {
  /// One safe fix-it, or none where something else would go or be left over.
  static func fixIt(of key: SheetKey, _ origins: Origins) -> [FixIt] {
    guard let (tree, value) = origins.value(of: key.row),
      let keySpan = origins.keySpan(of: key.row), keySpan.file == tree.file.id,
      tree.kind(value) != .alias
    else { return [] }
    let bytes = tree.file.bytes
    let written = Int(keySpan.start)..<Int(tree.span(value).end)
    // Somebody else may take over what an anchor names.
    if bytes[written].contains(UInt8(ascii: "&")) { return [] }
    guard let range = line(of: written, bytes) ?? element(at: written, bytes) else { return [] }
    let span = SourceSpan(file: tree.file.id, start: range.lowerBound, end: range.upperBound)
    return [FixIt("remove '\(key.path)'", .safe, [.init(span, "")])]
  }

  /// The edit that takes an element out of a list which has others.
  static func fixIt(of element: NodeID, _ noun: String, in tree: SyntaxTree) -> [FixIt] {
    let bytes = tree.file.bytes
    let span = tree.span(element)
    var start = Int(span.start)
    let end = Int(span.end)
    if let range = self.element(at: start..<end, bytes) {
      return [
        FixIt(
          "remove \(noun)", .safe,
          [.init(SourceSpan(file: span.file, start: range.lowerBound, end: range.upperBound), "")])
      ]
    }
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "-"),
      let range = line(of: start - 1..<end, bytes)
    else { return [] }
    return [
      FixIt(
        "remove \(noun)", .safe,
        [.init(SourceSpan(file: span.file, start: range.lowerBound, end: range.upperBound), "")])
    ]
  }

  /// The lines of a key that has them for itself and is not the only one of its mapping.
  private static func line(of written: Range<Int>, _ bytes: [UInt8]) -> Range<Int>? {
    var start = written.lowerBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    var end = written.upperBound
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\r") {
      end += 1
    }
    // Something else on the line, such as a comment, is not ours to take away.
    guard end == bytes.count || bytes[end] == UInt8(ascii: "\n") else { return nil }
    if end < bytes.count { end += 1 }
    let indent = written.lowerBound - start
    guard hasSibling(indent, before: start, bytes) || hasSibling(indent, after: end, bytes) else {
      return nil
    }
    if end == bytes.count, bytes[end - 1] != UInt8(ascii: "\n"), start > 0 {
      // A file without a last line break stays one.
      start -= 1
      if start > 0, bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    }
    return start..<end
  }

  /// The part of a flow mapping on one line, with a comma that parts it from its neighbour.
  private static func element(at written: Range<Int>, _ bytes: [UInt8]) -> Range<Int>? {
    var start = written.lowerBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    if start > 0, bytes[start - 1] == UInt8(ascii: ",") { return start - 1..<written.upperBound }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "{") || bytes[start - 1] == UInt8(ascii: "[")
    else { return nil }
    var end = written.upperBound
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ",") else { return nil }
    end += 1
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    return written.lowerBound..<end
  }

  private static func hasSibling(_ indent: Int, before start: Int, _ bytes: [UInt8]) -> Bool {
    var end = start
    while end > 0 {
      let start = lineStart(before: end - 1, bytes)
      if let found = self.indent(of: start, bytes), found <= indent { return found == indent }
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

  private static func lineStart(before place: Int, _ bytes: [UInt8]) -> Int {
    var start = place
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }
}
