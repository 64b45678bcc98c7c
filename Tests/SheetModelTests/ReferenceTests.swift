import SheetDiagnostics
import SheetModel
import SheetRuntime
import Testing

@Suite struct ReferenceTests {
  @Test func idsAreDerivedFromForms() {
    let compilation = Compilation(
      sheets: """
        sheets:
          s:
            detents:
              - maxHeight
              - {height: 300}
              - {height: 62.5}
              - {fraction: 0.5}
              - {fraction: 0.333}
              - {fraction: 0.07, of: container}
              - {topInset: 12}
              - {measured: summary, min: 20}
              - {at: medium}
              - headerOnly
        """)

    #expect(compilation.findings == [])
    #expect(
      compilation["s"].names.detents.map(\.text) == [
        "maxHeight", "height300", "height62_5", "fraction50", "fraction33_3", "fraction7",
        "topInset12", "summary", "medium", "headerOnly",
      ])
    #expect(compilation.text(compilation["s"].names.detents[1].span) == "{height: 300}")
    #expect(compilation["s"].names.measures.map(\.text) == ["summary"])
  }

  @Test(arguments: [
    "{measured: low, min: 80,, max: {fraction: 0.45}}", "{measured: low, min: 80} ~",
    "{measured: low, mn: 80}", "{id: low, fraction: 50}",
  ])
  func whatCouldNotBeReadIsNotMissed(detent: String) {
    let compilation = Compilation(
      sheets: """
        sheets:
          s:
            detents:
              - \(detent)
              - {measured: high, min: {detent: low}}
            initial: low
            passthrough: {through: low}
        """)

    #expect(compilation.findings.count == 1, "\(compilation.findings)")
  }

  @Test func detentsAreSortedAndKeepTheirIndices() {
    let compilation = Compilation(
      sheets: """
        sheets:
          s:
            detents: [maxHeight, {id: mid, fraction: 0.5}, {id: low, height: 90}]
            initial: mid
            passthrough: {through: low}
        """)

    #expect(compilation.findings == [])
    let configuration = compilation["s"].configuration
    #expect(configuration.detents.map(\.id) == [2, 1, 0])
    #expect(configuration.initial == .detent(1))
    #expect(configuration.passthrough == .through(2))
  }

  @Test func namesAreSharedByUse() {
    let compilation = Compilation(
      sheets: """
        sheets:
          s:
            header:
              leading: {title: A, action: save}
              trailing: {symbol: b, action: save}
            detents: [{measured: m, min: 1, id: a}, {measured: m, max: 9, id: b}]
            variants:
              compactHeight: {header: {trailing: {title: C, action: other}}}
        """)

    #expect(compilation.findings == [])
    let sheet = compilation["s"]
    #expect(sheet.names.controls.map(\.text) == ["save", "other"])
    #expect(sheet.names.measures.map(\.text) == ["m"])
    #expect(
      sheet.configuration.header.trailing
        == .custom(title: nil, symbol: "b", accessibilityLabel: nil, action: .control(0)))
    #expect(
      sheet.variants.compactHeight?.header.trailing
        == .custom(
          title: .plain("C"), symbol: nil, accessibilityLabel: nil, action: .control(1)))
  }

  @Test func controlsOfAnOverriddenButtonAreNotTheSheets() {
    let compilation = Compilation(
      sheets: """
        sheets:
          p: {abstract: true, header: {leading: {title: A, action: old}}}
          s: {extends: p, detents: [medium], header: {leading: {title: A, action: new}}}
          t: {extends: p, detents: [medium], header: none}
        """)

    #expect(compilation.findings == [])
    #expect(compilation["s"].names.controls.map(\.text) == ["new"])
    #expect(compilation["t"].names.controls.map(\.text) == [])
  }

  @Test func boundsMayBeDetents() {
    let compilation = Compilation(
      sheets: """
        sheets:
          s:
            detents:
              - {measured: expanded, min: {detent: collapsed}, max: {detent: wide}}
              - {measured: collapsed, min: 80}
            variants:
              regularWidth: {detents: [{id: wide, height: 400}]}
          f:
            free: {min: {id: low, height: 90}, max: {id: high, fraction: 0.4, min: {detent: low}}}
        """)

    #expect(compilation.findings == [])
    let expanded = compilation["s"].configuration.detents.first { $0.id == 0 }
    #expect(expanded?.min == .detent(1))
    #expect(expanded?.max == .detent(2))
    #expect(compilation["f"].configuration.free?.max.min == .detent(0))
  }

  @Test func boundsNameDetentsOfTheSheet() {
    let compilation = Compilation(
      sheets: """
        sheets:
          p: {abstract: true, detents: [{id: low, height: 9}, {id: high, height: 99, min: {detent: lov}}]}
          s: {extends: p}
          t: {detents: [{id: low, height: 9}, {id: high, height: 99, max: {detent: lov}}]}
        """)

    #expect(
      compilation.findings == [
        """
        'min' names 'lov', a detent that 's' does not have; its detents are 'low' and 'high' | s
        note: 'min' is written here, in 'p' | lov
        note: did you mean 'low'?
        """,
        """
        'max' names 'lov', a detent that 't' does not have; its detents are 'low' and 'high' | lov
        note: did you mean 'low'?
        fix-it: replace 'lov' with 'low'
        """,
      ])
  }

  @Test func boundsDoNotGoInCircles() {
    let compilation = Compilation(
      sheets: """
        sheets:
          s:
            detents:
              - {id: a, height: 1, min: {detent: b}}
              - {id: b, height: 2, max: {detent: c}}
              - {id: c, height: 3, min: {detent: a}, max: {detent: c}}
          t:
            detents: [{id: a, height: 1, min: {detent: b}}]
            variants: {compactHeight: {detents: [{id: b, height: 1, min: {detent: a}}]}}
        """)

    #expect(
      compilation.findings == [
        """
        detent 'a' is bound by itself through 'b' and 'c' | b
        note: 'b' is bound by the next one here | c
        note: 'c' is bound by the next one here | a
        """,
        "detent 'c' is bound by itself | c",
        """
        detent 'a' is bound by itself through 'b' | b
        note: 'b' is bound by the next one here | a
        """,
      ])
  }

  @Test func faultsOfInheritedReferencesStandAtTheSheet() {
    let compilation = Compilation(
      sheets: """
        sheets:
          p: {abstract: true, detents: [{id: low, height: 9}], initial: low, passthrough: {through: far}}
          s: {extends: p, detents: [medium]}
        """)

    #expect(
      compilation.findings == [
        """
        'initial' names 'low', a detent that 's' does not have; its detents are 'medium' | detents
        note: 'initial' is written here, in 'p' | low
        """,
        """
        'passthrough' names 'far', a detent that 's' does not have; its detents are 'medium' | detents
        note: 'passthrough' is written here, in 'p' | {through: far}
        """,
      ])
  }

  @Test func aBrokenDetentIsNotMissedAsWell() {
    let compilation = Compilation(
      sheets: "sheets:\n  s: {detents: [{id: low, height: -9}, medium], initial: low}\n")

    #expect(compilation.findings.count == 1)
  }

  @Test func aBrokenParentIsNotMissedAsWell() {
    let compilation = Compilation(
      sheets: "sheets:\n  s: {extends: nowhere, initial: low}\n")

    #expect(compilation.findings == ["'s' extends 'nowhere', which is not declared | nowhere"])
  }

  @Test func whatAMissingImportMayDeclareIsNotMissedAsWell() {
    let compilation = Compilation([
      "a.yaml":
        "version: 1\nimports: [b.yaml]\nsheets: {s: {extends: p, theme: brand}, t: {theme: brand, detents: [medium]}}"
    ])

    #expect(
      compilation.findings == ["there is no file 'b.yaml' | b.yaml"])
  }

  @Test func aMisspeltFlagOfAnAbstractSheetIsTheOnlyFault() {
    let compilation = Compilation(sheets: "sheets:\n  s: {abstract: yes}\n")

    #expect(compilation.errors.count == 1)
  }

  @Test func tooLongChainsOfParentsAreRefused() {
    let names = (0..<40).map { "s\($0)" }
    let sheets = names.enumerated().map { index, name in
      "  \(name): {abstract: true\(index > 0 ? ", extends: s\(index - 1)" : "")}\n"
    }
    let compilation = Compilation(
      sheets: "sheets:\n" + sheets.joined() + "  last: {extends: s39, detents: [medium]}\n")

    #expect(
      compilation.errors.map(\.message)
        == ["'s17' is built on more than 16 others; that is the limit"])
  }

  @Test func themesAndSheetsMayBeBuiltOnSixteenOthers() {
    func chain(_ count: Int, _ keys: String) -> String {
      (0..<count).map { "  s\($0): {\($0 > 0 ? "extends: s\($0 - 1), " : "")\(keys)}\n" }.joined()
    }
    let sheets = chain(17, "abstract: true")
    let themes = chain(17, "cornerRadius: 1")

    #expect(Compilation(sheets: "themes:\n\(themes)sheets:\n\(sheets)").findings == [])
    #expect(
      Compilation(sheets: "themes:\n\(chain(40, "cornerRadius: 1"))").errors.map(\.message)
        == ["theme 's17' is built on more than 16 others; that is the limit"])
  }

  @Test(arguments: [17, 18, 40])
  func aCycleOfAnyLengthIsOneErrorThatNamesItsStart(count: Int) {
    let links = (0..<count).map { "  s\($0): {extends: s\(($0 + 1) % count)" }
    let sheets = links.map { $0 + ", abstract: true}\n" }.joined()
    let themes = links.map { $0 + "}\n" }.joined()

    let texts = [
      "sheets:\n\(sheets)  last: {extends: s3, detents: [medium]}", "themes:\n\(themes)",
    ]
    let through = (1...8).map { "'s\($0)'" }.joined(separator: ", ")
    for text in texts {
      let errors = Compilation(sheets: text).errors
      #expect(errors.map(\.id) == ["extends-cycle"])
      #expect(
        errors.first?.message.hasSuffix(
          "'s0' extends itself through \(through) and \(count - 9) more")
          == true)
      #expect(errors.first?.notes.count == 8)
    }
  }
}
