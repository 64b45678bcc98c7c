internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules
internal import SheetVocabulary

/// Makes the code of inputs, one after the other; one of those that share the work of a run.
struct InputGenerator {
  /// What is made of one input before it is held against the others.
  struct Outcome {
    var source: FileID?
    /// Why it could not be read.
    var failure: SystemError?
    var report = Report()
    var names = DeclaredNames()
    /// The names are more than it declares: nobody looked what its sheets are, since its files are as they are to be.
    var namesArePossible = false
    /// What is made for each target of its project.
    var targets: [Target] = []
    /// Paths of the files that it imports, and those import in turn.
    var dependencies: [String] = []
    var sharesFaults = false
  }

  struct Target {
    let claim: OutputClaim
    var files: [File]
  }

  struct File {
    let claim: OutputClaim
    /// The file holds what is made already, so that nothing is kept of that.
    let isCurrent: Bool
    let bytes: [UInt8]
  }

  private let files: OpenedFiles
  private let plan: OutputPlan
  private let compares: Bool
  private let trustsHeaders: Bool
  private let checksCode: Bool
  private var projects: [ProjectFiles]

  /// - Parameters:
  ///   - compares: Whether to look what the outputs hold.
  ///   - trustsHeaders: Whether what an output says of its inputs is taken for true, if it was not changed since.
  ///   - checksCode: Whether to report what the code will not do.
  ///   - threads: How many may work on one large input; `nil` for as many as there are cores.
  init(
    _ projects: [OpenProject], _ files: OpenedFiles, _ plan: OutputPlan, compares: Bool,
    trustsHeaders: Bool, checksCode: Bool, threads: Int?
  ) {
    self.files = files
    self.plan = plan
    self.compares = compares
    self.trustsHeaders = compares && trustsHeaders
    self.checksCode = checksCode
    self.projects = projects.map { ProjectFiles($0, files, threads: threads) }
  }

  mutating func generate(_ placed: PlacedInput) -> Outcome {
    var outcome = Outcome()
    do throws(SystemError) {
      try generate(placed, into: &outcome)
    } catch {
      outcome.failure = error
    }
    return outcome
  }

  private mutating func generate(
    _ placed: PlacedInput, into outcome: inout Outcome
  ) throws(SystemError) {
    let source = try files.open(placed.input)
    outcome.source = source.id
    guard var part = part(of: placed, source, into: &outcome) else { return }
    // Only now: the file is let go before what was made of it is copied.
    for next in part.next {
      for place in part.works.indices { part.works[place].append(next[place]) }
    }
    part.next.removeAll()
    while var work = part.works.popLast() {
      outcome.targets.append(work.finish(compares: compares && !outcome.report.hasErrors))
    }
    outcome.targets.reverse()
  }

  /// Makes the code of an input, and lets its file go; `nil` if all of its outputs are as they are to be.
  private mutating func part(
    of placed: PlacedInput, _ source: SourceFile, into outcome: inout Outcome
  ) -> Part? {
    let project = projects[placed.project].project
    let targets = plan.targets(of: placed, project)
    let code = projects[placed.project].codeLinter(for: source.path)
    let text = InputText(source.bytes)
    // Who imports is made anew, so that no output is read in vain.
    if trustsHeaders, !text.names.seemsToImport,
      let made = made(placed.input, source, project, targets, text, code)
    {
      outcome.targets = made
      outcome.names.addPossible(text.names, of: source, for: targets.map(\.name))
      outcome.namesArePossible = true
      return nil
    }
    let linter = checksCode ? code?.linter : nil
    let file = projects[placed.project].open(source, into: &outcome.report)
    let opening = outcome.report.errorCount
    let isFaulty = opening > 0 || projects[placed.project].isFaulty(file)
    let found = outcome.report.diagnostics.count
    outcome.dependencies = projects[placed.project].dependencies(of: file)
    var part = Part()
    part.works = targets.map { Work($0, placed.input, source, project) }
    projects[placed.project].forEachSheet(
      of: file, into: &outcome.report, part: &part,
      next: {
        Part(works: targets.map { Work($0, placed.input, source, project, isFirst: false) })
      }, join: Part.join,
      { part, sheet, isSound in
        if !isSound { part.hasFaults = true }
        guard !isFaulty, isSound else { return }
        RuntimeTarget.checkNames(of: &sheet, into: &part.ids)
        part.names.add(&sheet)
        linter?.checkForCode(&sheet, into: &part.lost)
        // What has errors may lack what its code needs, and nothing will be written anyway.
        if part.hasFaults { return }
        for place in part.works.indices { part.works[place].emit(&sheet) }
      })
    // Who imports is made anew, so that an edit of what is imported changes only the files that use it.
    let isQuiet = outcome.report.diagnostics.count == found && text.standsFor(file)
    outcome.report.merge(part.ids)
    var lost = Report()
    if let linter = linter ?? (checksCode ? Self.linterOfComments : nil) {
      lost = linter.finish(part.lost, of: file.tree, today: nil, isWhole: false).without(.note)
      outcome.report.merge(lost)
    }
    if isQuiet {
      for (place, target) in targets.enumerated() where Self.isQuiet(lost, about: target.name) {
        part.works[place].setInputs(text, code)
      }
    }
    outcome.names = part.names
    outcome.sharesFaults = InputFaults.areShared(file, opening: opening, all: outcome.report)
    projects[placed.project].close(file)
    return part
  }

