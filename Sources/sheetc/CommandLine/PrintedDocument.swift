/// A document that does not depend on any input: printed, or written where `--output` says.
enum PrintedDocument {
  /// - Parameter name: Of the file in a folder that `--output` names.
  static func deliver(
    _ bytes: [UInt8], named name: String, _ arguments: Arguments, _ console: inout Console
  ) -> ExitCode {
    let path: String
    switch OutputPath.destination(arguments.value(of: .output)) {
    case .besideInput, .standardOutput: path = "-"
    case .file(let file): path = file
    case .folder(let folder): path = Path.joined(folder, name)
    }
    var outputs = OutputFiles(arguments)
    if path == "-", outputs.mode != .write {
      console.report(
        error: "there is no file to compare with", notes: ["'--output' names one"])
      return .usage
    }
    do throws(SystemError) {
      try outputs.add(bytes, at: path, &console)
    } catch {
      console.report(error)
      return .failure
    }
    return outputs.finish(&console)
  }
}
