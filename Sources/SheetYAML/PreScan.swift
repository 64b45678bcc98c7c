/// What one pass over the raw bytes finds, before libyaml sees them.
///
/// libyaml reports faults of the encoding late and without a position, and reads line breaks that
/// editors do not show. Here they are found in order, each at its bytes. Eight bytes are looked at
/// together; text without control characters, line breaks apart, costs a few instructions a word.
struct PreScan {
  /// Nothing but ASCII after the byte-order mark.
  private(set) var isASCII = true
  /// Length of the byte-order mark.
  private(set) var origin = 0
  private(set) var hasTabs = false
  /// The first fault of each kind.
  private(set) var faults: [ByteFault] = []

  /// The first zero byte of what is no text at all, so that there is one thing to be said of it.
  ///
  /// A zero alone may have got into a text; with other such bytes around it this is an archive or a picture.
  var signOfNoText: ByteFault? {
    faults.count > 1 ? faults.first { $0.kind == .control(0) } : nil
  }

  private static let high: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { origin = 3 }
    var offset = origin
    while offset + 8 <= bytes.count {
      let word = bytes.word(at: offset)
      if word & PreScan.high != 0 {
        isASCII = false
        offset = scanNonASCII(bytes, from: offset)
        continue
      }
      // A high bit for every byte below 0x20, and for every 0x7F.
      let controls = ~(word + PreScan.ones * 0x60) & PreScan.high
      let deletes = (word + PreScan.ones) & PreScan.high
      var marked = controls | deletes
      while marked != 0 {
        let place = marked.trailingZeroBitCount / 8
        let byte = UInt8(truncatingIfNeeded: word >> UInt64(place * 8))
        if byte != 0x0A { scanControl(byte, at: offset + place, in: bytes) }
        marked &= marked - 1
      }
      offset += 8
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x80 {
        isASCII = false
        offset = scanNonASCII(bytes, from: offset)
      } else {
        if byte < 0x20 || byte == 0x7F { scanControl(byte, at: offset, in: bytes) }
        offset += 1
      }
    }
  }

  /// Adds a fault, or counts it with the first of its kind.
  private mutating func add(_ kind: ByteFault.Kind, _ start: Int, _ end: Int) {
    if let place = faults.firstIndex(where: { $0.kind == kind }) {
      faults[place].others += 1
    } else {
      faults.append(ByteFault(kind: kind, start: start, end: end))
    }
  }

  /// Looks at a byte below 0x20, or at the delete character.
  private mutating func scanControl(
    _ byte: UInt8, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    switch byte {
    case 0x09: hasTabs = true
    case 0x0A: break
    case 0x0D:
      if offset + 1 >= bytes.count || bytes[offset + 1] != 0x0A {
        add(.loneCarriageReturn, offset, offset + 1)
      }
    default: add(.control(UInt32(byte)), offset, offset + 1)
    }
  }

  /// Reads one word's worth of bytes or a little more, whole code points; returns where it stopped.
  private mutating func scanNonASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var offset = start
    let stop = min(start + 8, bytes.count)
    while offset < stop {
      let byte = bytes[offset]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F { scanControl(byte, at: offset, in: bytes) }
        offset += 1
        continue
      }
      let (scalar, length) = UTF8Sequence.decode(bytes, at: offset)
      if let scalar {
        if let kind = ByteFault.kind(of: scalar) { add(kind, offset, offset + length) }
      } else {
        add(.notUTF8, offset, offset + length)
      }
      offset += length
    }
    return offset
  }
}
