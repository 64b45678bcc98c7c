import SheetModel
import SheetRuntime
import Testing

@Suite struct VariantTests {
  @Test func variantsAreLaidOverTheSheet() throws {
    let compilation = Compilation(
      sheets: """
        sheets:
          s:
            haptics: true
            detents: [{id: low, height: 100}, maxHeight]
            variants:
              regularWidth: {swipeMode: top, width: {max: 400}}
              compactHeight: {swipeMode: none, detents: [{id: low, height: 80}, {id: other, topInset: 4}]}
        """)

    #expect(compilation.findings == [])
    let sheet = compilation["s"]
    let wide = try #require(sheet.variants.regularWidth)
    let low = try #require(sheet.variants.compactHeight)
    let both = try #require(sheet.variants.regularWidthCompactHeight)
    #expect(sheet.configuration.swipeMode == .full)
    #expect(wide.swipeMode == .top)
    #expect(wide.detents == sheet.configuration.detents)
    #expect(low.swipeMode == .none)
    #expect(low.width == .none)
    #expect(both.swipeMode == .none)
    #expect(both.width.max == .points(400))
    #expect(both.haptics)
    #expect(sheet.names.detents.map(\.text) == ["low", "maxHeight", "other"])
    #expect(low.detents.map(\.id) == [0, 2])
    #expect(both.detents == low.detents)
    let origins = try #require(sheet.variants.all.first { $0.names == [.compactHeight] }).origins
    #expect(origins.layer(of: row("swipeMode")).variant == .compactHeight)
    #expect(compilation.text(origins.valueSpan(of: row("swipeMode"))) == "none")
    #expect(origins.layer(of: row("haptics")).variant == nil)
  }

  @Test func oneVariantAloneHoldsInTheCornerToo() {
    let compilation = Compilation(
      sheets: "sheets:\n  s: {detents: [medium], variants: {regularWidth: {haptics: true}}}")

    let variants = compilation["s"].variants
    #expect(variants.compactHeight == nil)
    #expect(variants.regularWidthCompactHeight == variants.regularWidth)
    #expect(variants.regularWidth?.haptics == true)
  }

  /// What a sheet writes itself, and what is left of an inherited variant.
  @Test(arguments: [
    ("swipeMode: none", "swipeMode: top", "none"),
    ("dismiss: {distance: 0.3}", "swipeMode: top", "top"),
  ])
  func ownKeysDropInheritedVariants(own: String, variant: String, expected: String) {
    let compilation = Compilation(
      sheets: """
        sheets:
          p: {abstract: true, detents: [medium], variants: {compactHeight: {\(variant)}}}
          s: {extends: p, \(own)}
        """)

    #expect(compilation.findings == [])
    #expect("\(compilation["s"].variants.compactHeight?.swipeMode ?? .full)" == expected)
  }

  @Test func droppingGoesKeyByKey() throws {
    let compilation = Compilation(
      sheets: """
        sheets:
          p:
            abstract: true
            detents: [medium]
            variants:
              compactHeight:
                header: {height: 60, custom: true}
                dismiss: {swipe: false, distance: 0.9}
                free: {}
                theme: {cornerRadius: 1, motion: {appear: {response: 0.2}}}
          deep: {extends: p, header: {height: 40}, dismiss: {distance: 0.1}}
          removed: {extends: p, header: none}
          alternative: {extends: p, detents: [maxHeight]}
          curve: {extends: p, theme: {motion: {appear: {duration: 0.1}}}}
        """)

    #expect(compilation.findings == [])
    let deep = try #require(compilation["deep"].variants.compactHeight)
    #expect(deep.header == Header(height: 40, custom: true))
    #expect(deep.dismiss == DismissBehavior(swipe: false, distance: 0.1))
    #expect(deep.free != nil)
    let removed = try #require(compilation["removed"].variants.compactHeight)
    #expect(removed.header == .none)
    let alternative = try #require(compilation["alternative"].variants.compactHeight)
    #expect(alternative.free == nil)
    #expect(alternative.detents.count == 1)
    let curve = try #require(compilation["curve"].variants.compactHeight)
    #expect(curve.theme.motion.appear == MotionCurve(duration: 0.1))
    #expect(curve.theme.cornerRadius == 1)
  }

  @Test func anOwnThemeNameDropsTheThemeOfInheritedVariants() throws {
    let compilation = Compilation(
      sheets: """
        themes: {a: {cornerRadius: 5}, b: {cornerRadius: 7, shadow: {radius: 3}}}
        sheets:
          p: {abstract: true, detents: [medium], variants: {compactHeight: {theme: {shadow: {radius: 9}}}}}
          q: {abstract: true, detents: [medium], variants: {compactHeight: {theme: b}}}
          named: {extends: p, theme: a}
          inline: {extends: q, theme: {cornerRadius: 2}}
        """)

    #expect(compilation.findings == [])
    let named = try #require(compilation["named"].variants.compactHeight)
    #expect(named.theme.shadow == .none)
    #expect(named.theme.cornerRadius == 5)
    let inline = try #require(compilation["inline"].variants.compactHeight)
    #expect(inline.theme.cornerRadius == 2)
    #expect(inline.theme.shadow.radius == 3)
  }

  @Test func noneRemovesAnInheritedVariant() {
    let compilation = Compilation(
      sheets: """
        defaults: {variants: {regularWidth: {width: {max: 300}}, compactHeight: {haptics: true}}}
        sheets:
          s: {detents: [medium], variants: {regularWidth: none}}
        """)

    #expect(compilation.findings == [])
    #expect(compilation["s"].variants.regularWidth == nil)
    #expect(compilation["s"].variants.compactHeight?.haptics == true)
  }

  @Test func aFaultInAVariantIsReportedOnce() {
    let compilation = Compilation(
      sheets: """
        sheets:
          s:
            detents: [medium]
            variants:
              regularWidth: {initial: nowhere, detents: [{height: -1}], swipMode: top}
              compactHeight: {haptics: yes}
        """)

    #expect(
      compilation.findings == [
        """
        unknown key 'swipMode' in a sheet | swipMode
        note: did you mean 'swipeMode'?
        fix-it: replace 'swipMode' with 'swipeMode'
        """,
        "'height' is -1; it ranges from 0 to 10000 points | -1",
        """
        'haptics' takes 'true' or 'false', found 'yes' | yes
        fix-it: replace 'yes' with 'true'
        """,
      ])
  }

  @Test func referencesInVariantsMayNameEveryDetentOfTheSheet() throws {
    let compilation = Compilation(
      sheets: """
        sheets:
          s:
            detents: [{id: a, height: 90}, {id: b, fraction: 0.5}]
            initial: c
            variants: {compactHeight: {detents: [{id: c, fraction: 1}], passthrough: {through: b}}}
        """)

    #expect(compilation.findings == [])
    let sheet = compilation["s"]
    #expect(sheet.configuration.initial == .detent(2))
    #expect(sheet.variants.compactHeight?.passthrough == .through(1))
    #expect(sheet.variants.compactHeight?.initial == .detent(2))
  }
}
