internal import SheetModel

/// Where the output for an input goes.
struct OutputPath {
  /// What `--output` says.
  enum Destination: Hashable {
    /// Beside each input.
    case besideInput
    case standardOutput
    case folder(String)
    case file(String)
    /// A file for each input, by the input's path.
    case pairs([PathKey: String])
  }

  /// Reads what `--output` says, which may be given once for each input.
  static func destination(_ arguments: Arguments) throws(UsageError) -> Destination {
    let outputs = arguments.values(of: .output)
    if outputs.count > 1, outputs.contains(where: { $0 != outputs[0] }) {
      return .pairs(try OutputPairs.read(arguments))
    }
    return destination(arguments.value(of: .output))
  }

  /// Reads the value of `--output`: a folder is what is one, or what ends in a slash.
  static func destination(_ output: String?) -> Destination {
    guard let output else { return .besideInput }
    if output == "-" { return .standardOutput }
    return isFolder(output) ? .folder(Path.normalized(output)) : .file(output)
  }

  static func isFolder(_ output: String) -> Bool {
    output.hasSuffix("/") || FileSystem.kind(of: output) == .directory
  }

  /// The file that the code of `input` is written to, or `-` for standard output.
  ///
  /// In a folder it has the place that the input has below the folder operand it was found in.
  ///
  /// - Parameters:
  ///   - target: What it is for, as its name says; `nil` for the runtime.
  ///   - ending: What its name ends with.
  static func path(
    for input: InputFiles.Input, _ destination: Destination, target: String? = nil,
    ending: String = "swift"
  ) -> String {
    func name(_ path: String) -> String { Self.name(of: path, target: target, ending: ending) }
    return switch destination {
    case .besideInput: input.isStandardInput ? "-" : name(input.path)
    case .standardOutput: "-"
    case .file(let path): path
    case .pairs(let paths): paths[PathKey(input.path)] ?? name(input.path)
    case .folder(let folder): Path.joined(folder, name(input.pathBelowOperand))
    }
  }

  /// `Cart.uikit.sheets.swift` for `Cart.sheets.yaml`, so that targets do not meet in one folder.
  static func name(of path: String, target: String?, ending: String) -> String {
    let swift = swiftName(of: path)
    guard target != nil || ending != "swift" else { return swift }
    let infix = target.map { "." + $0 } ?? ""
    for tail in [".sheets.swift", ".swift"] where swift.hasSuffix(tail) {
      return swift.dropLast(tail.count) + infix + tail.dropLast("swift".count) + ending
    }
    return swift
  }

  /// `Cart.sheets.swift` for `Cart.sheets.yaml`; only the ending of YAML files gives way.
  static func swiftName(of path: String) -> String {
    for ending in [".yaml", ".yml"] where path.hasSuffix(ending) {
      return String(path.dropLast(ending.count)) + ".swift"
    }
    return path + ".swift"
  }

  /// The file of one sheet beside that of the whole input: `Cart.checkout.sheets.swift`.
  static func path(_ path: String, ofSheet key: String) -> String {
    for ending in [".sheets.swift", ".swift", ".sheets.json", ".json"] where path.hasSuffix(ending)
    {
      return String(path.dropLast(ending.count)) + "." + key + ending
    }
    return path + "." + key
  }
}
