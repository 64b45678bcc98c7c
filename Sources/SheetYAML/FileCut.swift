/// A place near the middle of a large file where two threads may read on either side.
///
/// It is a guess: a line with a key at the least indentation that the lines around it have. Only whoever reads both
/// parts finds out whether the mapping that is open there is that key's own; see `TreeBuilder.append`.
struct FileCut {
  /// Start of the line.
  let offset: Int
  /// Spaces before the key.
  let column: Int

  /// How much of the file is looked at; more than any sheet takes.
  private static let window = 16 << 10

  /// - Returns: `nil` for a file that has no such place.
  init?(in bytes: UnsafeBufferPointer<UInt8>) {
    var best: FileCut?
    var line = bytes.lineEnd(of: bytes.count / 2) + 1
    let end = min(bytes.count, line + Self.window)
    while line < end {
      let column = bytes.indentation(of: line)
      let start = line + column
      line = bytes.lineEnd(of: start) + 1
      guard start < end, Self.beginsKey(bytes[start]) else { continue }
      if column < best?.column ?? .max { best = FileCut(offset: start - column, column: column) }
    }
    guard let best else { return nil }
    self = best
  }

  private init(offset: Int, column: Int) {
    self.offset = offset
    self.column = column
  }

  private static func beginsKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
