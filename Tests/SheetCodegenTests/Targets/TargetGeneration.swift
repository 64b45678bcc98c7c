import SheetCodegen
import SheetDiagnostics
import SheetModel
import SheetRules
import SheetVocabulary
import Testing

/// Code for a target from sheets in memory, with what the rules about targets find.
struct TargetGeneration {
  let text: String
  /// The text with lists and conditions that are broken into lines on one.
  var flat: String {
    text.replacing(/\(\n +/, with: "(").replacing(/\n +\)/, with: ")").replacing(
      /,\n +/, with: ", "
    )
    .replacing(/\n +(?=[?:] )/, with: " ")
  }
  /// Errors and warnings as `generate` shows them: `warning: …`.
  let findings: [String]
  /// What only `lint` shows.
  let notes: [String]

  /// Generates from a file in memory, with `version: 1` put before it.
  init(
    _ name: TargetName, _ yaml: String, access: AccessLevel = .internal,
    namespace: Namespace = .shared, minimumOS: VersionNumber? = nil
  ) {
    final class Sources { var map = SourceMap() }
    let sources = Sources()
    var project = Project(root: nil) { path in
      .success(sources.map.add(path: path, bytes: Array("version: 1\n\(yaml)".utf8)))
    }
    var report = Report()
    let target = Targets.target(name).init(
      CodeOptions(access: access, namespace: namespace, minimumOS: minimumOS))
    var file = target.open(source: "Test.sheets.yaml", capacity: 0)
    let linter = Linter(
      targets: [RuleTarget(Targets.tables[name], minimumOS: minimumOS)], isForCode: true)
    guard case .success(let input) = project.open("Test.sheets.yaml", into: &report) else {
      Issue.record("the file cannot be read")
      (text, findings, notes) = ("", [], [])
      return
    }
    project.forEachSheet(of: input, into: &report) { sheet, report in
      linter.checkForCode(&sheet, into: &report)
      file.emit(&sheet)
    }
    text = String(decoding: file.finish(), as: UTF8.self)
    findings = report.diagnostics.filter { $0.severity >= .warning }
      .map { "\($0.severity): \($0.message)" }
    notes = report.diagnostics.filter { $0.severity < .warning }.map(\.message)
  }
}
