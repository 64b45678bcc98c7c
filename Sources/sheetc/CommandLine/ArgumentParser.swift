internal import SheetDiagnostics
internal import SheetRules

/// Turns the words of a command line into arguments, by the table of options.
///
/// `--name value`, `--name=value`, `-n value`, `-nvalue` and clusters of short options are understood,
/// in any order with operands, and options of compilers such as `-MF value`; `--` ends the options and `-` is an
/// operand. Options that all commands take may stand in front of the command.
struct ArgumentParser {
  private var words: ArraySlice<String>
  private var arguments: Arguments
  /// Those of the command; looked for only when a word is one.
  private var options: [CommandOption] { CommandOption.options(of: arguments.command) }

  /// Understands `words`, which do not include the name of the tool.
  static func parse(_ words: [String]) throws(UsageError) -> Arguments {
    let index = try commandIndex(words)
    guard let index else {
      return try parseWithoutCommand(words)
    }
    guard let command = Command(rawValue: words[index]) else { throw unknownCommand(words[index]) }
    var parser = ArgumentParser(words, without: index, command)
    try parser.parseAll()
    return parser.redirected()
  }

  /// - Parameter index: place of the command among the words, if it is one of them.
  private init(_ words: [String], without index: Int?, _ command: Command) {
    self.words = words[...]
    if let index { self.words.remove(at: index) }
    arguments = Arguments(command, words)
  }

  // MARK: Commands

  /// Place of the first word that is not an option or the value of one.
  private static func commandIndex(_ words: [String]) throws(UsageError) -> Int? {
    var index = 0
    while index < words.count {
      let word = words[index]
      if !word.hasPrefix("-") || word == "-" { return index }
      if word == "--" { return nil }
      let takesNext = CommandOption.allCases.contains { option in
        guard case .none = option.row.argument else {
          return word == option.row.typedName || option.row.short.map { word == "-\($0)" } == true
        }
        return false
      }
      index += takesNext ? 2 : 1
    }
    return nil
  }

  private static func parseWithoutCommand(_ words: [String]) throws(UsageError) -> Arguments {
    var parser = ArgumentParser(words, without: nil, .help)
    try parser.parseAll()
    if parser.arguments.isSet(.help) || parser.arguments.isSet(.version) {
      return parser.redirected()
    }
    throw UsageError(
      message: "no command is given",
      notes: ["the commands are \(list(Command.allCases.map(\.name), last: "and"))", seeHelp(nil)])
  }

  private static func unknownCommand(_ word: String) -> UsageError {
    if FileSystem.kind(of: word) != nil || word == "-" || word.contains("/") || word.contains(".") {
      return UsageError(
        message: "'\(word)' is not a command",
        notes: ["say what to do with it, as in 'sheetc generate \(word)'", seeHelp(nil)])
    }
    return UsageError(
      message: "'\(word)' is not a command",
      notes: didYouMean(Spelling.nearest(to: word, in: Command.allCases.map(\.name)))
        + ["the commands are \(list(Command.allCases.map(\.name), last: "and"))"])
  }

  /// What was asked for, after `--help` and `--version` have turned any command into theirs.
  private consuming func redirected() -> Arguments {
    if arguments.isSet(.help) {
      if arguments.command != .help || !arguments.operands.isEmpty {
        arguments.operands =
          arguments.command == .help ? arguments.operands : [arguments.command.name]
      }
      arguments.command = .help
    } else if arguments.isSet(.version) {
      arguments.operands = []
      arguments.command = .version
    }
    return arguments
  }

  // MARK: Words

