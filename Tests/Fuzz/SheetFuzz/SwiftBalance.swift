/// Reads generated Swift as far as literals, comments and brackets go.
enum SwiftBalance {
  /// Why the text cannot be whole Swift; `nil` when every literal and bracket is closed.
  static func fault(in bytes: [UInt8]) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return "not UTF-8" }
    var open: [Unicode.Scalar] = []
    var line = 1
    for row in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      if let sentence = fault(in: row, &open) { return "line \(line) of the Swift: \(sentence)" }
      line += 1
    }
    if !open.isEmpty { return "the Swift ends inside \(open.count) brackets" }
    return text.hasSuffix("\n") ? nil : "the Swift has no line break at its end"
  }

  private static func fault(
    in row: Substring.UnicodeScalarView, _ open: inout [Unicode.Scalar]
  ) -> String? {
    var rest = row
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"":
        guard skipLiteral(&rest) else { return "a literal does not end, or holds code" }
      case "/" where rest.first == "/":
        let isHidden = rest.contains { $0.value < 0x20 || $0.value == 0x2028 || $0.value == 0x85 }
        return isHidden ? "a control character in a comment" : nil
      case "(": open.append(")")
      case "[": open.append("]")
      case "{": open.append("}")
      case ")", "]", "}":
        guard open.popLast() == scalar else { return "'\(scalar)' closes nothing" }
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F { return "a control character" }
      }
    }
    return nil
  }

  private static func skipLiteral(_ rest: inout Substring.UnicodeScalarView) -> Bool {
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return true }
      if scalar.value < 0x20 { return false }
      if scalar == "\\", let escape = rest.popFirst(), escape == "(" { return false }
    }
    return false
  }
}
