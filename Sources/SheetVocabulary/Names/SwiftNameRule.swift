/// The rule of names that stand in Swift code: ASCII identifiers, joined by dots where a path is meant.
///
/// Whether an identifier is a keyword, and needs backticks, is the Swift printer's matter.
package enum SwiftNameRule {
  /// Offset of the first byte that cannot stand there, the count of bytes when more is needed, or `nil`.
  package static func fault(
    in name: UnsafeBufferPointer<UInt8>, allowsDots: Bool
  ) -> Int? {
    var hasLetter = false
    for offset in name.indices {
      let byte = name[offset]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        hasLetter = true
      case UInt8(ascii: "_"): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9") where hasLetter: continue
      case UInt8(ascii: ".") where allowsDots && hasLetter: hasLetter = false
      default: return offset
      }
    }
    return hasLetter ? nil : name.count
  }

  /// The part of a path that means something of Swift's own even in backticks, as in `Cart.Type`; `nil` without one.
  package static func reservedPart(of path: String) -> Substring? {
    path.split(separator: ".").first { reserved.contains($0) }
  }

  private static let reserved: Set<Substring> = [
    "Any", "Protocol", "Self", "Type", "init", "self",
  ]

  /// The rule as an ECMA 262 pattern.
  package static func pattern(allowsDots: Bool) -> String {
    let part = "_*[A-Za-z][A-Za-z0-9_]*"
    return allowsDots ? "^\(part)(?:\\.\(part))*$" : "^\(part)$"
  }
}
