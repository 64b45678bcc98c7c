/// What is said of a place, to tell whether it has been said; the words are read once, however often a set grows.
package struct Saying: Hashable, Sendable {
  private let number: UInt64
  private let message: String
  private let span: SourceSpan?
  private let id: DiagnosticID?

  /// - Parameter id: Of what counts as another if it has another id.
  package init(_ message: String, at span: SourceSpan?, id: DiagnosticID? = nil) {
    self.message = message
    self.span = span
    self.id = id
    var message = message
    let words = message.withUTF8 { Self.number(of: UnsafeRawBufferPointer($0)) }
    let place = span.map { UInt64($0.start) << 32 | UInt64($0.end) } ?? 0
    number = Self.mixed(words ^ place)
  }

  package static func == (left: Saying, right: Saying) -> Bool {
    left.number == right.number && left.span == right.span && left.id == right.id
      && left.message == right.message
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }

  /// The same for the same bytes.
  private static func number(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var number = UInt64(bytes.count)
    var place = 0
    while place + 8 <= bytes.count {
      number = mixed(number ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    while place < bytes.count {
      number = mixed(number ^ UInt64(bytes[place]))
      place += 1
    }
    return number
  }

  private static func mixed(_ number: UInt64) -> UInt64 {
    let product = number &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 32)
  }
}
