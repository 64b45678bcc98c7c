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
    (
      "rules: {no-exit: off}",
      "'off' is not a level; use 'error', 'warning', 'note' or 'ignore' · did you mean 'ignore'? · guess: ignore"
    ),
    (
      "rules: {no-exit: info}",
      "'info' is not a level; use 'error', 'warning', 'note' or 'ignore' · did you mean 'note'? · guess: note"
    ),
    (
      "rules: {no-exit: warn}",
      "'warn' is not a level; use 'error', 'warning', 'note' or 'ignore' · did you mean 'warning'? · guess: warning"
    ),
    (
      "rules: {no-exit: none}",
      "'none' is not a level; use 'error', 'warning', 'note' or 'ignore' · did you mean 'ignore'? · guess: ignore"
    ),
    (
      "rules: {no-exit: on}",
      "'on' is not a level; use 'error', 'warning', 'note' or 'ignore', or leave the rule out: it has a level of its own"
    ),
    (
      "rules:\n  - id: no-exit\n    level: off",
      "'rules' takes a mapping from rules to levels, but a sequence starts here; one is written as 'no-exit: ignore' · guess: no-exit: ignore"
    ),
    (
      "rules:\n  - no-exit: warn",
      "'rules' takes a mapping from rules to levels, but a sequence starts here; one is written as 'no-exit: warning' · guess: no-exit: warning"
    ),
    (
      "rules: [no-exit]",
      "'rules' takes a mapping from rules to levels, but a sequence starts here; one is written as 'no-exit: ignore'"
    ),
    (
      "targets: [UIKit, Pan Modal]",
      """
      'targets' takes mappings, each a target, found 'UIKit'; one is written as '{name: uikit}' · guess: {name: uikit}
      'targets' takes mappings, each a target, found 'Pan Modal'; one is written as '{name: panmodal}' · guess: {name: panmodal}
      """
    ),
    (
      "targets: SwiftUI",
      "'targets' takes a list of targets, found 'SwiftUI'; one is written as '[{name: swiftui}]' · guess: [{name: swiftui}]"
    ),
    (
      "targets: {uikit: {output: A.swift}}",
      "'targets' takes a list of targets, but a mapping starts here; one is written as '[{name: uikit, output: A.swift}]' · guess: [{name: uikit, output: A.swift}]"
    ),
    (
      "targets:\n  name: uikit\n  output: A.swift",
      "'targets' takes a list of targets, but a mapping starts here; one is written as '- name: …' · guess: - ,   "
    ),
    (
      "targets:\n  uikit:\n    output: A.swift",
      "'targets' takes a list of targets, but a mapping starts here; one is written as '- {name: uikit, …}' · guess: - name: uikit"
    ),
    (
      "targets: [{name: UIKit}]",
      "'UIKit' is not a target; 'sheetc targets' lists them · did you mean 'uikit'? · guess: uikit"
    ),
    (
      "targets: [{name: uikit, min_ios: \"16.0\"}]",
      "unknown key 'min_ios' in a target; here it is 'minimumOS: \"16.0\"' · guess: minimumOS"
    ),
    (
      "targets: [{name: uikit, minimumOS: iOS 16}]",
      "'minimumOS' takes a version such as '16.0', found 'iOS 16' · did you mean '\"16.0\"'? · guess: \"16.0\""
    ),
    (
      "deploymentTarget: \"16.0\"",
      "unknown key 'deploymentTarget' in a project file; here it is 'minimumOS: \"16.0\"' · guess: minimumOS"
    ),
    (
      "inputs: \"*.yaml\"",
      "'inputs' takes a list of paths, found '*.yaml' · did you mean '[\"*.yaml\"]'? · guess: [\"*.yaml\"]"
    ),
    (
      "requires: \">=1\"",
      "'requires' takes a version such as '1.2', found '>=1' · did you mean '\"1.0\"'? · guess: \"1.0\""
    ),
    (
      "requires: 1",
      "'requires' takes a version such as '1.2', found '1' · did you mean '\"1.0\"'? · guess: \"1.0\""
    ),
    (
      "requires: \"~> 1.2\"",
      "'requires' takes a version such as '1.2', found '~> 1.2' · did you mean '\"1.2\"'? · guess: \"1.2\""
    ),
    (
      "requires: latest",
      "'requires' takes a version such as '1.2', found 'latest'"
    ),
    (
      "paths: {Legacy: {no-exit: note}}",
      "unknown key 'no-exit' in an entry of 'paths'; here it is 'rules: {no-exit: note}' · guess: rules: {no-exit: note}"
    ),
    (
      "strict: true",
      "unknown key 'strict' in a project file; the command line says so, as 'sheetc lint --strict'"
    ),
    (
      "output: A.swift",
      "unknown key 'output' in a project file; a target says where it is written, as 'targets: [{name: uikit, output: …}]'"
    ),
    (
      "rules: off",
      "'rules' takes a mapping from rules to levels, found 'off'; one is written as '{no-exit: ignore}'"
    ),
    (
      "rules: {no-exit: {severity: warning}}",
      "'rules' takes 'error', 'warning', 'note' or 'ignore', but a mapping starts here · guess: warning"
    ),
    (
      "paths: [{Legacy: {}}]",
      "'paths' takes a mapping from path patterns to settings, but a sequence starts here; one is written as '\"Legacy/**\": {rules: {no-exit: ignore}}'"
    ),
    (
      "paths: {Legacy: none}",
      "'paths' takes mappings with 'rules', found 'none'; one is written as '{rules: {no-exit: ignore}}'"
    ),
    (
      "inputs: [\"!Pods\"]",
      "'!Pods' begins with '!', which patterns do not know; what none matches is left out"
    ),
    (
      "inputs: [~/Sheets]",
      "'~/Sheets' is not expanded; paths are relative to this file, and command lines may have others"
    ),
    (
      "targets: [{name: uikit, output: \"$(SRCROOT)/A.swift\"}]",
      "'$(SRCROOT)/A.swift' is not expanded; paths are relative to this file, and command lines may have others"
    ),
    (
      "targets: [{uikit: {output: A.swift}}]",
      "unknown key 'uikit' in a target; here it is 'name: uikit, output: A.swift' · guess: name: uikit, output: A.swift"
    ),
    (
      "targets: [{name: uikit, public: true}]",
      "unknown key 'public' in a target; here it is 'access: public' · guess: access: public"
    ),
    (
      "targets: [{name: uikit, access: open}]",
      "'open' is not an access level; use 'internal', 'package' or 'public' · did you mean 'public'? · guess: public"
    ),
    (
      "opt_in_rules: [no-exit]",
      "unknown key 'opt_in_rules' in a project file; all rules are on, each at a level of its own, and 'rules: {rule-id: error}' sets another"
    ),
    (
      "sheets: {}",
      "unknown key 'sheets' in a project file; sheets stand in files of their own, named '*.sheets.yaml'"
    ),
  ])
  func whatOtherToolsWriteIsAnsweredWithWhatIsWrittenHere(text: String, expected: String) {
    let found = Compilation(["sheetc.yaml": text + "\n"]).report.diagnostics.map { diagnostic in
      let notes = diagnostic.notes.map { " · \($0.message)" }
      let fixIts = diagnostic.fixIts.map { fixIt in
        " · \(fixIt.applicability): \(fixIt.edits.map(\.replacement).joined(separator: ", "))"
      }
      return ([diagnostic.message] + notes + fixIts).joined()
    }

    #expect(found.joined(separator: "\n") == expected)
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
    ("Sheets/Legacy", "Sheets/Legacy/a.yaml", true),
    ("Sheets/Legacy", "Sheets/Legacy/b/c/a.yaml", true),
    ("Sheets/Legacy", "Sheets/LegacyToo/a.yaml", false),
    ("Sheets/Legacy", "Sheets/a.yaml", false),
    ("Sheets/Legacy", "App/Sheets/Legacy/a.yaml", false),
    ("./Sheets/Legacy", "Sheets/Legacy/a.yaml", true),
    ("Sheets/a.yaml", "Sheets/a.yaml", true),
    ("Sheets/*", "Sheets/b/a.yaml", false),
    ("Modules/*/Sheets", "Modules/Cart/Sheets/x/a.yaml", true),
    ("**/Legacy", "a/b/Legacy/c/a.yaml", true),
    (".", "a/b", true),
  ])
  func patternsMatchWholePaths(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }
}
