/// A fast 64-bit hash of short texts.
///
/// Seeded once from the system, so that no input can be prepared whose keys collide; nothing
/// that is printed depends on it.
package struct KeyHash: Sendable {
  private static let processSeed = UInt64.random(in: .min ... .max)
  private let seed = KeyHash.processSeed

  package init() {}

  @inline(__always)
  package func callAsFunction(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> UInt64 {
    guard let bytes else { return seed }
    let raw = UnsafeRawPointer(bytes)
    var hash = seed ^ UInt64(truncatingIfNeeded: length)
    var offset = 0
    while offset + 8 <= length {
      hash = KeyHash.mix(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    let left = length - offset
    var tail: UInt64 = 0
    if left >= 4 {
      // Two words that may overlap cover four to seven bytes.
      tail = UInt64(raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      tail |= UInt64(raw.loadUnaligned(fromByteOffset: length - 4, as: UInt32.self)) << 32
    } else {
      while offset < length {
        tail = tail << 8 | UInt64(bytes[offset])
        offset += 1
      }
    }
    return KeyHash.mix(hash ^ tail)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low ^ (value >> 32)
  }
}
