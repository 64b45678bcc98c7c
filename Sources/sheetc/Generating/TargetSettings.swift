internal import SheetCodegen
internal import SheetDiagnostics
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
  /// Whether the words that say it lead there from the project, so that it is in the same place on every machine.
  let isPlaceRelative: Bool

  /// - Parameters:
  ///   - target: The entry; `nil` where there is none.
  ///   - report: Takes what is wrong with it.
  init(
    _ target: ProjectConfiguration.Target?, in folder: ProjectFolder, _ arguments: Arguments,
    into report: inout Report
  ) throws(UsageError) {
    let given = arguments.value(of: .access).flatMap { level in
      ProjectVocabulary.accessLevels.choices.first { "\($0.name)" == level }
    }
    access = given?.value ?? target?.access ?? .internal
    if let name = arguments.value(of: .namespace) {
      if let fault = Self.fault(ofNamespace: name, "'--namespace'") {
        throw UsageError(message: fault.message, notes: [fault.note])
      }
      namespace = Self.namespace(name)
    } else if let name = target?.namespace,
      let fault = Self.fault(ofNamespace: name.value, "'namespace'")
    {
      namespace = nil
      report.error(
        .nameSpelling, fault.message, at: name.span, notes: [Diagnostic.Note(fault.note)])
    } else {
      namespace = Self.namespace(target?.namespace?.value)
    }
    perSheet = arguments.isSet(.perSheet) || target?.perSheet == true
    let output = arguments.value(of: .output)
    isOutputGiven = output != nil
    isPlaceRelative = !Path.isAbsolute(output ?? target?.output?.value ?? "")
    if output == nil, let written = target?.output {
      destination = Self.destination(written, in: folder.root ?? ".", into: &report)
    } else {
      destination = try OutputPath.destination(arguments)
    }
    if case .folder(let folder) = destination, let kind = FileSystem.kind(of: folder),
      kind != .directory
    {
      throw UsageError(
        message: isOutputGiven
          ? "'\(folder)' is a file, but '--output \(folder)/' means a folder"
          : "'\(folder)' is a file, but 'output' means a folder unless it ends in '.swift' or '.json'",
        span: isOutputGiven ? nil : target?.output?.span)
    }
    if arguments.operands.contains("-"), arguments.command != .lint {
      try checkDestinationOfStandardInput(arguments)
    }
  }

  /// Refuses places that the code of what has no name cannot be written to; who writes nothing need not ask.
  private func checkDestinationOfStandardInput(_ arguments: Arguments) throws(UsageError) {
    switch destination {
    case .standardOutput, .file, .pairs: return
    case .besideInput:
      if perSheet {
        throw UsageError(
          message: "what is read from standard input goes to standard output, which is one file, "
            + "but there is to be one for each sheet",
          notes: ["'--output' names a folder for them"])
      }
    case .folder(let folder):
      if arguments.value(of: .stdinFilename) == nil {
        throw UsageError(
          message: "what is read from standard input has no name to be given in '\(folder)'",
          notes: ["'--stdin-filename' gives it one; '--output -' prints the code"])
      }
    }
  }

  /// An output of the configuration is a folder unless it is named like a file of Swift or JSON.
  private static func destination(
    _ output: ProjectConfiguration.Placed<String>, in root: String, into report: inout Report
  ) -> OutputPath.Destination {
    let path = Path.normalized(Path.joined(root, output.value))
    if output.value == "-" {
      report.error(
        .wrongShape, "'output' is '-', but it names a folder or a Swift file", at: output.span,
        notes: [Diagnostic.Note("'--output -' prints the code")])
    }
    let isFile = output.value.hasSuffix(".swift") || output.value.hasSuffix(".json")
    return isFile ? .file(path) : .folder(path)
  }

  // MARK: Namespaces

  /// - Parameter name: One without a fault.
  private static func namespace(_ name: String?) -> SwiftIdentifier? {
    // The runtime declares an enum of this name to be extended.
    name == "Sheets" ? nil : name.map { SwiftIdentifier($0) }
  }

  /// Why a namespace cannot have that name, and what it can have.
  ///
  /// - Parameter source: What says the name.
  private static func fault(
    ofNamespace name: String, _ source: String
  ) -> (message: String, note: String)? {
    if name == "Sheets" { return nil }
    var text = name
    let fault = text.withUTF8 { SwiftNameRule.fault(in: $0, allowsDots: false) }
    if fault != nil {
      return (
        "'\(name)' is not a Swift name, which \(source) takes",
        "a Swift name is made of ASCII letters, digits and '_'"
      )
    }
    let identifier = SwiftIdentifier(name)
    if identifier.text == name, Namespace.accepts(identifier) { return nil }
    return (
      "'\(name)' cannot be a namespace; Swift or the generated code uses it itself",
      "\(source) takes another name, such as '\(name)Sheets'"
    )
  }
}
