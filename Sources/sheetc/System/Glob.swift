/// A pattern of paths, such as `Sheets/**/*.sheets.yaml`.
///
/// `*` stands for any characters of one name, `?` for one of them, and a part `**` for any number of
/// folders. Case matters. Everything else stands for itself.
struct Glob: Hashable, Sendable {
  private let parts: [[UInt8]]

  init(_ pattern: String) {
    let parts = Path.normalized(pattern).split(separator: "/").map { Array($0.utf8) }
    // Two `**` in a row match what one does, and would multiply the ways to try.
    self.parts = parts.enumerated()
      .filter {
        $0.offset == 0 || $0.element != Self.anyFolders || parts[$0.offset - 1] != $0.element
      }
      .map(\.element)
  }

  private static let anyFolders = Array("**".utf8)

  /// Whether the whole of `path`, relative and normalised, is of this pattern.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.utf8) }
    return Self.matches(
      parts, names, isMany: { $0 == Self.anyFolders }, isOne: { Self.matchesName($0, $1) })
  }

  private static func matchesName(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    matches(
      pattern, name, isMany: { $0 == UInt8(ascii: "*") },
      isOne: { $0 == UInt8(ascii: "?") || $0 == $1 })
  }

  /// Matches elements one to one, but for those that stand for many.
  ///
  /// Only the last of the latter ever needs to take in more, so the time is at most the product of both
  /// lengths.
  private static func matches<Element>(
    _ pattern: [Element], _ text: [Element], isMany: (Element) -> Bool,
    isOne: (Element, Element) -> Bool
  ) -> Bool {
    var inPattern = 0
    var inText = 0
    var lastMany: (inPattern: Int, inText: Int)?
    while inText < text.count {
      if inPattern < pattern.count, isMany(pattern[inPattern]) {
        lastMany = (inPattern, inText)
        inPattern += 1
      } else if inPattern < pattern.count, isOne(pattern[inPattern], text[inText]) {
        inPattern += 1
        inText += 1
      } else if let last = lastMany {
        inPattern = last.inPattern + 1
        inText = last.inText + 1
        lastMany = (last.inPattern, inText)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy(isMany)
  }
}
