import SheetDiagnostics

/// Reads the YAML that people write every day without libyaml, in a tenth of its time.
///
/// That is block mappings and lists, brackets on one line, plain text, and quoted text without escapes. At anything
/// else, and at anything that may be wrong, it gives up and libyaml reads the file: what rarer forms mean and what is
/// said of faults is decided in one place. Where it does not give up, the nodes are the same.
struct EverydayReader {
  var builder: TreeBuilder
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  var offset: Int

  /// Reads a file, or the part of it that `range` is.
  ///
  /// - Returns: Whether that could be done; if not, the builder is as it was.
  static func read(
    _ range: Range<Int>, leavingOpen column: Int? = nil, into builder: inout TreeBuilder
  ) -> Bool {
    var reader = EverydayReader(builder, range)
    guard reader.skipDocumentStart(), reader.readLines(), reader.isWhole(leavingOpen: column) else {
      return false
    }
    builder = reader.builder
    return true
  }

  private init(_ builder: TreeBuilder, _ range: Range<Int>) {
    self.builder = builder
    bytes = builder.bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// Closes what is inside the mapping that begins at `column`, if one is to be left open.
  private mutating func isWhole(leavingOpen column: Int?) -> Bool {
    if builder.nodeCount == 0 || builder.open.awaitsValue { return false }
    guard let column else { return true }
    while builder.open.column > column { close() }
    return builder.isOpen(at: column)
  }

  // MARK: Lines

  /// Skips a line of three dashes above everything else.
  private mutating func skipDocumentStart() -> Bool {
    let start = offset
    if nextLine() == 0, bytes.isMark("-", at: offset) {
      offset += 3
      return start == 0 && isAtLineEnd()
    }
    offset = start
    return true
  }

  private mutating func readLines() -> Bool {
    while let column = nextLine() {
      guard readLine(column), !builder.isStopped, !builder.hasTooManyErrors else { return false }
    }
    return true
  }

  /// Goes to the first text of the next line that has one, and returns its column.
  @inline(__always)
  private mutating func nextLine() -> Int? {
    var start = offset
    while offset < end {
      switch bytes[offset] {
      case .space: offset += 1
      case .lineFeed:
        offset += 1
        start = offset
      case .hash:
        offset = min(bytes.lineEnd(of: offset), end)
      default: return offset - start
      }
    }
    return nil
  }

  @inline(__always)
  private mutating func readLine(_ column: Int) -> Bool {
    let isEntry = bytes[offset] == .dash && isFollowedBySpace
    guard openOrClose(for: column, isEntry: isEntry) else { return false }
    if !isEntry {
      guard let key = scalar(isInBrackets: false) else { return false }
      return readPair(key) && isAtLineEnd()
    }
    let dash = offset
    offset += 1
    skipSpaces()
    return readEntry(column + offset - dash) && isAtLineEnd()
  }

  /// Opens the block that begins on this line, or closes those that end before it.
  @inline(__always)
  private mutating func openOrClose(for column: Int, isEntry: Bool) -> Bool {
    if builder.open.awaitsValue || builder.open.kind == .document {
      let isInside = column > builder.open.column
      let isList = isEntry && column == builder.open.column
      guard isInside || isList, builder.open.awaitsValue || builder.nodeCount == 0 else {
        return false
      }
      return open(isEntry ? .sequence : .mapping, at: offset, column: column)
    }
    while column < builder.open.column { close() }
    // A list may stand as far to the left as the key it is the value of.
    if !isEntry, builder.open.kind == .sequence, column == builder.open.column { close() }
    return column == builder.open.column && isEntry == (builder.open.kind == .sequence)
  }

  /// Reads a list's entry: a value on this line, or a mapping whose first key is on it.
  private mutating func readEntry(_ column: Int) -> Bool {
    guard offset < end else { return false }
    switch bytes[offset] {
    case .openBrace, .openBracket: return readBrackets()
    default:
      guard let scalar = scalar(isInBrackets: false) else { return false }
      if !isAtColon { return add(scalar) }
      return open(.mapping, at: scalar.start, column: column) && readPair(scalar)
    }
  }

  /// Reads what follows a key: its value, if that is on the same line.
  @inline(__always)
  private mutating func readPair(_ key: Scalar) -> Bool {
    guard isAtColon, addKey(key) else { return false }
    offset += 1
    skipSpaces()
    guard offset < end else { return true }
    switch bytes[offset] {
    case .lineFeed, .hash: return true
    case .openBrace, .openBracket: return readBrackets()
    default:
      guard let value = scalar(isInBrackets: false), !isAtColon else { return false }
      return add(value)
    }
  }

  /// Whether nothing but a comment follows on the line.
  @inline(__always)
  private mutating func isAtLineEnd() -> Bool {
    skipSpaces()
    if offset == end || bytes[offset] == .lineFeed { return true }
    return bytes[offset] == .hash && bytes[offset - 1] == .space
  }

  // MARK: Collections

  @inline(__always)
  private mutating func open(
    _ kind: OpenCollection.Kind, at start: Int, column: Int
  ) -> Bool {
    builder.open(kind, at: start, isFlow: false, column: column)
    return builder.outer.count <= builder.limits.depth
  }

  @inline(__always)
  private mutating func close() {
    if builder.open.kind == .mapping { builder.checkDuplicateKeys() }
    builder.close(at: builder.lastEnd)
  }

  @inline(__always)
  mutating func skipSpaces() {
    while offset < end, bytes[offset] == .space { offset += 1 }
  }

  /// Whether the byte here ends a key: a colon, with white space behind it.
  @inline(__always)
  var isAtColon: Bool { offset < end && bytes[offset] == .colon && isFollowedBySpace }

  @inline(__always)
  var isFollowedBySpace: Bool {
    offset + 1 == end || bytes[offset + 1] == .space || bytes[offset + 1] == .lineFeed
  }
}
