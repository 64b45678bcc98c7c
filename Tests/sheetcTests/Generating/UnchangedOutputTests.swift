import Foundation
import Testing

@testable import sheetc

/// An output that says that it is made from what is there is left alone, and nothing else that is said goes missing.
@Suite struct UnchangedOutputTests {
  private static let sheet = "version: 1\nsheets:\n  cart: {detents: [medium, maxHeight]}\n"

  private static func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  private static func run(_ line: String, in folder: TemporaryFolder) throws -> Executable.Result {
    try Executable.run(
      ["generate"] + line.split(separator: " ").map(String.init), in: folder.path)
  }

  /// Whether an output names inputs that are known to make it again.
  private static func namesInputs(_ path: String, in folder: TemporaryFolder) throws -> Bool {
    let line = try folder.read(path).split(separator: "\n")[1]
    return line.contains(", inputs ")
  }

  @Test func commentsAndBlanksChangeNothing() throws {
    let folder = try Self.folder(["a.sheets.yaml": Self.sheet])
    #expect(try Self.run(".", in: folder).code == 0)
    let before = try folder.read("a.sheets.swift")

    for text in [
      "# c\n" + Self.sheet, Self.sheet + "  # c\n\n# d", Self.sheet + "# d\n",
      Self.sheet.replacing("cart: ", with: "cart:   ").replacing("}", with: " }  # c"),
      Self.sheet.replacing("sheets:", with: "  # c\nsheets:"),
    ] {
      try folder.write(text, to: "a.sheets.yaml")
      #expect(try Self.run(". --check", in: folder).code == 0, "\(text)")
    }
    #expect(try Self.namesInputs("a.sheets.swift", in: folder))
    #expect(try folder.read("a.sheets.swift") == before)
  }

