import Testing

@testable import sheetc

/// A file that is large enough for two threads gives the same, byte for byte, as on one.
@Suite struct LargeFileTests {
  private static let count = 1_200

  /// What is special about some of the sheets, by their number.
  enum Kind: String, CaseIterable, Sendable {
    case clean
    case findings
    case mistakes
    case oneLateMistake
    case namesThatMeet
    case inlineThemes
    case numberedThemes
    case parentsBelow
    case cycle
    case anchors
    case syntax
    case abstractFirst
    case variants
  }

  private static func text(_ kind: Kind) -> String {
    var text =
      "version: 1\nthemes:\n  card: {cornerRadius: 16}\n  dark: {cornerRadius: 4}\nsheets:\n"
    let padding = String(repeating: "x", count: 120)
    if kind == .anchors {
      text += "  anchored: {detents: &low [{id: low, height: 200}, maxHeight]}\n"
    }
    for number in 0..<count {
      text += "  sheet\(number):\n    summary: Sheet \(number) \(padding)\n"
      text += "    theme: \(number.isMultiple(of: 3) ? "card" : "dark")\n"
      text += special(kind, number)
      if kind == .abstractFirst, number < count * 2 / 3 { text += "    abstract: true\n" }
      if kind == .anchors, number == count - 2 {
        text += "    detents: *low\n"
      } else {
        text += "    detents:\n      - {id: low, height: \(100 + number % 50)}\n      - maxHeight\n"
      }
    }
    return text
  }

  private static func special(_ kind: Kind, _ number: Int) -> String {
    switch kind {
    case .clean, .anchors, .abstractFirst: return ""
    case .findings:
      return number.isMultiple(of: 5) ? "    swipeMode: none\n    scroll: {expands: true}\n" : ""
    case .mistakes: return number.isMultiple(of: 3) ? "    swipMode: top\n" : ""
    case .oneLateMistake: return number == count - 10 ? "    swipMode: top\n" : ""
    case .namesThatMeet:
      return number % 400 == 17 ? "    name: sheet\(number / 2)\n" : ""
    case .inlineThemes:
      // In place of the theme above, which the line before it names.
      return "    header: {height: 44, background: '#10203\(number % 10)'}\n"
    case .numberedThemes:
      return number.isMultiple(of: 7)
        ? "    variants: {compactHeight: {theme: {cornerRadius: \(number % 9)}}}\n" : ""
    case .parentsBelow:
      return number < count - 1 && number.isMultiple(of: 2)
        ? "    extends: sheet\(number + 1)\n" : ""
    case .cycle:
      return number > count - 4
        ? "    extends: sheet\(number == count - 3 ? count - 1 : number - 1)\n" : ""
    case .syntax: return number == count * 3 / 4 ? "    header: {height: 44\n" : ""
    case .variants:
      return number.isMultiple(of: 4) ? "    variants: {regularWidth: {width: {max: 500}}}\n" : ""
    }
  }

  private static func run(
    _ arguments: [String], _ jobs: String, in folder: TemporaryFolder
  ) throws -> String {
    let result = try Executable.run(arguments + ["--jobs", jobs], in: folder.path)
    return "\(result.code)\n\(result.output)\n\(result.errors)"
  }

  @Test(arguments: Kind.allCases) func lintPrintsTheSame(kind: Kind) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text(kind), to: "big.sheets.yaml")
    let lint = ["lint", "--format", "json", "--max-diagnostics", "0", "big.sheets.yaml"]

    let one = try Self.run(lint, "1", in: folder)
    let two = try Self.run(lint, "2", in: folder)

    #expect(one == two)
  }

  @Test(arguments: Kind.allCases) func generateWritesTheSame(kind: Kind) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text(kind), to: "big.sheets.yaml")
    let generate = ["generate", "--max-diagnostics", "0", "big.sheets.yaml", "-o", "-"]

    let one = try Self.run(generate, "1", in: folder)
    let two = try Self.run(generate, "2", in: folder)

    #expect(one == two)
  }

  @Test func oneFileForEachSheetIsTheSame() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text(.clean), to: "big.sheets.yaml")

    for jobs in ["1", "2"] {
      let generate = ["generate", "--per-sheet", "big.sheets.yaml", "-o", "out\(jobs)/"]
      #expect(try Self.run(generate, jobs, in: folder) == "0\n\n")
    }

    let result = try Executable.shell("diff -r out1 out2 && ls out1 | wc -l", in: folder.path)
    #expect(result.output.contains("\(Self.count)"))
  }
}
