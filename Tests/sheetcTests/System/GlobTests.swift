import Testing

@testable import sheetc

@Suite struct GlobTests {
  @Test(arguments: [
    ("**/*.sheets.yaml", "a.sheets.yaml", true), ("**/*.sheets.yaml", "x/y/a.sheets.yaml", true),
    ("Sheets/**", "Sheets/a", true), ("Sheets/**", "Sheets/x/a", true),
    ("Sheets/**", "Other/a", false),
    ("*.yaml", "x/a.yaml", false), ("a?c", "abc", true), ("a?c", "a/c", false), ("*", "", false),
    ("**", "a/b", true), ("a/**/b", "a/b", true), ("a/**/**/b", "a/x/y/b", true),
    ("a/*/b", "a/b", false),
    ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false), ("./a", "a", true),
    ("A", "a", false),
    ("Extra/one.sheets.yaml", "Extra/one.sheets.yaml", true), ("a*", "a", true), ("a", "ab", false),
  ])
  func patternsMatchWholePaths(pattern: String, path: String, isMatch: Bool) {
    #expect(Glob(pattern).matches(path) == isMatch)
  }

  @Test(.timeLimit(.minutes(1))) func hostilePatternsTakeNoTime() {
    let pattern = String(repeating: "*a", count: 2_000) + "b"
    let folders = String(repeating: "**/a/", count: 500) + "b"

    #expect(!Glob(pattern).matches(String(repeating: "a", count: 4_000)))
    #expect(!Glob(folders).matches(String(repeating: "a/", count: 1_000)))
  }
}
