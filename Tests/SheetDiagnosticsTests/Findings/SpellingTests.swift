import SheetDiagnostics
import Testing

@Suite struct SpellingTests {
  private static let keys = ["summary", "swipeMode", "scroll", "style", "taps", "top", "theme"]

  @Test(arguments: [
    ("swipMode", ["swipeMode"]), ("swiepMode", ["swipeMode"]), ("swipe-mode", ["swipeMode"]),
    ("SWIPEMODE", ["swipeMode"]), ("TOP", ["top"]), ("sumary", ["summary"]),
    ("tap", ["taps", "top"]),
    ("nothing", []), ("x", []), ("", []), ("top", []), ("thme", ["theme"]),
  ])
  func misspeltNameFindsTheNearest(name: String, nearest: [String]) {
    #expect(Spelling.nearest(to: name, in: Self.keys) == nearest)
  }

  @Test func tiesKeepTheirOrderAndStopAtThree() {
    let names = ["base4", "base2", "base1", "base3", "basement"]

    #expect(Spelling.nearest(to: "base", in: names) == ["base4", "base2", "base1"])
  }

  @Test func lettersOutsideASCIIAreOneCharacter() {
    #expect(Spelling.nearest(to: "größe", in: ["grösse", "größen"]) == ["größen"])
  }

  @Test func hugeNamesAreNotCompared() {
    let name = String(repeating: "a", count: 100_000)

    #expect(Spelling.nearest(to: name, in: [name + "b"]).isEmpty)
  }
}
