import Testing

@testable import SheetModel

@Suite struct ScalarReadingTests {
  private func reading(_ text: String) -> ScalarReading {
    var text = text
    return text.withUTF8(ScalarReading.init)
  }

  /// Spellings that change their meaning between YAML 1.1 and 1.2, as perlpunk/yaml-test-schema lists them.
  static let ambiguous = """
    +0.3e3 +0100_200 +0b100 +190:20:30 -0100_200 -0b101 -0x30 .1_4 .3e3 0.3e3 02_0 08 0b0 0b100_101 \
    0o0 0o10 0o7 0x2_0 100_000 190:20:30 190:20:30.15 3e3 85.230_15e+03 85_230.15 y Y n N yes Yes \
    YES no No NO on On ON off Off OFF 0011 010
    """.split(separator: " ").map(String.init)

  @Test(arguments: ambiguous)
  func ambiguousSpellingsAreNotText(text: String) {
    #expect(reading(text) != .text)
  }

  @Test(arguments: [
    ("", ScalarReading.null), ("~", .null), ("null", .null), ("NULL", .null),
    ("true", .flag), ("False", .flag), ("yes", .oldFlag), ("ON", .oldFlag),
    ("12", .number), ("-1.5e3", .number), ("0x1F", .number), (".inf", .number), ("-.INF", .number),
    (".nan", .number), ("+5", .number), ("1_000", .oldNumber), ("12:30", .oldNumber),
    ("2026-12-14", .date), ("2026-12-14T10:00:00Z", .date), ("2026-1-2 10:00", .date),
    ("<<", .special), ("=", .special),
  ])
  func othersAreSaidWhatTheyAre(text: String, expected: ScalarReading) {
    #expect(reading(text) == expected)
  }

  @Test(arguments: [
    "text", "yEs", "tRUE", "nULL", "Step", "oneTwo", "300pt", "1.2.3", "12:30pm", "-", "+", ".",
    "..",
    "-a", ".a", "0xZZ", "0o89x", "1e", "1e+", "2026-12", "2026-12-145", "26-10-10", "a:1", "1:",
    "<<<", "==", "e3", "_1", "Größe", "no-exit", "on time",
  ])
  func textIsText(text: String) {
    #expect(reading(text) == .text)
  }
}
