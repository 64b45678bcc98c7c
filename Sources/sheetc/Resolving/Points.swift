internal import SheetDiagnostics
internal import SheetRuntime

/// Heights as tables show them.
enum Points {
  /// At most two decimals, none where they are zeros.
  static func text(_ height: Double) -> String {
    let hundredths = Int(height * 100 + 0.5)
    var text = "\(hundredths / 100)"
    let rest = hundredths % 100
    if rest > 0 {
      text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    }
    return text
  }

  /// `96`, or `96–667` for what is not known.
  static func text(_ height: HeightInterval) -> String {
    let lower = text(height.lower)
    if !height.upper.isFinite { return lower + "–" }
    let upper = text(height.upper)
    return lower == upper ? lower : lower + "–" + upper
  }
}
