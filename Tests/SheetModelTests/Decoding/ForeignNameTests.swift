import SheetDiagnostics
import SheetVocabulary
import Testing

@testable import SheetModel

/// A team that comes from UIKit, SwiftUI or a library types the names it knows.
@Suite struct ForeignNameTests {
  private static let places = ForeignNames.table

  @Test(arguments: ForeignName.Place.allCases)
  func aNameStandsOnceAndIsNoKeyOfItsMapping(place: ForeignName.Place) {
    let names = Self.places.filter { $0.place == place }
      .flatMap { $0.rows.flatMap(\.names) }.map(ForeignNames.folded)
    #expect(Set(names).count == names.count, "\(names.sorted())")

    let keys = Self.keys(of: place).map(ForeignNames.folded)
    // What has a key's name stays in Swift, or belongs into a mapping of its own.
    let meant: Set = ["content", "height", "position", "appearance"]
    #expect(Set(names).intersection(keys).subtracting(meant) == [])
  }

  @Test func everyNameIsFoundInItsPlaceHoweverItIsJoined() {
    for (place, rows) in Self.places {
      for row in rows {
        for name in row.names {
          for spelt in [name, "_" + name.uppercased(), name.map { "\($0)-" }.joined()] {
            #expect(ForeignNames.shared.find(spelt, in: place)?.names == row.names, "\(spelt)")
          }
          #expect(ForeignNames.shared.find(name + "q", in: place)?.names == nil, "\(name)")
        }
      }
    }
    #expect(ForeignNames.shared.find("", in: .sheet)?.names == nil)
    #expect(ForeignNames.shared.find("hex", in: .sheet)?.names == nil)
  }

