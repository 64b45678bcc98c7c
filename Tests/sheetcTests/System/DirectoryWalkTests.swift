import Foundation
import Testing

@testable import sheetc

@Suite struct DirectoryWalkTests {
  private func walk(_ folder: TemporaryFolder) -> [String] {
    DirectoryWalk(folder.path).files.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func sheetsFilesAreFoundInTheOrderOfTheirBytes() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b.sheets.yaml", "a.sheets.yml", "a/z.sheets.yaml", "a-b/c.sheets.yaml", "Z.sheets.yaml",
      "ä.sheets.yaml", "sheets.yaml", "c.sheets.yaml.bak", "a/d/e/f.sheets.yaml", "x.yaml",
    ] {
      try folder.write("", to: name)
    }

    #expect(
      walk(folder) == [
        "Z.sheets.yaml", "a-b/c.sheets.yaml", "a.sheets.yml", "a/d/e/f.sheets.yaml",
        "a/z.sheets.yaml",
        "b.sheets.yaml", "ä.sheets.yaml",
      ])
  }

  @Test func hiddenFilesAndFoldersArePassedOver() throws {
    let folder = try TemporaryFolder()
    for name in [".build/a.sheets.yaml", ".git/b.sheets.yaml", ".c.sheets.yaml", ".sheets.yaml"] {
      try folder.write("", to: name)
    }

    #expect(walk(folder) == [])
  }

  @Test func linksToFilesAreReadAndLinksToFoldersAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real/a.sheets.yaml")
    try folder.link("link.sheets.yaml", to: "real/a.sheets.yaml")
    try folder.link("folder", to: "real")
    try folder.link("real/loop", to: "..")

    #expect(walk(folder) == ["link.sheets.yaml", "real/a.sheets.yaml"])
  }

  @Test func aLinkThatIsNamedIsFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real/a.sheets.yaml")
    try folder.link("folder", to: "real")

    #expect(DirectoryWalk(folder.path("folder")).files == [folder.path("folder/a.sheets.yaml")])
  }

  @Test func aFolderThatCannotBeListedIsReportedAndTheRestIsFound() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.sheets.yaml")
    let walk = DirectoryWalk(folder.path("no"))

    #expect(walk.files.isEmpty)
    #expect(
      walk.failures.map(\.message) == [
        "'\(folder.path("no"))' cannot be listed: no such file or directory"
      ])
  }
}
