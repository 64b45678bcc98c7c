import SheetDiagnostics
import Testing

@Suite struct PercentEncodingTests {
  @Test(arguments: [
    ("Sheets/a.yaml", "Sheets/a.yaml"), ("a b", "a%20b"), ("100%", "100%25"), ("a#b", "a#b"),
    ("tab\tline\nreturn\r", "tab%09line%0Areturn%0D"), ("größe", "größe"), ("漢字😀", "漢字😀"),
    ("a\u{202E}b\u{A0}c", "a%E2%80%AEb%C2%A0c"), ("", ""), ("x[1].y", "x%5B1]%2Ey"),
  ])
  func aWordIsReadBack(text: String, word: String) {
    #expect(PercentEncoding.word(text, without: text.hasPrefix("x") ? ".[" : "") == word)
    #expect(PercentEncoding.text(of: Array(word.utf8)) == text)
  }

  @Test(arguments: ["%", "a%2", "%ZZ", "%2e", "%FF"])
  func whatNoWordHoldsIsRefused(word: String) {
    #expect(PercentEncoding.text(of: Array(word.utf8)) == nil)
  }
}
