internal import SheetCodegen
internal import SheetModel
internal import SheetVocabulary

/// How the code of one target is written: what its entry in sheetc.yaml says, under what the command line says.
struct TargetSettings {
  let access: AccessLevel
  /// Name of the enum around the declarations; `nil` for the runtime's own `Sheets`.
  let namespace: SwiftIdentifier?
  let perSheet: Bool
  let destination: OutputPath.Destination
  /// Whether `--output` says the destination.
  let isOutputGiven: Bool

  /// - Parameter target: The entry; `nil` where there is none.
  init(
    _ target: ProjectConfiguration.Target?, in folder: ProjectFolder, _ arguments: Arguments
  ) throws(UsageError) {
    let level = arguments.value(of: .access)
    let given = ProjectVocabulary.accessLevels.choices.first { "\($0.name)" == level }
    access = given?.value ?? target?.access ?? .internal
    let name = arguments.value(of: .namespace)
    namespace =
      if let name {
        try Self.namespace(name, "'--namespace'")
      } else {
        try Self.namespace(target?.namespace?.value, "'namespace' in sheetc.yaml")
      }
    perSheet = arguments.isSet(.perSheet) || target?.perSheet == true
    let output = arguments.value(of: .output)
    isOutputGiven = output != nil
    if output == nil, let written = target?.output?.value {
      destination = try Self.destination(written, in: folder.root ?? ".")
    } else {
      destination = try OutputPath.destination(arguments)
    }
    try checkDestination(arguments)
  }

  private func checkDestination(_ arguments: Arguments) throws(UsageError) {
    let isUnnamed =
      arguments.operands.contains("-") && arguments.value(of: .stdinFilename) == nil
    switch destination {
    case .standardOutput, .file, .pairs: return
    case .besideInput:
      if perSheet, arguments.operands.contains("-") {
        throw UsageError(
          message: "what is read from standard input goes to standard output, which is one file, "
            + "but there is to be one for each sheet",
          notes: ["'--output' names a folder for them"])
      }
    case .folder(let folder):
      if let kind = FileSystem.kind(of: folder), kind != .directory {
        let source = isOutputGiven ? "'--output \(folder)/'" : "'output' in sheetc.yaml"
        throw UsageError(message: "'\(folder)' is a file, but \(source) means a folder")
      }
      if isUnnamed {
        throw UsageError(
          message: "what is read from standard input has no name to be given in '\(folder)'",
          notes: ["'--stdin-filename' gives it one; '--output -' prints the code"])
      }
    }
  }

  /// An output of the configuration is a folder unless it is named like a file of Swift or JSON.
  private static func destination(
    _ output: String, in root: String
  ) throws(UsageError) -> OutputPath.Destination {
    if output == "-" {
      throw UsageError(
        message: "'output' in sheetc.yaml is '-', but it names a folder or a Swift file",
        notes: ["'--output -' prints the code"])
    }
    let path = Path.normalized(Path.joined(root, output))
    let isFile = output.hasSuffix(".swift") || output.hasSuffix(".json")
    return isFile ? .file(path) : .folder(path)
  }

  private static func namespace(
    _ name: String?, _ source: String
  ) throws(UsageError) -> SwiftIdentifier? {
    // The runtime declares an enum of this name to be extended.
    guard let name, name != "Sheets" else { return nil }
    var text = name
    let fault = text.withUTF8 { SwiftNameRule.fault(in: $0, allowsDots: false) }
    guard fault == nil else {
      throw UsageError(
        message: "'\(name)' is not a Swift name, which \(source) takes",
        notes: ["a Swift name is made of ASCII letters, digits and '_'"])
    }
    let identifier = SwiftIdentifier(name)
    guard identifier.text == name, Namespace.accepts(identifier) else {
      throw UsageError(
        message: "'\(name)' cannot be a namespace; Swift or the generated code uses it itself",
        notes: ["\(source) takes another name, such as '\(name)Sheets'"])
    }
    return identifier
  }
}
