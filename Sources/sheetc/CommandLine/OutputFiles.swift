internal import SheetDiagnostics

/// The files a command makes, and what is done with them: write, compare, or only say so.
struct OutputFiles {
  enum Mode: Hashable {
    case write
    /// Says which files are not up to date.
    case check
    /// Prints how files would change; with `check` it also fails as that does.
    case diff
    /// Lists the files that would change.
    case dryRun
  }

  let mode: Mode
  /// The command that brings everything up to date; shown below what is not.
  private let remedy: String
  private let cleans: Bool
  private let isQuiet: Bool
  /// Files that are not what they would become.
  private(set) var changeCount = 0
  private var leftOverCount = 0

  init(_ arguments: Arguments) {
    mode =
      arguments.isSet(.diff)
      ? .diff : arguments.isSet(.check) ? .check : arguments.isSet(.dryRun) ? .dryRun : .write
    remedy = arguments.commandLine(without: [.diff, .check, .dryRun, .clean])
    cleans = arguments.isSet(.clean)
    isQuiet = arguments.isSet(.quiet)
  }

  /// Why code cannot go to `paths`, before any of it has.
  func fault(_ paths: [String], _ files: OpenedFiles) -> UsageError? {
    for path in paths {
      if path != "-" {
        if let fault = GeneratedFile.fault(ofOutput: path, mode, files) { return fault }
      } else if mode != .write {
        return Self.nothingToCompareWith
      }
    }
    return nil
  }

  /// Standard output is asked to be compared.
  static let nothingToCompareWith = UsageError(
    message: "there is no file to compare with", notes: ["'--output' names one"])

  /// Takes the finished content of the file at `path`; `-` is standard output.
  mutating func add(
    _ bytes: [UInt8], at path: String, _ console: inout Console
  ) throws(SystemError) {
    if path == "-" {
      console.output.write(bytes)
      return
    }
    if mode == .write {
      try FileSystem.makeDirectories(Path.directory(of: path))
      try FileWriter.write(bytes, to: path)
      return
    }
    let present = FileSystem.isNameTaken(path) ? try FileReader.read(path) : nil
    if present == bytes { return }
    changeCount += 1
    switch mode {
    case .write: break
    case .check:
      console.report(
        error: present == nil ? "'\(path)' does not exist yet" : "'\(path)' is not up to date")
    case .diff:
      let isColored = console.output.isColored
      let isForPeople = console.output.isTerminal
      console.output.write { buffer in
        UnifiedDiff(
          path: path, old: present, new: bytes, isColored: isColored, isForPeople: isForPeople
        ).append(to: &buffer)
      }
    case .dryRun: console.output.write(Printable.escaped(path) + "\n")
    }
  }

  /// Takes the files that are to go: removes them with `--clean`, else says so.
  mutating func addLeftOver(
    _ files: [LeftOverFiles.File], _ console: inout Console
  ) throws(SystemError) {
    leftOverCount += files.count
    switch mode {
    case .write where cleans:
      for file in files { try FileSystem.remove(file.path) }
    case .write:
      guard let first = files.first, !isQuiet else { return }
      let rest = files.dropFirst().map { "; '\($0.path)' \($0.reason)" }.joined()
      console.warn("'\(first.path)' \(first.reason)\(rest)")
      console.note(
        "'\(remedy) --clean' removes \(files.count == 1 ? "it" : "them")")
    case .check, .dryRun:
      for file in files { console.report(error: "'\(file.path)' \(file.reason)") }
    case .diff:
      let isColored = console.output.isColored
      let isForPeople = console.output.isTerminal
      for file in files {
        console.report(error: "'\(file.path)' \(file.reason)")
        let present = try FileReader.read(file.path)
        console.output.write { buffer in
          UnifiedDiff(
            path: file.path, old: present, new: nil, isColored: isColored,
            isForPeople: isForPeople
          ).append(to: &buffer)
        }
      }
    }
  }

  /// Ends the work.
  ///
  /// - Returns: `findings` if something was compared and differs.
  func finish(_ console: inout Console) -> ExitCode {
    if mode == .write || changeCount + leftOverCount == 0 { return .done }
    if mode == .check || leftOverCount > 0 {
      let clean = leftOverCount > 0 ? " --clean" : ""
      console.note("'\(remedy)\(clean)' brings it up to date")
    }
    return .findings
  }
}
