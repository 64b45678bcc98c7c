import SheetDiagnostics
import SheetModel
import SheetYAML

/// The edit that takes a key with its value out of a block mapping.
enum Removal {
  /// One safe fix-it, or none where the key does not stand on lines of its own.
  static func fixIt(of key: SheetKey, _ origins: Origins) -> [FixIt] {
    guard let (tree, value) = origins.value(of: key.row),
      let keySpan = origins.keySpan(of: key.row), keySpan.file == tree.file.id
    else { return [] }
    let bytes = tree.file.bytes
    var start = Int(keySpan.start)
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n"), tree.kind(value) != .alias else {
      return []
    }
    var end = Int(tree.span(value).end)
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\r") {
      end += 1
    }
    // Something else on the line, such as a comment, is not ours to take away.
    guard end == bytes.count || bytes[end] == UInt8(ascii: "\n") else { return [] }
    if end < bytes.count { end += 1 }
    let span = SourceSpan(file: tree.file.id, start: start, end: end)
    return [FixIt("remove '\(key.path)'", .safe, [.init(span, "")])]
  }
}
