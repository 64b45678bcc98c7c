import SheetDiagnostics
import SheetRuntime
import SheetVocabulary

/// The id of a detent that does not state one.
///
/// The word of its form, and the number as it is written shortest: points as they are, fractions in
/// percent, with `_` for the decimal point: `headerOnly`, `height300`, `fraction33_3`, `topInset12`.
enum DerivedID {
  static func name(of height: DetentHeight, measures: [SheetNames.Name]) -> String {
    switch height {
    case .headerOnly, .fitContent, .medium, .maxHeight:
      guard let word = DetentVocabulary.words.name(of: height) else {
        preconditionFailure("every form without a number has its word")
      }
      return word.description
    case .height(let points, from: _): return "height" + number(points)
    case .fraction(let part, of: _): return "fraction" + number(percent(part))
    case .topInset(let points): return "topInset" + number(points)
    case .measured(let index): return measures[Int(index.rawValue)].text
    }
  }

  /// The part in hundredths, without the noise of a multiplication in binary.
  private static func percent(_ part: Double) -> Double {
    let percent = (part * 1e11).rounded() / 1e9
    return percent == 0 ? part * 100 : percent
  }

  private static func number(_ value: Double) -> String {
    Phrase.number(value).replacing(".", with: "_").replacing("-", with: "_")
  }
}
