/// Strict decoding of one code point: no overlong forms, no surrogates, nothing above U+10FFFF.
enum UTF8Sequence {
  /// The code point at `offset` and its length, or `nil` and the number of bytes that make no sense.
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: UInt32?, length: Int) {
    let lead = bytes[offset]
    let length: Int
    var scalar: UInt32
    // The second byte's range excludes overlong forms, surrogates and what is beyond U+10FFFF.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0x00...0x7F: return (UInt32(lead), 1)
    case 0xC2...0xDF: (length, scalar) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF:
      (length, scalar) = (3, UInt32(lead & 0x0F))
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      (length, scalar) = (4, UInt32(lead & 0x07))
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return (nil, 1)
    }
    for place in 1..<length {
      guard offset + place < bytes.count else { return (nil, place) }
      let byte = bytes[offset + place]
      guard (place == 1 ? second : 0x80...0xBF).contains(byte) else { return (nil, place) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return (scalar, length)
  }
}
