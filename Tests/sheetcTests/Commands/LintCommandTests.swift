import Testing

@testable import sheetc

@Suite struct LintCommandTests {
  @Test func mistakesArePrintedForPeopleAndCounted() throws {
    let result = try Executable.run(["lint", "-"], input: "version: 1\nx-a: 1\nx-a: 2\n")

    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(
      result.errors.hasPrefix(
        "<stdin>:3:1: error: 'x-a' is given twice [duplicate-key]\n3 | x-a: 2\n"))
    #expect(result.errors.contains("in 1 file\n"))
  }

  @Test func aReportForMachinesGoesToStandardOutput() throws {
    let result = try Executable.run(
      ["lint", "--format=json", "-", "--stdin-filename", "a.yaml"], input: "a: 1\na: 2\n")

    #expect(result.code == 1)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("{\n  \"version\": 1,"))
    #expect(result.output.contains("\"file\": \"a.yaml\""))
  }

  @Test func nothingToCheckIsAMistakeUnlessAllowed() throws {
    let folder = try TemporaryFolder()

    let refused = try Executable.run(["lint"], in: folder.path)
    let allowed = try Executable.run(["lint", "--allow-empty", "."], in: folder.path)

    #expect(refused.code == 2)
    #expect(refused.errors.hasPrefix("sheetc: error: no sheets file is found in '.'\n"))
    #expect(allowed.code == 0)
    #expect(allowed.errors == "")
  }

