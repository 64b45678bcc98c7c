import Testing

@testable import sheetc

@Suite struct DepfileTests {
  @Test(arguments: [
    ("a.yaml", "a.yaml"),
    ("a b\tc", "a\\ b\\\tc"),
    ("$(x)", "$$(x)"),
    ("#1: größe", "\\#1\\:\\ größe"),
    ("a\\b", "a\\b"),
    ("a\\ b", "a\\\\\\ b"),
    ("a\\\\ b", "a\\\\\\\\\\ b"),
    ("100%", "100%"),
  ])
  func pathsAreQuotedAsCompilersDo(path: String, quoted: String) {
    #expect(Depfile.quoted(path) == quoted)
  }

  @Test func aRuleNamesTargetsAndWhatTheyAreMadeFrom() {
    let file = Depfile(
      targets: ["a.swift", "b\\ c.swift"], dependencies: ["a.yaml", "b c.yaml"],
      phonyTargets: ["b c.yaml"])

    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        a.swift b\\ c.swift: \\
          a.yaml \\
          b\\ c.yaml
        b\\ c.yaml:

        """)
  }

  @Test func aRuleMayHaveNothingToDependOn() {
    #expect(Depfile(targets: ["a"], dependencies: []).bytes == Array("a:\n".utf8))
  }
}
