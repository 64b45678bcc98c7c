import Foundation
import Testing

@testable import sheetc

/// What became of outputs since they were written.
extension BuildStepTests {
  @Test func checkSaysWhyEachOutputIsNotUpToDate() throws {
    let folder = try Self.project()
    for name in ["c", "d", "e"] {
      try folder.write(Self.sheet(name), to: "Sheets/\(name).sheets.yaml")
    }
    _ = try Self.run("", in: folder)
    try folder.write(Self.sheet("other"), to: "Sheets/a.sheets.yaml")
    _ = try Executable.shell(
      """
      sed -i.bak s/medium/large/ Generated/b.sheets.swift
      sed -i.bak 's/Format [0-9]*,/Format 1,/' Generated/e.sheets.swift
      rm Generated/c.sheets.swift Sheets/d.sheets.yaml Generated/*.bak
      """, in: folder.path)

    let check = try Self.run("--check", in: folder)

    #expect(check.code == 1)
    #expect(
      check.errors == """
        sheetc: error: 'Generated/a.sheets.swift' is not up to date; what it is made from has changed
        sheetc: error: 'Generated/b.sheets.swift' was edited by hand
        sheetc: error: 'Generated/c.sheets.swift' is missing
        sheetc: error: 'Generated/e.sheets.swift' was written by another version of sheetc
        sheetc: error: 'Generated/d.sheets.swift' is left over from 'Sheets/d.sheets.yaml', which is gone
        sheetc: note: 'sheetc generate --clean --force' brings it up to date and gives up what was edited

        """)
  }

  @Test func whatWasEditedByHandIsLostOnlyOnDemand() throws {
    let folder = try Self.project()
    _ = try Self.run("", in: folder)
    let edited = try folder.read("Generated/a.sheets.swift") + "// mine\n"
    try folder.write(edited, to: "Generated/a.sheets.swift")
    try folder.write(edited, to: "Generated/b.sheets.swift")
    try folder.write(Self.sheet("changed"), to: "Sheets/a.sheets.yaml")
    _ = try Executable.shell("rm Sheets/b.sheets.yaml", in: folder.path)

    let refused = try Self.run("--clean --stamp stamp", in: folder)
    #expect(try folder.read("Generated/a.sheets.swift") == edited)
    #expect(try folder.read("Generated/b.sheets.swift") == edited)
    #expect(FileSystem.kind(of: folder.path("stamp")) == nil)
    let forced = try Self.run("--clean --force", in: folder)

    #expect(refused.code == 1)
    #expect(
      refused.errors == """
        sheetc: error: 'Generated/a.sheets.swift' was edited by hand, so it is not replaced
        sheetc: error: 'Generated/b.sheets.swift' is left over; 'Sheets/a.sheets.yaml' is generated \
        to other files, and was edited by hand, so it is not removed
        sheetc: note: nothing was written; 'sheetc generate --stamp stamp --clean --force' gives up \
        what was edited

        """)
    #expect(forced.code == 0)
    #expect(try folder.read("Generated/a.sheets.swift").contains("static let changed"))
    #expect(FileSystem.kind(of: folder.path("Generated/b.sheets.swift")) == nil)
  }

  @Test func whatBecameOfAnOutputIsSaidAsItIs() throws {
    let folder = try Self.project()
    _ = try Self.run("", in: folder)
    let path = "Generated/a.sheets.swift"
    let code = try folder.read(path)

    try folder.write(code.replacing("\n", with: "\r\n"), to: path)
    let breaks = try Self.run("--check", in: folder)
    #expect(breaks.errors.contains("'\(path)' has other line breaks than it was written with\n"))
    for text in ["\u{FEFF}" + code, String(code.prefix(20))] {
      try folder.write(text, to: path)
      let refused = try Self.run("", in: folder)
      let forced = try Self.run("--force", in: folder)
      #expect(refused.errors.contains("'\(path)' was edited by hand, so it is not replaced\n"))
      #expect(forced.code == 0)
      #expect(try folder.read(path) == code)
    }
  }

  @Test func anUnfinishedMergeIsReplaced() throws {
    let folder = try Self.project()
    _ = try Self.run("", in: folder)
    let code = try folder.read("Generated/a.sheets.swift")
    try folder.write(
      code + "<<<<<<< HEAD\n=======\n>>>>>>> other\n", to: "Generated/a.sheets.swift")

    let check = try Self.run("--check", in: folder)
    let run = try Self.run("", in: folder)

    #expect(
      check.errors.hasPrefix(
        "sheetc: error: 'Generated/a.sheets.swift' holds a merge that is not finished\n"))
    #expect(run.code == 0)
    #expect(try folder.read("Generated/a.sheets.swift") == code)
  }

  @Test func aLimitThatOneOutputMeetsLeavesAllAsTheyWere() throws {
    let folder = try Self.project()
    _ = try Self.run("", in: folder)
    let before = try folder.read("Generated/a.sheets.swift")
    try folder.write(Self.sheet("other"), to: "Sheets/a.sheets.yaml")
    let sheets = (0..<400).map { "  s\($0): {detents: [medium, maxHeight]}\n" }.joined()
    try folder.write("version: 1\nsheets:\n" + sheets, to: "Sheets/b.sheets.yaml")

    let result = try Executable.shell("ulimit -f 8; \"$SHEETC\" generate", in: folder.path)

    #expect(result.code == 3)
    #expect(try folder.read("Generated/a.sheets.swift") == before)
    #expect(
      try Executable.shell("ls -A Generated", in: folder.path).output
        == "a.sheets.swift\nb.sheets.swift\n")
  }
}
