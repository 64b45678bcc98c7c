/// The characters that mean something to YAML, by name.
extension UInt8 {
  @inline(__always) static var tab: UInt8 { 0x09 }
  @inline(__always) static var lineFeed: UInt8 { 0x0A }
  @inline(__always) static var carriageReturn: UInt8 { 0x0D }
  @inline(__always) static var space: UInt8 { 0x20 }
  @inline(__always) static var exclamation: UInt8 { 0x21 }
  @inline(__always) static var doubleQuote: UInt8 { 0x22 }
  @inline(__always) static var hash: UInt8 { 0x23 }
  @inline(__always) static var percent: UInt8 { 0x25 }
  @inline(__always) static var ampersand: UInt8 { 0x26 }
  @inline(__always) static var singleQuote: UInt8 { 0x27 }
  @inline(__always) static var asterisk: UInt8 { 0x2A }
  @inline(__always) static var comma: UInt8 { 0x2C }
  @inline(__always) static var dash: UInt8 { 0x2D }
  @inline(__always) static var colon: UInt8 { 0x3A }
  @inline(__always) static var lessThan: UInt8 { 0x3C }
  @inline(__always) static var questionMark: UInt8 { 0x3F }
  @inline(__always) static var openBracket: UInt8 { 0x5B }
  @inline(__always) static var backslash: UInt8 { 0x5C }
  @inline(__always) static var closeBracket: UInt8 { 0x5D }
  @inline(__always) static var openBrace: UInt8 { 0x7B }
  @inline(__always) static var closeBrace: UInt8 { 0x7D }

  /// A digit of a colour such as `#F2F2F7`.
  var isHexadecimalDigit: Bool {
    (0x30...0x39).contains(self) || (0x61...0x66).contains(self | 0x20)
  }
}