  /// Runs no rule; a comment that cannot be read is an error for targets that do everything, too.
  private static let linterOfComments = Linter(isForCode: true)

  /// Whether nothing is said of a target, not even to be silenced, nor of comments that silence.
  private static func isQuiet(_ lost: Report, about target: TargetName) -> Bool {
    func isAbout(_ diagnostic: Diagnostic) -> Bool {
      diagnostic.aspect == nil || diagnostic.aspect == target.rawValue
    }
    return !lost.diagnostics.contains(where: isAbout)
      && !lost.suppressed.contains { isAbout($0.diagnostic) }
  }

  /// The outputs of an input, if all of them were made from it as it is; `nil` if one may have to be made anew.
  private func made(
    _ input: InputFiles.Input, _ source: SourceFile, _ project: OpenProject,
    _ targets: [PlannedTarget], _ text: InputText, _ code: LinterTable.Entry?
  ) -> [Target]? {
    var made: [Target] = []
    for target in targets {
      let path = target.path(for: input, project)
      let name = target.ground.headerPath(source.path, project)
      guard !target.settings.perSheet, path != "-", let bytes = try? FileReader.read(path),
        let inputs = target.fingerprint(
          of: text.fingerprint, name, code?.warnings[target.name]),
        GeneratedHeader.isMade(bytes, from: inputs)
      else { return nil }
      let claim = target.claim(path)
      made.append(Target(claim: claim, files: [File(claim: claim, isCurrent: true, bytes: [])]))
    }
    return made
  }

  /// What is made of some sheets of an input.
  private struct Part: Sendable {
    /// For each target.
    var works: [Work] = []
    var names = DeclaredNames()
    /// Ids that Swift cannot tell apart.
    var ids = Report()
    /// What the code will not do.
    var lost = Report()
    var hasFaults = false
    /// What is made of later sheets, to be appended to `works`.
    var next: [[Work]] = []

    /// Adds what is made of the sheets after those; false where it would have been made otherwise.
    static func join(_ part: inout Part, _ next: Part) -> Bool {
      let isContinued = part.works.indices.allSatisfy {
        part.works[$0].isContinued(by: next.works[$0])
      }
      if !isContinued, !part.hasFaults { return false }
      part.names.append(next.names)
      part.ids.merge(next.ids)
      part.lost.merge(next.lost)
      if part.hasFaults { return true }
      part.next.append(next.works)
      return true
    }
  }

  /// The output of one target for one input, in the making.
  private struct Work: Sendable {
    private let target: PlannedTarget
    private let path: String
    /// What the header says it is made from.
    private let source: String
    /// One for the input, unless there is one for each sheet.
    private var files: [(path: String, file: any CodeFile)] = []
    /// What it is made from, unless there is something to be said whenever it is made.
    private var inputs: Fingerprint?

    /// - Parameter isFirst: False for what comes after the sheets of another one.
    init(
      _ target: PlannedTarget, _ input: InputFiles.Input, _ source: SourceFile,
      _ project: OpenProject, isFirst: Bool = true
    ) {
      self.target = target
      path = target.path(for: input, project)
      self.source = target.ground.headerPath(source.path, project)
      if !target.settings.perSheet {
        let capacity = source.bytes.count
        files.append(
          (
            path,
            isFirst
              ? target.emitter.open(source: self.source, capacity: 2 * capacity)
              : target.emitter.openNext(capacity: capacity)
          ))
      }
    }

    /// Whether the sheets after those of this one were printed as they would have been here.
    func isContinued(by next: Work) -> Bool {
      target.settings.perSheet || files[0].file.isContinued(by: next.files[0].file)
    }

    mutating func append(_ next: Work) {
      if target.settings.perSheet {
        files += next.files
      } else {
        files[0].file.append(next.files[0].file)
      }
    }

    mutating func emit(_ sheet: inout ResolvedSheet) {
      if target.settings.perSheet {
        let path = OutputPath.path(path, ofSheet: sheet.key)
        files.append((path, target.emitter.open(source: source, capacity: 0)))
      }
      files[files.count - 1].file.emit(&sheet)
    }

    /// Says in the output that it is made from a text about which there is nothing to be said.
    mutating func setInputs(_ text: InputText, _ code: LinterTable.Entry?) {
      // A file for each sheet is not made anew for another sheet.
      if target.settings.perSheet { return }
      inputs = target.fingerprint(of: text.fingerprint, source, code?.warnings[target.name])
    }

    mutating func finish(compares: Bool) -> Target {
      // Without sheets there is an output nevertheless, for rules of Make that expect one.
      if files.isEmpty { files = [(path, target.emitter.open(source: source, capacity: 0))] }
      var finished: [File] = []
      finished.reserveCapacity(files.count)
      // Taken out one by one: what is still held here would be copied to be finished.
      while var last = files.popLast() {
        let path = last.path
        let bytes = last.file.finish(inputs: inputs)
        let isCurrent = compares && path != "-" && Self.isCurrent(path, bytes)
        finished.append(
          File(claim: target.claim(path), isCurrent: isCurrent, bytes: isCurrent ? [] : bytes))
      }
      finished.reverse()
      return Target(claim: target.claim(path), files: finished)
    }

    /// Whether the file at `path` is what was made; what it says of its inputs only spares work.
    private static func isCurrent(_ path: String, _ bytes: [UInt8]) -> Bool {
      if FileComparison.holds(path, bytes) { return true }
      guard let present = try? FileReader.read(path) else { return false }
      return GeneratedHeader.isSame(present, as: bytes)
    }
  }
}
