import Testing

@testable import sheetc

@Suite struct ProjectFolderTests {
  @Test func theNearestConfigurationAboveTheFileCounts() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "sheetc.yaml")
    try folder.write("", to: "App/sheetc.yaml")
    let file = try folder.write("", to: "App/Sheets/a.sheets.yaml")

    let found = ProjectFolder(of: file)

    #expect(found.root == folder.path("App"))
    #expect(found.configuration == folder.path("App/sheetc.yaml"))
  }

  @Test func theSearchStopsAtTheRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "sheetc.yaml")
    try folder.write("", to: "App/.git")
    let file = try folder.write("", to: "App/Sheets/a.sheets.yaml")

    let found = ProjectFolder(of: file)

    #expect(found.root == folder.path("App"))
    #expect(found.configuration == nil)
  }

  @Test func aNamedConfigurationSaysWhereTheProjectIs() {
    let named = ProjectFolder(configuration: "Config/sheetc.yaml")

    #expect(named.root == "Config")
    #expect(ProjectFolder(configuration: "sheetc.yaml").root == ".")
  }

  @Test func aFileThatIsNotThereYetBelongsWhereItWouldBe() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "sheetc.yaml")

    #expect(ProjectFolder(of: folder.path("no/such/a.sheets.yaml")).root == folder.path)
  }
}
