@testable import SheetDiagnostics

/// A run whose names and texts try to break out of every format.
enum HostileRun {
  static let path = "dir/a 'b' \"c\": d, 100%\n::error::x\u{202E}é<&>]]>.yaml"
  static let message =
    "it's \"bad\": 100%, a|b\r\n::error::y \u{1B}[31m \u{202E}x\u{0} <b> & ]]> é😀"

  /// A file of two lines with an error, a warning with a note and a fix-it, a fault, and a silenced note.
  static func make(_ change: (inout ReportSettings) -> Void = { _ in }) -> RunReport {
    var sources = SourceMap()
    let file = sources.add(path: path, bytes: Array("é😀: 1\nb: 2\n".utf8)).id
    _ = sources.add(path: "clean.yaml", bytes: Array("a: 1\n".utf8))
    var report = Report()
    report.add(
      Diagnostic(
        .warning, "some-rule", message, at: SourceSpan(file: file, start: 10, end: 11),
        notes: [
          Diagnostic.Note("see \(message)", at: SourceSpan(file: file, start: 0, end: 6)),
          Diagnostic.Note("so"),
        ],
        fixIts: [
          FixIt(
            "say 'c\"'", .guess,
            [FixIt.Edit(SourceSpan(file: file, start: 10, end: 11), "c\"\n")])
        ]))
    report.error("some-error", "two lines", at: SourceSpan(file: file, start: 6, end: 11))
    report.addSuppressed(
      Diagnostic(.note, "some-note", "fine", at: SourceSpan(file: file, start: 13, end: 14)),
      reason: "on \"purpose\"")
    var settings = ReportSettings()
    settings.version = "1.2.3"
    settings.absolutePath = { "/work/" + $0 }
    settings.rules = {
      [
        ReportedRule("some-rule", .warning, "Says something.", help: "Do *this*."),
        ReportedRule("some-error", .error, "Is wrong.", help: "Do that."),
      ]
    }
    settings.exitCode = 1
    change(&settings)
    let fault = Diagnostic(.error, "usage", message, at: nil, notes: [Diagnostic.Note("hint")])
    return RunReport(report, sources, faults: [Finding(fault)], settings)
  }

  static func text(_ name: ReporterName, _ run: RunReport = make()) -> String {
    String(decoding: name.reporter.render(run), as: UTF8.self)
  }
}
