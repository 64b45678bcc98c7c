/// Scalars, which stand in the source as they are.
extension EverydayReader {
  /// A scalar on one line whose text needs no decoding.
  struct Scalar {
    let style: ScalarStyle
    let start: Int
    let end: Int
    /// Where its text is: in quotes, between them.
    let text: Range<Int>
  }

  /// Reads the scalar here, and stops right behind it or at its colon; `nil` for none that is read without libyaml.
  @inline(__always)
  mutating func scalar(isInBrackets: Bool) -> Scalar? {
    guard offset < end else { return nil }
    switch bytes[offset] {
    case .doubleQuote: return quoted(.doubleQuoted)
    case .singleQuote: return quoted(.singleQuoted)
    case .dash:
      // A negative number.
      guard offset + 1 < end, Self.isDigit(bytes[offset + 1]) else { return nil }
      return plain(isInBrackets)
    case let byte: return Self.beginsText(byte) ? plain(isInBrackets) : nil
    }
  }

  /// Letters, digits, what begins a path and what is not ASCII; all other marks are left to libyaml.
  @inline(__always)
  private static func beginsText(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), 0x80...:
      true
    default: false
    }
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  @inline(__always)
  private mutating func plain(_ isInBrackets: Bool) -> Scalar? {
    let start = offset
    guard isInBrackets ? skipTextInBrackets() : skipText() else { return nil }
    var textEnd = offset
    while bytes[textEnd - 1] == .space { textEnd -= 1 }
    // A space before the colon of a key.
    if textEnd < offset, isAtColon { return nil }
    return Scalar(style: .plain, start: start, end: textEnd, text: start..<textEnd)
  }

  /// Goes to the end of the line, to a comment or to the colon of a key.
  @inline(__always)
  private mutating func skipText() -> Bool {
    while offset < end {
      switch bytes[offset] {
      case .lineFeed: return true
      case .colon: if isFollowedBySpace { return true }
      case .hash: if bytes[offset - 1] == .space { return true }
      default: break
      }
      offset += 1
    }
    return true
  }

  /// Goes to the mark that ends an entry, or to the colon of a key.
  @inline(__always)
  private mutating func skipTextInBrackets() -> Bool {
    while offset < end {
      switch bytes[offset] {
      case .comma, .closeBrace, .closeBracket: return true
      case .colon: return isFollowedBySpace
      case .hash: if bytes[offset - 1] == .space { return false }
      case .lineFeed, .openBrace, .openBracket, .questionMark: return false
      default: break
      }
      offset += 1
    }
    return false
  }

  private mutating func quoted(_ style: ScalarStyle) -> Scalar? {
    let start = offset
    let quote = bytes[start]
    offset += 1
    while offset < end, bytes[offset] != quote {
      if bytes[offset] == .lineFeed || bytes[offset] == .backslash { return nil }
      offset += 1
    }
    offset += 1
    // Two single quotes stand for one.
    if offset >= end || bytes[offset] == quote { return nil }
    return Scalar(style: style, start: start, end: offset, text: start + 1..<offset - 1)
  }

  // MARK: Nodes

  /// Appends a value or a list's entry.
  @inline(__always)
  mutating func add(_ scalar: Scalar) -> Bool {
    guard scalar.text.count <= builder.limits.scalarLength else { return false }
    append(scalar)
    return true
  }

  /// Appends a key; the colon behind it is still to be read.
  @inline(__always)
  mutating func addKey(_ key: Scalar) -> Bool {
    guard !key.text.isEmpty, key.text.count <= builder.limits.keyLength else { return false }
    let base = bytes.baseAddress.unsafelyUnwrapped
    builder.keys.push(
      builder.keyHash(base + key.text.lowerBound, key.text.count), builder.nodeCount)
    append(key)
    return true
  }

  @inline(__always)
  private mutating func append(_ scalar: Scalar) {
    builder.append(
      Node(
        scalar: scalar.style, start: scalar.start, end: scalar.end,
        text: scalar.text.isEmpty ? scalar.start : scalar.text.lowerBound,
        length: scalar.text.count, decoded: false))
    builder.finishNode(end: scalar.end)
  }
}
