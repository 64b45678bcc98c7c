extension StaticString {
  /// Whether both have the same bytes.
  @inline(__always)
  package func equals(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    withUTF8Buffer { own in own.count == bytes.count && own.elementsEqual(bytes) }
  }

  package func equals(_ other: StaticString) -> Bool {
    other.withUTF8Buffer { equals($0) }
  }

  /// The same text, to print.
  package var text: String { description }
}
