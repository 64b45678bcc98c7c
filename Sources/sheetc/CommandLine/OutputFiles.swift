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
  let remedy: String
  /// Files that are not what they would become.
  private(set) var changeCount = 0

  init(_ arguments: Arguments) {
    mode =
      arguments.isSet(.diff)
      ? .diff : arguments.isSet(.check) ? .check : arguments.isSet(.dryRun) ? .dryRun : .write
    remedy = arguments.commandLine(without: [.diff, .check, .dryRun])
  }

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
    let present = FileSystem.kind(of: path) == nil ? nil : try FileReader.read(path)
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

  /// Ends the work.
  ///
  /// - Returns: `findings` if something was compared and differs.
  func finish(_ console: inout Console) -> ExitCode {
    switch mode {
    case .write, .dryRun: return .done
    case .check, .diff:
      if changeCount == 0 { return .done }
      if mode == .check { console.note("'\(remedy)' brings it up to date") }
      return .findings
    }
  }
}
