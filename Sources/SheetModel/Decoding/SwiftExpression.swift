import SheetVocabulary

/// A value as Swift has it: `.medium()`, `UIColor.black`, `.height(300)`, `Color("Surface").opacity(0.5)`.
struct SwiftExpression {
  struct Argument {
    /// Empty where it has none.
    let label: String
    let value: String
  }

  /// A name, and what stands in parentheses behind it.
  struct Part {
    let name: String
    let arguments: [Argument]
  }

  /// The type that it begins with, if any.
  let type: String
  /// Members of the type, one after the other, or a call of the type itself.
  let parts: [Part]

  /// `nil` for what is nothing but a name, and for what has other marks than those of types, members and calls.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "(") }),
      bytes.count <= 200
    else { return nil }
    var parts: [Part] = []
    var place = bytes.first == UInt8(ascii: ".") ? 1 : 0
    while place < bytes.count {
      let start = place
      while place < bytes.count, NameRule.isPart(bytes[place]), bytes[place] != UInt8(ascii: "-") {
        place += 1
      }
      guard place > start, !bytes[start].isDigit else { return nil }
      let name = String(decoding: bytes[start..<place], as: UTF8.self)
      var arguments: [Argument] = []
      if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
        guard let end = Self.end(ofCallAt: place, in: bytes) else { return nil }
        arguments = Self.arguments(bytes[(place + 1)..<end])
        place = end + 1
      }
      parts.append(Part(name: name, arguments: arguments))
      guard place < bytes.count else { break }
      guard bytes[place] == UInt8(ascii: "."), place + 1 < bytes.count else { return nil }
      place += 1
    }
    var types: [String] = []
    while let first = parts.first, parts.count > 1, first.arguments.isEmpty,
      first.name.utf8.first.map({ $0 < UInt8(ascii: "a") }) == true
    {
      types.append(first.name)
      parts.removeFirst()
    }
    guard let first = parts.first else { return nil }
    let isCall = first.name.utf8.first.map { $0 < UInt8(ascii: "a") } == true
    type = types.isEmpty && isCall ? first.name : types.joined(separator: ".")
    self.parts = parts
  }

  /// The only member, where it is not a call with arguments: of `.medium()` `medium`.
  var word: String? {
    guard parts.count == 1, parts[0].arguments.isEmpty else { return nil }
    return parts[0].name
  }

  /// The only call, and the only thing that is handed to it: of `.height(300)` `height` and `300`.
  var call: (name: String, argument: Argument)? {
    guard parts.count == 1, parts[0].arguments.count == 1 else { return nil }
    return (parts[0].name, parts[0].arguments[0])
  }

  /// What a text names in Swift, other texts as they are: of `.medium` and `Detent.medium()` `medium`.
  static func word(of text: String) -> String { SwiftExpression(text)?.word ?? text }

  private static func end(ofCallAt start: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    for place in start..<bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return nil
  }

  private static func arguments(_ bytes: ArraySlice<UInt8>) -> [Argument] {
    var arguments: [Argument] = []
    var depth = 0
    var start = bytes.startIndex
    for place in bytes.indices {
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        arguments.append(argument(bytes[start..<place]))
        start = place + 1
      default: break
      }
    }
    if bytes[start...].contains(where: { $0 != UInt8(ascii: " ") }) || start > bytes.startIndex {
      arguments.append(argument(bytes[start...]))
    }
    return arguments
  }

  private static func argument(_ bytes: ArraySlice<UInt8>) -> Argument {
    let name = bytes.drop { $0 == UInt8(ascii: " ") }.prefix { NameRule.isPart($0) }
    guard !name.isEmpty, name.endIndex < bytes.endIndex,
      bytes[name.endIndex] == UInt8(ascii: ":")
    else { return Argument(label: "", value: trimmed(bytes)) }
    return Argument(
      label: String(decoding: name, as: UTF8.self), value: trimmed(bytes[(name.endIndex + 1)...]))
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop { $0 == UInt8(ascii: " ") }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    if bytes.count > 1, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") {
      bytes = bytes.dropFirst().dropLast()
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
