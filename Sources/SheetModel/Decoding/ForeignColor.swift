import SheetVocabulary

/// A colour as UIKit, SwiftUI or a style sheet has it, and how it is written here.
struct ForeignColor {
  /// `"#000000"`, `{system: label}` or another colour of the language, as it stands in a file.
  let text: String

  /// `nil` for what names no colour that is certain.
  init?(_ written: String) {
    guard let source = ForeignColor.source(written) else { return nil }
    text = source.text
  }

  /// `{material: thin}` for `.ultraThinMaterial` and `UIBlurEffect(style: .systemThinMaterial)`.
  static func material(_ written: String) -> String? {
    let own = Array(Closed.materials.texts)
    let argument = SwiftExpression(written)?.call?.argument.value ?? written
    let word = SwiftExpression.word(of: argument)
    let near = own.contains(word) ? [word] : ForeignWords.here(for: word).filter(own.contains)
    return near.count == 1 ? "{material: \(near[0])}" : nil
  }

  /// A colour of parts: `{hex: "#102030", alpha: 0.5}`, `{red: 0, green: 0, blue: 0}` and `[255, 0, 0]`.
  init?(parts: [(name: String, value: String)]) {
    var numbers: [Double?] = [nil, nil, nil]
    var opacity: Double? = 1
    var source: Source?
    for (name, value) in parts {
      var value = value
      let number = value.withUTF8 { NumberParser.parse($0) }
      switch name.lowercased() {
      case "r", "red": numbers[0] = number
      case "g", "green": numbers[1] = number
      case "b", "blue": numbers[2] = number
      case "a", "alpha", "opacity": opacity = number
      case "hex", "value", "color", "colour", "rgb", "rgba", "code":
        source = ForeignColor.source(value)
      default: return nil
      }
    }
    let all = numbers.compactMap { $0 }
    if all.count == 3, source == nil {
      let whole: Double = all.contains { $0 > 1 } ? 255 : 1
      if all.allSatisfy({ (0...whole).contains($0) }) {
        source = .rgba(all.map { $0 / whole } + [1])
      }
    }
    guard let source, let opacity, (0...1).contains(opacity), all.isEmpty || all.count == 3 else {
      return nil
    }
    text = source.fainter(by: opacity).text
  }

  private enum Source {
    case clear
    /// Red, green, blue and opacity, each from 0 to 1.
    case rgba([Double])
    case system(String, opacity: Double)
    case asset(String, opacity: Double)

    var text: String {
      switch self {
      case .clear: return ColorVocabulary.clear.description
      case .rgba(let parts):
        let digits = parts.map { part in
          let byte = String(UInt8((part * 255).rounded()), radix: 16, uppercase: true)
          return byte.utf8.count == 1 ? "0" + byte : byte
        }
        let isOpaque = digits.last == "FF"
        return "\"#" + (isOpaque ? digits.dropLast() : digits[...]).joined() + "\""
      case .system(let name, let opacity): return mapping("system: \(name)", opacity)
      case .asset(let name, let opacity): return mapping("asset: \(name)", opacity)
      }
    }

    private func mapping(_ form: String, _ opacity: Double) -> String {
      opacity == 1 ? "{\(form)}" : "{\(form), opacity: \(Phrase.number(opacity))}"
    }

    func fainter(by opacity: Double) -> Source {
      switch self {
      case .clear: .clear
      case .rgba(let parts): .rgba(Array(parts[0..<3]) + [parts[3] * opacity])
      case .system(let name, let own): .system(name, opacity: own * opacity)
      case .asset(let name, let own): .asset(name, opacity: own * opacity)
      }
    }
  }

  private static let systemNames = ColorVocabulary.systemColors.choices.map(\.name.description)

  private static func source(_ written: String) -> Source? {
    if let digits = digits(written) { return digits }
    guard let expression = SwiftExpression(written) else { return named(written, of: "") }
    guard let first = expression.parts.first else { return nil }
    var source: Source?
    switch first.name {
    case "UIColor", "Color", "CGColor", "NSColor": source = initialized(first.arguments)
    case "rgb", "rgba": source = styled(first.arguments)
    default: source = first.arguments.isEmpty ? named(first.name, of: expression.type) : nil
    }
    for part in expression.parts.dropFirst() {
      switch part.name {
      case "withAlphaComponent", "opacity":
        guard let value = part.arguments.first.flatMap({ number($0.value) }),
          part.arguments.count == 1
        else { return nil }
        source = source?.fainter(by: value)
      case "cgColor": continue
      default: return nil
      }
    }
    return source
  }

