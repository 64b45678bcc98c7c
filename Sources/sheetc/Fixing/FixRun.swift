internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules

/// Applies fix-its to the files of a run: in memory first, and to the files when all is known to be sound.
struct FixRun {
  /// How often all inputs are checked again: as often as files that import each other in a row have hidden faults.
  static let mostRounds = 8

  private let request: FixRequest
  /// In the order in which they were repaired first.
  private var texts: [FixedText]
  /// Their places by path.
  private var places: [PathKey: Int] = [:]

  /// - Parameter texts: What has been fixed already.
  init(_ request: FixRequest, _ texts: [FixedText] = []) {
    self.request = request
    self.texts = []
    for text in texts { add(text) }
  }

  /// Repairs the inputs that `run` has found something in, and has their new texts read from now on.
  ///
  /// Each is repaired beside the files it imports as they stand. What is found in an imported file is repaired
  /// there, if that is an input too.
  ///
  /// - Returns: Whether any was changed.
  mutating func fix(_ inputs: [PlacedInput], of run: LintRun) -> Bool {
    let files = run.projects.files
    let sources = files.sources
    var faulty: Set<PathKey> = []
    for diagnostic in run.report.diagnostics {
      guard let file = diagnostic.span?.file, request.fixer.fixIt(of: diagnostic, in: file) != nil
      else { continue }
      faulty.insert(PathKey(sources[file].path))
    }
    if faulty.isEmpty { return false }
    var isChanged = false
    for placed in inputs where faulty.contains(PathKey(placed.input.path)) {
      let isStandardInput = placed.input.isStandardInput
      guard isStandardInput || FileSystem.kind(of: placed.input.path) == .file,
        let source = try? files.open(placed.input),
        let text = FixedText(
          source, isStandardInput: isStandardInput, by: request.fixer,
          check: { run.check($0, inPlaceOf: placed) })
      else { continue }
      add(text)
      if !text.isChanged { continue }
      files.replace(source, with: text.outcome.bytes)
      isChanged = true
    }
    return isChanged
  }

  /// Keeps a text; one that has been repaired before is the same text further on.
  private mutating func add(_ text: FixedText) {
    if let place = places[PathKey(text.path)] {
      texts[place].goOn(as: text)
    } else {
      places[PathKey(text.path)] = texts.count
      texts.append(text)
    }
  }

  // MARK: Delivering

  /// Delivers the new texts, has `print` show what is found in them, and says what was repaired.
  ///
  /// - Parameters:
  ///   - inputs: The files that may be edited.
  ///   - print: Says how the run ends by what is found.
  func end(
    _ inputs: [PlacedInput], of projects: OpenProjects, _ arguments: Arguments,
    _ console: inout Console, _ print: (inout Console) -> ExitCode
  ) -> ExitCode {
    do throws(SystemError) {
      let texts = ordered(by: inputs)
      let split = try deliver(texts, inputs, of: projects.files, &console)
      let code = print(&console)
      for path in split where !arguments.isSet(.quiet) {
        console.note(
          "'\(path)' has had another name, a hard link that is no input here; the file of that name "
            + "stays as it was")
      }
      return end(code, texts, inputs, of: projects, arguments, &console)
    } catch {
      console.report(error)
      console.note("no file was changed")
      return .failure
    }
  }

  /// The texts of configurations, then those of inputs in their order.
  private func ordered(by inputs: [PlacedInput]) -> [FixedText] {
    var order: [PathKey: Int] = [:]
    for (place, placed) in inputs.enumerated() { order[PathKey(placed.input.path)] = place }
    let ranks = texts.map { order[PathKey($0.path)] ?? -1 }
    return texts.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { texts[$0] }
  }

  private func end(
    _ code: ExitCode, _ texts: [FixedText], _ inputs: [PlacedInput], of projects: OpenProjects,
    _ arguments: Arguments,
    _ console: inout Console
  ) -> ExitCode {
    if !arguments.isSet(.quiet) { summarize(texts, inputs, of: projects, &console) }
    let isDifferent = request.isPreview && texts.contains(where: \.isChanged)
    return isDifferent && !arguments.isSet(.exitZero) ? max(code, .findings) : code
  }

