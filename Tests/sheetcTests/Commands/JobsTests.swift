import Testing

@testable import sheetc

/// What is printed and written is the same, byte for byte, on any number of threads.
@Suite struct JobsTests {
  private static let jobs = ["1", "2", "7"]

  /// A folder of inputs with faults of every kind that has to do with more than one file.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("inputs: [in]\n", to: "sheetc.yaml")
    for number in 0..<40 {
      let name = number < 10 ? "0\(number)" : "\(number)"
      var text = "version: 1\n"
      if number.isMultiple(of: 3) { text += "imports: [base.sheets.yaml]\n" }
      text += "sheets:\n  sheet\(number):\n"
      if number.isMultiple(of: 3) { text += "    theme: card\n    extends: plain\n" }
      text += "    detents: [maxHeight, medium]\n"
      // Names that meet in Swift, findings, and mistakes.
      if number.isMultiple(of: 5) { text += "  shared-name:\n    detents: [medium]\n" }
      if number.isMultiple(of: 7) { text += "  other\(number): {swipMode: top}\n" }
      if number == 31 { text += "  sharedName: {detents: [medium]}\n" }
      try folder.write(text, to: "in/f\(name).sheets.yaml")
    }
    return folder
  }

  private static let base = """
    version: 1
    themes:
      card: {cornerRadius: 16}
    sheets:
      plain: {abstract: true, detents: [medium]}

    """

  /// Mistakes in what is imported, which are said with the first input that imports it.
  private static let faultyBase = """
    version: 1
    imports: [../missing.sheets.yaml, f03.sheets.yaml]
    themes:
      card: {cornerRadius: round}
    sheets:
      plain: {abstract: true, detens: [medium]}

    """

  private static func run(
    _ arguments: [String], _ jobs: String, in folder: TemporaryFolder
  ) throws -> String {
    let result = try Executable.run(arguments + ["--jobs", jobs], in: folder.path)
    return "\(result.code)\n\(result.output)\n\(result.errors)"
  }

  @Test(arguments: [base, faultyBase, nil], ["text", "json"])
  func lintPrintsTheSame(base: String?, format: String) throws {
    let folder = try Self.folder()
    if let base { try folder.write(base, to: "in/base.sheets.yaml") }
    let lint = ["lint", "--format", format, "--max-diagnostics", "0"]

    let results = try Self.jobs.map { try Self.run(lint + ["in"], $0, in: folder) }
    let inAnotherOrder = try Self.run(
      lint + ["in/f30.sheets.yaml", "in", "in/f00.sheets.yaml"], "2", in: folder)

    #expect(results[0].contains("swift-name-taken"))
    #expect(results[0].contains("unsorted-detents"))
    #expect(results[0].contains("unknown-key"))
    #expect(results[1] == results[0])
    #expect(results[2] == results[0])
    #expect(inAnotherOrder == results[0])
  }

  @Test(arguments: [base, faultyBase])
  func generatePrintsTheSameFaults(base: String) throws {
    let folder = try Self.folder()
    try folder.write(base, to: "in/base.sheets.yaml")

    let results = try Self.jobs.map {
      try Self.run(["generate", "in", "-o", "out/"], $0, in: folder)
    }

    #expect(results[0].hasPrefix("1\n"))
    #expect(results[1] == results[0])
    #expect(results[2] == results[0])
    #expect(try !folder.names().contains("out"))
  }

  @Test func generateWritesTheSame() throws {
    let folder = try TemporaryFolder()
    for number in 0..<30 {
      try folder.write(
        "version: 1\nsheets:\n  sheet\(number): {detents: [medium, maxHeight]}\n",
        to: "in/x\(number % 3)/f\(number).sheets.yaml")
    }

    for jobs in Self.jobs {
      #expect(
        try Self.run(
          ["generate", "in", "-o", "out\(jobs)/", "--namespace", "App"], jobs, in: folder)
          == "0\n\n")
    }

    let trees = try Self.jobs.map {
      try Executable.shell(
        "cd out\($0) && find . -type f | sort && find . -type f | sort | xargs cat",
        in: folder.path
      ).output
    }
    #expect(trees[0].contains("./x2/f29.sheets.swift"))
    #expect(trees[1] == trees[0])
    #expect(trees[2] == trees[0])
  }

  @Test func twoOutputsOfOneNameAreFoundOnAnyThread() throws {
    let folder = try TemporaryFolder()
    for number in 0..<12 {
      try folder.write(
        "version: 1\nsheets:\n  sheet\(number): {detents: [medium, maxHeight]}\n",
        to: "in/x\(number)/f\(number % 4).sheets.yaml")
    }

    let results = try Self.jobs.map {
      try Self.run(["generate", "in", "-o", "out/"], $0, in: folder)
    }

    #expect(results[0].contains("[output-taken]"))
    #expect(results[1] == results[0])
    #expect(results[2] == results[0])
  }

  @Test func inputsThatCannotBeReadAreNamedInOrder() throws {
    let folder = try Self.folder()
    try folder.write(Self.base, to: "in/base.sheets.yaml")
    for name in ["05", "17", "33"] {
      _ = try Executable.shell("rm in/f\(name).sheets.yaml", in: folder.path)
      try folder.link("in/f\(name).sheets.yaml", to: "/dev/null")
    }

    let results = try Self.jobs.map { try Self.run(["lint", "in"], $0, in: folder) }

    #expect(results[1] == results[0])
    #expect(results[2] == results[0])
  }

  @Test(arguments: ["0", "two", "-1"])
  func aNumberOfThreadsIsPositive(jobs: String) throws {
    #expect(try Executable.run(["lint", "--jobs", jobs, "."]).code == 2)
  }
}
