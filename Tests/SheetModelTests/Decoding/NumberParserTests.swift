import Testing

@testable import SheetModel

@Suite struct NumberParserTests {
  private func parse(_ text: String) -> Double? {
    var text = text
    return text.withUTF8(NumberParser.parse)
  }

  @Test(arguments: [
    "0", "-0", "1", "300", "-12", "0.5", "1e3", "1E+3", "2.5e-3", "0.1", "123456789012345",
    "1234567890123456789012", "0.1234567890123456789", "9007199254740993", "1e22", "1e23", "1e-400",
    "0.000000000000000000000000000001", "2.2250738585072014e-308", "1.7976931348623157e308",
    "100000000000000000000000000000000000000000e-38",
  ])
  func decimalsAreReadExactly(text: String) {
    #expect(parse(text) == Double(text))
  }

  @Test(arguments: [
    "", "-", "+1", "01", "-01", ".5", "1.", "1.e3", "1e", "1e+", "0x10", "1_000", "1 ", " 1",
    "1:30",
    ".inf", "inf", "nan", "١", "1,5", "0b1", "--1", "1-",
  ])
  func otherSpellingsAreNone(text: String) {
    #expect(parse(text) == nil)
  }

  @Test func whatIsTooSmallToBeKeptWholeIsNothing() {
    #expect(parse("5e-324") == 0)
    #expect(parse("-1e-310") == 0)
  }

  @Test func whatIsTooLargeIsInfinite() {
    #expect(parse("1e400") == .infinity)
    #expect(parse("-1e999999999999") == -.infinity)
  }

  @Test func randomDecimalsRoundAsTheStandardLibraryDoes() {
    var generator = SeededGenerator(state: 0x5EED)
    for _ in 0..<20_000 {
      let whole = generator.next() % (generator.next() % 2 == 0 ? 1000 : .max)
      var text = "\(whole)"
      if generator.next() % 2 == 0 { text += ".\(generator.next() % 1_000_000_007)" }
      if generator.next() % 3 == 0 { text += "e\(Int(generator.next() % 80) - 40)" }

      #expect(parse(text) == Double(text), "\(text)")
    }
  }
}
