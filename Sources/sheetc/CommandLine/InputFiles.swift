/// The input files that operands name, each once, in the order of the bytes of their paths.
struct InputFiles {
  struct Input: Hashable {
    /// As it is shown: the operand, or the folder operand and the path below it, tidied.
    let path: String
    /// Its path below the folder operand it was found in; its name where it was named itself.
    let pathBelowOperand: String
    /// Whether it is read from standard input; `path` is then only its name.
    var isStandardInput = false

    /// Its bytes; no more than `limit + 1` of them.
    func read(limit: Int = .max - 1) throws(SystemError) -> [UInt8] {
      isStandardInput
        ? try FileReader.readStandardInput(limit: limit)
        : try FileReader.read(path, limit: limit)
    }
  }

  private(set) var inputs: [Input] = []
  /// Operands and folders that could not be looked at.
  private(set) var failures: [SystemError] = []

  /// - Parameter stdinFilename: what standard input is treated as being.
  init(_ operands: [String], stdinFilename: String?) {
    var seen: Set<String> = []
    var found: [Input] = []
    for operand in operands {
      if operand == "-" {
        let path = stdinFilename ?? "<stdin>"
        let input = Input(
          path: path, pathBelowOperand: Path.name(of: path), isStandardInput: true)
        if !found.contains(input) { found.append(input) }
        continue
      }
      let path = operand.isEmpty ? operand : Path.normalized(operand)
      switch FileSystem.kind(of: path) {
      case .directory:
        let walk = DirectoryWalk(path)
        failures += walk.failures
        for file in walk.files where seen.insert(FileSystem.canonical(file) ?? file).inserted {
          let below = path == "." ? file : String(file.dropFirst(path.count + 1))
          found.append(Input(path: file, pathBelowOperand: below))
        }
      case .file, .other:
        if seen.insert(FileSystem.canonical(path) ?? path).inserted {
          found.append(Input(path: path, pathBelowOperand: Path.name(of: path)))
        }
      case nil:
        failures.append(SystemError(.read, operand, reason: "no such file or directory"))
      }
    }
    inputs = found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Says that there is nothing to do, which is a mistake unless `--allow-empty` is given.
  func endWithoutInputs(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    if arguments.isSet(.allowEmpty) { return .done }
    let places = arguments.operands.isEmpty ? ["."] : arguments.operands
    console.report(
      error: "no sheets file is found in \(places.map { "'\($0)'" }.joined(separator: ", "))",
      notes: ["sheets files are named '*.sheets.yaml'; '--allow-empty' lets there be none"])
    return .usage
  }
}
