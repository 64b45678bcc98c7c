import SheetDiagnostics
import SheetModel
import SheetVocabulary
import Testing

@Suite struct ProjectConfigurationTests {
  @Test func everyKeyIsRead() throws {
    let compilation = Compilation([
      "sheetc.yaml": """
      requires: "1.1"
      inputs: ["Sheets/**/*.sheets.yaml", extra.yaml]
      minimumOS: "15.0"
      targets:
        - {name: uikit, output: Out, minimumOS: "16.4", access: package, namespace: App, perSheet: true}
        - {name: json}
      rules: {no-exit: error}
      paths:
        "Old/**": {rules: {no-exit: ignore}}
      """
    ])

    #expect(compilation.findings == [])
    let configuration = compilation.configuration
    #expect(configuration.requires?.value == VersionNumber(1, 1))
    #expect(configuration.inputs.map(\.value.text) == ["Sheets/**/*.sheets.yaml", "extra.yaml"])
    let target = try #require(configuration.targets.first)
    #expect(target.name.value == .uikit)
    #expect(target.output?.value == "Out")
    #expect(target.minimumOS?.value == VersionNumber(16, 4))
    #expect(configuration.minimumOS?.value == VersionNumber(15))
    #expect(target.access == .package)
    #expect(target.namespace?.value == "App")
    #expect(target.perSheet == true)
    #expect(configuration.level(of: "no-exit", at: "New/a.yaml") == .error)
    #expect(configuration.level(of: "no-exit", at: "Old/deep/a.yaml") == .ignore)
    #expect(configuration.level(of: "coinciding-detents", at: "Old/a.yaml") == nil)
  }

  @Test(arguments: [
    ("requires: \"1.3\"", "this project requires sheetc 1.3, that version or newer; this is 1.2"),
    (
      "requires: \"2.0\"",
      "this project requires sheetc 2.0, one of the same major number; this is 1.2"
    ),
    (
      "baseline: true",
      "'baseline' takes a path below the folder of this file, found 'true'"
    ),
    ("requires: \"1\"", "'requires' takes a version such as '1.2', found '1'"),
    ("inputs: [/a.yaml]", "'/a.yaml' is an absolute path; paths are relative to this file"),
    ("targets: [{output: a}]", "a target needs its 'name'"),
    ("targets: [{nam: runtime}]", "unknown key 'nam' in a target"),
    ("minimumOS: soon", "'minimumOS' takes a version such as '16.0', found 'soon'"),
    (
      "targets: [{name: runtime, minimumOS: \"1.0\"}]",
      "'minimumOS' takes a version from '10.0' to '99.0', found '1.0'"
    ),
    (
      "paths: {'{a,b}': {rules: {no-exit: note}}}",
      "'{a,b}' has '{', which patterns do not know; they have '*', '?' and '**'"
    ),
    (
      "paths: {../x: {rules: {no-exit: note}}}",
      "'../x' leads out of the folder of this file, so it matches nothing"
    ),
    (
      "rules: {unknown-key: note}",
      "'unknown-key' is an error of the language, which has no other level"
    ),
  ])
  func mistakesAreRefused(text: String, message: String) {
    let compilation = Compilation(["sheetc.yaml": text + "\n"])

    #expect(compilation.errors.map(\.message) == [message])
  }

  @Test(arguments: [
    ("Sheets/*.yaml", "Sheets/a.yaml", true),
    ("Sheets/*.yaml", "Sheets/b/a.yaml", false),
    ("Sheets/**/*.yaml", "Sheets/a.yaml", true),
    ("Sheets/**/*.yaml", "Sheets/b/c/a.yaml", true),
    ("**/c/*", "a/b/c/d", true),
    ("**", "a/b", true),
    ("a?c", "abc", true),
    ("a?c", "a/c", false),
    ("./a/", "a/b/c", true),
    ("*a*b*c", "xaxbxcx", false),
    ("*a*b*c", "xaxbxc", true),
    ("Größe/*.yaml", "Größe/ü.yaml", true),
  ])
  func patternsMatchWholePaths(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }
}
