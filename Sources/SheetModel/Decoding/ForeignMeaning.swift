import SheetVocabulary

/// What a name or a word of UIKit, SwiftUI, a library or another tool is in this language, for pages about it.
package struct ForeignMeaning: Sendable {
  /// What it is written in: `a sheet`, `a detent`, `sheetc.yaml`.
  package let place: String
  /// Path of the key that is written instead; empty where there is none, as the sentence says.
  package let key: String
  /// `theme: {grabber: …}`, or the sentence that says why there is none.
  package let written: String
  /// Values that are other words here, each with what is written for it.
  package let values: [(there: String, here: String)]

  /// What a name is, in every mapping that may have it.
  package static func find(_ name: String) -> [ForeignMeaning] {
    let name = SwiftExpression(name).flatMap { $0.call?.name ?? $0.word } ?? name
    var found: [ForeignMeaning] = []
    for place in ForeignName.Place.allCases {
      let own = place == .sheet ? ForeignNames.shared.find("sheet.\(name)", in: place) : nil
      guard let foreign = ForeignNames.shared.find(name, in: place) ?? own else { continue }
      found.append(ForeignMeaning(foreign, in: place))
    }
    return found
  }

  /// The words of this language that a word may stand for.
  package static func words(for word: String) -> [String] {
    ForeignWords.here(for: SwiftExpression.word(of: word))
  }

  /// A colour as it is written here.
  package static func color(_ written: String) -> String? { ForeignColor(written)?.text }

  /// Every name there is, for suggestions.
  package static var names: [String] {
    ForeignNames.table.flatMap { $0.rows.flatMap(\.names) }.filter { !$0.contains(".") }
  }

  private init(_ foreign: ForeignName, in place: ForeignName.Place) {
    self.place = place.title
    key = foreign.key
    func entry(_ value: String?) -> String { foreign.entry(foreign.key, value) }
    written = foreign.key.isEmpty ? foreign.more : entry(nil)
    values =
      switch foreign.value {
      case .words(let words): words.map { ($0.written, entry($0.here)) }
      case .opposite: [("true", entry("false")), ("false", entry("true"))]
      case .percent: [("50", entry("0.5"))]
      case .same, .chosen: []
      }
  }
}

extension ForeignName.Place {
  /// What the mapping is called, with its article.
  fileprivate var title: String {
    switch self {
    case .sheet: "a sheet"
    case .detent: "a detent"
    case .bound: "a bound"
    case .color: "a colour"
    case .button: "a button"
    case .text: "a text for people"
    case .limit: "'limit'"
    case .passthrough: "'passthrough'"
    case .variants: "'variants'"
    case .project: "'sheetc.yaml'"
    case .target: "a target"
    case .file: "a sheets file"
    }
  }
}
