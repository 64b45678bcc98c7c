/// The bytes of one input file and the name it is shown under.
///
/// A class, because a file of many megabytes is shared by its tree, its line table and the renderers;
/// it never changes after it was made.
package final class SourceFile: Sendable {
  package let id: FileID
  /// As the user wrote it or as the walk found it; relative paths stay relative.
  package let path: String
  package let bytes: [UInt8]

  package init(id: FileID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
  }

  /// How the file ends its lines, as the first of them does.
  package var lineBreak: String {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return "\n" }
    return first > 0 && bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// How many spaces stand before the byte at `offset` on its line; `nil` if something else does too.
  package func indentation(before offset: Int) -> Int? {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    let isAtStart = start == 0 || start == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return isAtStart || bytes[start - 1] == UInt8(ascii: "\n") ? offset - start : nil
  }
}
