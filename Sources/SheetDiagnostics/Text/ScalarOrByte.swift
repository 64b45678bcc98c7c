/// One step through bytes that should be UTF-8: a character, or a byte that belongs to none.
enum ScalarOrByte {
  case scalar(Unicode.Scalar)
  case byte(UInt8)

  /// Takes the next step off the front of `bytes`; `nil` at their end.
  static func next(in bytes: inout Slice<UnsafeBufferPointer<UInt8>>) -> ScalarOrByte? {
    guard let first = bytes.first else { return nil }
    let length: Int
    var value: UInt32
    switch first {
    case 0..<0x80:
      bytes.removeFirst()
      return .scalar(Unicode.Scalar(first))
    case 0xC2..<0xE0: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0..<0xF0: (length, value) = (3, UInt32(first & 0x0F))
    case 0xF0..<0xF5: (length, value) = (4, UInt32(first & 0x07))
    default:
      bytes.removeFirst()
      return .byte(first)
    }
    for byte in bytes.dropFirst().prefix(length - 1) {
      guard byte & 0xC0 == 0x80 else { break }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let continuation = bytes.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard continuation.count == length - 1, value >= smallest, let scalar = Unicode.Scalar(value)
    else {
      bytes.removeFirst()
      return .byte(first)
    }
    bytes.removeFirst(length)
    return .scalar(scalar)
  }
}
