import SheetDiagnostics
import SheetVocabulary

/// What is known of words that are no key of a mapping, whatever their values.
///
/// Many sheets of a file often have the same mistake, so what was found out is kept for the words met last. There is
/// room for a few, so that neither time nor memory grows with the number of words.
struct UnknownKeys {
  struct Word {
    fileprivate let text: String
    fileprivate let section: Int
    /// As messages quote it.
    let name: String
    /// Place of the row whose name differs in capitals and marks alone.
    let same: Int?
    /// It is meant to be a key of this mapping, whatever else has that name.
    let isNear: Bool
    /// It says that the mapping is there, as `visible` does, or is not, as `hidden`.
    let shows: Bool?
    /// What it is in UIKit, SwiftUI or a library, in this mapping before all others.
    let foreign: ForeignName?
    /// The other mappings that have such a key.
    let places: [String]
    /// It is nearly what says the heights, or the presentation, of a sheet.
    let isNearHeights: Bool
    let isNearPresentation: Bool
    /// Keys of the mapping that it may be, found when they are to be suggested.
    fileprivate var near: [String]?
    /// What is said of it where nothing is suggested.
    fileprivate var message: String?
  }

  private static let most = 64

  private var words: [Word?] = []

  subscript(place: Int) -> Word {
    guard let word = words[place] else { preconditionFailure("a place that was asked for") }
    return word
  }

  /// Where what is known of a word of a mapping is kept, until another is asked for.
  mutating func place(of text: UnsafeBufferPointer<UInt8>, in section: Int) -> Int {
    if words.isEmpty { words = Array(repeating: nil, count: Self.most) }
    let place = (Int(ForeignNames.hash(text)) &+ section) & (Self.most - 1)
    if words[place]?.isAbout(text, in: section) != true { words[place] = Word(text, in: section) }
    return place
  }

  /// The keys of the mapping that a word is nearest to.
  mutating func near(at place: Int) -> [String] {
    let word = self[place]
    if let near = word.near { return near }
    let near = Findings.near(
      word.name, Plan.shared.vocabulary(of: word.section).rows.map(\.name.description))
    words[place]?.near = near
    return near
  }

  /// The message of a word that nothing is suggested for.
  mutating func message(at place: Int) -> String {
    let word = self[place]
    if let message = word.message { return message }
    let section = Plan.shared.vocabulary(of: word.section)
    let message = ValueDecoder.message(
      ofUnknownKey: word.name, in: section.title.description, of: section.rows.count,
      allowed: section.rows.map(\.name))
    words[place]?.message = message
    return message
  }
}

extension UnknownKeys.Word {
  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, in place: Int) {
    let section = Plan.shared.vocabulary(of: place)
    text = String(decoding: bytes, as: UTF8.self)
    self.section = place
    name = Quotation.cut(text)
    var name = name
    same = name.withUTF8 { name in
      section.rows.firstIndex { ForeignNames.areAlike($0.name, name) }
    }
    isNear =
      same != nil
      || name.withUTF8 { name in
        section.rows.firstIndex { Self.isPlural($0.name, name) } != nil
      }
    shows = Self.shows(text)
    let own = KeyPlaces.shared.path(ofSection: place)
    let nested = ForeignNames.shared.find("\(own.isEmpty ? "sheet" : own).\(text)", in: .sheet)
    let joined = own.isEmpty && !isNear ? KeyPlaces.shared.path(joined: text) : nil
    foreign =
      nested ?? ForeignNames.shared.find(bytes, in: .sheet)
      ?? joined.map { [text] in ForeignName($0, [text]) }
    places =
      isNear || foreign != nil
      ? [] : KeyPlaces.shared.places(of: KeyPlaces.shared.spelling(of: name))
    // Behind a name without its colon stands its value.
    let first = UnsafeBufferPointer(rebasing: bytes.prefix { $0 != UInt8(ascii: " ") })
    isNearHeights = ["detents", "free", "extends"].contains { Self.isMisspelt(first, $0) }
    isNearPresentation = Self.isMisspelt(first, "presentation")
  }

  fileprivate func isAbout(_ bytes: UnsafeBufferPointer<UInt8>, in section: Int) -> Bool {
    guard self.section == section else { return false }
    var text = text
    return text.withUTF8 { $0.count == bytes.count && $0.elementsEqual(bytes) }
  }

  private static func shows(_ name: String) -> Bool? {
    switch ForeignNames.folded(name) {
    case "hidden", "ishidden", "hide", "disabled", "isdisabled", "none", "removed": false
    case "visible", "isvisible", "show", "shows", "shown", "enabled", "isenabled", "present",
      "ispresent":
      true
    default: nil
    }
  }

  private static func isMisspelt(_ word: UnsafeBufferPointer<UInt8>, _ name: StaticString) -> Bool {
    name.equals(word) || name.withUTF8Buffer { Spelling.isNear(word, to: $0) }
  }

  /// Whether one of two names is the other and an `s`.
  private static func isPlural(_ own: StaticString, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    own.withUTF8Buffer { own in
      guard abs(own.count - name.count) == 1 else { return false }
      let (long, short) = own.count > name.count ? (own, name) : (name, own)
      return long.last == UInt8(ascii: "s") && long.dropLast().elementsEqual(short)
    }
  }
}
