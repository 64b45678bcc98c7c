/// How many terminal columns characters take.
package enum DisplayWidth {
  /// Columns of a text without control characters.
  package static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// Columns of `scalar`, which is visible: 0 for combining marks, 2 for wide characters, else 1.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if (0x4E00...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value) { return 2 }
    if value >= 0x1160 && value < 0x1200 { return 0 }  // vowels and finals of a Hangul syllable
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  /// Ranges in which nearly all characters are East Asian wide or full-width (Unicode Annex 11).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x1100 { return false }
    if wide.contains(where: { $0.contains(scalar.value) }) { return true }
    // A lone regional indicator is narrow; the two that make a flag add up to one wide picture.
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return false }
    return scalar.properties.isEmojiPresentation
  }
}
