/// How many UTF-16 code units stand in front of a byte of one file.
///
/// Counted once for the start of each block, so that a look-up reads one block at most, however long
/// the line is.
struct UTF16Index: Sendable {
  static let blockSize = 512

  /// Units in front of each block.
  private let blocks: [Int]

  init(_ bytes: [UInt8]) {
    var blocks: [Int] = []
    blocks.reserveCapacity(bytes.count / Self.blockSize + 1)
    var count = 0
    var start = 0
    while start < bytes.count {
      blocks.append(count)
      let end = min(start + Self.blockSize, bytes.count)
      count += Self.units(in: bytes[start..<end])
      start = end
    }
    blocks.append(count)
    self.blocks = blocks
  }

  /// Units in front of the byte at `offset` of `bytes`, those the index was made of.
  func units(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = min(offset / Self.blockSize, blocks.count - 1)
    let start = min(block * Self.blockSize, bytes.count)
    return blocks[block] + Self.units(in: bytes[start..<max(start, min(offset, bytes.count))])
  }

  /// Units of some bytes.
  static func units(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes {
        count += (byte & 0xC0 != 0x80 ? 1 : 0) + (byte >= 0xF0 ? 1 : 0)
      }
      return count
    }
  }
}
