import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetVocabulary
import Testing

/// Index of the row with that path.
func row(_ path: String) -> Int {
  var section = Vocabulary.sheet
  let names = path.split(separator: ".")
  for (depth, name) in names.enumerated() {
    guard let row = section.rows.first(where: { $0.name.description == name }) else { break }
    if depth == names.count - 1 { return row.index }
    if let next = row.shape.section { section = next }
  }
  fatalError("no row \(path)")
}

@Suite struct LayerTests {
  /// The pairs of layers, each as a file in which the lower says `low` and the upper `high`.
  enum Pair: String, CaseIterable, CustomTestStringConvertible {
    case defaultsParent, defaultsOwn, parentOwn, grandparentParent, importedParentOwn

    var testDescription: String { rawValue }

    func compile(_ low: String, _ high: String) -> Compilation {
      let detents = "detents: [fitContent]"
      return switch self {
      case .defaultsParent:
        Compilation(
          sheets: """
            defaults: {\(low)}
            sheets:
              p: {abstract: true, \(high)}
              s: {extends: p, \(detents)}
            """)
      case .defaultsOwn:
        Compilation(
          sheets: """
            defaults: {\(low)}
            sheets:
              s: {\(detents), \(high)}
            """)
      case .parentOwn:
        Compilation(
          sheets: """
            sheets:
              p: {abstract: true, \(low)}
              s: {extends: p, \(detents), \(high)}
            """)
      case .grandparentParent:
        Compilation(
          sheets: """
            sheets:
              g: {abstract: true, \(low)}
              p: {abstract: true, extends: g, \(high)}
              s: {extends: p, \(detents)}
            """)
      case .importedParentOwn:
        Compilation([
          "a.sheets.yaml":
            "version: 1\nimports: [b.sheets.yaml]\nsheets:\n  s: {extends: p, \(detents), \(high)}",
          "b.sheets.yaml": "version: 1\nsheets:\n  p: {abstract: true, \(low)}",
        ])
      }
    }

    var lowKind: Layer.Kind {
      switch self {
      case .defaultsParent, .defaultsOwn: .defaults
      case .parentOwn, .grandparentParent, .importedParentOwn: .parent
      }
    }

    var highKind: Layer.Kind {
      switch self {
      case .defaultsParent, .grandparentParent: .parent
      case .defaultsOwn, .parentOwn, .importedParentOwn: .own
      }
    }
  }

  @Test(arguments: Pair.allCases)
  func anUpperScalarWins(pair: Pair) {
    let compilation = pair.compile("swipeMode: top", "swipeMode: none")

    #expect(compilation.findings == [])
    let sheet = compilation["s"]
    #expect(sheet.configuration.swipeMode == .none)
    #expect(sheet.origins.layer(of: row("swipeMode")).kind == pair.highKind)
    #expect(compilation.text(sheet.origins.valueSpan(of: row("swipeMode"))) == "none")
    #expect(compilation.text(sheet.origins.keySpan(of: row("swipeMode"))) == "swipeMode")
  }