  @Test func whatIsWrittenOtherwiseIsMadeAnew() throws {
    let folder = try Self.folder(["a.sheets.yaml": Self.sheet])
    #expect(try Self.run(".", in: folder).code == 0)

    try folder.write(Self.sheet.replacing("medium", with: "{fraction: 0.3}"), to: "a.sheets.yaml")

    #expect(
      try Self.run(". --check", in: folder).errors.contains("what it is made from has changed"))
    #expect(try Self.run(".", in: folder).code == 0)
    #expect(try folder.read("a.sheets.swift").contains("0.3"))
  }

  @Test func whatIsImportedCountsAsFarAsItIsUsed() throws {
    let folder = try Self.folder([
      "a.sheets.yaml": "imports: [t.yaml]\ndefaults: {theme: card}\n" + Self.sheet,
      "t.yaml": "version: 1\nthemes: {card: {cornerRadius: 8}}\n",
    ])
    #expect(try Self.run("a.sheets.yaml", in: folder).code == 0)
    try folder.write(
      "version: 1\nthemes: {card: {cornerRadius: 8}, note: {cornerRadius: 2}}\n", to: "t.yaml")
    #expect(try Self.run("a.sheets.yaml --check", in: folder).code == 0)

    try folder.write("version: 1\nthemes: {card: {cornerRadius: 9}}\n", to: "t.yaml")

    #expect(try Self.run("a.sheets.yaml --check", in: folder).code == 1)
  }

  @Test func aFileWithoutSheetsStaysAsItIs() throws {
    let folder = try Self.folder([
      "t.sheets.yaml": "version: 1\nthemes: {card: {cornerRadius: 8}}\n"
    ])
    #expect(try Self.run(".", in: folder).code == 0)

    try folder.write("version: 1\nthemes: {card: {cornerRadius: 9}}\n", to: "t.sheets.yaml")

    #expect(try Self.run(". --check", in: folder).code == 0)
  }

  @Test func optionsCount() throws {
    let folder = try Self.folder(["a.sheets.yaml": Self.sheet])
    #expect(try Self.run(".", in: folder).code == 0)

    for options in ["--access public", "--namespace Shop", "--access package"] {
      #expect(try Self.run("a.sheets.yaml --check \(options)", in: folder).code == 1, "\(options)")
    }
    #expect(try Self.run(". --check", in: folder).code == 0)
  }

  @Test func anEditByHandIsSeen() throws {
    let folder = try Self.folder(["a.sheets.yaml": Self.sheet])
    #expect(try Self.run(".", in: folder).code == 0)
    try folder.write(try folder.read("a.sheets.swift") + "// mine\n", to: "a.sheets.swift")

    #expect(try Self.run(". --check", in: folder).errors.contains("edited by hand"))
    #expect(try Self.run(".", in: folder).errors.contains("edited by hand"))
    #expect(try Self.run(". --force", in: folder).code == 0)
    #expect(try Self.run(". --check", in: folder).code == 0)
  }

  /// Outputs that were made in runs of their own.
  @Test func namesThatMeetAreShownAsIfTheOutputsWereNew() throws {
    let files = [
      "a.sheets.yaml": Self.sheet, "b.sheets.yaml": Self.sheet.replacing("cart", with: "card"),
      "c.sheets.yaml": Self.sheet.replacing("cart: {", with: "bag: {name: cart, "),
    ]
    let folder = try Self.folder(files)
    let anew = try Self.run(". -o x/", in: try Self.folder(files))
    for name in files.keys {
      #expect(try Self.run("\(name) -o x/", in: folder).code == 0)
    }

    let again = try Self.run(". -o x/", in: folder)

    #expect(anew.code == 1)
    #expect(anew.errors.contains("'cart'"))
    #expect(again.errors == anew.errors)
    #expect(again.code == anew.code)
  }

  @Test func namesThatOnlyMightMeetAreNoFault() throws {
    // Both could declare a type 'CartDetents', and one does.
    let folder = try Self.folder([
      "a.sheets.yaml": Self.sheet,
      "b.sheets.yaml": "version: 1\nsheets: {x: {name: Cart, preset: medium}}\n",
    ])
    let first = try Self.run(". -o x/", in: folder)

    #expect(try Self.run(". -o x/", in: folder) == first)
  }

  /// A warning is said again and again, so such an output is always made anew.
  @Test func warningsAreRepeated() throws {
    let folder = try Self.folder([
      "a.sheets.yaml": Self.sheet.replacing("{detents", with: "\n    summary: Step #1\n    detents")
        .replacing("]}", with: "]")
    ])
    let first = try Self.run(".", in: folder)
    #expect(first.errors.contains("starts a comment"))
    #expect(try !Self.namesInputs("a.sheets.swift", in: folder))

    #expect(try Self.run(".", in: folder).errors == first.errors)
  }

  @Test func faultsOfOtherInputsAreFoundAsBefore() throws {
    let folder = try Self.folder([
      "a.sheets.yaml": Self.sheet, "b.sheets.yaml": Self.sheet.replacing("cart", with: "map"),
    ])
    #expect(try Self.run(".", in: folder).code == 0)
    try folder.write(Self.sheet.replacing("medium", with: "midium"), to: "b.sheets.yaml")

    let result = try Self.run(".", in: folder)

    #expect(result.code == 1)
    #expect(result.errors.contains("midium"))
  }

  // MARK: Targets

  private static let targets = [
    "runtime", "uikit", "swiftui", "lbbottomsheet", "tibottomsheet", "panmodal", "joombottomsheet",
    "overlaycontainer", "floatingpanel", "json",
  ]

  /// A project with one input about which no target has anything to say, and what is made of it.
  private static func project(
    _ target: String, _ sheet: String = "detents: [maxHeight], passthrough: never",
    rules: String = ""
  ) throws -> TemporaryFolder {
    let folder = try Self.folder([
      "sheetc.yaml": """
      inputs: ['*.sheets.yaml']
      targets: [{name: \(target), output: Out}]
      \(rules)

      """, "a.sheets.yaml": "version: 1\nsheets:\n  cart: {\(sheet)}\n",
    ])
    _ = try Self.run("", in: folder)
    return folder
  }

  private static func output(in folder: TemporaryFolder) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("Out"))
    return "Out/" + (try #require(names.first { $0.contains(".sheets.") }))
  }

  private static func changeTime(_ path: String, in folder: TemporaryFolder) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder.path(path))[.modificationDate] as? Date
  }

  @Test(arguments: targets) func nothingIsWrittenWhereNothingHasChanged(target: String) throws {
    let folder = try Self.project(target)
    let output = try Self.output(in: folder)
    let (text, time) = (try folder.read(output), try Self.changeTime(output, in: folder))
    #expect(try Self.namesInputs(output, in: folder))

    for options in [
      "", "--check", "--diff", "--dry-run", "--list", "-MD", "--stamp stamp", "--force", "-j2",
      "--clean",
    ] {
      let result = try Self.run(options, in: folder)
      let printed = options == "--list" ? output + "\n" : ""
      #expect(result == Executable.Result(output: printed, errors: "", code: 0), "\(options)")
      #expect(try Self.changeTime(output, in: folder) == time, "\(options)")
    }
    #expect(try Self.run("--touch", in: folder).code == 0)
    #expect(try Self.changeTime(output, in: folder) != time)
    #expect(try folder.read(output) == text)
  }

  @Test(arguments: targets) func whatTheTextSaysCounts(target: String) throws {
    let folder = try Self.project(target)
    let output = try Self.output(in: folder)
    let text = try folder.read(output)
    try folder.write(
      "version: 1\nsheets:\n  card: {detents: [maxHeight], passthrough: never}\n",
      to: "a.sheets.yaml")

    #expect(
      try Self.run("--check", in: folder).errors.contains("what it is made from has changed"))
    #expect(try Self.run("", in: folder).code == 0)
    #expect(try folder.read(output) != text)
  }

  @Test(arguments: targets.dropLast()) func whatIsSetCounts(target: String) throws {
    let folder = try Self.project(target)

    for options in ["--access public", "--namespace Shop"] {
      #expect(try Self.run("--check \(options)", in: folder).code == 1, "\(options)")
    }
    #expect(try Self.run("--check", in: folder).code == 0)
  }

  @Test(arguments: ["uikit", "swiftui"]) func theOldestSystemCounts(target: String) throws {
    let folder = try Self.project(target, "detents: [maxHeight], theme: {cornerRadius: 20}")
    let before = try Self.run("--check --min-ios 13", in: folder)

    #expect(before.code == 1 || before.errors.contains("[setting-newer-than-minimum-os]"))
    #expect(try Self.run("--min-ios 13", in: folder).code == 0)
    #expect(
      try Self.run("--check --min-ios 13", in: folder).errors
        == before.errors.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("sheetc: ") }.joined(separator: "\n"))
  }

  /// What a target will not do is said as often as somebody asks for its code, as the rules' levels have it.
  @Test func warningsOfTargetsAreRepeated() throws {
    let lossy = "detents: [maxHeight], passthrough: never, release: {velocity: 300}"
    let folder = try Self.project("uikit", lossy)
    let output = try Self.output(in: folder)
    let first = try Self.run("", in: folder)
    let time = try Self.changeTime(output, in: folder)

    #expect(first.errors.contains("'release.velocity'"))
    #expect(try !Self.namesInputs(output, in: folder))
    #expect(try Self.run("", in: folder) == first)
    #expect(try Self.run("--check", in: folder) == first)

    let quiet = try Self.project(
      "uikit", lossy,
      rules: "rules: {setting-lost-in-target: note}")
    #expect(try Self.namesInputs(output, in: quiet))
    let text = try quiet.read(output)
    // A level that hides it changes nothing of the code, and one that shows it is heard.
    try quiet.write(try folder.read("sheetc.yaml"), to: "sheetc.yaml")
    #expect(try Self.run("", in: quiet) == first)
    #expect(try quiet.read(output) == text)
    #expect(try Self.changeTime(output, in: folder) == time)
  }

  /// A report may show what a comment silences.
  @Test func whatIsSilencedIsLookedForAgain() throws {
    let folder = try Self.folder([
      "sheetc.yaml": "inputs: ['*.sheets.yaml']\ntargets: [{name: uikit, output: Out}]\n",
      "a.sheets.yaml": """
      version: 1
      sheets:
        cart:
          detents: [maxHeight]
          passthrough: never
          # sheetc:ignore setting-lost-in-target -- known
          release: {velocity: 300}

      """,
    ])
    #expect(try Self.run("", in: folder) == Executable.Result(output: "", errors: "", code: 0))
    let first = try Self.run("--reporter sarif", in: folder)

    #expect(first.output.contains("\"suppressions\""))
    #expect(try Self.run("--reporter sarif", in: folder) == first)
  }

  @Test func aBaselineIsHeardAgain() throws {
    let folder = try Self.project(
      "uikit", "detents: [maxHeight], passthrough: never, release: {velocity: 300}")
    try folder.write(
      try folder.read("sheetc.yaml") + "baseline: known.json\n", to: "sheetc.yaml")
    #expect(
      try Executable.run(["lint", "--write-baseline"], in: folder.path).code != 2)
    #expect(try Self.run("", in: folder).errors == "")

    try FileManager.default.removeItem(atPath: folder.path("known.json"))

    #expect(try Self.run("", in: folder).errors != "")
  }

  /// What a file says of its inputs does not depend on what else is made in the run.
  @Test func eachTargetAnswersForItself() throws {
    let folder = try Self.project(
      "runtime", "detents: [maxHeight], passthrough: never, release: {velocity: 300}")
    let alone = try folder.read("Out/a.sheets.swift")
    try FileManager.default.removeItem(atPath: folder.path("Out/a.sheets.swift"))
    try folder.write(
      """
      inputs: ['*.sheets.yaml']
      targets: [{name: runtime, output: Out}, {name: uikit, output: UIKit}]

      """, to: "sheetc.yaml")

    let result = try Self.run("", in: folder)

    #expect(result.errors.contains("'uikit'"))
    #expect(try folder.read("Out/a.sheets.swift") == alone)
    #expect(try Self.namesInputs("Out/a.sheets.swift", in: folder))
    #expect(try Self.run("", in: folder) == result)
    #expect(try Self.run("--target runtime", in: folder).errors == "")
  }

  /// A checkout with the line ends of another system.
  @Test func lineEndsOfAnotherSystemChangeNothing() throws {
    let folder = try Self.project("json")
    let text = try folder.read("a.sheets.yaml")
    let output = try folder.read("Out/a.sheets.json")
    try folder.write(text.replacing("\n", with: "\r\n"), to: "a.sheets.yaml")
    try FileManager.default.removeItem(atPath: folder.path("Out/a.sheets.json"))

    #expect(try Self.run("", in: folder).code == 0)
    #expect(try folder.read("Out/a.sheets.json") == output)
  }
}
