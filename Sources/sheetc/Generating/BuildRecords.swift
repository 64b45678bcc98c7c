internal import SheetDiagnostics
internal import SheetModel

/// What a run of `generate` leaves for build systems beside its outputs: depfiles, lists of files and a stamp.
struct BuildRecords {
  private let arguments: Arguments

  /// Finds out whether the options for build systems make sense together.
  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    if !arguments.isSet(.dependencies) {
      let details: [CommandOption] = [.dependencyFile, .target, .quotedTarget, .phonyTargets]
      if let option = details.first(where: arguments.isSet) {
        throw UsageError(
          message: "'\(option.row.typedName)' says more about '-MD', which is not given")
      }
    }
    let written: [CommandOption] = [.dependencies, .touch, .stamp]
    let reading: [CommandOption] = [.list, .check, .diff, .dryRun]
    if let option = written.first(where: arguments.isSet),
      let mode = reading.first(where: arguments.isSet)
    {
      throw UsageError(
        message: "'\(option.row.typedName)' is for runs that write, but '\(mode.row.typedName)' "
          + "writes nothing")
    }
    if arguments.isSet(.hermetic), arguments.isSet(.clean) {
      throw UsageError(
        message: "'--clean' looks for files that are left over, but '--hermetic' looks for none")
    }
  }

  // MARK: Files

  /// The depfiles that are written beside the outputs of a run.
  func dependencyPaths(of run: borrowing GenerateRun) -> [String] {
    if !arguments.isSet(.dependencies) || arguments.isSet(.dependencyFile) { return [] }
    return run.outputs.map(\.path).filter { $0 != "-" }.map(Self.dependencyPath)
  }

  /// Adds the lists and depfiles of a run to its outputs.
  ///
  /// - Returns: Why one of them cannot be written.
  func add(
    of run: borrowing GenerateRun, _ inputs: [PlacedInput], to outputs: inout OutputFiles,
    _ console: inout Console
  ) throws(SystemError) -> UsageError? {
    if let path = arguments.value(of: .outputList) {
      try outputs.add(Self.list(run.outputs.map(\.path).filter { $0 != "-" }), at: path)
    }
    if let path = arguments.value(of: .inputList) {
      let paths = readPaths(run, inputs)
      try outputs.add(
        Self.list(paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }), at: path)
    }
    guard arguments.isSet(.dependencies) else { return nil }
    let (depfiles, fault) = depfiles(run, inputs)
    if let fault { return fault }
    warn(about: depfiles.flatMap(\.file.dependencies), &console)
    for (path, file) in depfiles {
      if run.projects.files.hasRead(path) { return OutputFiles.isRead(path, "-MF") }
      try outputs.add(file.bytes, at: path)
    }
    return nil
  }

  /// Makes the stamp, after everything else.
  func stamp() throws(SystemError) {
    guard let path = arguments.value(of: .stamp) else { return }
    try FileSystem.makeDirectories(Path.directory(of: path))
    try FileSystem.create(path)
    try FileSystem.touch(path)
  }

  /// One path a line; a line that begins with '#' would be a comment.
  private static func list(_ paths: [String]) -> [UInt8] {
    var buffer = ByteBuffer()
    for path in paths {
      if path.utf8.first == UInt8(ascii: "#") || path.utf8.first == UInt8(ascii: " ") {
        buffer.append(literal: "./")
      }
      buffer.append(path)
      buffer.append(UInt8(ascii: "\n"))
    }
    return buffer.bytes
  }

  /// The files that were read: inputs, then what they import and configurations.
  private func readPaths(_ run: borrowing GenerateRun, _ inputs: [PlacedInput]) -> [String] {
    let inputPaths = inputs.map(\.input.path)
    let isInput = Set(inputPaths.map(PathKey.init))
    let others = run.projects.files.sources.files.map(\.path)
      .filter { !isInput.contains(PathKey($0)) }
    return inputs.filter { !$0.input.isStandardInput }.map(\.input.path)
      + others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: Dependencies

  private typealias Named = (path: String, file: Depfile)

  /// One depfile for the whole run, or with `-MD` alone one for each output.
  private func depfiles(
    _ run: borrowing GenerateRun, _ inputs: [PlacedInput]
  ) -> ([Named], UsageError?) {
    let folders = folders(of: run)
    let given =
      arguments.values(of: .target) + arguments.values(of: .quotedTarget).map(Depfile.quoted)
    let outputs = run.outputs.filter { $0.path != "-" }
    if let path = arguments.value(of: .dependencyFile) {
      let targets = given.isEmpty ? outputs.map { Depfile.quoted($0.path) } : given
      if targets.isEmpty {
        return (
          [],
          UsageError(
            message: "the rule in '\(path)' would have no target", notes: ["'-MT' names one"])
        )
      }
      return (
        [(path, depfile(targets, readPaths(run, inputs) + folders, run))], nil
      )
    }
    if outputs.isEmpty {
      return (
        [],
        UsageError(
          message: "'-MD' has no name of an output to write beside", notes: ["'-MF' names a file"])
      )
    }
    let depfiles = outputs.map { output in
      (
        Self.dependencyPath(output.path),
        depfile(
          given.isEmpty ? [Depfile.quoted(output.path)] : given,
          dependencies(of: output, run, inputs) + folders, run)
      )
    }
    return (depfiles, nil)
  }

  private func depfile(
    _ targets: [String], _ dependencies: [String], _ run: borrowing GenerateRun
  ) -> Depfile {
    var file = Depfile(targets: targets, dependencies: dependencies)
    if arguments.isSet(.phonyTargets) {
      // What the command line names is named in the rule as well.
      let named = Set((run.projects.operands ?? []).map { PathKey(Path.normalized($0)) })
      file.phonyTargets = dependencies.filter { !named.contains(PathKey($0)) }
    }
    return file
  }

  private func dependencies(
    of output: GenerateRun.Output, _ run: borrowing GenerateRun, _ inputs: [PlacedInput]
  ) -> [String] {
    guard let placed = output.input else { return readPaths(run, inputs) }
    let project = run.projects.projects[placed.project]
    let path = placed.input.path
    return (placed.input.isStandardInput ? [] : [path]) + output.dependencies
      + (project.folder.configuration.map { [Path.normalized($0)] } ?? [])
  }

  /// The folders whose listing decides what is made and what is left over.
  private func folders(of run: borrowing GenerateRun) -> [String] {
    var folders = run.projects.listedFolders
    if run.projects.wholeProject != nil {
      folders += run.outputs.filter { $0.path != "-" }.map { Path.directory(of: $0.path) }
    }
    return Array(Set(folders.map(PathKey.init))).map(\.path)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// `Cart.sheets.d` for `Cart.sheets.swift`.
  private static func dependencyPath(_ output: String) -> String {
    let name = Path.name(of: output)
    let stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) }
    return Path.joined(Path.directory(of: output), (stem ?? name) + ".d")
  }

  private func warn(about paths: [String], _ console: inout Console) {
    if arguments.isSet(.quiet) { return }
    guard let path = paths.first(where: { !Depfile.canName($0) }) else { return }
    console.warn("'\(path)' cannot be written so that both Make and Ninja read it")
  }
}
