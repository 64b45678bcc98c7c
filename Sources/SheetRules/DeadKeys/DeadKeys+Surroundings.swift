import SheetDiagnostics
import SheetRuntime
import SheetVocabulary

extension DeadKeys {
  /// Those of `header`, `width` and `content`, and `height`.
  static let surroundings: Table<DeadKey> = [
    DeadKey(.height, by: nil, removal: .guess) {
      $0.height != nil && $0.style == .bottom
        ? "it is for a 'style' of the system's, and 'detents' say how tall the sheet is" : nil
    },
    DeadKey(.headerTitle, by: .headerCustom, removal: .guess) {
      $0.header.custom && $0.header.title != nil ? appDrawsHeader : nil
    },
    DeadKey(.headerLeading, by: .headerCustom, removal: .guess) {
      $0.header.custom && $0.header.leading != nil ? appDrawsHeader : nil
    },
    DeadKey(.headerTrailing, by: .headerCustom, removal: .guess) {
      $0.header.custom && $0.header.trailing != nil ? appDrawsHeader : nil
    },
    DeadKey(.widthAlign, by: nil) {
      $0.width.isPresent && $0.width.max == nil && $0.width.follows == .container
        ? "without 'max' the sheet is as wide as its window" : nil
    },
    DeadKey(.contentCloses, by: .presentation) {
      $0.presentation == .persistent && $0.content.closes != .none
        ? "a persistent sheet is not dismissed" : nil
    },
    DeadKey(.contentTypicalHeight, by: .detents) {
      hasContentHeight($0) ? nil : "no height of the sheet is that of its content"
    },
    DeadKey(.contentDynamicType, by: .detents) {
      hasContentHeight($0) || isMeasured($0) ? nil : "nothing of the sheet is measured"
    },
  ]

  /// Some height depends on the content's.
  private static func hasContentHeight(_ configuration: borrowing SheetConfiguration) -> Bool {
    if let free = configuration.free {
      return isOfContent(free.min) || isOfContent(free.max)
    }
    for detent in configuration.detents where isOfContent(detent) { return true }
    return false
  }

  private static func isOfContent(_ detent: Detent) -> Bool {
    if isOfContent(detent.min) || isOfContent(detent.max) { return true }
    switch detent.height {
    case .fitContent, .fraction(_, of: .content): return true
    case .headerOnly, .medium, .maxHeight, .height, .fraction, .topInset, .measured: return false
    }
  }

  private static func isOfContent(_ bound: HeightBound?) -> Bool {
    if case .fraction(_, of: .content) = bound { return true }
    return false
  }

  /// A part is measured: a header, a footer, the width, or what the app reports.
  private static func isMeasured(_ configuration: borrowing SheetConfiguration) -> Bool {
    if configuration.header.isPresent, configuration.header.height == nil { return true }
    if configuration.footer.isPresent, configuration.footer.height == nil { return true }
    if configuration.width.isPresent, configuration.width.follows == .content { return true }
    let detents = configuration.free.map { [$0.min, $0.max] } ?? configuration.detents
    return detents.contains { if case .measured = $0.height { true } else { false } }
  }
}
