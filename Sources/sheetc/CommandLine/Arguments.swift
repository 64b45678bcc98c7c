/// A command line that was understood.
struct Arguments {
  var command: Command
  var operands: [String] = []
  private var values: [CommandOption: [String]] = [:]
  /// The words as they were typed, without the name of the tool.
  let words: [String]

  init(_ command: Command, _ words: [String]) {
    self.command = command
    self.words = words
  }

  /// The command line as it can be typed again, without those options, which take no value.
  func commandLine(without options: [CommandOption]) -> String {
    let dropped = options.flatMap { option in
      [option.row.typedName] + (option.row.short.map { ["-\($0)"] } ?? [])
    }
    let kept = words.filter { !dropped.contains($0) }
    return (["sheetc"] + kept.map(Self.quoted)).joined(separator: " ")
  }

  /// `word` as a shell takes it for one.
  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      byte >= 0x80 || Unicode.Scalar(byte).properties.isAlphabetic
        || "0123456789_-+=./,:@%".utf8.contains(byte)
    }
    if isPlain && !word.isEmpty { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  func isSet(_ option: CommandOption) -> Bool {
    values[option] != nil
  }

  /// What was given with `option`, in order.
  func values(of option: CommandOption) -> [String] {
    values[option] ?? []
  }

  func value(of option: CommandOption) -> String? {
    values[option]?.last
  }

  /// The word given with `option`, which the parser has held against the words of the table.
  func word<Word: RawRepresentable<String>>(_ option: CommandOption, or fallback: Word) -> Word {
    value(of: option).flatMap(Word.init(rawValue:)) ?? fallback
  }

  /// The number given with `option`, which the parser has held against its range.
  func number(_ option: CommandOption) -> Double? {
    value(of: option).flatMap(Double.init)
  }

  /// Forgets that `option` was given.
  mutating func remove(_ option: CommandOption) {
    values[option] = nil
  }

  /// Notes that `option` was given, with `value` if it takes one.
  mutating func add(_ option: CommandOption, _ value: String?) {
    values[option, default: []] += value.map { [$0] } ?? []
  }
}
