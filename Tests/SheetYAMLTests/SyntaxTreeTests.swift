import SheetDiagnostics
import Testing

@testable import SheetYAML

@Suite struct SyntaxTreeTests {
  @Test func theExampleOfTheLanguageReadsAsWritten() {
    let reading = Reading(
      """
      version: 1
      sheets:
        checkout:
          summary: Cart contents
          header: {height: 52, title: {key: cart.title}, trailing: close}
          detents:
          - headerOnly
          - {id: cart, height: 300}
          "color": '#fff'
          empty:

      """)

    #expect(reading.messages == [])
    #expect(
      reading.outline == """
        {version: 1, sheets: {checkout: {summary: Cart contents, header: {height: 52, title: \
        {key: cart.title}, trailing: close}, detents: [headerOnly, {id: cart, height: 300}], \
        color: #fff, empty: ~}}}
        """)
  }

  @Test func spansCoverExactlyWhatIsWritten() throws {
    let reading = Reading("a:\n  b: [x, 'ü y']   # c\n\n  c:\n    - \"q\\n\"\n\nd: 1\n")

    #expect(
      try reading.source(#require(reading.value("a")))
        == "b: [x, 'ü y']   # c\n\n  c:\n    - \"q\\n\"")
    #expect(try reading.source(#require(reading.value("a.b"))) == "[x, 'ü y']")
    #expect(try reading.source(#require(reading.value("a.b.1"))) == "'ü y'")
    #expect(try reading.source(#require(reading.value("a.c"))) == "- \"q\\n\"")
    #expect(try reading.source(#require(reading.value("d"))) == "1")
  }

  @Test func anAliasStandsForItsAnchor() throws {
    let reading = Reading("a: &x {k: 1}\nb: *x\nc: {<<: *x, k: 2}\nd: {<<: *x, l: 3}\n")

    #expect(reading.messages == [])
    #expect(reading.outline == "{a: {k: 1}, b: {k: 1}, c: {k: 2}, d: {k: 1, l: 3}}")
    #expect(try reading.source(#require(reading.value("a"))) == "{k: 1}")
    #expect(try reading.source(#require(reading.value("b"))) == "*x")
  }

  @Test func duplicateKeysAreComparedAsDecoded() {
    let reading = Reading("x:\n  a: 1\n  \"\\x61\": 2\n  b: 3\n")

    #expect(
      reading.messages == [
        "error [duplicate-key] 'a' is given twice in 'x' @ '\"\\x61\"'\n  note: first given here @ 'a'"
      ])
    #expect(reading.outline == "{x: {a: 1, b: 3}}")
  }
}
