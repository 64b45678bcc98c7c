import SheetModel
import SheetRuntime

/// Buttons whose actions are the app's own, of which only their words say whether they close the sheet.
extension Exits {
  /// Whether a button of the header is one that people take for a way out, as Cancel and Done.
  static func byOwnButton(_ combination: Combination) -> Bool {
    ownButtons(of: combination).contains { $0.isWayOut }
  }

  /// The buttons that are drawn with an action of the app's own, each with its name.
  static func ownButtons(
    of combination: Combination
  ) -> [(key: SheetKey, action: String, isWayOut: Bool)] {
    let header = combination.configuration.header
    guard header.isPresent, !header.custom else { return [] }
    return [(SheetKey.headerLeading, header.leading), (.headerTrailing, header.trailing)]
      .compactMap { key, button in
        guard case .custom(let title, let symbol, let label, action: .control(let index)) = button,
          Int(index.rawValue) < combination.controls.count
        else { return nil }
        let action = combination.controls[Int(index.rawValue)].text
        let texts = [action, text(of: title), text(of: label)]
        let isWayOut = symbol?.hasPrefix("xmark") == true || texts.contains(where: saysLeave)
        return (key, action, isWayOut)
      }
  }

  /// The last part of a key stands for the text that is looked up: `cart.cancel`.
  private static func text(of text: DisplayText?) -> String {
    switch text {
    case nil: ""
    case .plain(let text): text
    case .localized(let key, table: _): String(key.split(separator: ".").last ?? "")
    }
  }

  /// Whether a name or a text begins with a word for leaving: `cancelOrder`, `Not now`.
  private static func saysLeave(_ text: String) -> Bool {
    var word = ""
    for letter in text {
      guard letter.isLetter, word.isEmpty || letter.isLowercase || word.allSatisfy(\.isUppercase)
      else {
        if word.isEmpty { continue }
        break
      }
      word.append(letter)
    }
    return wordsForLeaving.contains(word.lowercased())
  }

  private static let wordsForLeaving: Set = [
    "abort", "accept", "agree", "apply", "cancel", "close", "confirm", "continue", "discard",
    "dismiss", "done", "exit", "finish", "hide", "later", "leave", "no", "not", "ok", "okay",
    "quit", "save", "send", "skip", "submit", "yes",
  ]
}
