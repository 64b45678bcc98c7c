/// Turns libyaml's marks, which count code points, into byte offsets.
///
/// Marks come in nearly ascending order, so the cursor walks the bytes once; it reads eight at a
/// time and counts those that begin a code point. In ASCII text there is nothing to walk.
struct ByteCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  private let origin: Int
  private var byte: Int
  private var mark = 0

  /// `origin` is where libyaml's count begins, after a byte-order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>, origin: Int, isASCII: Bool) {
    self.bytes = bytes
    self.origin = origin
    self.isASCII = isASCII
    byte = origin
  }

  /// A cursor for what begins at an offset, whose marks libyaml counts from there.
  func moved(to offset: Int) -> ByteCursor {
    ByteCursor(bytes, origin: offset, isASCII: isASCII)
  }

  /// Offset of the code point that libyaml counts as number `target`.
  @inline(__always)
  mutating func offset(of target: Int) -> Int {
    isASCII ? origin &+ target : walk(to: target)
  }

  /// Goes on from where the last mark was; back only by the few characters that marks ever go back.
  private mutating func walk(to target: Int) -> Int {
    while mark > target {
      repeat { byte -= 1 } while bytes[byte] & 0xC0 == 0x80
      mark -= 1
    }
    var left = target - mark
    while left > 0, byte + 8 <= bytes.count {
      let word = bytes.word(at: byte)
      let continuations = word & ~(word << 1) & 0x8080_8080_8080_8080
      if continuations == 0, left < 8 {
        byte += left
        left = 0
      } else {
        var starts = ~continuations & 0x8080_8080_8080_8080
        let found = starts.nonzeroBitCount
        if found <= left {
          byte += 8
          left -= found
        } else {
          for _ in 0..<left { starts &= starts - 1 }
          byte += starts.trailingZeroBitCount / 8
          left = 0
        }
      }
    }
    while left > 0, byte < bytes.count {
      if bytes[byte] & 0xC0 != 0x80 { left -= 1 }
      byte += 1
    }
    while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
    mark = target
    return byte
  }
}
