internal import SheetModel

/// Inputs and outputs of a command line that names one output for each input.
enum OutputPairs {
  /// The output of each input, by the input's normalised path; the first `--output` is that of the first input.
  static func read(_ arguments: Arguments) throws(UsageError) -> [PathKey: String] {
    let inputs = arguments.operands
    let outputs = arguments.values(of: .output)
    if arguments.isSet(.filesFrom) {
      throw UsageError(
        message: "'--output' is given \(outputs.count) times, but the inputs are in a list",
        notes: ["a folder takes the outputs of all of them"])
    }
    if inputs.count != outputs.count {
      throw UsageError(
        message: "'--output' is given \(outputs.count) times, but there "
          + (inputs.count == 1 ? "is 1 input" : "are \(inputs.count) inputs"),
        notes: ["give it once for a folder, or once for each input in the same order"])
    }
    var pairs: [PathKey: String] = [:]
    var inputOfOutput: [PathKey: String] = [:]
    var outputOfFile: [PathKey: String] = [:]
    for (input, output) in zip(inputs, outputs) {
      if input == "-" || FileSystem.kind(of: input) == .directory {
        throw UsageError(
          message: "'\(input)' is no file that could have an output of its own",
          notes: ["name files, one for each '--output'"])
      }
      if output == "-" || OutputPath.isFolder(output) {
        throw UsageError(
          message: "'\(output)' is no file, but '--output' is given once for each input",
          notes: ["name files, one for each input"])
      }
      let path = Path.normalized(input)
      let file = PathKey(FileSystem.canonical(path) ?? path)
      if let other = outputOfFile.updateValue(output, forKey: file) {
        throw UsageError(message: "'\(input)' is given twice, for '\(other)' and for '\(output)'")
      }
      if let other = inputOfOutput.updateValue(input, forKey: PathKey(Path.normalized(output))) {
        throw UsageError(message: "'\(output)' is the output of both '\(other)' and '\(input)'")
      }
      pairs[PathKey(path)] = output
    }
    return pairs
  }
}
