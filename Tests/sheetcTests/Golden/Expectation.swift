import Foundation

/// The first line of a fixture: `# expect: <summary> | at <text under the span>`.
struct Expectation {
  /// Where the finding is to start.
  let start: Int
  /// Where it is to end; `nil` where the fixture only says its start.
  let end: Int?

  /// - Returns: `nil` for a file whose first line is none, as in UTF-16.
  init?(_ bytes: [UInt8]) {
    let lineEnd = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let line = String(decoding: bytes[..<lineEnd], as: UTF8.self)
    guard let bar = line.range(of: " | at ", options: .backwards) else { return nil }
    var words = String(line[bar.upperBound...])
    var count = 1
    if let match = words.firstMatch(of: /\ \((\d+)(?:st|nd|rd|th)\)$/) {
      count = Int(match.1) ?? 1
      words.removeSubrange(match.range)
    }
    switch words {
    case "first byte":
      (start, end) = (0, nil)
      return
    case "end of file":
      (start, end) = (bytes.count, bytes.count)
      return
    default: break
    }
    let isCut = words.hasSuffix("…")
    if isCut { words.removeLast() }
    let isEmptySpan = words.hasPrefix("end of ")
    let text = isEmptySpan ? String(words.dropFirst("end of ".count)) : words
    let sought = Self.bytes(of: text)
    guard let place = Self.place(of: sought, count, in: bytes, from: lineEnd) else { return nil }
    if isEmptySpan {
      start = place + sought.count
      end = start
    } else {
      start = place
      let isStart =
        isCut || ["[", "{", "?", "-"].contains(text) || text.hasPrefix("U+") || text.hasPrefix("\\")
      end = isStart ? nil : place + sought.count
    }
  }

  /// The bytes that `U+2028`, `\xE9` or a plain text stands for.
  private static func bytes(of text: String) -> [UInt8] {
    if text.hasPrefix("U+"), let value = UInt32(text.dropFirst(2), radix: 16),
      let scalar = Unicode.Scalar(value)
    {
      return Array(String(Character(scalar)).utf8)
    }
    if text.hasPrefix("\\x") {
      return text.split(separator: "\\x").compactMap { UInt8($0.prefix(2), radix: 16) }
    }
    switch text {
    case "\\t": return [0x09]
    case "\\r": return [0x0D]
    default: return Array(text.utf8)
    }
  }

  private static func place(
    of text: [UInt8], _ count: Int, in bytes: [UInt8], from start: Int
  ) -> Int? {
    var left = count
    var place = start
    while place + text.count <= bytes.count {
      if bytes[place..<place + text.count].elementsEqual(text) {
        left -= 1
        if left == 0 { return place }
        place += text.count
      } else {
        place += 1
      }
    }
    return nil
  }
}
