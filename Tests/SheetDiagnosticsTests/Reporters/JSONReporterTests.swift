import SheetDiagnostics
import Testing

@Suite struct JSONReporterTests {
  @Test func reportIsOneDocument() {
    var sources = SourceMap()
    let file = sources.add(path: "a.yaml", bytes: Array("é: 1\nb: 2\n".utf8)).id
    let place = SourceSpan(file: file, start: 6, end: 7)
    var report = Report()
    report.error(
      "some-id", "bad \"b\"", at: place,
      notes: [.init("see", at: SourceSpan(file: file, start: 2, end: 6)), .init("so")],
      fixIts: [FixIt("say 'c'", .safe, [.init(place, "c")])])
    report.add(Diagnostic(.note, "other", "fine", at: nil))
    report.addSuppressed(Diagnostic(.note, "third", "quiet", at: nil), reason: "known")
    var settings = ReportSettings()
    settings.version = "1.2.3"

    let document = String(
      decoding: JSONReporter.render(RunReport(report, sources, settings)), as: UTF8.self)

    #expect(
      document == """
        {
          "version": 1,
          "tool": {"name": "sheetc", "version": "1.2.3"},
          "summary": {"files": 1, "errors": 1, "warnings": 0, "notes": 1, "suppressed": 1, "baselined": 0},
          "diagnostics": [
            {
              "severity": "note",
              "id": "other",
              "message": "fine",
              "notes": [],
              "fixIts": []
            },
            {
              "severity": "error",
              "id": "some-id",
              "message": "bad \\"b\\"",
              "file": "a.yaml",
              "line": 2,
              "column": 1,
              "endLine": 2,
              "endColumn": 2,
              "offset": 6,
              "endOffset": 7,
              "notes": [
                {
                  "message": "see",
                  "file": "a.yaml",
                  "line": 1,
                  "column": 3,
                  "endLine": 2,
                  "endColumn": 1,
                  "offset": 2,
                  "endOffset": 6
                },
                {
                  "message": "so"
                }
              ],
              "fixIts": [
                {
                  "message": "say 'c'",
                  "applicability": "safe",
                  "edits": [
                    {
                      "file": "a.yaml",
                      "line": 2,
                      "column": 1,
                      "endLine": 2,
                      "endColumn": 2,
                      "offset": 6,
                      "endOffset": 7,
                      "replacement": "c"
                    }
                  ]
                }
              ]
            }
          ],
          "suppressed": [
            {
              "reason": "known",
              "severity": "note",
              "id": "third",
              "message": "quiet",
              "notes": [],
              "fixIts": []
            }
          ]
        }

        """)
  }

  @Test func emptyReportHasNoDiagnostics() {
    let run = RunReport(Report(), SourceMap(), ReportSettings())

    let document = String(decoding: JSONReporter.render(run, .compact), as: UTF8.self)

    #expect(
      document
        == #"{"version":1,"tool":{"name":"sheetc","version":""},"summary":{"files":0,"errors":0,"#
        + #""warnings":0,"notes":0,"suppressed":0,"baselined":0},"diagnostics":[],"suppressed":[]}"#
    )
  }
}
