import Foundation
import SheetVocabulary
import Testing

@testable import sheetc

@Suite struct TargetsCommandTests {
  @Test func allTargetsAreListed() throws {
    let result = try Executable.run(["targets"])

    #expect(result.code == 0)
    for name in TargetName.allCases {
      #expect(result.output.contains("\n\(name) "))
    }
  }

  @Test(arguments: TargetName.allCases)
  func aTargetSaysWhatItDoesWithEveryKey(name: TargetName) throws {
    let text = try Executable.run(["targets", "\(name)"])
    let json = try Executable.run(["targets", "\(name)", "--format", "json"])

    #expect(text.code == 0)
    #expect(text.output.contains(", from iOS ") == (name != .json))
    let document =
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let targets = try #require(document?["targets"] as? [[String: Any]])
    #expect(targets.count == 1)
    let answers = try #require(targets.first?["answers"] as? [[String: Any]])
    #expect(answers.contains { $0["key"] as? String == "dismiss.swipe" })
  }

  /// A list of keys in a column makes every line of the table as wide as itself.
  @Test(arguments: TargetName.allCases)
  func noColumnIsAsWideAsAListOfKeys(name: TargetName) throws {
    let text = try Executable.run(["targets", "\(name)"]).output
    let table = text.split(separator: "\n").dropFirst()

    #expect(table.allSatisfy { $0.count < 320 }, "\(table.map(\.count).max() ?? 0)")
  }

  @Test func aMoveSaysNothingTwice() throws {
    let text = try Executable.run(
      ["targets", "--compare", "uikit", "lbbottomsheet", "Examples/Apps/CityMap.sheets.yaml"],
      in: Golden.packageFolder
    ).output

    for sheet in text.split(separator: "\n\n") {
      let lines = sheet.split(separator: "\n")
      #expect(Set(lines).count == lines.count, "\(sheet)")
    }
  }

