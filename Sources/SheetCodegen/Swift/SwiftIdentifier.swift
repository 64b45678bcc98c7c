/// A name in generated code.
///
/// Names come from keys and ids, which are ASCII, or from Swift names that the user gave; both were checked
/// where they were read. This type alone knows which of them Swift cannot take as they are.
package struct SwiftIdentifier: Hashable, Sendable {
  /// The name itself, without backticks.
  package let text: String
  /// Whether the name stands in backticks where it is declared or used without a dot.
  package let isKeyword: Bool

  /// A name that is meant for Swift, taken as it is.
  ///
  /// `self`, `init`, `Type` and `Protocol` mean something else after a dot, so they get an underscore.
  package init(_ name: String) {
    precondition(
      name.utf8.allSatisfy { $0 < 0x80 }, "names are checked to be ASCII when they are read")
    switch name {
    case "self", "init", "Type", "Protocol": text = name + "_"
    default: text = name
    }
    isKeyword = SwiftIdentifier.isKeyword(text)
  }

  /// The name of a constant or a case for a key: `half-open` and `Half_Open` become `halfOpen`.
  ///
  /// Underscores at the start stay. Capitals at the start become small, but for the last of several before a
  /// small letter: `URLSheet` becomes `urlSheet`.
  package init(key: String) {
    if SwiftIdentifier.isCamelCase(key.utf8) {
      self.init(key)
      return
    }
    var name: [UInt8] = []
    name.reserveCapacity(key.utf8.count)
    SwiftIdentifier.appendCamelCase(Array(key.utf8)[...], to: &name)
    self.init(String(decoding: name, as: UTF8.self))
  }

  /// The name of a type that belongs to this constant: `checkout` and `Detents` become `CheckoutDetents`.
  package func type(_ suffix: StaticString) -> SwiftIdentifier {
    var name = Array(text.utf8)
    SwiftIdentifier.capitalise(&name)
    return SwiftIdentifier(String(decoding: name, as: UTF8.self) + suffix.description)
  }

  /// Appends the bytes of the name that a key, or a name for Swift, becomes.
  static func append(_ written: ArraySlice<UInt8>, isKey: Bool, to name: inout [UInt8]) {
    let start = name.count
    if isKey, !isCamelCase(written) {
      appendCamelCase(written, to: &name)
    } else {
      name += written
    }
    switch name.count - start {
    case 4, 8: if meansSomethingElse(name[start...]) { name.append(UInt8(ascii: "_")) }
    default: break
    }
  }

  /// Makes the first letter of a name a capital.
  static func capitalise(_ name: inout [UInt8], from start: Int = 0) {
    var place = start
    while place < name.count, name[place] == UInt8(ascii: "_") { place += 1 }
    if place < name.count { name[place] = capital(name[place]) }
  }

  private static func meansSomethingElse(_ name: ArraySlice<UInt8>) -> Bool {
    switch name.first {
    case UInt8(ascii: "s"): name.elementsEqual("self".utf8)
    case UInt8(ascii: "i"): name.elementsEqual("init".utf8)
    case UInt8(ascii: "T"): name.elementsEqual("Type".utf8)
    case UInt8(ascii: "P"): name.elementsEqual("Protocol".utf8)
    default: false
    }
  }

  private static func appendCamelCase(_ key: ArraySlice<UInt8>, to name: inout [UInt8]) {
    let start = name.count
    var startsWord = false
    var isInLeadingCapitals = true
    for (offset, byte) in zip(key.indices, key) {
      if byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") {
        if name.count > start, name[name.count - 1] != UInt8(ascii: "_") {
          startsWord = true
        } else {
          name.append(UInt8(ascii: "_"))
        }
        continue
      }
      if startsWord {
        isInLeadingCapitals = false
        name.append(SwiftIdentifier.capital(byte))
      } else if isInLeadingCapitals, SwiftIdentifier.isCapital(byte) {
        let isFirst = name.count == start || name[name.count - 1] == UInt8(ascii: "_")
        let isBeforeSmall =
          offset + 1 < key.endIndex && SwiftIdentifier.isSmall(key[offset + 1])
        name.append(isFirst || !isBeforeSmall ? byte | 0x20 : byte)
      } else {
        isInLeadingCapitals = false
        name.append(byte)
      }
      startsWord = false
    }
  }

  /// Words of Swift that are no names of constants, cases or types without backticks, or not alone in braces; tried
  /// with Swift 6.3.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "_", "any", "as", "associatedtype", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "didSet", "do", "each", "else",
    "enum", "extension",
    "fallthrough",
    "false", "fileprivate", "for", "func", "get", "guard", "if", "import", "in", "init", "inout",
    "internal",
    "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "set", "some", "static", "struct", "subscript", "super", "switch",
    "throw",
    "throws", "true", "try", "typealias", "unsafe", "var", "where", "while", "willSet",
  ]

  /// For each first byte of a keyword, the bits of the lengths that keywords with it have.
  private static let keywordLengths: [UInt32] = {
    var lengths = [UInt32](repeating: 0, count: 0x80)
    for keyword in keywords {
      if let first = keyword.utf8.first { lengths[Int(first)] |= 1 << UInt32(keyword.utf8.count) }
    }
    return lengths
  }()

  private static func isKeyword(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.utf8.count < UInt32.bitWidth else { return false }
    return keywordLengths[Int(first)] & (1 << UInt32(name.utf8.count)) != 0
      && keywords.contains(name)
  }

  /// Whether a key is a name as it is, so that no other key of that kind becomes the same name.
  static func isCamelCase(_ key: some Collection<UInt8>) -> Bool {
    guard let first = key.first, isSmall(first) else { return false }
    return key.allSatisfy { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  private static func capital(_ byte: UInt8) -> UInt8 {
    isSmall(byte) ? byte & ~0x20 : byte
  }
}
