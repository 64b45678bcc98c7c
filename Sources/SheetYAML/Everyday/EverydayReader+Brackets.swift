/// Brackets and braces that close on the line they open on.
extension EverydayReader {
  /// Reads the collection that opens here, and those in it.
  mutating func readBrackets() -> Bool {
    let isMapping = bytes[offset] == .openBrace
    let closer: UInt8 = isMapping ? .closeBrace : .closeBracket
    builder.open(
      isMapping ? .mapping : .sequence, at: offset, isFlow: true, column: builder.open.column)
    builder.flowDepth += 1
    guard builder.outer.count <= builder.limits.depth,
      builder.flowDepth <= builder.limits.flowDepth
    else { return false }
    offset += 1
    skipSpaces()
    if offset < end, bytes[offset] == closer { return close() }
    while true {
      guard !isMapping || readKey(), readValue() else { return false }
      skipSpaces()
      guard offset < end else { return false }
      if bytes[offset] == closer { return close() }
      guard bytes[offset] == .comma else { return false }
      offset += 1
      skipSpaces()
    }
  }

  private mutating func close() -> Bool {
    offset += 1
    if builder.open.kind == .mapping { builder.checkDuplicateKeys() }
    builder.flowDepth -= 1
    builder.close(at: offset)
    return true
  }

  @inline(__always)
  private mutating func readKey() -> Bool {
    guard let key = scalar(isInBrackets: true), isAtColon, addKey(key) else { return false }
    offset += 1
    skipSpaces()
    return offset < end
  }

  @inline(__always)
  private mutating func readValue() -> Bool {
    guard offset < end else { return false }
    switch bytes[offset] {
    case .openBrace, .openBracket: return readBrackets()
    default:
      guard let value = scalar(isInBrackets: true) else { return false }
      return add(value)
    }
  }
}
