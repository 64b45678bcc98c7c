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

  @Test(arguments: [
    ("swipMode", "swipeMode", true), ("SWIPEMODE", "swipeMode", true), ("größ", "größe", true),
    ("top", "top", false), ("", "top", false), ("x", "top", false), ("tap", "free", false),
  ])
  func nameIsNearAnotherThatItIsNot(name: String, other: String, isNear: Bool) {
    var (name, other) = (name, other)
    #expect(name.withUTF8 { name in other.withUTF8 { Spelling.isNear(name, to: $0) } } == isNear)
  }

  @Test func whatIsNearIsSoByTheWholeTableOfDistances() {
    // Words of three letters, four to nine of them: some of any two distances.
    let words = (0..<90).map { number in
      let digits = String(number * 7919 % 19_683 + 19_683, radix: 3).dropFirst()
      return String(digits.prefix(4 + number % 6))
    }

    for name in words {
      for other in words {
        let distance = Self.distance(Array(name.utf8), Array(other.utf8))
        let isNear = (1...3).contains(distance) && distance * 2 < max(name.count, other.count)
        #expect(Spelling.nearest(to: name, in: [other]) == (isNear ? [other] : []))
      }
    }
  }

  private static func distance(_ from: [UInt8], _ to: [UInt8]) -> Int {
    var table = [[Int]](repeating: Array(0...to.count), count: from.count + 1)
    for row in 0..<from.count {
      table[row + 1][0] = row + 1
      for column in 0..<to.count {
        var cost = min(
          table[row][column] + (from[row] == to[column] ? 0 : 1), table[row][column + 1] + 1,
          table[row + 1][column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          cost = min(cost, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = cost
      }
    }
    return table[from.count][to.count]
  }
}
