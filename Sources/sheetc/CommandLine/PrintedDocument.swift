/// A document that does not depend on any input: printed, or written where `--output` says.
enum PrintedDocument {
  /// - Parameter name: Of the file in a folder that `--output` names.
  static func deliver(
    _ bytes: [UInt8], named name: String, _ arguments: Arguments, _ console: inout Console
  ) -> ExitCode {
    let path: String
    switch OutputPath.destination(arguments.value(of: .output)) {
    // Several outputs are for inputs, of which a document has none.
    case .besideInput, .standardOutput, .pairs: path = "-"
    case .file(let file): path = file
    case .folder(let folder):
      path = Path.joined(folder, name)
      if FileSystem.kind(of: folder) == .file {
        console.report(error: "'\(folder)' is a file, but '--output' means a folder")
        return .usage
      }
    }
    var outputs = OutputFiles(arguments)
    if path == "-", outputs.mode != .write {
      let fault = OutputFiles.nothingToCompareWith
      console.report(error: fault.message, notes: fault.notes)
      return .usage
    }
    if isSource(path) {
      console.report(
        error: "'\(path)' is what sheetc reads, so it is not replaced",
        notes: ["'--output' names another file"])
      return .usage
    }
    do throws(SystemError) {
      try outputs.add(bytes, at: path)
      return try outputs.finish(&console)
    } catch {
      console.report(error)
      return .failure
    }
  }

  /// Whether a sheets file or a configuration, by its name or that of what it links to, is at `path`.
  static func isSource(_ path: String) -> Bool {
    guard let target = FileSystem.canonical(path) else { return false }
    return [path, target].map(Path.name(of:)).contains { name in
      DirectoryWalk.isSheetsFile(name) || name == ProjectFolder.configurationName
    }
  }
}
