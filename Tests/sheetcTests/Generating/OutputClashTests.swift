import Foundation
import Testing

@testable import sheetc

/// Outputs of one run that would be one file.
@Suite struct OutputClashTests {
  private static let sheets = "version: 1\nsheets: {a: {detents: [medium, maxHeight]}}\n"

  private static func folder(_ configuration: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(sheets, to: "a.sheets.yaml")
    if !configuration.isEmpty { try folder.write(configuration, to: "sheetc.yaml") }
    return folder
  }

  @Test(arguments: [
    "targets: [{name: runtime, output: Out.swift}, {name: uikit, output: Out.swift}]",
    "targets: [{name: json, output: Out.swift}, {name: runtime, output: Out.swift}]",
  ])
  func targetsDoNotShareAFile(configuration: String) throws {
    let folder = try Self.folder(configuration + "\n")

    let result = try Executable.run(["generate"], in: folder.path)

    #expect(result.code == 2)
    #expect(result.errors.contains("'Out.swift' would be written twice, with different contents"))
    #expect(try !folder.names().contains("Out.swift"))
  }

  @Test func anInputNamedAsATargetIsNoReasonToLoseAFile() throws {
    let folder = try Self.folder(
      "targets: [{name: runtime, output: G}, {name: uikit, output: G}]\n")
    try folder.write(Self.sheets.replacing("a:", with: "b:"), to: "a.uikit.sheets.yaml")

    let result = try Executable.run(["generate"], in: folder.path)

    #expect(result.code != 0)
    #expect(result.errors.contains("a.uikit.sheets.swift"))
  }

  @Test(arguments: ["--outputs", "--inputs"])
  func aListIsNoOutput(option: String) throws {
    let folder = try Self.folder()

    let result = try Executable.run(
      ["generate", "a.sheets.yaml", "-o", "o.swift", option, "o.swift"], in: folder.path)

    #expect(result.code == 2)
    #expect(try !folder.names().contains("o.swift"))
  }

  @Test func aLinkToAnotherOutputIsThatOutput() throws {
    let folder = try Self.folder()
    try folder.write(Self.sheets.replacing("a:", with: "b:"), to: "b.sheets.yaml")
    _ = try Executable.run(["generate", "a.sheets.yaml", "-o", "G/"], in: folder.path)
    try folder.link("G/b.sheets.swift", to: "a.sheets.swift")

    let result = try Executable.run(["generate", "-o", "G/"], in: folder.path)

    #expect(result.code == 2)
    #expect(result.errors.contains("are one file, which would be written twice"))
  }

  @Test func standardOutputTakesOne() throws {
    let result = try Executable.run(
      ["generate", "--target", "json", "--target", "uikit", "-"], input: Self.sheets)

    #expect(result.code == 2)
    #expect(result.output == "")
  }

  @Test func aTargetWithoutInputsIsSaid() throws {
    let folder = try Self.folder("targets: [{name: runtime, inputs: ['Nope/*.yaml']}]\n")

    let result = try Executable.run(["generate"], in: folder.path)

    #expect(result.code == 0)
    #expect(result.errors.contains("warning: the 'inputs' of target 'runtime' mean none of"))
  }

  @Test func aFileTakesTheOneInputOfItsTarget() throws {
    let folder = try Self.folder("targets: [{name: json, output: J.json, inputs: ['a.*']}]\n")
    try folder.write(Self.sheets.replacing("a:", with: "b:"), to: "b.sheets.yaml")

    let result = try Executable.run(["generate"], in: folder.path)

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(try folder.names().contains("J.json"))
  }

  @Test func aLookAtSeveralTargetsMakesNothingThatCouldClash() throws {
    let result = try Executable.run(
      ["lint", "--target", "lbbottomsheet", "--target", "uikit", "-"],
      input: "version: 1\nsheets:\n  cart:\n    detents: [maxHeight]\n    keyboard: raise\n")

    #expect(!result.errors.contains("output-taken"))
    #expect(result.errors.contains("'keyboard' is lost in 'lbbottomsheet'"))
  }
}
