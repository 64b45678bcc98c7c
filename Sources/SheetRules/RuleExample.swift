package import SheetDiagnostics
package import SheetModel

/// A file that is checked as `lint` does it, for the page of a rule or an error and its tests.
package struct RuleExample: Sendable {
  package let sources: SourceMap
  /// What `lint` reports of it, faults of the language first.
  package let report: Report
  private let beside: KeyValuePairs<String, String>
  private let targets: [RuleTarget]
  private let isConfiguration: Bool

  /// The day on which examples are checked, so that their output stays the same.
  package static let today = CalendarDate(year: 2026, month: 1, day: 1)

  /// Checks one of a rule's own examples.
  package init(_ text: String, of rule: RuleDescription, _ tables: TargetTables) {
    self.init(
      text, beside: rule.beside,
      targets: rule.targets.map { RuleTarget(tables[$0.name], minimumOS: $0.minimumOS) })
  }

  /// Checks `text` with every rule at its own level, as if it were the only input of a project.
  package init(
    _ text: String, path: String = "example.sheets.yaml",
    beside: KeyValuePairs<String, String> = [:], targets: [RuleTarget] = []
  ) {
    var sources = SourceMap()
    var report = Report()
    let source = sources.add(path: path, bytes: Array(text.utf8))
    for (path, text) in beside { _ = sources.add(path: path, bytes: Array(text.utf8)) }
    let files = sources.files
    var project = Project { path in
      files.first { $0.path == path }.map { .success($0) } ?? .failure(.notFound)
    }
    let file = project.open(source, into: &report)

    let linter = Linter(targets: targets)
    var devices = SheetOnDevices()
    var found = Report()
    project.forEachSheet(of: file, into: &report) { sheet, report in
      if !report.hasErrors { linter.check(&sheet, on: &devices, into: &found) }
    }
    if !report.hasErrors {
      let uses = project.nameUses(of: file)
      var all = ProjectUses()
      all.add(uses)
      linter.check(uses, into: &found)
      linter.check(file, in: all, today: nil, into: &found)
      report.merge(linter.finish(found, of: file.tree, today: Self.today))
    }
    self.sources = sources
    self.report = report
    self.beside = beside
    self.targets = targets
    isConfiguration = false
  }

  /// Checks `text` as the `sheetc.yaml` of a project.
  package init(configuration text: String) {
    var sources = SourceMap()
    var report = Report()
    let source = sources.add(path: "sheetc.yaml", bytes: Array(text.utf8))
    _ = ProjectReader.read(
      source, rules: RuleCatalogue.ids, isRule: RuleCatalogue.has, version: VersionNumber(1),
      into: &report)
    self.sources = sources
    self.report = report
    beside = [:]
    targets = []
    isConfiguration = true
  }

  /// What `lint --fix` makes of the file.
  package func fixed(withGuesses: Bool) -> String {
    let fixer = SourceFixer(withGuesses: withGuesses) { $0.stage }
    let source = sources.files[0]
    let outcome = fixer.fix(source.bytes, SourceFixer.Checked(report, in: source.id)) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let example =
        isConfiguration
        ? RuleExample(configuration: text)
        : RuleExample(text, path: source.path, beside: beside, targets: targets)
      return SourceFixer.Checked(example.report, in: source.id)
    }
    return String(decoding: outcome.bytes, as: UTF8.self)
  }

  /// The findings as `lint` prints them.
  package var rendered: String {
    var buffer = ByteBuffer()
    var renderer = TextRenderer(sources)
    renderer.render(report, into: &buffer)
    return buffer.text
  }
}
