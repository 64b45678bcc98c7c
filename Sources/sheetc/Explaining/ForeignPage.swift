internal import SheetModel

/// The page about a name that UIKit, SwiftUI, a library or another tool has: what is written instead, and the pages of that.
enum ForeignPage {
  static func page(on word: String, _ reference: ReferenceChapters) -> String? {
    let meanings = meanings(of: word)
    let words = ForeignMeaning.words(for: word).filter { reference.text(on: $0) != nil }
    if !meanings.isEmpty { return page(on: word, meanings, words, reference) }
    if let color = ForeignMeaning.color(word), let page = Topics.page(on: "colour", reference) {
      return "## \(word)\n\nA colour that is written as `\(color)` here.\n\n\(page)"
    }
    if words.isEmpty { return nil }
    return "## \(word)\n\n\(nearest(words))"
      + pages(of: words, reference).map { "\n" + $0 }.joined()
  }

  /// What a name, or the path of one in its mapping, is here: of `dragIndicator`, `drag indicator` and `button.icon`.
  private static func meanings(of word: String) -> [ForeignMeaning] {
    let found = ForeignMeaning.find(word.filter { $0 != " " })
    guard found.isEmpty, let dot = word.lastIndex(of: ".") else { return found }
    let owner = word[..<dot].split(separator: ".").last.map(String.init) ?? ""
    let owners = [owner, owner.hasSuffix("s") ? String(owner.dropLast()) : owner]
    return ForeignMeaning.find(String(word[word.index(after: dot)...]))
      .filter { owners.contains(Topics.plain($0.place)) }
  }

  private static func nearest(_ words: [String]) -> String {
    let list = words.map { "`\($0)`" }.joined(separator: ", ")
    let more = words.count > 1 ? "; `sheetc explain WORD` says what one of them does" : ""
    return "It is no word of the language; what comes near it is \(list)\(more).\n"
  }

  private static func pages(of words: [String], _ reference: ReferenceChapters) -> [String] {
    words.count == 1 ? words.compactMap { reference.text(on: $0) } : []
  }

  private static func page(
    on word: String, _ meanings: [ForeignMeaning], _ words: [String], _ reference: ReferenceChapters
  ) -> String {
    var text = "## \(word)\n\nA name of UIKit, SwiftUI, a library or another tool.\n"
    // What a word is by itself is asked for more often than what it is inside something.
    if !words.isEmpty { text += "\n\(nearest(words))" }
    var pages = self.pages(of: words, reference)
    for meaning in meanings {
      if meaning.key.isEmpty {
        text += "\nIn \(meaning.place): \(meaning.written).\n"
        continue
      }
      text += "\nIn \(meaning.place) it is `\(meaning.written)`.\n"
      if !meaning.values.isEmpty {
        text += "\n| there | here |\n| --- | --- |\n"
        text += meaning.values.map { "| `\($0.there)` | `\($0.here)` |\n" }.joined()
      }
      if meaning.key == "dismiss.swipe" {
        text += "\nA tap outside is another key, `taps: {outside: none}`; "
        text += "`dismiss: {confirm: true}` asks the app before either.\n"
      }
      let name = meaning.place.split(separator: "'").last.map(String.init) ?? meaning.place
      let page =
        Topics.page(on: "\(Topics.plain(name)).\(meaning.key)", reference)
        ?? reference.text(on: meaning.key) ?? Topics.page(on: meaning.place, reference)
      if let page, !pages.contains(page) { pages.append(page) }
    }
    return ([text] + pages).joined(separator: "\n")
  }
}
