import SheetDiagnostics
import SheetVocabulary
import SheetYAML

/// Calls of Swift with labels, whose colons YAML takes for those of keys: `passthrough: .enabled(upThrough: .medium)`.
enum SwiftSyntax {
  /// Says of faults of YAML at such calls what is written instead.
  static func reword(_ report: inout Report, since known: Int, in source: SourceFile) {
    report.reword(since: known) { diagnostic in
      guard diagnostic.id == .yamlSyntax, let span = diagnostic.span, span.file == source.id,
        let end = end(ofCallAt: Int(span.start), in: source.bytes)
      else { return }
      let call = source.text(Int(span.start), end)
      guard let expression = SwiftExpression(call) else { return }
      diagnostic.span = SourceSpan(file: source.id, start: Int(span.start), end: end)
      diagnostic.fixIts = []
      guard let (entry, edit) = entry(call, expression, at: Int(span.start)..<end, in: source)
      else {
        diagnostic.message =
          "'\(Quotation.cut(call))' is Swift"
          + (modifier(expression).map { "; \($0)" }
            ?? ", which is not read; a value is a word, a number or a mapping")
        return
      }
      diagnostic.message = "'\(Quotation.cut(call))' is Swift; here it is '\(entry)'"
      diagnostic.fixIts = [FixIt("write '\(entry)'", .guess, [edit])]
    }
  }

  /// What the entry with a call is here, and the edit that makes it so.
  private static func entry(
    _ call: String, _ expression: SwiftExpression, at place: Range<Int>, in source: SourceFile
  ) -> (text: String, edit: FixIt.Edit)? {
    func edit(_ start: Int, _ text: String) -> FixIt.Edit {
      FixIt.Edit(SourceSpan(file: source.id, start: start, end: place.upperBound), text)
    }
    let isMaterial = expression.parts[0].name == "UIBlurEffect"
    if let color = isMaterial ? ForeignColor.material(call) : ForeignColor(call)?.text {
      return (color, edit(place.lowerBound, color))
    }
    guard let key = key(before: place.lowerBound, in: source) else { return nil }
    let name = source.text(key.lowerBound, key.upperBound)
    let path = ForeignNames.shared.find(name, in: .sheet)?.key ?? name
    guard path == "passthrough", let argument = expression.call?.argument,
      argument.label == "upThrough", let through = detent(argument.value)
    else { return nil }
    let value = through == "maxHeight" ? "always" : "{through: \(through)}"
    return ("\(path): \(value)", edit(key.lowerBound, "\(path): \(value)"))
  }

  /// What a modifier or a property without a key is here.
  private static func modifier(_ expression: SwiftExpression) -> String? {
    guard let name = expression.parts.first?.name,
      let foreign = ForeignNames.shared.find(name, in: .sheet)
    else { return nil }
    if foreign.key.isEmpty { return foreign.more }
    let value: String?
    switch foreign.value {
    case .opposite: value = expression.call == nil ? "false" : nil
    case .same, .percent, .words, .chosen: value = nil
    }
    return "here it is '\(foreign.entry(foreign.key, value))'"
  }

  /// The id of a detent of SwiftUI's, if it has none that is given.
  private static func detent(_ text: String) -> String? {
    guard let expression = SwiftExpression(text) else { return nil }
    switch (expression.parts[0].name, expression.call?.argument.value) {
    case ("medium", nil): return "medium"
    case ("large", nil): return "maxHeight"
    case ("height", let points?):
      return points.utf8.allSatisfy(\.isDigit) ? "height\(points)" : nil
    default: return nil
    }
  }

  /// Where the key of a value on its line is written.
  private static func key(before value: Int, in source: SourceFile) -> Range<Int>? {
    let bytes = source.bytes
    var end = value
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard end > 0, bytes[end - 1] == UInt8(ascii: ":") else { return nil }
    end -= 1
    var start = end
    while start > 0, NameRule.isPart(bytes[start - 1]) { start -= 1 }
    return start < end ? start..<end : nil
  }

  private static func end(ofCallAt start: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    for place in start..<min(bytes.count, start + 200) {
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth <= 0 { return depth == 0 ? place + 1 : nil }
      case UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: "}"): return nil
      default: break
      }
    }
    return nil
  }
}

extension SourceFile {
  fileprivate func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
