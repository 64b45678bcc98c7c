/// The input files that operands name, each once, in the order of the bytes of their paths.
struct InputFiles {
  struct Input: Hashable {
    /// As it is shown: the operand, or the folder operand and the path below it, tidied.
    let path: String
    /// Whether it is read from standard input; `path` is then only its name.
    var isStandardInput = false
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
        let input = Input(path: stdinFilename ?? "<stdin>", isStandardInput: true)
        if !found.contains(input) { found.append(input) }
        continue
      }
      let path = operand.isEmpty ? operand : Path.normalized(operand)
      switch FileSystem.kind(of: path) {
      case .directory:
        let walk = DirectoryWalk(path)
        failures += walk.failures
        for file in walk.files where seen.insert(FileSystem.canonical(file) ?? file).inserted {
          found.append(Input(path: file))
        }
      case .file, .other:
        if seen.insert(FileSystem.canonical(path) ?? path).inserted {
          found.append(Input(path: path))
        }
      case nil:
        failures.append(SystemError(.read, operand, reason: "no such file or directory"))
      }
    }
    inputs = found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