  @Test func aMissingInputIsAMistake() throws {
    let result = try Executable.run(["lint", "no.sheets.yaml"])

    #expect(result.code == 2)
    #expect(
      result.errors
        == "sheetc: error: 'no.sheets.yaml' cannot be read: no such file or directory\n")
  }

  /// A sheet that `unsorted-detents`, a note, speaks of.
  private static let unsorted = "version: 1\nsheets:\n  cart: {detents: [maxHeight, medium]}\n"
  /// A sheet that `no-exit`, a warning, speaks of.
  private static let withoutExit =
    "version: 1\nsheets:\n  cart:\n    detents: [medium, maxHeight]\n    swipeMode: none\n"
    + "    taps: {outside: none}\n"

  @Test(arguments: [("error", 0), ("warning", 0), ("note", 1)])
  func notesFailOnlyWhenAskedFor(level: String, code: Int32) throws {
    let result = try Executable.run(["lint", "-", "--fail-on", level], input: Self.unsorted)

    #expect(result.errors.contains("[unsorted-detents]"))
    #expect(result.code == code)
  }

  @Test(arguments: [("error", 0), ("warning", 1), ("note", 1)])
  func warningsFailUnlessTheLevelIsHigher(level: String, code: Int32) throws {
    let result = try Executable.run(["lint", "-", "--fail-on", level], input: Self.withoutExit)

    #expect(result.errors.contains("[no-exit]"))
    #expect(result.code == code)
  }

  @Test func levelsComeFromTheProjectAndLaterPatternsWin() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      rules: {no-exit: error}
      paths:
        "Drafts/**": {rules: {no-exit: note}}
        "Drafts/old/*": {rules: {no-exit: ignore}}
      """, to: "sheetc.yaml")
    for name in ["a", "Drafts/b", "Drafts/old/c"] {
      try folder.write(Self.withoutExit, to: name + ".sheets.yaml")
    }

    let result = try Executable.run(["lint", "."], in: folder.path)

    #expect(result.code == 1)
    let findings = result.errors.split(separator: "\n").filter { $0.contains("[no-exit]") }
    #expect(findings.count == 2)
    #expect(findings.first?.hasPrefix("Drafts/b.sheets.yaml:3:3: note:") == true)
    #expect(findings.last?.hasPrefix("a.sheets.yaml:3:3: error:") == true)
  }

  @Test func aMistakeInAnImportedFileIsPrintedOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "sheetc.yaml")
    for name in ["a", "b"] {
      try folder.write(
        "version: 1\nimports: [base.sheets.yaml]\nsheets: {\(name): {detents: [maxHeight]}}\n",
        to: name + ".sheets.yaml")
    }
    try folder.write("version: 1\nsheet: {}\n", to: "base.sheets.yaml")

    let result = try Executable.run(["lint"], in: folder.path)

    #expect(result.code == 1)
    #expect(result.errors.split(separator: "\n").filter { $0.contains("error:") }.count == 1)
    #expect(result.errors.hasPrefix("base.sheets.yaml:2:1: error: unknown key 'sheet'"))
  }

  @Test func inputsOfTheProjectAreTakenFromAnywhereInIt() throws {
    let folder = try TemporaryFolder()
    try folder.write("inputs: [\"Sheets/**/*.yaml\", one.yml]", to: "sheetc.yaml")
    for name in ["Sheets/a.yaml", "Sheets/x/y/b.sheets.yaml", "one.yml", "other.sheets.yaml"] {
      try folder.write(Self.withoutExit, to: name)
    }

    let result = try Executable.run(["lint"], in: folder.path("Sheets/x"))

    let findings = result.errors.split(separator: "\n").filter { $0.contains("[no-exit]") }
    #expect(
      findings.map { $0.prefix { $0 != ":" } } == [
        "../../Sheets/a.yaml", "../../Sheets/x/y/b.sheets.yaml", "../../one.yml",
      ])
  }

  @Test func aFaultOfTheConfigurationEndsWithTwo() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.unsorted, to: "a.sheets.yaml")
    try folder.write("requires: \"2.0\"\n", to: "sheetc.yaml")

    let result = try Executable.run(["lint"], in: folder.path)

    #expect(result.code == 2)
    #expect(
      result.errors.hasPrefix(
        "sheetc.yaml:1:11: error: this project requires sheetc 2.0, one of the same major number; "
          + "this is 1.0 [too-old]\n"))
  }

  @Test func aConfigurationCanBeNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.withoutExit, to: "a.sheets.yaml")
    try folder.write("rules: {no-exit: ignore}\n", to: "ci.yaml")

    let named = try Executable.run(["lint", "--config", "ci.yaml", "."], in: folder.path)
    let missing = try Executable.run(["lint", "--config", "no.yaml", "."], in: folder.path)

    #expect(named.code == 0)
    #expect(missing.code == 2)
    #expect(missing.errors == "sheetc: error: 'no.yaml' does not exist\n")
  }

  @Test func importsStayInTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\n", to: "outside.sheets.yaml")
    try folder.write("", to: "App/sheetc.yaml")
    try folder.link("App/link.sheets.yaml", to: folder.path("outside.sheets.yaml"))
    try folder.write(
      "version: 1\nimports: [../outside.sheets.yaml, link.sheets.yaml]\n",
      to: "App/a.sheets.yaml")

    let result = try Executable.run(["lint", "App/a.sheets.yaml"], in: folder.path)

    #expect(result.errors.contains("'../outside.sheets.yaml' leads out of the project"))
    #expect(result.errors.contains("it is a link that leads out of the project"))
  }

  @Test func namesThatStopGenerateAreFound() throws {
    let sheets =
      "version: 1\nsheets:\n  sign-in: {detents: [medium]}\n  signIn: {detents: [medium]}\n"
    let lint = try Executable.run(["lint", "-"], input: sheets)
    let generate = try Executable.run(["generate", "-"], input: sheets)

    #expect(lint.code == 1)
    let error = "<stdin>:4:3: error: 'signIn' is a name that 'sign-in' takes in Swift too; "
    #expect(lint.errors.contains(error))
    #expect(generate.code == 1)
    #expect(generate.errors.hasPrefix(error))
  }

  @Test func namesMeetInTheOutputFolderOfTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("targets: [{name: runtime, output: Generated}]\n", to: "sheetc.yaml")
    for name in ["x/a", "y/a"] {
      try folder.write(
        "version: 1\nsheets: {cart: {detents: [medium]}}\n", to: name + ".sheets.yaml")
    }

    let lint = try Executable.run(["lint"], in: folder.path)

    #expect(lint.code == 1)
    #expect(lint.errors.contains("[swift-name-taken]"))
    #expect(lint.errors.contains("[output-taken]"))
  }

  @Test func anImportOfStandardInputSaysHowItIsFound() throws {
    let sheets = "version: 1\nimports: [none.sheets.yaml]\n"
    let note = "'--stdin-filename PATH' says where it stands\n"

    #expect(try Executable.run(["lint", "-"], input: sheets).errors.hasSuffix(note))
    #expect(
      try !Executable.run(["lint", "-", "--stdin-filename", "a.yaml"], input: sheets).errors
        .contains(note))
  }

  @Test(arguments: [
    ("inputs: [nope]\n", "sheetc.yaml:1:10: error: 'nope' cannot be read: no such file"),
    (
      "inputs: [\"zz/*\"]\n",
      "sheetc.yaml:1:10: error: no file is found that the 'inputs' of sheetc.yaml mean"
    ),
    (
      "inputs: [sheetc.yaml]\n",
      "sheetc.yaml:1:10: error: 'sheetc.yaml' cannot be read: it is the configuration of a project, not a"
    ),
    (
      "inputs: [\"*.yaml\"]\n",
      "sheetc.yaml:1:10: error: no file is found that the 'inputs' of sheetc.yaml mean"
    ),
    (
      "targets: [{name: uikit, output: sheetc.yaml}]\n",
      "sheetc.yaml:1:33: error: 'sheetc.yaml' is a file, but 'output' means a folder unless it ends in"
    ),
    ("inputs: [nope]\nrule: {}\n", "sheetc.yaml:2:1: error: unknown key 'rule'"),
  ])
  func inputsThatAreNotThereArePointedAt(configuration: String, error: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(configuration, to: "sheetc.yaml")
    if configuration.hasPrefix("targets") {
      try folder.write("version: 1\nsheets: {a: {detents: [maxHeight]}}\n", to: "a.sheets.yaml")
    }

    for command in ["lint", "generate"] {
      let result = try Executable.run([command], in: folder.path)

      #expect(result.errors.hasPrefix(error), "\(result.errors)")
      #expect(result.errors.hasSuffix("\n1 error in 1 file\n"), "\(result.errors)")
      #expect(result.code == 2)
    }
  }

  @Test func theConfigurationIsNoSheetsFileByWhateverItIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("rules: {no-exit: note}\n", to: "sheetc.yaml")

    let named = try Executable.run(["lint", "./sheetc.yaml"], in: folder.path)
    let piped = try Executable.run(
      ["lint", "-", "--stdin-filename", "sheetc.yaml"], in: folder.path, input: "rules: {}\n")

    for result in [named, piped] {
      #expect(result.code == 2)
      #expect(
        result.errors.hasSuffix(
          "sheetc.yaml' cannot be read: it is the configuration of a project, not a sheets file\n"),
        "\(result.errors)")
    }
  }

  @Test(arguments: [
    "output: Generated", "output: Generated, perSheet: true", "perSheet: true", "namespace: Shop",
  ])
  func standardInputIsCheckedWhereverItsCodeWouldGo(settings: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "targets: [{name: uikit, \(settings)}, {name: json, output: JSON}]\n", to: "sheetc.yaml")

    let result = try Executable.run(
      ["lint", "-"], in: folder.path,
      input: "version: 1\nsheets: {cart: {detents: [maxHeight]}}\n")

    #expect(result.code == 0)
    #expect(result.errors == "")
  }

  @Test func aFolderInAPatternMeansTheSheetsFilesBelowIt() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "inputs: [\"Modules/*/Sheets\", \"Other/**\"]\n"
        + "paths: {Modules/Cart: {rules: {no-exit: ignore}}}\n"
        + "targets: [{name: uikit, inputs: [Other], output: Out}]\n", to: "sheetc.yaml")
    let poor = BaselineProject.file(
      "  a: {detents: [maxHeight], taps: {outside: none}, dismiss: {swipe: false}}\n")
    for place in ["Modules/Cart/Sheets/x/a", "Modules/Map/Sheets/b", "Other/c"] {
      try folder.write(poor, to: place + ".sheets.yaml")
    }
    try folder.write("# Notes\n", to: "Modules/Cart/Sheets/README.md")
    try folder.write("- notes\n", to: "Other/notes.yaml")

    let result = try Executable.run(["lint", "--reporter", "concise"], in: folder.path)
    let made = try Executable.run(["generate", "--list"], in: folder.path)

    let found = result.output.split(separator: "\n").filter { $0.hasSuffix("[no-exit]") }
    #expect(
      found.map { $0.prefix { $0 != ":" } } == [
        "Modules/Map/Sheets/b.sheets.yaml", "Other/c.sheets.yaml",
      ], "\(result.output)")
    #expect(!result.output.contains("README") && !result.output.contains("notes"))
    #expect(made.output == "Out/c.uikit.sheets.swift\n", "\(made.errors)")
  }

  @Test func aNameOfStandardInputNeedsIt() throws {
    let result = try Executable.run(["lint", "--stdin-filename", "a.yaml", "b.yaml"])

    #expect(result.code == 2)
    #expect(result.errors.contains("'-' is not among the inputs"))
  }

  @Test func aCommentAboutWhatAProjectUsesIsReportedOnceItSilencesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "sheetc.yaml")
    try folder.write(
      """
      version: 1
      themes:
        # sheetc:ignore unused-theme -- for another app
        card: {cornerRadius: 4}
        # sheetc:ignore unused-theme until 2026-01-31 -- until then
        old: {cornerRadius: 4}
        used: {cornerRadius: 4} # sheetc:ignore unused-theme -- no longer true
      sheets:
        cart: {theme: used, detents: [{id: half, fraction: 0.5}]}

      """, to: "a.sheets.yaml")

    let whole = try Executable.run(["lint", "--today", "2026-01-31"], in: folder.path)
    let part = try Executable.run(
      ["lint", "--today", "2026-01-31", "a.sheets.yaml"], in: folder.path)
    let late = try Executable.run(["lint", "--today", "2026-02-01"], in: folder.path)

    #expect(
      whole.errors == """
        a.sheets.yaml:7:43: warning: 'unused-theme' finds nothing to silence on this line; remove the comment [unused-suppression]
        7 |   used: {cornerRadius: 4} # sheetc:ignore unused-theme -- no longer true
          |                                           ^~~~~~~~~~~~
        a.sheets.yaml:7:26: fix-it: remove the comment
        1 warning in 1 file

        """)
    #expect(part.errors == "" && part.code == 0)
    #expect(late.errors.contains("a.sheets.yaml:6:3: warning: no sheet and no other theme"))
    #expect(late.errors.contains("[expired-suppression]"))
    #expect(late.errors.hasSuffix("3 warnings in 1 file\n"))
  }

  @Test(arguments: [
    ("sheetc.yaml/", "'sheetc.yaml/' cannot be read: not a directory"),
    ("sheetc.yaml/.", "'sheetc.yaml/.' cannot be read: not a directory"),
    (
      "missing/../sheetc.yaml/",
      "'missing/../sheetc.yaml/' cannot be read: no such file or directory"
    ),
    (
      "missing/../sheetc.yaml", "'missing/../sheetc.yaml' cannot be read: no such file or directory"
    ),
    ("missing.yaml", "'missing.yaml' does not exist"),
  ])
  func aConfigurationIsWhereItsPathLeads(path: String, error: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.unsorted, to: "a.sheets.yaml")
    try folder.write("", to: "sheetc.yaml")

    let result = try Executable.run(["lint", "--config", path], in: folder.path)

    #expect(result.code == 2)
    #expect(result.errors == "sheetc: error: \(error)\n")
  }

  @Test(arguments: [["lint"], ["generate"]])
  func whatATargetCannotHaveIsShownInItsConfiguration(command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.unsorted, to: "a.sheets.yaml")
    try folder.write(
      "targets:\n- {name: runtime, namespace: class, output: \"-\"}\n", to: "sheetc.yaml")

    let result = try Executable.run(command + ["--format", "concise"], in: folder.path)

    #expect(result.code == 2)
    #expect(
      result.output == """
        sheetc.yaml:2:30: error: 'class' cannot be a namespace; Swift or the generated code uses it itself [name-spelling]
        sheetc.yaml:2:45: error: 'output' is '-', but it names a folder or a Swift file [wrong-shape]

        """)
  }
}
