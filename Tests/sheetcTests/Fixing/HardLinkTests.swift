import Testing

@testable import sheetc

/// `lint --fix` and `generate` over files that have several names.
@Suite struct HardLinkTests {
  private static let faulty = """
    version: 1
    sheets:
      cart:
        header: {height: 52, trailing: close}
        swipMode: top
        detents: [maxHeight]

    """
  private static let repaired = faulty.replacing("swipMode", with: "swipeMode")

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(faulty, to: "Sheets/a.sheets.yaml")
    return folder
  }

  private static func fix(
    _ operands: String..., in folder: TemporaryFolder
  ) throws -> Executable.Result {
    try Executable.run(
      ["lint", "--fix", "--unsafe-fixes", "--exit-zero"] + operands, in: folder.path)
  }

  @Test func aFileIsRepairedUnderAllOfItsNames() throws {
    let folder = try Self.folder()
    _ = try Executable.shell(
      """
      cd Sheets; ln a.sheets.yaml b.sheets.yaml; ln -s a.sheets.yaml d.sheets.yaml
      mkdir in; ln a.sheets.yaml in/c.sheets.yaml; chmod 640 a.sheets.yaml
      """, in: folder.path)

    let result = try Self.fix(in: folder)

    let names = ["a", "b", "in/c", "d"].map { "Sheets/\($0).sheets.yaml" }
    for name in names {
      #expect(try folder.read(name) == Self.repaired)
      #expect(
        FileSystem.identity(of: folder.path(name)) == FileSystem.identity(of: folder.path(names[0]))
      )
    }
    #expect(FileSystem.isLink(folder.path(names[3])))
    #expect(!result.errors.contains("another name"))
    let modes = try Executable.shell("ls -l Sheets/a.sheets.yaml Sheets/in", in: folder.path)
    #expect(modes.output.contains("-rw-r----- 3 "))
    #expect(
      try Executable.shell("ls -A Sheets Sheets/in", in: folder.path).output.contains(".tmp")
        == false)
  }

  @Test func aNameThatIsNoInputKeepsItsTextAndIsMentioned() throws {
    let folder = try Self.folder()
    _ = try Executable.shell("ln Sheets/a.sheets.yaml Sheets/b.sheets.yaml", in: folder.path)

    let result = try Self.fix("Sheets/b.sheets.yaml", in: folder)

    #expect(
      result.errors == """
        sheetc: note: 'Sheets/b.sheets.yaml' has had another name, a hard link that is no input here; \
        the file of that name stays as it was
        fixed 1 problem in 1 file

        """)
    #expect(try folder.read("Sheets/a.sheets.yaml") == Self.faulty)
    #expect(try folder.read("Sheets/b.sheets.yaml") == Self.repaired)
  }

  @Test func anOutputLeavesTheFileThatItWasLinkedTo() throws {
    let folder = try Self.folder()
    try folder.write(Self.repaired, to: "Sheets/a.sheets.yaml")
    try folder.write(
      "inputs: [Sheets]\ntargets: [{name: runtime, output: Generated}]\n", to: "sheetc.yaml")
    _ = try Executable.run(["generate"], in: folder.path)
    let before = try folder.read("Generated/a.sheets.swift")
    _ = try Executable.shell(
      """
      ln Generated/a.sheets.swift snapshot.swift; ln Generated/a.sheets.swift Generated/old.sheets.swift
      mkdir Elsewhere; mv Generated/a.sheets.swift Elsewhere; ln -s ../Elsewhere/a.sheets.swift Generated
      """, in: folder.path)
    try folder.write(
      Self.repaired.replacing("top", with: "none"), to: "Sheets/a.sheets.yaml")

    let result = try Executable.run(["generate", "--clean"], in: folder.path)

    #expect(result == Executable.Result(output: "", errors: "", code: 0))
    #expect(try folder.read("snapshot.swift") == before)
    #expect(FileSystem.isLink(folder.path("Generated/a.sheets.swift")))
    #expect(try folder.read("Elsewhere/a.sheets.swift").contains("swipeMode = .none"))
    #expect(FileSystem.kind(of: folder.path("Generated/old.sheets.swift")) == nil)
  }
}
