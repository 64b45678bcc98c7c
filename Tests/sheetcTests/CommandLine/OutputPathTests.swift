import Testing

@testable import sheetc

@Suite struct OutputPathTests {
  private let input = InputFiles.Input(
    path: "Sheets/x/A.sheets.yaml", pathBelowOperand: "x/A.sheets.yaml")

  @Test(arguments: [
    (nil, "Sheets/x/A.sheets.swift"), ("-", "-"), ("Out/", "Out/x/A.sheets.swift"),
    ("B.swift", "B.swift"), ("no/such/B.swift", "no/such/B.swift"), ("/", "/x/A.sheets.swift"),
    ("./", "x/A.sheets.swift"), ("/dev", "/dev/x/A.sheets.swift"), ("/dev/null", "/dev/null"),
  ])
  func outputNamesAFileOrAFolder(output: String?, path: String) {
    #expect(OutputPath.path(for: input, OutputPath.destination(output)) == path)
  }

  @Test func standardInputGoesToStandardOutput() {
    let input = InputFiles.Input(
      path: "A.sheets.yaml", pathBelowOperand: "A.sheets.yaml", isStandardInput: true)

    #expect(OutputPath.path(for: input, .besideInput) == "-")
    #expect(OutputPath.path(for: input, .folder("Out")) == "Out/A.sheets.swift")
  }

  @Test(arguments: [
    ("a.sheets.yaml", "a.sheets.swift"), ("a.sheets.yml", "a.sheets.swift"), ("a", "a.swift"),
    ("a.txt", "a.txt.swift"),
  ])
  func theEndingGivesWay(path: String, name: String) {
    #expect(OutputPath.swiftName(of: path) == name)
  }
}
