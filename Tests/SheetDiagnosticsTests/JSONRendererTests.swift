import SheetDiagnostics
import Testing

@Suite struct JSONRendererTests {
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
    var renderer = JSONRenderer(sources)

    let document = String(decoding: renderer.render(report), as: UTF8.self)

    #expect(
      document == """
        {
          "version": 1,
          "summary": {"files": 1, "errors": 1, "warnings": 0, "notes": 1},
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
          ]
        }

        """)
  }

  @Test func emptyReportHasNoDiagnostics() {
    var renderer = JSONRenderer(SourceMap())

    let document = String(decoding: renderer.render(Report(), .compact), as: UTF8.self)

    #expect(
      document
        == #"{"version":1,"summary":{"files":0,"errors":0,"warnings":0,"notes":0},"diagnostics":[]}"#
    )
  }
}