  /// `0xFF8800`, `FF8800` and `#F008`.
  private static func digits(_ written: String) -> Source? {
    var digits = written[...]
    for prefix in ["#", "0x", "0X"] where digits.hasPrefix(prefix) {
      digits = digits.dropFirst(prefix.utf8.count)
    }
    guard digits.utf8.allSatisfy({ $0.hexadecimalValue != nil }) else { return nil }
    var hexadecimal = String(digits)
    let hasMark = hexadecimal.utf8.count < written.utf8.count
    if hexadecimal.utf8.count == 4 && hasMark
      || hexadecimal.utf8.count == 3 && written.hasPrefix("#")
    {
      hexadecimal = hexadecimal.map { "\($0)\($0)" }.joined()
    }
    guard [6, 8].contains(hexadecimal.utf8.count), let value = UInt32(hexadecimal, radix: 16) else {
      return nil
    }
    let rgba = hexadecimal.utf8.count == 8 ? value : value << 8 | 0xFF
    return .rgba([24, 16, 8, 0].map { Double(rgba >> $0 & 0xFF) / 255 })
  }

  /// A colour by its name; UIKit's are plain where SwiftUI's follow light and dark.
  private static func named(_ name: String, of type: String) -> Source? {
    let plain: [(String, [Double])] = [
      ("black", [0, 0, 0, 1]), ("white", [1, 1, 1, 1]), ("darkGray", [1 / 3, 1 / 3, 1 / 3, 1]),
      ("lightGray", [2 / 3, 2 / 3, 2 / 3, 1]), ("magenta", [1, 0, 1, 1]),
    ]
    let plainInUIKit: [(String, [Double])] = [
      ("red", [1, 0, 0, 1]), ("green", [0, 1, 0, 1]), ("blue", [0, 0, 1, 1]),
      ("yellow", [1, 1, 0, 1]), ("cyan", [0, 1, 1, 1]), ("orange", [1, 0.5, 0, 1]),
      ("purple", [0.5, 0, 0.5, 1]), ("brown", [0.6, 0.4, 0.2, 1]), ("gray", [0.5, 0.5, 0.5, 1]),
    ]
    let others = [
      "primary": "label", "secondary": "secondaryLabel", "accentColor": "tintColor",
      "accent": "tintColor", "tint": "tintColor", "grey": "systemGray", "text": "label",
    ]
    if name == "clear" || name == "transparent" { return .clear }
    if let color = plain.first(where: { $0.0 == name }) { return .rgba(color.1) }
    if type == "UIColor", let color = plainInUIKit.first(where: { $0.0 == name }) {
      return .rgba(color.1)
    }
    if systemNames.contains(name) { return .system(name, opacity: 1) }
    let capitalised = "system" + name.prefix(1).uppercased() + name.dropFirst()
    if systemNames.contains(capitalised) { return .system(capitalised, opacity: 1) }
    return others[name].map { .system($0, opacity: 1) }
  }

  /// The arguments of `UIColor(…)` or `Color(…)`.
  private static func initialized(_ arguments: [SwiftExpression.Argument]) -> Source? {
    guard let first = arguments.first else { return nil }
    let opacity = arguments.last.flatMap {
      $0.label == "alpha" || $0.label == "opacity" ? number($0.value) : 1
    }
    guard let opacity else { return nil }
    switch first.label {
    case "", "named":
      if first.value.hasPrefix(".") { return source(first.value) }
      let fault = first.value.utf8.contains { !NameRule.isPart($0) && $0 != UInt8(ascii: "/") }
      return fault || first.value.isEmpty ? nil : .asset(first.value, opacity: 1)
    case "uiColor", "_":
      return source(first.value)
    case "hex", "hexString", "rgb": return source(first.value)?.fainter(by: opacity)
    case "white":
      return number(first.value).map { .rgba([$0, $0, $0, opacity]) }
    case "red", "displayP3Red":
      let parts = arguments.prefix(3).compactMap { number($0.value) }
      return parts.count == 3 ? .rgba(parts + [opacity]) : nil
    default: return nil
    }
  }

  /// The arguments of a style sheet's `rgba(…)`.
  private static func styled(_ arguments: [SwiftExpression.Argument]) -> Source? {
    let parts = arguments.prefix(3).compactMap { number($0.value, of: 255) }
    guard parts.count == 3, arguments.count <= 4 else { return nil }
    let opacity = arguments.count == 4 ? number(arguments[3].value) : 1
    return opacity.map { .rgba(parts + [$0]) }
  }

  /// A number or a quotient as a part of `whole`; `nil` where it is more than that.
  private static func number(_ text: String, of whole: Double = 1) -> Double? {
    var value: Double?
    for part in text.split(separator: "/", maxSplits: 1) {
      var part = String(part.filter { $0 != " " })
      guard let next = part.withUTF8({ NumberParser.parse($0) }) else { return nil }
      value = value.map { $0 / next } ?? next
    }
    guard let value, (0...whole).contains(value) else { return nil }
    return value / whole
  }
}
