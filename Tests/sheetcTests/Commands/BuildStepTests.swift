import Foundation
import Testing

@testable import sheetc

/// `generate` as a step of a build: depfiles, stamps, lists, several outputs, and what it refuses to lose.
@Suite struct BuildStepTests {
  static func sheet(_ name: String, imports: String? = nil) -> String {
    "version: 1\n\(imports.map { "imports: [\($0)]\ndefaults: {theme: card}\n" } ?? "")"
      + "sheets:\n  \(name): {detents: [medium, maxHeight]}\n"
  }

  private static let theme = "version: 1\nthemes: {card: {cornerRadius: 8}}\n"

  /// A project with an output folder, two inputs and what one of them imports.
  static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "inputs: ['Sheets/*.sheets.yaml']\ntargets: [{name: runtime, output: Generated}]\n",
      to: "sheetc.yaml")
    try folder.write(sheet("cart", imports: "../Shared/theme.yaml"), to: "Sheets/a.sheets.yaml")
    try folder.write(sheet("map"), to: "Sheets/b.sheets.yaml")
    try folder.write(theme, to: "Shared/theme.yaml")
    return folder
  }

  static func run(
    _ line: String, in folder: TemporaryFolder, input: String = ""
  ) throws -> Executable.Result {
    try Executable.run(
      ["generate"] + line.split(separator: " ").map(String.init), in: folder.path, input: input)
  }

  static func refusal(_ line: String, in folder: TemporaryFolder) throws -> String {
    let result = try run(line, in: folder)
    #expect(result.code == 2, "\(line)")
    return String(result.errors.prefix { $0 != "\n" }.dropFirst("sheetc: error: ".count))
  }

  static func time(_ path: String) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.modificationDate] as? Date)
  }

  static func age(_ paths: [String]) throws {
    for path in paths {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: path)
    }
  }

  // MARK: Depfiles

  @Test func oneOutputHasADepfileBesideIt() throws {
    let folder = try Self.project()

    let result = try Self.run("Sheets/a.sheets.yaml -o ./x/Out.swift -MD -MP", in: folder)

    #expect(result.code == 0, "\(result.errors)")
    #expect(
      try folder.read("x/Out.d") == """
        ./x/Out.swift: \\
          Sheets/a.sheets.yaml \\
          Shared/theme.yaml \\
          sheetc.yaml
        Shared/theme.yaml:
        sheetc.yaml:

        """)
  }

  @Test func everyOutputHasADepfileOfItsOwn() throws {
    let folder = try Self.project()

    let result = try Self.run("Sheets/a.sheets.yaml Sheets/b.sheets.yaml -o x/ -MD", in: folder)

    #expect(result.code == 0)
    #expect(
      try folder.read("x/a.sheets.d") == "x/a.sheets.swift: \\\n  Sheets/a.sheets.yaml \\\n"
        + "  Shared/theme.yaml \\\n  sheetc.yaml\n")
    #expect(
      try folder.read("x/b.sheets.d")
        == "x/b.sheets.swift: \\\n  Sheets/b.sheets.yaml \\\n  sheetc.yaml\n")
  }

  @Test func oneFileHoldsOneRuleForTheWholeRun() throws {
    let folder = try Self.project()

    let plain = try Self.run("-MD -MF x/all.d", in: folder)
    let rule = try folder.read("x/all.d")
    let named = try Self.run("-MD -MFx/all.d -MT $(X) -MQ $(Y)", in: folder)

    #expect(plain.code == 0 && named.code == 0)
    #expect(
      rule == """
        Generated/a.sheets.swift Generated/b.sheets.swift: \\
          Sheets/a.sheets.yaml \\
          Sheets/b.sheets.yaml \\
          Shared/theme.yaml \\
          sheetc.yaml \\
          Generated \\
          Sheets

        """)
    #expect(try folder.read("x/all.d").hasPrefix("$(X) $$(Y): \\\n  Sheets/a.sheets.yaml"))
  }

  @Test func noDepfileIsWrittenForARunThatFails() throws {
    let folder = try Self.project()
    try folder.write("version: 1\nsheets: {a: {detent: []}}\n", to: "Sheets/b.sheets.yaml")

    let result = try Self.run("-MD -MF all.d --stamp stamp --inputs in", in: folder)

    #expect(result.code == 1)
    #expect(try folder.names() == ["Shared", "Sheets", "sheetc.yaml"])
  }

  @Test func aPathThatMakeAndNinjaReadDifferentlyIsSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.sheet("a"), to: "a;b.sheets.yaml")

    let result = try Self.run("a;b.sheets.yaml -o a.swift -MD", in: folder)

    #expect(result.code == 0)
    #expect(
      result.errors == "sheetc: warning: 'a;b.sheets.yaml' cannot be written so that both Make and "
        + "Ninja read it\n")
  }

  // MARK: Stamps, times and lists

  @Test func aStampIsNewerThanEverythingElse() throws {
    let folder = try Self.project()

    let first = try Self.run("--stamp x/stamp -MD -MF x/d -MT s", in: folder)
    let paths = ["x/stamp", "Generated/a.sheets.swift"].map(folder.path)
    try Self.age(paths)
    let second = try Self.run("--stamp x/stamp", in: folder)

    #expect(first.code == 0 && second.code == 0)
    #expect(try folder.read("x/stamp") == "")
    #expect(try Self.time(paths[0]) > Date(timeIntervalSince1970: 2_000_000))
    #expect(try Self.time(paths[1]) < Date(timeIntervalSince1970: 2_000_000))
  }

  @Test func whatAStampHoldsStays() throws {
    let folder = try Self.project()
    try folder.write("mine", to: "stamp")

    #expect(try Self.run("--stamp stamp", in: folder).code == 0)
    #expect(try folder.read("stamp") == "mine")
  }

  @Test func touchGivesUnchangedOutputsANewTime() throws {
    let folder = try Self.project()
    _ = try Self.run("", in: folder)
    let path = folder.path("Generated/a.sheets.swift")
    try Self.age([path])

    _ = try Self.run("--touch", in: folder)

    #expect(try Self.time(path) > Date(timeIntervalSince1970: 2_000_000))
  }

  @Test func listsNameWhatIsReadAndWhatIsMade() throws {
    let folder = try Self.project()

    let list = try Self.run("--list", in: folder)
    #expect(FileSystem.kind(of: folder.path("Generated")) == nil)
    let run = try Self.run("--inputs in.xcfilelist --outputs out.xcfilelist", in: folder)
    let check = try Self.run("--check --inputs in.xcfilelist", in: folder)

    #expect(list.output == "Generated/a.sheets.swift\nGenerated/b.sheets.swift\n")
    #expect(list.code == 0 && run.code == 0 && check.code == 0)
    #expect(try folder.read("out.xcfilelist") == list.output)
    #expect(
      try folder.read("in.xcfilelist")
        == "Shared/theme.yaml\nSheets/a.sheets.yaml\nSheets/b.sheets.yaml\nsheetc.yaml\n")
  }

  @Test func nothingThatIsReadIsOverwritten() throws {
    let folder = try Self.project()

    for option in ["--inputs", "--outputs", "--stamp", "-MD -MF"] {
      #expect(
        try Self.refusal("\(option) Shared/theme.yaml", in: folder)
          == "the output 'Shared/theme.yaml' is a file that this run reads")
    }
    #expect(try folder.read("Shared/theme.yaml") == Self.theme)
  }

  @Test(arguments: [
    ("-MF x", "'-MF' says more about '-MD', which is not given"),
    ("-MP", "'-MP' says more about '-MD', which is not given"),
    (
      "--check --stamp x", "'--stamp' is for runs that write, but '--check' writes nothing"
    ),
    ("--list -MD", "'-MD' is for runs that write, but '--list' writes nothing"),
    (
      "Sheets/a.sheets.yaml -o - -MD", "'-MD' has no name of an output to write beside"
    ),
    ("Sheets/a.sheets.yaml -o - -MD -MF x", "the rule in 'x' would have no target"),
    ("--null", "'--null' says how a list is written, but there is none"),
    ("--hermetic", "'--hermetic' looks for no inputs, but none is named"),
    ("--hermetic Sheets", "'Sheets' is a folder, and '--hermetic' looks into none"),
    (
      "--hermetic --clean Sheets/a.sheets.yaml",
      "'--clean' looks for files that are left over, but '--hermetic' looks for none"
    ),
    (
      "Sheets/a.sheets.yaml -o a -o b", "'--output' is given 2 times, but there is 1 input"
    ),
    (
      "Sheets/a.sheets.yaml - -o a -o b",
      "'-' is no file that could have an output of its own"
    ),
    (
      "Sheets/a.sheets.yaml Sheets/b.sheets.yaml -o a -o b/",
      "'b/' is no file, but '--output' is given once for each input"
    ),
    (
      "Sheets/a.sheets.yaml ./Sheets/a.sheets.yaml -o a -o b",
      "'./Sheets/a.sheets.yaml' is given twice, for 'a' and for 'b'"
    ),
    (
      "Sheets/a.sheets.yaml Sheets/b.sheets.yaml -o a -o ./a",
      "'./a' is the output of both 'Sheets/a.sheets.yaml' and 'Sheets/b.sheets.yaml'"
    ),
    (
      "Sheets/a.sheets.yaml Sheets/b.sheets.yaml -o a -o b --namespace Shop",
      "the namespace 'Shop' would be declared in each of 2 outputs"
    ),
  ])
  func optionsThatContradictEachOtherAreRefused(line: String, error: String) throws {
    let folder = try Self.project()

    #expect(try Self.refusal(line, in: folder) == error)
    #expect(try folder.names() == ["Shared", "Sheets", "sheetc.yaml"])
  }

  // MARK: Inputs and outputs

  @Test func everyInputMayHaveAnOutput() throws {
    let folder = try Self.project()

    let result = try Self.run(
      "Sheets/b.sheets.yaml -o x/B.swift Sheets/a.sheets.yaml -o A.swift", in: folder)

    #expect(result.code == 0, "\(result.errors)")
    #expect(try folder.read("A.swift").contains("static let cart"))
    #expect(try folder.read("x/B.swift").contains("static let map"))
  }

  @Test func aListNamesInputs() throws {
    let folder = try Self.project()
    try folder.write("Sheets/a.sheets.yaml\n\nSheets/b.sheets.yaml", to: "list")

    let file = try Self.run("--files-from list --list", in: folder)
    let lines = try Self.run(
      "--files-from - --list", in: folder, input: "Sheets/b.sheets.yaml\n")
    let zeros = try Self.run(
      "--files-from - -0 --list", in: folder, input: "Sheets/b.sheets.yaml\0")
    let lint = try Executable.run(["lint", "--files-from", "list"], in: folder.path)

    #expect(file.output == "Generated/a.sheets.swift\nGenerated/b.sheets.swift\n")
    #expect(lines.output == "Generated/b.sheets.swift\n")
    #expect(zeros.output == lines.output)
    #expect(lint.code == 0, "\(lint.errors)")
  }

  @Test func anEmptyListIsNotTheWholeProject() throws {
    let folder = try Self.project()

    let refused = try Self.run("--files-from -", in: folder)
    let allowed = try Self.run("--files-from - --allow-empty --stamp s", in: folder)
    let zeros = try Self.run("--files-from -", in: folder, input: "a\0b\0")

    #expect(refused.code == 2)
    #expect(refused.errors.hasPrefix("sheetc: error: the list '-' names no file\n"))
    #expect(allowed.code == 0, "\(allowed.errors)")
    #expect(try folder.names() == ["Shared", "Sheets", "s", "sheetc.yaml"])
    #expect(zeros.code == 2)
    #expect(zeros.errors.contains("it holds a zero byte; '--null' reads paths that end in one"))
  }

  @Test func pathsThatAreNotTextAreOneClearError() throws {
    let argument = try Executable.shell("\"$SHEETC\" generate \"$(printf 'a\\377.yaml')\"")
    let listed = try Executable.shell("printf 'a\\377\\n' | \"$SHEETC\" lint --files-from -")

    #expect(argument.code == 2)
    #expect(
      argument.errors.hasPrefix(
        "sheetc: error: 'a\\xFF.yaml' is not UTF-8, which all words and paths are\n"))
    #expect(listed.code == 2)
    #expect(listed.errors == "sheetc: error: '-' cannot be read: 'a\\xFF' is not UTF-8\n")
  }

  @Test func aHermeticRunKnowsNoProject() throws {
    let folder = try Self.project()

    let alone = try Self.run("--hermetic Sheets/a.sheets.yaml -o out.swift -MD", in: folder)
    let configured = try Self.run(
      "--hermetic --config sheetc.yaml Sheets/b.sheets.yaml", in: folder)

    #expect(alone.code == 0, "\(alone.errors)")
    #expect(
      try folder.read("out.d") == "out.swift: \\\n  Sheets/a.sheets.yaml \\\n  Shared/theme.yaml\n")
    #expect(configured.code == 0, "\(configured.errors)")
    #expect(try folder.read("Generated/b.sheets.swift").contains("static let map"))
  }
}
