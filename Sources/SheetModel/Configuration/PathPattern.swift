/// A path in which `*` stands for part of a name, `?` for one character, and `**` for any folders.
///
/// One that ends with a name, without `*` and `?` in it, also means all that is below a folder of that name; whether
/// there is one is not asked.
package struct PathPattern: Hashable, Sendable {
  package let text: String
  private let parts: [[UInt8]]
  /// The last part that is written.
  private let name: [UInt8]

  package init(_ text: String) {
    self.text = text
    var parts = ProjectPath.parts(of: ProjectPath.normalised(text)).map { Array($0.utf8) }
    name = parts.last ?? []
    if !Self.isWild(name) || text.utf8.last == UInt8(ascii: "/") {
      parts.append(Array("**".utf8))
    }
    self.parts = parts
  }

  private static func isWild(_ part: [UInt8]) -> Bool {
    part.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// Whether it names one file alone.
  package var isPlain: Bool {
    !text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// Whether it begins outside its own folder.
  var leadsOut: Bool { parts.first == Array("..".utf8) }

  /// The folders before the first that is not named outright; empty for the pattern's own folder.
  package var fixedFolder: String {
    let fixed = parts.dropLast().prefix { part in
      !Self.isWild(part)
    }
    return fixed.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }

  /// Whether a path, relative to the same folder as the pattern, is meant.
  package func matches(_ path: String) -> Bool {
    let names = ProjectPath.parts(of: ProjectPath.normalised(path)).map { Array($0.utf8) }
    let folders = Array("**".utf8)
    return PathPattern.matches(parts, names, isAny: { $0 == folders }, isSame: matchesName)
  }

  /// Whether it says how files of that name end, and not only which folders they are in.
  package func namesFiles(called name: String) -> Bool {
    self.name.contains(UInt8(ascii: ".")) && matchesName(self.name, Array(name.utf8))
  }

  private func matchesName(_ part: [UInt8], _ name: [UInt8]) -> Bool {
    PathPattern.matches(
      part, name, isAny: { $0 == UInt8(ascii: "*") },
      isSame: { $0 == $1 || $0 == UInt8(ascii: "?") })
  }

  /// Matches elements one by one, where some stand for any number of elements; takes no more than the product of
  /// both lengths, since only the last such element is ever widened.
  private static func matches<Element>(
    _ pattern: [Element], _ text: [Element], isAny: (Element) -> Bool,
    isSame: (Element, Element) -> Bool
  ) -> Bool {
    var place = 0
    var offset = 0
    var wide: (place: Int, offset: Int)?
    while offset < text.count {
      if place < pattern.count, isAny(pattern[place]) {
        wide = (place, offset)
        place += 1
      } else if place < pattern.count, isSame(pattern[place], text[offset]) {
        place += 1
        offset += 1
      } else if let last = wide {
        wide = (last.place, last.offset + 1)
        place = last.place + 1
        offset = last.offset + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy(isAny)
  }
}
