import SheetDiagnostics
import SheetYAML

/// What the sheets of a file are called, found in its bytes without reading them as YAML.
///
/// It is quick, and right for files as people write them. `isRight` says whether it was for a file that has been read;
/// the same bytes need then never be read for their names.
package struct SheetNameScan: Sendable {
  /// What a concrete sheet is called in Swift.
  package struct Name: Sendable {
    /// Where that is written.
    package let place: Range<Int>
    /// Whether it is its `name`, rather than its key.
    package let isWritten: Bool
  }

  /// In the order of the sheets.
  package private(set) var names: [Name] = []
  /// Where texts are written that may be the `content.type` of a sheet.
  package private(set) var contentTypes: [Range<Int>] = []
  /// Whether the file seems to import others.
  package private(set) var seemsToImport = false

  /// A sheet whose end has not been found.
  private struct Sheet {
    var name: Name
    var isAbstract = false
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private var sheet: Sheet?
  private var isInSheets = false
  /// How far the keys of sheets are indented.
  private var indentation = 0

  package init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var line = 0
      while line < bytes.count { line = readLine(at: line, of: bytes) }
    }
    endSheet()
  }

  /// Whether the sheets of `file`, which has been read, are called as was found here.
  package func isRight(for file: SheetsFile) -> Bool {
    let bytes = file.tree.file.bytes
    var places = names[...]
    var isRight = true
    file.forEachName { name, _, isWritten in
      guard let next = places.popFirst(), next.isWritten == isWritten,
        bytes[next.place].elementsEqual(name.utf8)
      else {
        isRight = false
        return
      }
    }
    var types = contentTypes[...]
    file.forEachPossibleContentType { type, _ in
      guard let next = types.popFirst(), bytes[next].elementsEqual(type.utf8) else {
        isRight = false
        return
      }
    }
    return isRight && places.isEmpty && types.isEmpty
  }

  // MARK: Scanning

  /// Reads the line that starts at `line`, and returns where the next one does.
  private mutating func readLine(at line: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = line
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    var colon = Self.nextColon(in: bytes, from: start)
    if start == bytes.count || bytes[start] == Self.lineFeed || bytes[start] == UInt8(ascii: "\r")
      || bytes[start] == UInt8(ascii: "#")
    {
      // Nothing is called anything there.
      while colon < bytes.count, bytes[colon] != Self.lineFeed {
        colon = Self.nextColon(in: bytes, from: colon + 1)
      }
      return colon + 1
    }
    if colon < bytes.count, bytes[colon] == UInt8(ascii: ":") {
      readKey(start..<colon, at: start - line, of: bytes)
    }
    while colon < bytes.count, bytes[colon] == UInt8(ascii: ":") {
      readEntry(at: colon, of: bytes)
      colon = Self.nextColon(in: bytes, from: colon + 1)
    }
    return colon + 1
  }

  /// Takes the first key of a line.
  private mutating func readKey(
    _ key: Range<Int>, at column: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) {
    if column == 0 {
      endSheet()
      isInSheets = bytes[key].elementsEqual("sheets".utf8)
      indentation = 0
      if bytes[key].elementsEqual("imports".utf8) { seemsToImport = true }
    } else if isInSheets {
      if indentation == 0 { indentation = column }
      if column == indentation {
        endSheet()
        sheet = Sheet(name: Name(place: key, isWritten: false))
      }
    }
  }

  /// Takes what stands before and behind a colon.
  private mutating func readEntry(at colon: Int, of bytes: UnsafeBufferPointer<UInt8>) {
    guard sheet != nil, colon > 4 else { return }
    func isKey(_ key: StaticString) -> Bool {
      let start = colon - key.utf8CodeUnitCount
      guard start > 0, !Self.isOfName(bytes[start - 1]) else { return false }
      return key.withUTF8Buffer { bytes[start..<colon].elementsEqual($0) }
    }
    switch bytes[colon - 1] {
    case UInt8(ascii: "e") where isKey("name"):
      sheet?.name = Name(place: Self.value(after: colon, of: bytes), isWritten: true)
    case UInt8(ascii: "e") where isKey("type"):
      contentTypes.append(Self.value(after: colon, of: bytes))
    case UInt8(ascii: "t") where isKey("abstract"):
      sheet?.isAbstract = bytes[Self.value(after: colon, of: bytes)].elementsEqual("true".utf8)
    case _: break
    }
  }

  /// The plain text behind a colon, up to a blank or what may end it.
  private static func value(after colon: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var start = colon + 1
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    var end = start
    while end < bytes.count, bytes[end] > UInt8(ascii: " "), bytes[end] != UInt8(ascii: ","),
      bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "]")
    {
      end += 1
    }
    return start..<end
  }

  private mutating func endSheet() {
    if let sheet, !sheet.isAbstract { names.append(sheet.name) }
    sheet = nil
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    case _: byte >= 0x80
    }
  }

  /// Offset of the next colon or line feed, or of the end.
  private static func nextColon(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high: UInt64 = 0x8080_8080_8080_8080
    let allColons: UInt64 = 0x3A3A_3A3A_3A3A_3A3A
    let allFeeds: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
    var offset = start
    while offset + 8 <= bytes.count {
      // A high bit at the first byte that is one of both, if there is one.
      let word = UInt64(
        littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
          fromByteOffset: offset, as: UInt64.self))
      let colons = word ^ allColons
      let feeds = word ^ allFeeds
      let found = ((colons &- ones) & ~colons | (feeds &- ones) & ~feeds) & high
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ":"), bytes[offset] != Self.lineFeed {
      offset += 1
    }
    return offset
  }
}
