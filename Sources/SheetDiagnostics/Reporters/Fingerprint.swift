/// A hash of several parts that is the same on every machine and in every version: FNV-1a over 128 bits.
struct Fingerprint: Hashable {
  private var high: UInt64 = 0x6c62_272e_07bb_0142
  private var low: UInt64 = 0x62b8_2175_6295_c58d

  /// Takes in a part; where it ends counts.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
    add(0)
  }

  /// 32 lower-case hexadecimal digits.
  var text: String { Self.digits(high) + Self.digits(low) }

  private mutating func add(_ byte: UInt8) {
    low ^= UInt64(byte)
    // The prime is 2^88 + 0x13B.
    let product = low.multipliedFullWidth(by: 0x13B)
    high = high &* 0x13B &+ product.high &+ (low << 24)
    low = product.low
  }

  private static func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }
}