  @Test func whatIsWrittenInsteadIsAKey() {
    for row in Self.places.flatMap({ $0.place == .sheet ? $0.rows : [] }) where !row.key.isEmpty {
      #expect(isKey(row.key[...], of: Vocabulary.sheet), "\(row.key)")
    }
    for (place, rows) in Self.places where place != .sheet {
      let keys = Self.keys(of: place)
      for row in rows where !row.key.isEmpty { #expect(keys.contains(row.key), "\(row.key)") }
    }
  }

  private static func keys(of place: ForeignName.Place) -> [String] {
    let names: [StaticString] =
      switch place {
      case .sheet: Vocabulary.sheet.rows.map(\.name)
      case .detent: DetentVocabulary.keys.entries.map(\.name)
      case .bound: DetentVocabulary.boundKeys.entries.map(\.name)
      case .color: ColorVocabulary.keys.entries.map(\.name)
      case .button: ButtonVocabulary.keys.entries.map(\.name)
      case .text: TextVocabulary.keys.entries.map(\.name)
      case .limit: LimitVocabulary.keys.entries.map(\.name)
      case .passthrough: PositionVocabulary.passthroughKeys.entries.map(\.name)
      case .variants: VariantVocabulary.keys.entries.map(\.name)
      case .project: ProjectVocabulary.keys.entries.map(\.name)
      case .target: ProjectVocabulary.targetKeys.entries.map(\.name)
      case .file: FileVocabulary.keys.entries.map(\.name)
      }
    return names.map(\.description)
  }

  private func isKey(_ path: Substring, of section: Section) -> Bool {
    if ["passthrough.through", "limit.inset"].contains(path) { return true }
    if ["variants.compactHeight", "variants.regularWidth"].contains(path) { return true }
    let parts = path.split(separator: ".")
    if parts.count == 3, parts[0] == "variants" {
      return ["regularWidth", "compactHeight"].contains(parts[1]) && parts[2] == "style"
    }
    guard let row = section.rows.first(where: { $0.name.description == parts[0] }) else {
      return false
    }
    if parts.count == 1 { return true }
    return row.shape.section.map { isKey(path.dropFirst(parts[0].count + 1), of: $0) } ?? false
  }

  // MARK: What is offered can be taken

  private static let values = [
    "true", "false", "12", "0.5", "50", "half", "large", "medium", "hidden", "visible", "none",
    "enabled", "fitContent", "\"#FFFFFF\"", "{height: 3}", "[medium, maxHeight]", "[topLeading]",
  ]

  @Test func aFixOfASheetIsTheLanguage() throws {
    for row in Self.places.first(where: { $0.place == .sheet })?.rows ?? [] {
      for value in Self.values + words(of: row) {
        guard let name = row.names.first else { continue }
        let heights =
          row.key == "detents" ? "" : "    detents: [{id: half, fraction: 0.5}, maxHeight]\n"
        try check("version: 1\nsheets:\n  cart:\n    \(name): \(value)\n\(heights)", name)
      }
    }
  }

  @Test func aFixOfADetentIsTheLanguage() throws {
    for row in Self.places.first(where: { $0.place == .detent })?.rows ?? [] {
      // A mapping makes any name an id.
      for value in Self.values + words(of: row) where !value.hasPrefix("{") {
        guard let name = row.names.first else { continue }
        let isForm = ["height", "fraction", "topInset", "at", "measured"].contains(row.key)
        let other = isForm ? "" : ", \(row.key == "of" ? "fraction: 0.5" : "height: 300")"
        try check(
          "version: 1\nsheets:\n  cart:\n    detents: [{\(name): \(value)\(other)}, medium]\n", name
        )
      }
    }
  }

  private func words(of row: ForeignName) -> [String] {
    if case .words(let words) = row.value { return words.map(\.written) }
    return []
  }

  /// The name is one error; where a fix is offered, no key is unknown after it.
  private func check(_ text: String, _ name: String) throws {
    let found = Compilation(["a.sheets.yaml": text]).report.diagnostics.filter {
      $0.id == .unknownKey && $0.message.contains("'\(name)'")
    }
    #expect(found.count == 1, "\(text)")
    guard let edits = found.first?.fixIts.first?.edits, edits.count == 1 else { return }
    let bytes: [UInt8] = Array(text.utf8)
    let (start, end) = (Int(edits[0].span.start), Int(edits[0].span.end))
    let replaced = bytes.prefix(start) + Array(edits[0].replacement.utf8) + bytes.dropFirst(end)
    let fixed = String(decoding: replaced, as: UTF8.self)

    let left = Compilation(["a.sheets.yaml": fixed]).report.diagnostics.filter {
      $0.id == .unknownKey
    }
    #expect(left.map(\.message) == [], "\(fixed)")
  }

  @Test(arguments: [
    (
      "- half: # the middle\n          fraction: 0.5\n        # the top\n      - maxHeight",
      "- id: half # the middle\n        fraction: 0.5\n        # the top\n      - maxHeight"
    ),
    (
      "-   half:\n              fraction: 0.5\n              when: [regularWidth,\n                regularHeight]",
      "-   id: half\n          fraction: 0.5\n          when: [regularWidth,\n            regularHeight]"
    ),
    ("- half:\n        fraction: 0.5", "- id: half\n        fraction: 0.5"),
    ("- half: null\n        fraction: 0.5", "- id: half\n        fraction: 0.5"),
    ("- fraction: 0.5\n        half:", "- fraction: 0.5\n        id: half"),
  ])
  func anIDAboveItsDetentBecomesOneOfItsKeys(written: String, expected: String) {
    let head = "version: 1\nsheets:\n  cart:\n    detents:\n      "
    let text = head + written + "\n    initial: half\n"
    let fixIts = Compilation(["a.sheets.yaml": text]).report.diagnostics.flatMap(\.fixIts)

    let fixed = SourceEdits(fixIts.flatMap(\.edits)).applied(to: Array(text.utf8))

    #expect(String(decoding: fixed, as: UTF8.self) == head + expected + "\n    initial: half\n")
    let left = Compilation(["a.sheets.yaml": String(decoding: fixed, as: UTF8.self)]).report
    #expect(left.diagnostics.map(\.message) == [])
  }

  // MARK: What is said

  @Test(arguments: [
    (
      "detents: [{peek: 120}, {half: 0.5}]\n    initial: half",
      """
      'peek' is a key here; a detent has its id as '{id: peek, height: 120}' · guess: {id: peek, height: 120}
      'half' is a key here; a detent has its id as '{id: half, fraction: 0.5}' · guess: {id: half, fraction: 0.5}
      """
    ),
    (
      "detents:\n      - peek:\n          height: 3x",
      """
      'peek' is a key here; a detent has its id as '{id: peek, …}' · guess: id: , , 
      '3x' has 'x' after the number; 'height' takes a number of points
      """
    ),
    (
      "detents:[{height: 300}, maxHeight]",
      "'detents:[{height: 300}, maxHeight]' has no space after ':', so it is no key · safe:  "
    ),
    ("detents: [{peek: }]", "'peek' is a key here; a detent has its id as '{id: peek, …}'"),
    (
      "detents:\n      - half:\n        fraction: 0.5",
      "'half' is a key here; a detent has its id as '{id: half, …}' · guess: id: , "
    ),
    (
      "detents: [{half, fraction: 0.5}, maxHeight]",
      "'half' is a key here; a detent has its id as '{id: half, …}' · guess: id: "
    ),
    (
      "detents: [{pts: 120, min: x}]",
      """
      unknown key 'pts' in a detent; here it is 'height: 120' · guess: height
      'min' takes a number of points or '{detent: …}' with a detent's id, found 'x'
      """
    ),
    (
      "detents: [{id: low, percent: 50}]",
      "unknown key 'percent' in a detent; here it is 'fraction: 0.5' · guess: fraction: 0.5"
    ),
    (
      "detents: [{screenRatio: 0.5}]",
      "unknown key 'screenRatio' in a detent; here it is 'fraction: 0.5, of: container' · guess: fraction: 0.5, of: container"
    ),
    (
      "detents: [{fraction: 0.5, maxHeight: 300}]",
      "unknown key 'maxHeight' in a detent; here it is 'max: 300' · guess: max"
    ),
    (
      "detents: [{height: 300, swipe: true}]",
      "unknown key 'swipe' in a detent; it belongs in 'dismiss'"
    ),
    (
      "isModalInPresentation: true",
      "unknown key 'isModalInPresentation' in a sheet; here it is 'dismiss: {swipe: false}' · guess: dismiss: {swipe: false}"
    ),
    (
      "keyboardAvoidance: true",
      "unknown key 'keyboardAvoidance' in a sheet; here it is 'keyboard: raise' · guess: keyboard: raise"
    ),
    (
      "theme: {dismissible: false}",
      "unknown key 'dismissible' in a theme; in a sheet it is 'dismiss: {swipe: false}' · guess: dismiss: {swipe: false}"
    ),
    (
      "dismiss: {escape: true}\n    cancelable: false",
      "unknown key 'cancelable' in a sheet; here it is 'dismiss: {swipe: false}' · 'dismiss' is given here · guess: , , swipe: false"
    ),
    (
      "corner_radius: 12",
      "unknown key 'corner_radius' in a sheet; it belongs in 'theme' or 'theme.grabber' · did you mean 'theme: {cornerRadius: 12}'? · guess: theme: {cornerRadius: 12}"
    ),
    (
      "detents: [medium]\n    presentationDetents: [large]",
      "unknown key 'presentationDetents' in a sheet; here it is 'detents: [large]' · 'detents' is given here"
    ),
    (
      "header: {leading: {icon: x, onTap: save}}",
      """
      unknown key 'icon' in a button; here it is 'symbol: x' · guess: symbol
      unknown key 'onTap' in a button; here it is 'action: save' · guess: action
      """
    ),
  ])
  func whatIsWrittenHereIsSaid(line: String, expected: String) {
    #expect(MessageTests.finding(line) == expected)
  }

  @Test(arguments: [
    (
      "120",
      "'initial' names a detent by its id, found the number '120'; the ids here are 'peek' and 'half' · did you mean 'peek'? · guess: peek"
    ),
    (
      "50%",
      "'initial' names a detent by its id, found the number '50%'; the ids here are 'peek' and 'half' · did you mean 'half'? · guess: half"
    ),
    (
      "200\n    passthrough: half",
      """
      'initial' names a detent by its id, found the number '200'; the ids here are 'peek' and 'half'
      'half' is a detent; 'passthrough' takes it as '{through: half}' · guess: {through: half}
      """
    ),
    (
      "peek\n    passthrough: {through: 0.5}",
      "'through' names a detent by its id, found the number '0.5'; the ids here are 'peek' and 'half' · did you mean 'half'? · guess: half"
    ),
  ])
  func aNumberForAnIDNamesTheIDs(initial: String, expected: String) {
    let detents = "detents: [{id: peek, height: 120}, {id: half, fraction: 0.5}]"
    #expect(MessageTests.finding("\(detents)\n    initial: \(initial)") == expected)
  }

  @Test(arguments: [
    ("dismiss: never", "did you mean '{swipe: false}'? · guess: {swipe: false}"),
    ("dismiss: swipe", "did you mean '{swipe: true}'? · guess: {swipe: true}"),
    ("release: nearest", "did you mean '{policy: nearest}'? · guess: {policy: nearest}"),
    ("taps: leave", "did you mean '{outside: leave}' or '{grabber: leave}'?"),
    ("header: Cart", "did you mean '{title: Cart}'? · guess: {title: Cart}"),
    ("dismiss: [swipe]", "it is written as 'dismiss: {swipe: false}'"),
    ("theme: {motion: 0.3}", "it is written as 'motion: {appear: {duration: 0.3}}'"),
  ])
  func aScalarWhereAMappingIsWantedSaysTheMapping(line: String, expected: String) {
    #expect(MessageTests.finding(line).hasSuffix(" · " + expected))
  }

  @Test(arguments: [
    (
      "theme: {motion: {settle: {duration: 0.3, response: x}}}",
      """
      'response' and 'duration' are alternatives; give one of them · 'duration' is given here
      'response' takes a number of seconds, found 'x'
      """
    ),
    (
      "theme: {motion: {settle: {duration: x, response: 0.3}}}",
      """
      'duration' takes a number of seconds, found 'x'
      'response' and 'duration' are alternatives; give one of them · 'duration' is given here
      """
    ),
    (
      "detents: [{height: 3, fraction: x}]",
      """
      'fraction' is a second height of the detent; one form is enough · the first form is here
      'fraction' takes a number from 0 to 1, found 'x'
      """
    ),
    (
      "detents: [{heigth: 3x}]",
      """
      unknown key 'heigth' in a detent · did you mean 'height'? · guess: height
      '3x' has 'x' after the number; 'height' takes a number of points
      """
    ),
    (
      "detents: [{heigth: 300, height: 20}]",
      "unknown key 'heigth' in a detent · did you mean 'height'? · guess: height"
    ),
    (
      "limit: {form: up}",
      """
      unknown key 'form' in 'limit' · did you mean 'from'? · guess: from
      'up' is not an edge of 'limit'; use 'safeArea', 'navigationBar' or 'container'
      """
    ),
  ])
  func whatStandsBehindAFaultIsReadAsWell(line: String, expected: String) {
    #expect(MessageTests.finding(line) == expected)
  }
}
