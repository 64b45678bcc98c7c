/// A version of up to three numbers; missing ones are 0.
package struct VersionNumber: Hashable, Sendable, Comparable {
  package let major: Int
  package let minor: Int
  package let patch: Int

  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// `nil` unless the text is numbers joined by dots, one to three of them.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      guard !part.isEmpty, part.utf8.count <= 9, part.utf8.allSatisfy(\.isDigit) else { return nil }
      return Int(part)
    }
    guard numbers.count == parts.count, 1...3 ~= numbers.count else { return nil }
    self.init(
      numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  package static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  /// As versions are written: two numbers at least.
  package var text: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

  /// Whether this version does what one that requires `other` asks for: the same major, and no older.
  package func satisfies(_ other: VersionNumber) -> Bool {
    major == other.major && self >= other
  }
}
