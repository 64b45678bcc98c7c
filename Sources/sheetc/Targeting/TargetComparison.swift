internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules
internal import SheetRuntime
internal import SheetVocabulary

/// `sheetc targets --compare`: what the sheets of inputs gain and lose by moving from one target to another.
struct TargetComparison {
  private let from: TargetTable
  private let to: TargetTable
  /// The oldest iOS that the command line names.
  private let minimumOS: VersionNumber?

  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    var comparison: TargetComparison
    var projects: OpenProjects
    do throws(UsageError) {
      guard arguments.operands.count >= 2 else {
        throw UsageError(
          message: "'--compare' takes two targets, then inputs",
          notes: ["'sheetc targets --compare uikit lbbottomsheet Sheets/'"])
      }
      if arguments.isSet(.pageFormat) {
        throw UsageError(message: "'--compare' has one form; '--format' is for lists of targets")
      }
      comparison = TargetComparison(
        from: Targets.tables[try TargetsCommand.target(named: arguments.operands[0])],
        to: Targets.tables[try TargetsCommand.target(named: arguments.operands[1])],
        minimumOS: try TargetRequest(arguments).minimumOS)
      projects = try OpenProjects(arguments)
    } catch {
      console.report(error: error.message, notes: error.notes)
      return .usage
    }
    switch projects.begin(Array(arguments.operands.dropFirst(2)), arguments, &console) {
    case .ended(let code): return code
    case .inputs(let inputs):
      do throws(SystemError) {
        return try comparison.compare(inputs, projects, arguments, &console)
      } catch {
        console.report(error)
        return .usage
      }
    }
  }

  private mutating func compare(
    _ inputs: [PlacedInput], _ projects: borrowing OpenProjects, _ arguments: Arguments,
    _ console: inout Console
  ) throws(SystemError) -> ExitCode {
    var report = Report()
    var opened = projects.projects.map { ProjectFiles($0, projects.files) }
    var buffer = ByteBuffer()
    for placed in inputs {
      let source = try projects.files.open(placed.input)
      let file = opened[placed.project].open(source, into: &report)
      let settings = projects.projects[placed.project].configuration.targets
      opened[placed.project].forEachSheet(of: file, into: &report) { sheet, report in
        if !report.hasErrors { append(sheet, settings, to: &buffer) }
      }
    }
    let code = FindingsPrinter.print(
      report.withoutRepeats(), projects.files.sources, failOn: .error, arguments, &console)
    if code != .done { return code }
    if !buffer.bytes.isEmpty { appendOwnValues(to: &buffer) }
    return PrintedDocument.deliver(buffer.bytes, named: "comparison.txt", arguments, &console)
  }

  /// Appends one sheet: what it loses, what it gains, and what is otherwise in both.
  private func append(
    _ sheet: borrowing ResolvedSheet, _ settings: [ProjectConfiguration.Target],
    to buffer: inout ByteBuffer
  ) {
    let old = shortfalls(of: sheet, from, settings)
    let new = shortfalls(of: sheet, to, settings)
    let lost = new.filter { shortfall in !old.contains { $0.subject == shortfall.subject } }
    let gained = old.filter { shortfall in !new.contains { $0.subject == shortfall.subject } }
    let changed = new.filter { shortfall in
      old.contains { $0.subject == shortfall.subject && $0.capability != shortfall.capability }
    }
    let systems = oldest(settings).map { ", from iOS \($0.text)" } ?? ""
    buffer.append("\(sheet.key): \(from.name) to \(to.name)\(systems)\n")
    if lost.isEmpty, gained.isEmpty, changed.isEmpty {
      buffer.append(literal: "  nothing that it writes changes\n")
    }
    append("loses", lost, &buffer)
    append("gains", gained.map { ($0.subject, "\(from.name): \($0.words)") }, &buffer)
    append("differs", changed, &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Appends the keys whose values differ between the targets where no sheet writes them.
  private func appendOwnValues(to buffer: inout ByteBuffer) {
    var list = TextTable(firstNumber: .max)
    for (old, new) in zip(ownValues(of: from), ownValues(of: to)) where old.value != new.value {
      guard let oldValue = old.value, let newValue = new.value else { continue }
      if list.isEmpty { list.add(["  key", "\(from.name)", "\(to.name)"]) }
      list.add(["  \(old.path)", oldValue, newValue])
    }
    if list.isEmpty { return }
    buffer.append(
      literal: "Where a sheet does not write one of these keys, each target goes its own way:\n")
    list.append(to: &buffer)
  }

  private func ownValues(of table: TargetTable) -> [(path: String, value: String?)] {
    TargetKey.allCases.map { ($0.path, TargetAnswer.ownValue(of: $0, in: table)) }
  }

  /// What a sheet asks of a target and does not have on every system that the app runs on.
  private func shortfalls(
    of sheet: borrowing ResolvedSheet, _ table: TargetTable,
    _ settings: [ProjectConfiguration.Target]
  ) -> [Shortfall] {
    let oldest = oldest(settings) ?? table.library.minimumOS
    return Shortfall.all(of: sheet, table).filter { shortfall in
      shortfall.capability.since.map { $0 > oldest } ?? true
    }
  }

  /// The oldest iOS that the app runs on, whichever target of its project says it.
  private func oldest(_ settings: [ProjectConfiguration.Target]) -> VersionNumber? {
    minimumOS ?? settings.compactMap { $0.minimumOS?.value }.min()
  }

  private func append(
    _ title: StaticString, _ shortfalls: [Shortfall], _ buffer: inout ByteBuffer
  ) {
    append(title, shortfalls.map { ($0.subject, $0.words) }, &buffer)
  }

  private func append(
    _ title: StaticString, _ lines: [(subject: String, words: String)],
    _ buffer: inout ByteBuffer
  ) {
    // Base and variants say the same of what is the same in them.
    var seen: Set<String> = []
    for (subject, words) in lines where seen.insert("\(subject): \(words)").inserted {
      buffer.append("  \(title) \(subject): ")
      Printable.append(words, to: &buffer)
      buffer.append(UInt8(ascii: "\n"))
    }
  }
}

extension Shortfall {
  /// `approximated, the strip is 20 points`.
  fileprivate var words: String {
    if let count { return "\(count) of them, \(capability.sentence)" }
    return capability.sentence.isEmpty
      ? capability.word : "\(capability.word), \(capability.sentence)"
  }
}
