extension StaticString {
  /// Whether both have the same bytes.
  @inlinable @inline(__always)
  package func equals(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard hasPointerRepresentation else {
      return withUTF8Buffer { own in own.count == bytes.count && own.elementsEqual(bytes) }
    }
    guard utf8CodeUnitCount == bytes.count else { return false }
    let own = utf8Start
    for index in bytes.indices where own[index] != bytes[index] { return false }
    return true
  }

  package func equals(_ other: StaticString) -> Bool {
    other.withUTF8Buffer { equals($0) }
  }

  /// Whether both have the same bytes.
  package func equals(_ other: String) -> Bool {
    var other = other
    return other.withUTF8 { equals($0) }
  }

  /// The same text, to print.
  package var text: String { description }
}
