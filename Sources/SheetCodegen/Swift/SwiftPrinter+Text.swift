import SheetDiagnostics
import SheetRuntime
import SheetVocabulary

// For targets whose code is mostly fixed text with a few values in it. Text of users goes through `SwiftLiteral`,
// `SwiftComment` and `SwiftIdentifier` before it comes here.
extension SwiftPrinter {
  /// Appends text to the line.
  mutating func append(_ text: String) {
    line.append(text)
  }

  /// Appends a line, whose lists and closures break if they do not fit; an empty one without text.
  mutating func write(_ text: String = "") {
    let columns = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    if text.hasPrefix("//") || fits(text) {
      line.append(text)
      return endLine()
    }
    let text = String(text.dropFirst(columns))
    indented(columns) { printer in
      if printer.writeClosure(text) || printer.writeChoice(text) || printer.writeAssignment(text) {
        return
      }
      printer.append(breaking: text, rest: 0)
      printer.endLine()
    }
  }

  /// Appends `condition ? one : other` on three lines; `false` for another text.
  private mutating func writeChoice(_ text: String) -> Bool {
    let parts = Self.split(text, at: [" ? ", " : "])
    guard parts.count == 3 else { return false }
    write(parts[0])
    indented(2) { printer in
      printer.write("? \(parts[1])")
      printer.write(": \(parts[2])")
    }
    return true
  }

  /// Appends `head { value }tail` on three lines; `false` for another text.
  private mutating func writeClosure(_ text: String) -> Bool {
    let parts = Self.split(text, at: [" { ", " }"])
    guard parts.count == 3 else { return false }
    write("\(parts[0]) {")
    indented(2) { $0.write(parts[1]) }
    write("}\(parts[2])")
    return true
  }

  /// Appends `name = (value)` on two lines, so that the parentheses stay together; `false` for another text.
  private mutating func writeAssignment(_ text: String) -> Bool {
    let parts = Self.split(text, at: [" = "])
    guard parts.count == 2, parts[1].hasPrefix("(") else { return false }
    write("\(parts[0]) =")
    indented(2) { $0.write(parts[1]) }
    return true
  }

  /// The parts of a text between separators that stand in this order, in no brackets and not in quotes.
  private static func split(_ text: String, at separators: [String]) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var isQuoted = false
    var rest = text[...]
    while let character = rest.first {
      if !isQuoted, depth == 0, parts.count < separators.count,
        rest.hasPrefix(separators[parts.count])
      {
        rest = rest.dropFirst(separators[parts.count].count)
        parts.append(part)
        part = ""
        continue
      }
      part.append(character)
      rest = rest.dropFirst()
      if isQuoted, character == "\\", let next = rest.popFirst() { part.append(next) }
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
    }
    return parts + [part]
  }

  /// Appends the lines of fixed text, which has no name or value of a sheet in it.
  mutating func lines(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      var start = 0
      for place in 0...bytes.count
      where place == bytes.count || bytes[place] == UInt8(ascii: "\n") {
        line.append(bytes: UnsafeBufferPointer(rebasing: bytes[start..<place]))
        endLine()
        start = place + 1
      }
    }
  }

  /// Appends a line that opens a block, what `body` prints in it, and the closing brace.
  mutating func block(_ head: String, _ body: (inout SwiftPrinter) -> Void) {
    append(breaking: head, rest: 2)
    openBlock()
    body(&self)
    closeBlock()
  }

  /// Appends a computed property of one expression, on one line if it fits.
  mutating func property(_ head: String, _ value: String) {
    if fits("\(head) { \(value) }") {
      write("\(head) { \(value) }")
    } else {
      block(head) { $0.write(value) }
    }
  }

  /// Appends what a function's comment says of its parameters, `name: Sentence.` each, behind an empty line of it.
  mutating func parameters(_ summaries: [String]) {
    if summaries.isEmpty { return }
    write("///")
    if summaries.count == 1 {
      write("/// - Parameter \(summaries[0])")
      return
    }
    write("/// - Parameters:")
    for summary in summaries { write("///   - \(summary)") }
  }

  /// The modifier and a space as text; empty for the level that Swift takes by itself.
  static func modifier(_ access: AccessLevel) -> String {
    switch access {
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}

extension SwiftLiteral {
  /// A string literal that means exactly `text`.
  static func string(_ text: String) -> String {
    var printer = SwiftPrinter()
    append(text, to: &printer.line)
    return printer.line.text
  }

  /// A literal of a place that takes a floating-point number.
  static func number(_ number: Double) -> String {
    var printer = SwiftPrinter()
    append(number, to: &printer.line)
    return printer.line.text
  }
}

extension SwiftLiteral {
  /// A text that people read, as an expression of a `String`.
  static func text(_ text: DisplayText) -> String {
    switch text {
    case .plain(let text): string(text)
    case .localized(let key, let table):
      "NSLocalizedString(\(string(key)), tableName: \(table.map { string($0) } ?? "nil"), comment: \"\")"
    }
  }
}

extension SwiftIdentifier {
  /// A path of names of the app's code, keywords in backticks: ``Shop.`default` ``.
  static func path(_ path: String) -> String {
    path.split(separator: ".").map { SwiftIdentifier(String($0)).declared }.joined(separator: ".")
  }

  /// The name where a bare one stands: in backticks if it is a keyword.
  var declared: String { isKeyword ? "`\(text)`" : text }

  /// The name of a parameter, where all keywords but those that say something of a parameter are names.
  var parameter: String { ["inout", "var", "let"].contains(text) ? "`\(text)`" : text }

  /// The name of a variable as a value by itself; after `await` a value would be expected.
  var value: String { text == "await" ? "`await`" : declared }
}