  /// Writes the new texts, or prints how they differ; standard input is printed.
  ///
  /// Either all files are written or none.
  ///
  /// - Returns: Those that have had other names, by which they stay as they were.
  private func deliver(
    _ texts: [FixedText], _ inputs: [PlacedInput], of files: OpenedFiles, _ console: inout Console
  ) throws(SystemError) -> [String] {
    let changed = texts.filter(\.isChanged)
    if request.isPreview {
      for text in changed {
        print(text, &console)
        // The code to end with is that of a fault, which reports have to name; people see the difference.
        console.addFault(
          .error, "'\(text.path)' would be changed by 'lint --fix'", .fixable, about: text.path)
      }
      return []
    }
    let split = try Self.write(changed.filter { !$0.isStandardInput }, of: files)
    for placed in inputs where placed.input.isStandardInput {
      if let source = try? files.open(placed.input) { console.output.write(source.bytes) }
    }
    return split
  }

  private static func write(
    _ texts: [FixedText], of files: OpenedFiles
  ) throws(SystemError) -> [String] {
    if texts.isEmpty { return [] }
    var replacement = FileReplacement()
    var split: [String] = []
    for text in oneForEachFile(texts) {
      if try FileReader.read(text.path) != text.before {
        throw SystemError(.written, text.path, reason: "somebody else has changed it meanwhile")
      }
      if let reason = FileSystem.reasonNotToWrite(text.path) {
        throw SystemError(.written, text.path, reason: reason)
      }
      let names = files.otherNames(of: text.path)
      let count = Set(([text.path] + names).map { PathKey(FileSystem.canonical($0) ?? $0) }).count
      if FileSystem.nameCount(of: text.path) > count { split.append(text.path) }
      try replacement.add(text.after, at: text.path, and: names)
    }
    try replacement.commit()
    return split
  }

  /// The texts of files; one that was repaired under several names has what it was first and is last.
  private static func oneForEachFile(
    _ texts: [FixedText]
  ) -> [(path: String, before: [UInt8], after: [UInt8])] {
    var files: [(path: String, before: [UInt8], after: [UInt8])] = []
    var places: [FileSystem.Identity: Int] = [:]
    for text in texts {
      if let identity = FileSystem.identity(of: text.path) {
        if let place = places[identity] {
          files[place].after = text.outcome.bytes
          continue
        }
        places[identity] = files.count
      }
      files.append((text.path, text.before, text.outcome.bytes))
    }
    return files
  }

  private func print(_ text: FixedText, _ console: inout Console) {
    let isColored = console.output.isColored
    let isForPeople = console.output.isTerminal
    console.output.write { buffer in
      UnifiedDiff(
        path: text.path, old: text.before, new: text.outcome.bytes, isColored: isColored,
        isForPeople: isForPeople
      ).append(to: &buffer)
    }
  }

  private func summarize(
    _ texts: [FixedText], _ inputs: [PlacedInput], of projects: OpenProjects,
    _ console: inout Console
  ) {
    for text in texts { text.reportLeftOut(&console) }
    let count = texts.reduce(0) { $0 + $1.outcome.fixedCount }
    let files = texts.count(where: \.isChanged)
    let configurations = projects.projects.compactMap(\.folder.configuration)
    let more = offeredCount(
      console.found.report, inputs.map(\.input.path) + configurations, console.found.sources)
    if count == 0, more == 0 { return }
    var line = request.isPreview ? "would fix " : "fixed "
    line += count == 1 ? "1 problem" : "\(count) problems"
    if count > 0 { line += files == 1 ? " in 1 file" : " in \(files) files" }
    if more > 0 { line += " (\(more) more with --unsafe-fixes)" }
    console.errors.write(line + "\n")
  }

  /// How many findings have a guess that was not applied.
  private func offeredCount(
    _ report: Report, _ paths: [String], _ sources: SourceMap
  ) -> Int {
    if request.fixer.withGuesses { return 0 }
    let daring = request.fixer.daring
    let paths = Set(paths.map(PathKey.init))
    return report.diagnostics.count { diagnostic in
      guard let file = diagnostic.span?.file else { return false }
      return daring.fixIt(of: diagnostic, in: file) != nil
        && request.fixer.fixIt(of: diagnostic, in: file) == nil
        && paths.contains(PathKey(sources[file].path))
    }
  }
}
