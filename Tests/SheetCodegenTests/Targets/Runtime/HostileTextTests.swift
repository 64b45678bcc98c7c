import SheetCodegen
import SheetModel
import SheetRuntime
import Testing

/// Texts and names that would break out of careless code, compiled and printed back.
@Suite struct HostileTextTests {
  static let texts: [String] = [
    "\"", "\\", #"\(fatalError())"#, #"\u{41}"#, "\"); fatalError(", "#\"\"#", "\"\"\"",
    "a\nb", "a\r\nb", "a\rb", "\0", "\t", "a\u{85}b", "a\u{2028}b\u{2029}c", "\u{B}\u{C}",
    "\u{1B}[31m",
    "\u{7F}", "\u{9B}", "\u{202E}gnol\u{202C}", "\u{2066}x\u{2069}", "\u{200B}\u{200D}\u{FEFF}",
    "*/ fatalError() /*", "/// //", "größe", "gro\u{308}\u{DF}e", "日本語", "👩‍👩‍👧", "\u{E000}\u{10FFFF}",
    "\u{301}combining first", "- Parameter x: y", "`code`", "${x}", "%@ %d", "#if DEBUG", "\\",
    String(repeating: "long ", count: 60),
  ]

  @Test func textsComeBackAsTheyWere() throws {
    let sheets = Self.texts.enumerated().map { place, text in
      var sheet = Self.sheet(named: "sheet\(place)")
      sheet.summary = text
      sheet.configuration.header = Header(
        title: .plain(text),
        leading: .custom(
          title: .localized(key: text, table: text), symbol: text, accessibilityLabel: nil,
          action: .dismiss))
      sheet.configuration.theme.background = .color(.asset(text, opacity: 0.5))
      sheet.configuration.theme.grabber.accessibilityLabel = .plain(text)
      return sheet
    }
    let generated = Generation(of: sheets)
    var main = ProgramText()
    var expected = ""
    for (name, sheet) in zip(ProgramText.constants(in: generated.text), generated.sheets) {
      main.show("Sheets.\(name)")
      expected += ProgramText.expectation("Sheets.\(name)", sheet)
    }

    let output = try SwiftCompiler.output(of: [
      "Sheets.swift": generated.text, "main.swift": main.text,
    ])

    #expect(output == expected)
  }

  @Test func keywordsAndOtherAwkwardNamesNameSheetsAndIds() throws {
    let names = SwiftNames.awkward.map { SheetNames.Name(text: $0, span: Self.plain.keySpan) }
    let distinct = names.enumerated().filter { place, name in
      !names[..<place].contains { SwiftNames.ofKey($0.text) == SwiftNames.ofKey(name.text) }
    }.map(\.element)
    var sheets = distinct.map { Self.sheet(named: $0.text) }
    for place in sheets.indices {
      sheets[place].names.detents = distinct
      sheets[place].names.controls = distinct
      sheets[place].names.measures = distinct
      sheets[place].configuration.detents = distinct.indices.map { .maxHeight(UInt16($0)) }
    }
    sheets = Array(sheets.prefix(3)) + sheets.dropFirst(3).map { Self.sheet(named: $0.key) }
    let generated = Generation(of: sheets)
    var main = ProgramText()
    var expected = ""
    for (name, sheet) in zip(ProgramText.constants(in: generated.text), generated.sheets) {
      // A keyword needs no backticks behind a dot.
      let constant = "Sheets.\(name.filter { $0 != "`" })"
      var shown = sheet
      // A header has two buttons, so most of the names are not found through the sheet.
      shown.names.controls = []
      main.show(constant)
      expected += ProgramText.expectation(constant, shown)
    }
    for name in distinct {
      let name = SwiftNames.ofKey(name.text)
      main.append("let _: Sheets.AnyDetents = .\(name)")
      main.append("let _: Sheets.AnyControls = .\(name)")
      main.append("let _: Sheets.AnyDetents.Measures = .\(name)")
    }

    let output = try SwiftCompiler.output(of: [
      "Sheets.swift": generated.text, "main.swift": main.text,
    ])

    #expect(generated.messages == [])
    #expect(output == expected)
  }

  private static let plain = Generation("sheets: {plain: {detents: [medium]}}").sheets[0]

  private static func sheet(named key: String) -> ResolvedSheet {
    var sheet = plain
    sheet.key = key
    sheet.swiftName = key
    return sheet
  }
}
