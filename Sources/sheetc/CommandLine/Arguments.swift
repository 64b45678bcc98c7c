/// A command line that was understood.
struct Arguments {
  var command: Command
  var operands: [String] = []
  private var values: [CommandOption: [String]] = [:]

  init(_ command: Command) {
    self.command = command
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

  /// Notes that `option` was given, with `value` if it takes one.
  mutating func add(_ option: CommandOption, _ value: String?) {
    values[option, default: []] += value.map { [$0] } ?? []
  }
}
