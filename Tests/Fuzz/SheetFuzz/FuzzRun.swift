import SheetCodegen
import SheetDiagnostics
import SheetModel
import SheetRules
import SheetVocabulary
import SheetYAML

/// All stages over the files of one input, in memory.
struct FuzzRun {
  private(set) var sources = SourceMap()
  private(set) var report = Report()
  /// The Swift of a sheets file without errors.
  private(set) var output: [UInt8] = []
  private(set) var isTreeComplete = true

  private static let plainLinter = Linter()
  private let linter: Linter
  private static let today = CalendarDate(year: 2026, month: 6, day: 1)

  /// - Parameter targets: What code is generated for, for the rules about that.
  init(_ input: FuzzInput, targets: [RuleTarget] = []) {
    linter = targets.isEmpty ? Self.plainLinter : Linter(targets: targets)
    if input.isConfiguration {
      let source = sources.add(path: input.files[0].path, bytes: input.files[0].bytes)
      _ = ProjectReader.read(
        source, rules: RuleCatalogue.ids, isRule: RuleCatalogue.has, version: VersionNumber(1, 2),
        into: &report)
    } else {
      compile(input)
    }
  }

  private mutating func compile(_ input: FuzzInput) {
    final class Opened { var sources = SourceMap() }
    let opened = Opened()
    var project = Project(root: ".") { path in
      guard let file = input.files.dropFirst().first(where: { $0.path == path }) else {
        return .failure(.notFound)
      }
      return .success(opened.sources.add(path: path, bytes: file.bytes))
    }
    let source = opened.sources.add(path: input.files[0].path, bytes: input.files[0].bytes)
    let file = project.open(source, into: &report)
    isTreeComplete = file.tree.isComplete
    let isSound = !report.hasErrors
    let linter = linter
    let target = RuntimeTarget(access: .internal, namespace: .shared)
    var module = ModuleNames()
    var code = target.open(source: source.path, capacity: 0)
    var devices = SheetOnDevices()
    var found = Report()
    var names = DeclaredNames()
    project.forEachSheet(of: file, into: &report) { sheet, report in
      guard isSound, !report.hasErrors else { return }
      linter.check(&sheet, on: &devices, into: &found)
      code.emit(&sheet)
      names.add(&sheet)
    }
    module.declare(names, into: &report)
    if isSound, !report.hasErrors { linter.check(project.nameUses(of: file), into: &found) }
    report.merge(
      linter.finish(
        found, of: file.tree, today: FuzzRun.today, isWhole: !report.hasErrors))
    sources = opened.sources
    if !report.hasErrors { output = code.finish() }
  }

  /// The report in every format there is.
  var rendered: [UInt8] {
    let run = RunReport(report, sources, ReportSettings())
    return ReporterName.allCases.flatMap { $0.reporter.render(run) }
  }
}
