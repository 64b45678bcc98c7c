/// What UIKit, SwiftUI or a library of sheets calls something that this language says otherwise.
struct ForeignName: Sendable {
  /// The mapping that such a name is met in.
  enum Place: Hashable, Sendable, CaseIterable {
    /// A sheet, or a mapping within it; what to write is found from the sheet on.
    case sheet
    case detent
    case bound
    case color
    case button
    case text
    case limit
    case passthrough
    case variants
    case project
    case target
    case file
  }

  /// What becomes of the value.
  enum Value: Sendable {
    /// It stays as it is, where it fits the key.
    case same
    /// The flag that says the opposite.
    case opposite
    /// Hundredths, where the key takes a part of one.
    case percent
    /// What stands for a word; others stay as they are.
    case words([(written: String, here: String)])
    /// A person has to choose.
    case chosen
  }

  /// Path of the key that is written instead; empty where there is none, as the sentence says.
  let key: String
  let value: Value
  /// What is written beside the key, as `, of: content`; of a name without a key, the sentence that says so.
  let more: String
  /// As their owners spell them.
  let names: [String]

  init(_ key: String, _ value: Value, more: String = "", _ names: [String]) {
    self.key = key
    self.value = value
    self.more = more
    self.names = names
  }

  /// Names of keys that take the same values.
  init(_ key: String, more: String = "", _ names: [String]) {
    self.init(key, .same, more: more, names)
  }

  /// Names of what a sheets file does not say.
  init(none sentence: String, _ names: [String]) {
    self.init("", .chosen, more: sentence, names)
  }

  /// `dismiss: {swipe: false}`; `path` is the key's from where it is written.
  func entry(_ path: some StringProtocol, _ value: String?) -> String {
    let steps = Self.steps(of: path)
    guard let last = steps.last else { return "" }
    var entry = ""
    for step in steps.dropLast() {
      entry += step
      entry += ": {"
    }
    entry += last
    entry += ": "
    entry += value ?? "…"
    entry += more
    return entry + String(repeating: "}", count: steps.count - 1)
  }

  /// The keys of a path, as `dismiss` and `swipe` of `dismiss.swipe`.
  static func steps(of path: some StringProtocol) -> [Substring] {
    Substring(path).utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
  }
}
