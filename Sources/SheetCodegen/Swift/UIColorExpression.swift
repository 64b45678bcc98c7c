import SheetRuntime

/// Colours as expressions of type `UIColor`.
enum UIColorExpression {
  /// The expression; type-checked where a `UIColor` is expected and where nothing is.
  ///
  /// - Parameter opacity: Multiplied with the colour's own.
  static func text(_ color: SheetColor, opacity: Double = 1) -> String {
    if color.light == color.dark { return text(color.light, opacity: opacity) }
    return "UIColor { $0.userInterfaceStyle == .dark ? \(text(color.dark, opacity: opacity)) : "
      + "\(text(color.light, opacity: opacity)) }"
  }

  private static func text(_ source: ColorSource, opacity: Double) -> String {
    switch source {
    case .rgba(let value): return rgba(value, opacity: opacity)
    case .asset(let name, let own):
      let color = "(UIColor(named: \(SwiftLiteral.string(name))) ?? UIColor.clear)"
      return withOpacity(color, own * opacity)
    case .system(let color, let own):
      return withOpacity("UIColor.\(color)", own * opacity)
    }
  }

  private static func rgba(_ value: UInt32, opacity: Double) -> String {
    let alpha = Double(value & 0xFF) / 255 * opacity
    switch value >> 8 {
    case _ where alpha == 0: return "UIColor.clear"
    case 0: return withOpacity("UIColor.black", alpha)
    case 0xFFFFFF: return withOpacity("UIColor.white", alpha)
    default:
      let parts = [24, 16, 8].map { number(Double(value >> UInt32($0) & 0xFF) / 255) }
      return
        "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(number(alpha)))"
    }
  }

  private static func withOpacity(_ color: String, _ opacity: Double) -> String {
    opacity == 1 ? color : "\(color).withAlphaComponent(\(number(opacity)))"
  }

  /// Parts of a colour to three digits, finer than any display shows.
  private static func number(_ value: Double) -> String {
    SwiftLiteral.number((value * 1000).rounded() / 1000)
  }
}
