/// Growing UTF-8 text, the one thing every printer writes into.
///
/// Printers append to one buffer and hand its `bytes` to a file or a stream; no text is built in pieces.
package struct ByteBuffer: Sendable {
  package var bytes: [UInt8]

  @inlinable
  package init(capacity: Int = 0) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  @inlinable package var count: Int { bytes.count }

  /// What was written, as text; invalid UTF-8 is repaired.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  @inlinable
  package mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  @inlinable
  package mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  @inlinable
  package mutating func append(_ text: Substring) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends text known at compile time, without making a `String` of it.
  @inlinable
  package mutating func append(literal text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  @inlinable
  package mutating func append(bytes more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  @inlinable
  package mutating func append(_ scalar: Unicode.Scalar) {
    bytes.append(contentsOf: scalar.utf8)
  }

  /// Appends `number` in decimal digits.
  package mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var rest = number.magnitude
      var start = digits.count
      repeat {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start..<digits.count]))
    }
  }

  /// Appends `number` as the shortest decimal text that reads back as the same value.
  ///
  /// Whole numbers have no fraction: `300`, not `300.0`. The number is finite.
  package mutating func append(_ number: Double) {
    precondition(number.isFinite, "no text form of Swift, JSON or YAML has \(number)")
    // Not `Int(exactly:)`: it needs the C library's maths, which nothing else here is linked with.
    if number.magnitude < 0x1p53, Double(Int(number)) == number {
      append(Int(number))
    } else {
      append(number.description)
    }
  }

  /// Appends `count` copies of `byte`, such as spaces of an indentation.
  @inlinable
  package mutating func append(repeating byte: UInt8, count: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { copies in
      copies.initialize(repeating: byte)
      bytes.append(contentsOf: UnsafeBufferPointer(copies))
    }
  }
}