  @Test(arguments: [
    (["nope"], "'nope' is not a target"),
    (["uikit", "swiftui"], "'targets' shows one target or all of them"),
    (["--compare", "uikit"], "'--compare' takes two targets or more, then inputs"),
    (["--compare", "uikit", "swiftiu"], "'swiftiu' is not a target"),
  ])
  func whatIsNoTargetIsAMistake(operands: [String], error: String) throws {
    let result = try Executable.run(["targets"] + operands)

    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("sheetc: error: \(error)\n"))
  }

  @Test func aMoveIsToldSheetBySheet() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      version: 1
      sheets:
        map:
          detents: [{id: peek, height: 120}, maxHeight]
          passthrough: {through: peek}
        note: {detents: [medium]}

      """, to: "map.sheets.yaml")

    let result = try Executable.run(
      ["targets", "--compare", "uikit", "panmodal", "map.sheets.yaml"], in: folder.path)
    let back = try Executable.run(
      ["targets", "--compare", "panmodal", "uikit", "map.sheets.yaml"], in: folder.path)

    #expect(result.code == 0)
    #expect(result.output.hasPrefix("From uikit to panmodal\n"))
    #expect(result.output.contains("\nmap  map.sheets.yaml:3:3\n"))
    #expect(
      result.output.contains(
        "  stops generate: 'panmodal' would do the opposite of 'passthrough': "))
    #expect(!result.output.contains("loses 'passthrough'"))
    #expect(
      back.output.contains(
        "  gains 'passthrough': before iOS 15.0 nothing behind the sheet can be touched (panmodal: "
      ))
    #expect(result.output.contains("\nnote  map.sheets.yaml:6:3\n"))
    #expect(
      result.output.contains(
        "\n2 sheets: 1 with losses, 2 with gains, 0 unchanged; for 1 'generate' writes nothing until it is "
          + "changed or accepted\n"))
  }

  @Test func aMoveChangesWhatNobodyWrites() throws {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\nsheets: {a: {detents: [maxHeight]}}\n", to: "a.sheets.yaml")

    let moved = try Executable.run(
      ["targets", "--compare", "lbbottomsheet", "uikit", "a.sheets.yaml"], in: folder.path
    ).output
    let same = try Executable.run(
      ["targets", "--compare", "uikit", "uikit", "a.sheets.yaml"], in: folder.path
    ).output
    let values = moved.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }

    #expect(values.contains(["keyboard", "ignore", "raise"]))
    #expect(values.contains(["key", "lbbottomsheet", "uikit"]))
    #expect(same.contains("\na  a.sheets.yaml:2:10\n  nothing that it writes changes\n\n1 sheet: "))
    #expect(!same.contains("goes its own way"))
  }

  @Test func aMoveToFewerHeightsIsALoss() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "version: 1\nsheets: {a: {detents: [{height: 90}, medium, maxHeight]}}\n",
      to: "a.sheets.yaml")

    let result = try Executable.run(
      ["targets", "--compare", "uikit", "panmodal", "a.sheets.yaml"], in: folder.path)

    #expect(
      result.output.contains(
        "  loses 'detents': of 3, 'height90' and 'maxHeight' stay, and 'medium' is never reached (uikit: before "
      ))
  }

  /// The command line, then the target's own entry, then the project; what another target says is its own.
  @Test(arguments: [
    ("", "", "16.0"), ("minimumOS: '16.0'", "", "none"),
    ("minimumOS: '15.0'", "", "16.0"), ("minimumOS: '16.0'", "--min-ios 15", "16.0"),
    ("minimumOS: '15.0'\ntargets: [{name: uikit, minimumOS: '16.0'}]", "", "none"),
    ("targets: [{name: lbbottomsheet, minimumOS: '16.0'}]", "", "16.0"),
  ])
  func theOldestSystemIsThatOfOneRule(project: String, option: String, step: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(project + "\n", to: "sheetc.yaml")
    try folder.write(
      "version: 1\nsheets: {a: {detents: [{height: 90, fallback: medium}, maxHeight]}}\n",
      to: "a.sheets.yaml")
    let options = option.split(separator: " ").map(String.init)
    let run = { (command: String) in
      try Executable.run(
        command.split(separator: " ").map(String.init) + ["a.sheets.yaml"] + options,
        in: folder.path)
    }

    let code = try run("generate --target uikit -o -")
    let moved = try run("targets --compare runtime uikit")

    #expect(code.output.contains("#available(iOS 16.0, *)") == (step == "16.0"))
    #expect(moved.output.contains("before iOS 16.0") == (step == "16.0"))
    let isKnown = project.contains("minimumOS: '1") && !project.contains("lbbottomsheet")
    #expect(moved.output.contains("Nobody says which iOS") != (isKnown || !option.isEmpty))
  }

  @Test func aMoveIsForTheSystemsThatTheAppRunsOn() throws {
    let folder = try TemporaryFolder()
    try folder.write("targets: [{name: uikit, minimumOS: '17.0'}]\n", to: "sheetc.yaml")
    try folder.write(
      "version: 1\nsheets: {a: {detents: [{height: 90}, maxHeight]}}\n", to: "a.sheets.yaml")

    let new = try Executable.run(
      ["targets", "--compare", "runtime", "uikit", "a.sheets.yaml"], in: folder.path)
    let old = try Executable.run(
      ["targets", "--compare", "runtime", "uikit", "a.sheets.yaml", "--min-ios", "15"],
      in: folder.path)

    #expect(
      new.output.hasPrefix(
        "From runtime to uikit (iOS 17.0 and newer)\n\na  a.sheets.yaml:2:10\n  nothing that it writes changes\n\n"
      ))
    #expect(old.output.contains("  loses 'height90' (height): "))
  }

  @Test func aComparisonIsWrittenWhereItIsSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\nsheets: {a: {detents: [maxHeight]}}\n", to: "a.sheets.yaml")
    let command = ["targets", "--compare", "uikit", "panmodal", "a.sheets.yaml"]

    let missing = try Executable.run(command + ["--check", "-o", "moves.txt"], in: folder.path)
    let written = try Executable.run(command + ["-o", "moves.txt"], in: folder.path)
    let json = try Executable.run(command + ["--format", "json"], in: folder.path)

    #expect(missing.code == 1)
    #expect(written.code == 0)
    #expect(try folder.read("moves.txt").hasPrefix("From uikit to panmodal\n"))
    #expect(json.code == 0)
  }

  @Test func moreTargetsThanTwoAreATable() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "version: 1\nsheets: {a: {detents: [{height: 90}, maxHeight], passthrough: always}}\n",
      to: "Sheets/a.sheets.yaml")
    try folder.write("version: 1\nsheets: {b: {detents: [medium]}}\n", to: "Sheets/b.sheets.yaml")
    let command = ["targets", "--compare", "uikit", "panmodal", "floatingpanel", "Sheets"]

    let table = try Executable.run(command + ["--min-ios", "16"], in: folder.path).output
    let json = try Executable.run(command + ["--format", "json"], in: folder.path).output
    let rows = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }

    #expect(rows.contains(["'passthrough'", "yes", "opposite", "yes"]))
    #expect(rows.contains(["generate", "writes", "it", "writes", "nothing", "writes", "it"]))
    #expect(rows.contains(["2", "sheets", "uikit", "panmodal", "floatingpanel"]))
    #expect(rows.contains(["sheets", "that", "'generate'", "writes", "2", "1", "2"]))
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let sheets = try #require(document?["sheets"] as? [[String: Any]])
    let targets = try #require(sheets.first?["targets"] as? [[String: Any]])
    #expect(targets.map { $0["name"] as? String } == ["uikit", "panmodal", "floatingpanel"])
    #expect(targets.map { $0["generates"] as? Bool } == [true, false, true])
  }

  @Test func whatACommentAcceptsStopsNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      version: 1
      sheets:
        map:
          detents: [maxHeight]
          # sheetc:ignore behavior-lost-in-target -- nothing is behind it
          passthrough: always

      """, to: "map.sheets.yaml")

    let result = try Executable.run(
      ["targets", "--compare", "runtime", "panmodal", "map.sheets.yaml"], in: folder.path)

    #expect(!result.output.contains("stops generate"))
    #expect(result.output.contains("  loses 'passthrough': the sheet itself would be dead"))
  }

  /// What is of a part that a target does not have is no value of its own.
  @Test func whatIsNotThereHasNoValues() throws {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\nsheets: {a: {detents: [maxHeight]}}\n", to: "a.sheets.yaml")

    let moved = try Executable.run(
      ["targets", "--compare", "panmodal", "floatingpanel", "a.sheets.yaml"], in: folder.path
    ).output
    let values = moved.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }

    #expect(values.contains(["theme.shadow", "none", "there"]))
    #expect(!moved.contains("theme.shadow.opacity"))
  }

  @Test func allIsOnePage() throws {
    let result = try Executable.run(["targets", "--format", "markdown"])

    #expect(result.output.hasPrefix("# Targets\n"))
    for name in TargetName.allCases { #expect(result.output.contains("\n## \(name)\n")) }
  }

  @Test func whatTwoTargetsLackIsSaidOfBoth() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "version: 1\nsheets: {cart: {detents: [{fraction: 0.5}], haptics: true}}\n",
      to: "a.sheets.yaml")
    try folder.write(
      "targets: [{name: tibottomsheet, output: A}, {name: joombottomsheet, output: B}]\n",
      to: "sheetc.yaml")

    let result = try Executable.run(["generate"], in: folder.path)

    #expect(result.errors.contains("'haptics' is lost in 'tibottomsheet'"))
    #expect(result.errors.contains("'haptics' is lost in 'joombottomsheet'"))
  }

  /// Systems that are older than anything the code runs on, but not those that UIKit's code has something for.
  @Test func systemsThatAreTooOldAreSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "version: 1\nsheets: {cart: {detents: [{fraction: 0.5}]}}\n", to: "a.sheets.yaml")
    func errors(_ line: String) throws -> String {
      try Executable.run(
        ["generate", "-o", "-", "a.sheets.yaml"] + line.split(separator: " ").map(String.init),
        in: folder.path
      ).errors
    }

    for target in ["runtime", "panmodal"] {
      #expect(
        try errors("--target \(target) --min-ios 12").contains(
          "warning: '--min-ios' is 12.0, and code for '\(target)' is for iOS 13.0 and newer"))
      #expect(try !errors("--target \(target) --min-ios 13").contains("min-ios"))
    }
    #expect(try errors("--min-ios 12").contains("code for 'runtime' is for iOS 13.0 and newer"))
    #expect(try !errors("--target uikit --min-ios 13").contains("is for iOS"))
  }

  @Test func aComparisonForToolsIsWholeWhateverIsWrongWithSheets() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "version: 1\nsheets:\n  bad: {detents: [medum]}\n  good: {detents: [maxHeight]}\n",
      to: "a.sheets.yaml")
    try folder.write("version: 1\nsheets:\n  last: {detents: [maxHeight]}\n", to: "b.sheets.yaml")
    try folder.write("sheets: [\n", to: "c.sheets.yaml")

    let result = try Executable.run(
      ["targets", "--compare", "uikit", "panmodal", "--format", "json", "."], in: folder.path)

    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let sheets = (object as? [String: Any])?["sheets"] as? [[String: Any]]
    #expect(sheets?.map { $0["sheet"] as? String } == ["good", "last"])
    #expect(result.code == 1)
  }
}
