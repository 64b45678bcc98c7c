/// What the command line asks of baselines.
struct BaselineRequest {
  enum Task: Hashable {
    /// Findings that are listed are not reported.
    case compare
    /// Entries that no longer occur are taken out as well.
    case prune
    /// All findings are listed from now on.
    case write(mayGrow: Bool)

    var isWriting: Bool { self != .compare }
  }

  let task: Task
  /// The file that the command line names; without one each project may.
  let path: String?
  /// Whether those of projects are read at all.
  let isOn: Bool
  /// The files that reports go to.
  private let reportPaths: [String]

  /// Those that projects name, for a run that only passes over what they list.
  init() {
    path = nil
    isOn = true
    reportPaths = []
    task = .compare
  }

  init(_ arguments: Arguments) throws(UsageError) {
    path = arguments.value(of: .baseline).map(Path.normalized)
    isOn = !arguments.isSet(.noBaseline)
    reportPaths = Reports.paths(arguments)
    let isWritten = arguments.isSet(.writeBaseline)
    let isPruned = arguments.isSet(.pruneBaseline)
    task =
      isWritten
      ? .write(mayGrow: !arguments.isSet(.ratchet)) : isPruned ? .prune : .compare
    if isWritten, isPruned {
      throw UsageError(
        message: "'--write-baseline' lists all findings, and '--prune-baseline' adds none",
        notes: ["give one of them"])
    }
    if arguments.isSet(.ratchet), !isWritten {
      throw UsageError(
        message:
          "'--ratchet' keeps '--write-baseline' from listing what is new, but that is not given",
        notes: ["without it new findings fail the run"])
    }
    if !isOn, path != nil || task.isWriting {
      throw UsageError(
        message: "'--no-baseline' reads no baseline, but another option asks for one")
    }
    if let path = arguments.value(of: .baseline), path.hasSuffix("/") {
      throw UsageError(message: "'\(path)' means a folder, but a baseline is a file")
    }
    if let path, Self.isOfSheets(path) {
      throw UsageError(message: Self.faultOfName(path))
    }
    if task.isWriting { try check(arguments, isPruned ? .pruneBaseline : .writeBaseline) }
  }

  /// Options that leave out rules for one run.
  static let narrowing: [CommandOption] = [.select, .ignore]
  /// Options that take the place of the targets that sheetc.yaml has.
  static let targeting: [CommandOption] = [.codeTarget, .minimumOS]

  /// Whether only files of sheets, their configuration or standard input have that name.
  static func isOfSheets(_ path: String) -> Bool {
    let name = Path.name(of: path)
    return path == "-" || DirectoryWalk.isSheetsFile(name)
      || name == ProjectFolder.configurationName
  }

  /// Why the file that sheetc.yaml names can be no baseline; `nil` if it can.
  func fault(ofConfigured path: String) -> String? {
    if Self.isOfSheets(path) { return Self.faultOfName(path) }
    return reportPaths.contains { Reports.isOneFile($0, path) }
      ? "'\(path)' is the baseline, but a report would replace it" : nil
  }

  private static func faultOfName(_ path: String) -> String {
    "'\(path)' has the name of what sheetc reads, not of a baseline"
  }

  /// Refuses what would list something else than all that is found in files.
  private func check(_ arguments: Arguments, _ option: CommandOption) throws(UsageError) {
    let name = option.row.typedName
    if arguments.isSet(.watch) {
      throw UsageError(
        message: "'\(name)' changes what is reported, so it is done once, without '--watch'")
    }
    if arguments.operands.contains("-"), arguments.value(of: .stdinFilename) == nil {
      throw UsageError(
        message: "'\(name)' lists findings by their files, but standard input has no name",
        notes: ["'--stdin-filename PATH' gives it one"])
    }
    if let targeting = Self.targeting.first(where: arguments.isSet) {
      throw UsageError(
        message:
          "'\(name)' is about what is found for the targets of sheetc.yaml, but '\(targeting.row.typedName)' gives others",
        notes: ["'targets' in sheetc.yaml names those that a baseline is for"])
    }
    if task == .prune, let narrowing = Self.narrowing.first(where: arguments.isSet) {
      throw UsageError(
        message:
          "'\(name)' needs to see what all rules find, but '\(narrowing.row.typedName)' leaves some out"
      )
    }
  }
}
