import Testing

@testable import sheetc

/// What options have a run write never takes the place of what it reads, of its outputs or of each other.
@Suite struct WrittenFilesTests {
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "inputs: [Sheets]\ntargets: [{name: runtime, output: Generated}]\n", to: "sheetc.yaml")
    try folder.write(
      "version: 1\nimports: [../theme.yaml]\ndefaults: {theme: card}\nsheets:\n"
        + "  cart: {detents: [medium, maxHeight]}\n", to: "Sheets/a.sheets.yaml")
    try folder.write("version: 1\nthemes: {card: {cornerRadius: 8}}\n", to: "theme.yaml")
    try folder.write("Sheets/a.sheets.yaml\n", to: "list")
    return folder
  }

  /// Every file with what it holds.
  private static func state(_ folder: TemporaryFolder) throws -> String {
    try Executable.shell("find . -type f -exec cksum {} + | sort", in: folder.path).output
  }

  private static let options = [
    ["--stamp", ""], ["-MD", "-MF", ""], ["--outputs", ""], ["--inputs", ""],
    ["--reporter", "json:"],
  ]

  private static func words(_ option: [String], _ path: String) -> [String] {
    option.dropLast() + [(option.last ?? "") + path]
  }

  @Test(arguments: [false, true])
  func nothingIsWrittenOverOutputsInputsAndWhatElseIsRead(isGenerated: Bool) throws {
    for option in Self.options {
      for path in [
        "Generated/a.sheets.swift", "Generated/../Generated/a.sheets.swift", "link",
        "Sheets/a.sheets.yaml", "theme.yaml", "sheetc.yaml", "list", "new.sheets.yaml",
      ] {
        let folder = try Self.project()
        if isGenerated { _ = try Executable.run(["generate"], in: folder.path) }
        // Without an output it leads nowhere.
        try folder.link("link", to: "Generated/a.sheets.swift")
        if path == "link", option[0] == "--stamp", !isGenerated { continue }
        let before = try Self.state(folder)

        let words = Self.words(option, path)
        let result = try Executable.run(
          ["generate", "--files-from", "list"] + words, in: folder.path)

        #expect(result.code == 2, "\(words): \(result.errors)")
        #expect(result.errors.hasPrefix("sheetc: error: "), "\(words)")
        #expect(try Self.state(folder) == before, "\(words)")
      }
    }
  }

  @Test func noFileIsWrittenTwice() throws {
    for words in [
      ["--stamp", "z", "-MD", "-MF", "z"], ["--outputs", "z", "--inputs", "./z"],
      ["--reporter", "json:z", "--stamp", "z"], ["-MD", "--stamp", "Generated/a.sheets.d"],
      ["-MD", "--reporter", "json:Generated/a.sheets.d"],
      ["--reporter", "json:x/../z", "--reporter", "sarif:./z"],
    ] {
      let folder = try Self.project()
      let before = try Self.state(folder)

      let result = try Executable.run(["generate"] + words, in: folder.path)

      #expect(result.code == 2, "\(words): \(result.errors)")
      #expect(try Self.state(folder) == before, "\(words)")
    }
  }

  @Test func aDeviceTakesWhatItGets() throws {
    let folder = try Self.project()

    let result = try Executable.run(
      ["generate", "--reporter", "json:/dev/null", "--stamp", "/dev/null"], in: folder.path)

    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func noReportOfLintTakesThePlaceOfAListOrOfCode() throws {
    let folder = try Self.project()
    _ = try Executable.run(["generate"], in: folder.path)
    let before = try Self.state(folder)

    for path in ["list", "Generated/a.sheets.swift", "theme.yaml"] {
      let result = try Executable.run(
        ["lint", "--files-from", "list", "--reporter", "json:" + path], in: folder.path)
      #expect(result.code == 2, "\(path): \(result.errors)")
    }
    #expect(try Self.state(folder) == before)
  }

  @Test func anOutputIsNotCalledLikeASheetsFile() throws {
    let folder = try Self.project()

    let result = try Executable.run(
      ["generate", "Sheets/a.sheets.yaml", "-o", "new.sheets.yaml"], in: folder.path)

    #expect(result.code == 2)
    #expect(
      result.errors.contains("the output 'new.sheets.yaml' has the name of what sheetc reads"))
    #expect(FileSystem.kind(of: folder.path("new.sheets.yaml")) == nil)
  }

  @Test func aWordThatIsNotUTF8LeavesNoReport() throws {
    let folder = try TemporaryFolder()

    let result = try Executable.shell(
      "\"$SHEETC\" lint --reporter \"json:$(printf 'x\\377')\"", in: folder.path)

    #expect(result.code == 2)
    #expect(try folder.names() == [])
  }
}