  private mutating func parseAll() throws(UsageError) {
    // Whoever asks for help gets it, whatever else is wrong.
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      arguments.add(.help, nil)
      if arguments.command == .help {
        arguments.operands = words.filter { Command(rawValue: $0) != nil }
      }
      return
    }
    while let word = words.popFirst() {
      if word == "--" {
        arguments.operands += words
        words = []
      } else if word.hasPrefix("--") {
        try parseLong(word)
      } else if word.hasPrefix("-") && word != "-" {
        try parseShort(word)
      } else {
        arguments.operands.append(word)
      }
    }
    try checkOperands()
  }

  private mutating func parseLong(_ word: String) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.isLong(name) }) else {
      throw unknownOption(name)
    }
    let value = parts.count > 1 ? String(parts[1]) : nil
    try take(option, as: "--" + name, value)
  }

  private mutating func parseShort(_ word: String) throws(UsageError) {
    if try parseCompilerStyle(word) { return }
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let option = options.first(where: { $0.row.short == letter }) else {
        throw unknownShort(letter, in: word)
      }
      switch option.row.argument {
      case .none:
        if rest.first == "=" {
          throw UsageError(message: "'-\(letter)' takes no value", notes: [seeHelp()])
        }
        try take(option, as: "-\(letter)", nil)
      case .text, .word, .number, .wordAndPath, .date:
        if rest.first == "=" { rest.removeFirst() }
        try take(option, as: "-\(letter)", rest.isEmpty ? nil : String(rest))
        return
      }
    }
  }

  /// Takes in an option that is written as those of compilers are.
  ///
  /// - Returns: Whether `word` is one.
  private mutating func parseCompilerStyle(_ word: String) throws(UsageError) -> Bool {
    for option in options where option.row.style == .compiler {
      let spelling = option.row.typedName
      guard word.utf8.starts(with: spelling.utf8) else { continue }
      let rest = String(Substring(word.utf8.dropFirst(spelling.utf8.count)))
      switch option.row.argument {
      case .none:
        if !rest.isEmpty { continue }
        try take(option, as: spelling, nil)
      case .text, .word, .number, .wordAndPath, .date:
        try take(option, as: spelling, rest.isEmpty ? nil : rest)
      }
      return true
    }
    return false
  }

  /// Takes in `option`, which was written as `spelling`, with the value attached to it or after it.
  private mutating func take(
    _ option: CommandOption, as spelling: String, _ attached: String?
  ) throws(UsageError) {
    if case .none = option.row.argument {
      if attached != nil {
        throw UsageError(message: "'\(spelling)' takes no value", notes: [seeHelp()])
      }
      arguments.add(option, nil)
      return
    }
    let value: String
    if let attached { value = attached } else { value = try following(spelling, option) }
    try check(value, of: option, spelling)
    if !option.row.repeats.contains(arguments.command), let earlier = arguments.value(of: option) {
      if earlier == value { return }
      let other = option.row.alias.map { alias in
        spelling == "--" + alias ? option.row.name : alias
      }
      throw UsageError(
        message:
          "'\(spelling)'\(other.map { " or '--\($0)'" } ?? "") is given twice, as '\(earlier)' and as '\(value)'",
        notes: [seeHelp()])
    }
    arguments.add(option, value)
  }

  private mutating func following(
    _ spelling: String, _ option: CommandOption
  ) throws(UsageError) -> String {
    guard let next = words.first else {
      throw UsageError(message: "'\(spelling)' needs \(Self.needs(option))", notes: [seeHelp()])
    }
    if next.hasPrefix("-") && next != "-" {
      let written =
        option.row.style == .long && spelling.hasPrefix("--") ? spelling + "=" : spelling
      throw UsageError(
        message: "'\(spelling)' needs \(Self.needs(option)), but '\(next)' follows",
        notes: ["write '\(written)\(next)' if that is meant as its value"])
    }
    words.removeFirst()
    return next
  }

  private func check(
    _ value: String, of option: CommandOption, _ spelling: String
  ) throws(UsageError) {
    if value.isEmpty {
      throw UsageError(message: "'\(spelling)' needs \(Self.needs(option))", notes: [seeHelp()])
    }
    switch option.row.argument {
    case .none, .text: return
    case .word(_, let makeWords):
      let words = makeWords()
      if words.contains(value) { return }
      throw UsageError(
        message: "'\(value)' is not a value of '\(spelling)'; use \(Self.quotedList(words))",
        notes: Self.didYouMean(Spelling.nearest(to: value, in: words)))
    case .wordAndPath(_, let makeWords):
      let words = makeWords()
      let request = ReportRequest.parts(of: value)
      if !words.contains(request.word) {
        throw UsageError(
          message:
            "'\(request.word)' is not a value of '\(spelling)'; use \(Self.quotedList(words))",
          notes: Self.didYouMean(Spelling.nearest(to: request.word, in: words)))
      }
      if request.path == "" {
        throw UsageError(
          message: "'\(value)' names no file; write '\(request.word):FILE' or '\(request.word)'")
      }
    case .date:
      if CalendarDate(value) == nil {
        throw UsageError(
          message: "'\(value)' is not a date; '\(spelling)' takes one such as 2026-12-31")
      }
    case .number(_, let unit, let range):
      let ends =
        "\(Self.number(range.lowerBound)) to \(Self.number(range.upperBound))"
        + (unit.isEmpty ? "" : " " + unit)
      guard let number = Self.number(value) else {
        throw UsageError(message: "'\(value)' is not a number; '\(spelling)' takes \(ends)")
      }
      if !range.contains(number) {
        throw UsageError(message: "'\(value)' is out of range; '\(spelling)' takes \(ends)")
      }
    }
  }

  private func checkOperands() throws(UsageError) {
    // `--version` and `--help` need nothing else.
    if arguments.isSet(.help) || arguments.isSet(.version) { return }
    let command = arguments.command
    if arguments.operands.count > command.operandCount.upperBound {
      let extra = arguments.operands[command.operandCount.upperBound]
      throw UsageError(
        message: "'\(extra)' is one argument too many for '\(command.name)'", notes: [seeHelp()])
    }
    if arguments.operands.count < command.operandCount.lowerBound {
      throw UsageError(
        message: "'\(command.name)' needs \(command.operands)", notes: [seeHelp()])
    }
  }

  // MARK: Mistakes

  private func unknownOption(_ name: String) -> UsageError {
    let owners = Command.allCases.filter { command in
      CommandOption.options(of: command).contains { $0.isLong(name) }
    }
    if !owners.isEmpty {
      return notOfThisCommand("--" + name, owners)
    }
    let names = options.filter { $0.row.style == .long }
      .flatMap { [$0.row.name] + ($0.row.alias.map { [$0] } ?? []) }
    let longer = name.isEmpty ? [] : names.filter { $0.hasPrefix(name) }
    let near = longer.isEmpty ? Spelling.nearest(to: name, in: names) : longer
    return UsageError(
      message: "unknown option '--\(name)'",
      notes: Self.didYouMean(near.map { "--" + $0 }) + [seeHelp()])
  }

  private func unknownShort(_ letter: Character, in word: String) -> UsageError {
    let name = String(word.dropFirst().prefix { $0 != "=" })
    if options.contains(where: { $0.isLong(name) }) {
      return UsageError(message: "unknown option '\(word)'", notes: ["did you mean '-\(word)'?"])
    }
    if letter == "M" {
      let known = options.filter { $0.row.style == .compiler }.map(\.row.typedName)
      if !known.isEmpty {
        return UsageError(
          message: "unknown option '\(word)'",
          notes: ["options for rules of Make are \(Self.quotedList(known, last: "and"))"])
      }
    }
    let owners = Command.allCases.filter { command in
      CommandOption.options(of: command).contains { option in
        option.row.short == letter
          || option.row.style == .compiler && word.hasPrefix(option.row.typedName)
      }
    }
    if !owners.isEmpty {
      return notOfThisCommand(letter == "M" ? word : "-\(letter)", owners)
    }
    return UsageError(message: "unknown option '-\(letter)'", notes: [seeHelp()])
  }

  private func notOfThisCommand(_ spelling: String, _ owners: [Command]) -> UsageError {
    UsageError(
      message: "'\(spelling)' is not an option of '\(arguments.command.name)' but of "
        + Self.quotedList(owners.map(\.name), last: "and"),
      notes: (arguments.command == .resolve && owners.contains(.lint)
        ? ["'resolve' shows sheets; 'sheetc lint' reports what is found in them"] : [])
        + [seeHelp()])
  }

  private static func needs(_ option: CommandOption) -> String {
    switch option.row.argument {
    case .none: "no value"
    case .text(let placeholder), .word(let placeholder, _), .number(let placeholder, _, _),
      .wordAndPath(let placeholder, _), .date(let placeholder):
      "a value, \(placeholder)"
    }
  }

  private static func didYouMean(_ names: [String]) -> [String] {
    names.isEmpty ? [] : ["did you mean \(quotedList(names))?"]
  }

  private func seeHelp() -> String {
    Self.seeHelp(arguments.command == .help ? nil : arguments.command)
  }

  private static func seeHelp(_ command: Command?) -> String {
    let subject = command.map { " " + $0.name } ?? ""
    return "'sheetc help\(subject)' says more"
  }

  private static func quotedList(_ words: [String], last: String = "or") -> String {
    list(words.map { "'\($0)'" }, last: last)
  }

  private static func list(_ words: [String], last: String) -> String {
    guard let end = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) " + end
  }

  /// What a number of the command line is, which is written as in a sheets file.
  private static func number(_ text: String) -> Double? {
    let bytes = text.utf8
    guard bytes.first != UInt8(ascii: "."), bytes.last != UInt8(ascii: "."),
      bytes.allSatisfy({ (0x30...0x39).contains($0) || ".eE+-".utf8.contains($0) })
    else { return nil }
    return Double(text)
  }

  private static func number(_ number: Double) -> String {
    var buffer = ByteBuffer()
    buffer.append(number)
    return buffer.text
  }
}

extension CommandOption {
  /// Whether the option is written as `--name`.
  fileprivate func isLong(_ name: String) -> Bool {
    row.style == .long && (row.name == name || row.alias == name)
  }
}
