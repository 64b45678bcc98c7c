import SheetDiagnostics
import Testing

@testable import SheetModel

/// Names that are found without reading a file are those that are found by reading it, or known not to be.
@Suite struct SheetNameScanTests {
  private struct Found: Equatable {
    var names: [String]
    var types: [String]
    var isRight: Bool
  }

  private static func scan(_ text: String) -> Found {
    let bytes = Array(text.utf8)
    let scan = SheetNameScan(bytes)
    var report = Report()
    var project = Project { _ in .failure(.notFound) }
    let file = project.open(
      SourceFile(id: FileID(0), path: "a.sheets.yaml", bytes: bytes), into: &report)
    func shown(_ place: Range<Int>) -> String { String(decoding: bytes[place], as: UTF8.self) }
    return Found(
      names: scan.names.map { shown($0.place) + ($0.isWritten ? "!" : "") },
      types: scan.contentTypes.map(shown), isRight: scan.isRight(for: file))
  }

  @Test func keysAreNamesUnlessThereIsAnother() {
    let found = Self.scan(
      """
      # sheets:
      version: 1
      themes:
        name: {cornerRadius: 2}
      sheets:

        # a: {name: no}
        cart-view:
          summary: A cart
        bag: {name: Purse, detents: [medium]}  # name
        map:
          detents:
            - {id: low, height: 1}
          name: Atlas
          content: {type: Maps.View}
        base: {abstract: true, name: Nothing}
        own: {abstract: false}
      defaults: {preset: medium}

      """)

    #expect(found.names == ["cart-view", "Purse!", "Atlas!", "own"])
    #expect(found.types == ["Maps.View"])
  }

  @Test func filesAsPeopleWriteThemAreReadRightly() {
    for text in [
      "version: 1\nsheets:\n  a: {preset: medium}\n  b:\n    preset: medium\n",
      "version: 1\r\nsheets:\r\n  a: {preset: medium}\r\n\r\n  b: {name: B}\r\n",
      "version: 1\nsheets: # all\n    a:\n      name: B # b\n      abstract: false\n",
      "version: 1\nthemes: {a: {}}\n", "sheets:\n  a: {abstract: true}\nversion: 1",
      "version: 1\nsheets:\n  a:\n    content: {type: A.B, scroll: a}\n  b: {content: {type: C}}",
    ] {
      #expect(Self.scan(text).isRight, "\(text)")
    }
  }

  @Test func whatIsMisreadIsKnownToBe() {
    for text in [
      "version: 1\nsheets: {a: {preset: medium}}\n",
      "{version: 1, sheets: {a: {preset: medium}}}\n",
      "version: 1\nsheets:\n  \"a\": {preset: medium}\n",
      "version: 1\nsheets:\n  a: {name: \"B\", preset: medium}\n",
      "version: 1\nsheets:\n  a: {\"name\": B, preset: medium}\n",
      "version: 1\nsheets:\n  a:\n    summary: |\n      name: B\n",
      "version: 1\nsheets:\n  a:\n    summary: >\n\n     x\n  b:\n    summary: name: B\n",
      "version: 1\nsheets:\n  a: {content: {type: 'B'}}\n",
      "version: 1\nsheets:\n  ? a\n  : {preset: medium}\n",
      "version: 1\nsheets:\n  a: {abstract: yes}\n  b: {abstract: \"true\"}\n",
      "version: 1\nsheets: &a\n  <<: {b: {preset: medium}}\n  c: {preset: medium}\n",
      "\"sheets\":\n  a: {preset: medium}\n",
      "version: 1\nsheets:\n  a: {summary: \"name: b\"}\n",
      "version: 1\nsheets:\n  a:\n    summary: \"b\n  c: d\"\n",
    ] {
      let found = Self.scan(text)
      #expect(!found.isRight, "\(text)\n\(found)")
    }
  }
}