  @Test(arguments: Pair.allCases)
  func mappingsAreLaidOverKeyByKey(pair: Pair) {
    let compilation = pair.compile(
      "dismiss: {swipe: false, distance: 0.2}, width: {max: 300, margins: {leading: 4}}",
      "dismiss: {distance: 0.7}, width: {margins: {trailing: 8}}")

    #expect(compilation.findings == [])
    let sheet = compilation["s"]
    #expect(sheet.configuration.dismiss == DismissBehavior(swipe: false, distance: 0.7))
    #expect(
      sheet.configuration.width
        == WidthBehavior(max: .points(300), margins: Margins(leading: 4, trailing: 8)))
    #expect(sheet.origins.layer(of: row("dismiss.swipe")).kind == pair.lowKind)
    #expect(sheet.origins.layer(of: row("dismiss.distance")).kind == pair.highKind)
    #expect(!sheet.origins.isWritten(row("dismiss.escape")))
    #expect(sheet.origins.layer(of: row("width.margins.leading")).kind == pair.lowKind)
    #expect(sheet.origins.layer(of: row("width.margins.trailing")).kind == pair.highKind)
  }

  @Test(arguments: Pair.allCases)
  func listsReplaceWhole(pair: Pair) {
    let compilation = pair.compile(
      "theme: {corners: [topLeading, bottomLeading]}", "theme: {corners: [bottomTrailing]}")

    #expect(compilation.findings == [])
    #expect(compilation["s"].configuration.theme.corners == .bottomTrailing)
  }

  @Test(arguments: Pair.allCases)
  func alternativesReplaceWhole(pair: Pair) {
    let compilation = pair.compile(
      """
      limit: {from: container, inset: 4}, passthrough: always, \
      header: {title: {key: a, table: T}}, theme: {background: {asset: A, opacity: 0.5}}
      """,
      """
      limit: {inset: 9}, passthrough: never, header: {title: {key: b}}, \
      theme: {background: {system: label}}
      """)

    #expect(compilation.findings == [])
    let configuration = compilation["s"].configuration
    #expect(configuration.limit == HeightLimit(from: .safeArea, inset: 9))
    #expect(configuration.passthrough == .never)
    #expect(configuration.header.title == .localized(key: "b", table: nil))
    #expect(configuration.theme.background == .color(.system(.label)))
  }

  @Test(arguments: Pair.allCases)
  func anAlternativeKeyRemovesTheOther(pair: Pair) {
    let compilation = pair.compile(
      "theme: {motion: {appear: {duration: 0.3, damping: 0.7}}}",
      "theme: {motion: {appear: {response: 0.4}}}")

    #expect(compilation.findings == [])
    let sheet = compilation["s"]
    #expect(sheet.configuration.theme.motion.appear == MotionCurve(response: 0.4, damping: 0.7))
    #expect(!sheet.origins.isWritten(row("theme.motion.appear.duration")))
    #expect(sheet.origins.layer(of: row("theme.motion.appear.response")).kind == pair.highKind)
  }

  @Test(arguments: Pair.allCases)
  func noneRemovesWhatIsBelow(pair: Pair) {
    let compilation = pair.compile(
      """
      header: {height: 50}, footer: {height: 20}, width: {max: 200}, \
      theme: {grabber: {topMargin: 9}, shadow: {radius: 3}, dimming: {opacity: 0.9}}
      """,
      "header: none, footer: none, width: none, theme: {grabber: none, shadow: none, dimming: none}"
    )

    #expect(compilation.findings == [])
    let sheet = compilation["s"]
    #expect(sheet.configuration.header == .none)
    #expect(sheet.configuration.footer == .none)
    #expect(sheet.configuration.width == .none)
    #expect(sheet.configuration.theme.grabber == .none)
    #expect(sheet.configuration.theme.shadow == .none)
    #expect(sheet.configuration.theme.dimming == .none)
    #expect(!sheet.origins.isWritten(row("header.height")))
    #expect(sheet.origins.layer(of: row("header")).kind == pair.highKind)
    #expect(compilation.text(sheet.origins.valueSpan(of: row("header"))) == "none")
  }

  @Test(arguments: Pair.allCases)
  func aMappingOverNoneStartsFromTheDefaults(pair: Pair) {
    let compilation = pair.compile(
      "theme: {grabber: none, dimming: none}", "theme: {grabber: {topMargin: 7}}")

    #expect(compilation.findings == [])
    let theme = compilation["s"].configuration.theme
    #expect(theme.grabber == Grabber(topMargin: 7))
    #expect(theme.dimming == .none)
  }

  @Test func detentsAndFreeAreAlternatives() {
    let compilation = Compilation(
      sheets: """
        sheets:
          p: {abstract: true, detents: [medium]}
          q: {abstract: true, free: {min: {height: 90}}}
          a: {extends: p, free: {}}
          b: {extends: q, detents: [maxHeight]}
          c: {extends: q, free: {max: {topInset: 3}}}
        """)

    #expect(compilation.findings == [])
    #expect(compilation["a"].configuration.detents == [])
    #expect(compilation["a"].names.detents.map(\.text) == ["height100", "maxHeight"])
    #expect(compilation["b"].configuration.free == nil)
    #expect(compilation["b"].names.detents.map(\.text) == ["maxHeight"])
    #expect(compilation["c"].names.detents.map(\.text) == ["height90", "topInset3"])
  }

  @Test func bothAlternativesInOneMappingAreRefused() {
    let compilation = Compilation(
      sheets: "sheets:\n  s:\n    detents: [medium]\n    free: {}\n")

    #expect(
      compilation.findings == [
        """
        'free' and 'detents' are alternatives; give one of them | free
        note: 'detents' is given here | detents
        """
      ])
  }

  @Test func defaultsOfTheParentsFileDoNotTravel() {
    let compilation = Compilation([
      "a.sheets.yaml":
        "version: 1\nimports: [b.sheets.yaml]\ndefaults: {haptics: true}\nsheets:\n  s: {extends: p}",
      "b.sheets.yaml":
        "version: 1\ndefaults: {swipeMode: none}\nsheets:\n  p: {abstract: true, detents: [medium]}",
    ])

    #expect(compilation.findings == [])
    #expect(compilation["s"].configuration.haptics)
    #expect(compilation["s"].configuration.swipeMode == .full)
  }

  @Test func declarationKeysAreNotInherited() {
    let compilation = Compilation(
      sheets: """
        sheets:
          p: {summary: Parent., name: parentName, detents: [medium]}
          s: {extends: p}
        """)

    #expect(compilation.findings == [])
    #expect(compilation["p"].summary == "Parent.")
    #expect(compilation["p"].swiftName == "parentName")
    #expect(compilation["s"].summary == nil)
    #expect(compilation["s"].swiftName == "s")
  }

  @Test func mergeKeysCopyWholeValues() {
    let compilation = Compilation(
      sheets: """
        x-base: &base {dismiss: {swipe: false}, haptics: true}
        sheets:
          s: {<<: *base, dismiss: {distance: 0.1}, detents: [medium]}
        """)

    #expect(compilation.findings == [])
    #expect(compilation["s"].configuration.dismiss == DismissBehavior(distance: 0.1))
    #expect(compilation["s"].configuration.haptics)
  }
}
