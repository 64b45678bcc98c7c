import Testing

@testable import SheetCodegen

@Suite struct StringMentionsTests {
  @Test(arguments: [
    ("a limit", "limit", true), ("limi", "limit", false), ("lilimit", "limit", true),
    ("", "limit", false), ("limit", "", true), ("é.traits.x", "traits.", true),
    ("traits", "traits.", false),
  ])
  func textIsFoundByItsBytes(text: String, sought: String, isThere: Bool) {
    #expect(text.mentions(sought) == isThere)
  }
}
