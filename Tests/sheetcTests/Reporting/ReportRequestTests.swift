import SheetDiagnostics
import Testing

@testable import sheetc

@Suite struct ReportRequestTests {
  @Test func whatFollowsTheFirstColonIsTheFile() {
    #expect(ReportRequest.requests("sarif:a:b", of: "lint") == [ReportRequest(.sarif, "a:b")])
    #expect(ReportRequest.requests("text", of: "lint") == [ReportRequest(.text)])
    #expect(ReportRequest.requests("json:-", of: "lint")?.first?.path == nil)
    #expect(ReportRequest.requests("auto:x", of: "lint") == nil)
  }

  @Test(arguments: [
    ([:], [ReportRequest(.text)]),
    (["GITHUB_ACTIONS": "true"], [ReportRequest(.github)]),
    (["GITHUB_ACTIONS": "false"], [ReportRequest(.text)]),
    (
      ["GITLAB_CI": "true"],
      [ReportRequest(.text), ReportRequest(.gitlab, "gl-code-quality-lint.json")]
    ),
    (["XCODE_VERSION_ACTUAL": "2600"], [ReportRequest(.xcode)]),
  ])
  func autoIsTheFormOfTheSystemAround(variables: [String: String], expected: [ReportRequest]) {
    #expect(ReportRequest.requests("auto", of: "lint") { variables[$0] } == expected)
  }
}
