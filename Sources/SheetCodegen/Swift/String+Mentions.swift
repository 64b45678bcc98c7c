extension String {
  /// Whether text stands in generated code, byte by byte: a search for characters costs more than printing.
  func mentions(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { mentions($0) }
  }

  func mentions(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { mentions($0) }
  }

  private func mentions(_ sought: UnsafeBufferPointer<UInt8>) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = sought.first else { return true }
      var start = 0
      while start + sought.count <= bytes.count {
        if bytes[start] == first,
          (1..<sought.count).allSatisfy({ bytes[start + $0] == sought[$0] })
        {
          return true
        }
        start += 1
      }
      return false
    }
    // Strings that this module makes are all of this kind.
    return found ?? contains(String(decoding: sought, as: UTF8.self))
  }
}
