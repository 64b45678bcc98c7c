/// Writes random documents in every form the language reads, and what they mean.
struct DocumentWriter {
  private var state: UInt64
  private(set) var outline = ""
  private var keys = 0

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
  }

  private mutating func random(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func pick(_ choices: [String]) -> String { choices[random(choices.count)] }

  mutating func document() -> String {
    let (text, meaning) = mapping(indent: 0, depth: 3)
    outline = meaning
    let start = pick(["", "\u{FEFF}", "# é\n", "---\n"])
    let all = start + text + pick(["", "# end\n", "...\n"])
    return random(4) == 0
      ? all.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n") : all
  }

  /// Changes a few bytes of a text.
  mutating func broken(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    let pieces = [
      "[", "]", "{", "}", "\"", "'", ":", ": ", "\t", "\n", " ", "#", "-", "- ", "&a ",
      "*a", "!", "|", ">", "%", "?", ",", "\\", "\u{7F}", "\r", "😀", "\n---\n", "<<: *a", "\n\t",
    ]
    for _ in 0...random(3) {
      let place = random(bytes.count + 1)
      switch random(4) {
      case 0: bytes.insert(contentsOf: pick(pieces).utf8, at: place)
      case 1: if place < bytes.count { bytes.remove(at: place) }
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + random(20)))
      default: if place < bytes.count { bytes[place] = UInt8(random(256)) }
      }
    }
    return bytes
  }

  private mutating func blanks() -> String {
    random(5) == 0 ? pick(["\n", "# é\n", "\n\n", "# x\n"]) : ""
  }

  private mutating func key() -> (String, String) {
    keys += 1
    let name = pick(["k", "schlüssel", "鍵", "a b"]) + "\(keys)"
    switch random(4) {
    case 0: return ("\"\(name)\"", name)
    case 1: return ("'\(name)'", name)
    default: return (name, name)
    }
  }

  private mutating func mapping(indent: Int, depth: Int) -> (String, String) {
    let pad = String(repeating: " ", count: indent)
    var text = ""
    var meaning: [String] = []
    for _ in 0...random(4) {
      let (key, name) = key()
      let (value, means) = value(indent: indent, depth: depth, inMapping: true)
      text += blanks() + pad + key + ":" + value
      meaning.append("\(name): \(means)")
    }
    return (text, "{" + meaning.joined(separator: ", ") + "}")
  }

  private mutating func sequence(indent: Int, depth: Int) -> (String, String) {
    let pad = String(repeating: " ", count: indent)
    var text = ""
    var meaning: [String] = []
    for _ in 0...random(3) {
      let (value, means) = value(indent: indent, depth: depth, inMapping: false)
      text += pad + "-" + value
      meaning.append(means)
    }
    return (text, "[" + meaning.joined(separator: ", ") + "]")
  }

  /// What follows `key:` or `-`, up to and including the line break.
  private mutating func value(indent: Int, depth: Int, inMapping: Bool) -> (String, String) {
    let comment = pick(["\n", "\n", " # ü\n", "   #x\n"])
    switch random(depth > 0 ? 8 : 5) {
    case 0: return (comment, "~")
    case 1:
      let (text, meaning) = flow(depth: 2)
      return (" " + text + comment, meaning)
    case 2:
      let pad = String(repeating: " ", count: indent + 2)
      return (" |\(comment)\(pad)é\n\n\(pad)  # y\n", "é\n\n  # y\n")
    case 3:
      let pad = String(repeating: " ", count: indent + 1 + random(3))
      return (" äb\n\(pad)cd\(comment)", "äb cd")
    case 4:
      let (text, meaning) = word()
      return (" " + text + comment, meaning)
    case 5:
      let (text, meaning) = sequence(indent: indent + 2, depth: depth - 1)
      return (comment + text, meaning)
    default:
      let (text, meaning) = mapping(indent: indent + 1 + random(3), depth: depth - 1)
      return (comment + text, meaning)
    }
  }

  private mutating func word() -> (String, String) {
    switch random(7) {
    case 0: ("\"q\\t\\u00e9 # x\"", "q\té # x")
    case 1: ("'it''s'", "it's")
    case 2: ("\"\"", "")
    case 3: ("\"a: b\"", "a: b")
    case 4: ("ü#x", "ü#x")
    case 5: ("😀", "😀")
    default: ("12.5", "12.5")
    }
  }

  private mutating func flow(depth: Int) -> (String, String) {
    if depth == 0 || random(3) == 0 { return word() }
    let space = pick(["", " ", "  "])
    if random(2) == 0 {
      let items = (0..<random(4)).map { _ in flow(depth: depth - 1) }
      let text = items.map(\.0).joined(separator: "," + space)
      return ("[\(space)\(text)\(space)]", "[" + items.map(\.1).joined(separator: ", ") + "]")
    }
    var entries: [(String, String)] = []
    for _ in 0..<random(4) {
      let (key, name) = key()
      let (value, meaning) = flow(depth: depth - 1)
      entries.append(("\(key): \(value)", "\(name): \(meaning)"))
    }
    let text = entries.map(\.0).joined(separator: "," + space)
    return ("{\(space)\(text)\(space)}", "{" + entries.map(\.1).joined(separator: ", ") + "}")
  }
}
