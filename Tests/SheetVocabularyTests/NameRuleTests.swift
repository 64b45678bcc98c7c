import SheetVocabulary
import Testing

@Suite struct NameRuleTests {
  @Test(arguments: ["checkout", "pay-bar", "_hidden", "a", "A1", "__x-", "yes1", "none", "nulls"])
  func namesAreLettersDigitsAndDashes(name: String) {
    #expect(fault(name, .sheet) == nil)
    #expect(matches(name, NameRule.sheet.pattern))
  }

  @Test(arguments: [
    ("", NameRule.Fault.empty), ("_", .noLetter), ("___", .noLetter),
    ("2nd", .character(at: 0)), ("-a", .character(at: 0)), ("_2", .character(at: 1)),
    ("half way", .character(at: 4)), ("größe", .character(at: 2)), ("a.b", .character(at: 1)),
    ("yes", .reading(.flag)), ("Off", .reading(.flag)), ("y", .reading(.flag)),
    ("N", .reading(.flag)), ("true", .reading(.flag)), ("NULL", .reading(.null)),
  ])
  func otherSpellingsAreRefused(name: String, expected: NameRule.Fault) {
    #expect(fault(name, .sheet) == expected)
    #expect(!matches(name, NameRule.sheet.pattern))
  }

  @Test func wordsOfTheLanguageAreReservedWhereTheyWouldBeAmbiguous() {
    #expect(fault("smallest", .detent) == .reserved)
    #expect(fault("largest", .detent) == .reserved)
    #expect(fault("hidden", .detent) == .reserved)
    #expect(fault("system", .theme) == .reserved)
    #expect(fault("dismiss", .control) == .reserved)
    #expect(fault("smallest", .sheet) == nil)
    #expect(!matches("system", NameRule.theme.pattern))
  }

  @Test(arguments: [
    ("Cart", false, nil), ("_cart2", false, nil), ("Shop.Cart", true, nil),
    ("Shop.Cart", false, 4), ("2nd", false, 0), ("", false, 0), ("_", false, 1),
    ("Shop.", true, 5), (".Cart", true, 0), ("a b", false, 1), ("a.2", true, 2),
  ])
  func swiftNamesAreIdentifiersOrPaths(name: String, allowsDots: Bool, expected: Int?) {
    var bytes = name

    let fault = bytes.withUTF8 { SwiftNameRule.fault(in: $0, allowsDots: allowsDots) }

    #expect(fault == expected)
    #expect(matches(name, SwiftNameRule.pattern(allowsDots: allowsDots)) == (expected == nil))
  }

  private func fault(_ name: String, _ rule: NameRule) -> NameRule.Fault? {
    var name = name
    return name.withUTF8 { rule.fault(in: $0) }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    guard let regex = try? Regex(pattern) else { return false }
    return text.contains(regex)
  }
}
