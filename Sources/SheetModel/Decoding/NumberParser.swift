/// Reads decimal numbers as the language writes them: `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?`.
enum NumberParser {
  /// Powers of ten that a `Double` holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The number nearest to what is written; `nil` for any other spelling, infinite when it is too large.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var index = 0
    let count = bytes.count
    let isNegative = count > 0 && bytes[0] == UInt8(ascii: "-")
    if isNegative { index = 1 }

    var mantissa: UInt64 = 0
    var digits = 0
    var scale = 0
    let first = index
    while index < count, bytes[index].isDigit {
      if digits < 19 { mantissa = mantissa &* 10 &+ UInt64(bytes[index] & 15) }
      digits += mantissa == 0 ? 0 : 1
      index += 1
    }
    guard index > first, index == first + 1 || bytes[first] != UInt8(ascii: "0") else { return nil }
    if index == count, digits <= 15 {
      let whole = Double(mantissa)
      return isNegative ? 0 - whole : whole
    }

    if index < count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let point = index
      while index < count, bytes[index].isDigit {
        if digits < 19 { mantissa = mantissa &* 10 &+ UInt64(bytes[index] & 15) }
        digits += mantissa == 0 ? 0 : 1
        scale -= 1
        index += 1
      }
      guard index > point else { return nil }
    }
    if index < count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      var isSmall = false
      if index < count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
        isSmall = bytes[index] == UInt8(ascii: "-")
        index += 1
      }
      let start = index
      var exponent = 0
      while index < count, bytes[index].isDigit {
        exponent = min(exponent * 10 + Int(bytes[index] & 15), 100_000)
        index += 1
      }
      guard index > start else { return nil }
      scale += isSmall ? -exponent : exponent
    }
    guard index == count else { return nil }

    // Both factors are exact, so that one rounding is all there is.
    if digits <= 15, scale.magnitude <= 22 {
      let whole = Double(mantissa)
      let value = scale < 0 ? whole / powers[-scale] : whole * powers[scale]
      return isNegative ? 0 - value : value
    }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)) else { return nil }
    // What is too small to be kept whole is nothing, with any sign; Swift warns of it in code.
    return value.isZero || value.isSubnormal ? 0 : value
  }
}

extension UInt8 {
  @inline(__always) var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Value of a hexadecimal digit of either case.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self & 15
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      (self & 15) + 9
    default: nil
    }
  }
}
