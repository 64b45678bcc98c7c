internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules

/// The baselines of a run: the one that the command line names, or those that projects name in sheetc.yaml.
struct Baselines {
  /// What a run has looked at, and how.
  struct Run {
    let projects: OpenProjects
    let inputs: [PlacedInput]
    /// Whether all inputs could be read.
    let isComplete: Bool
    let asksAllRules: Bool
    /// Whether `lint` runs, which looks for all that can be found.
    private let isLint: Bool

    init(
      _ projects: OpenProjects, _ inputs: [PlacedInput], isComplete: Bool, _ arguments: Arguments
    ) {
      self.projects = projects
      self.inputs = inputs
      self.isComplete = isComplete
      isLint = arguments.command == .lint
      asksAllRules =
        !(BaselineRequest.targeting + BaselineRequest.narrowing).contains(where: arguments.isSet)
    }

    /// Whether what is no longer found is said to be: not where files are named one by one, as by hooks that check what
    /// was changed.
    var reportsStale: Bool {
      isLint && projects.operands?.allSatisfy { FileSystem.kind(of: $0) == .directory } ?? true
    }
  }

  private let request: BaselineRequest
  private var baselines: [Baseline] = []
  /// The place of each project's baseline, by the place of the project.
  private var places: [Int?] = []

  /// Whether findings are held against any baseline.
  var isEmpty: Bool { baselines.isEmpty }

  /// Reads the baselines of the projects that are open; what is wrong with them joins `report`.
  init(
    _ request: BaselineRequest, _ projects: OpenProjects, into report: inout Report
  ) throws(SystemError) {
    self.request = request
    if request.path == nil, !projects.projects.contains(where: { $0.configuration.baseline != nil })
    {
      return
    }
    var known: [PathKey: Int] = [:]
    for project in projects.projects where request.isOn {
      let configured = project.configuration.baseline
      let path =
        request.path
        ?? configured.map { Path.normalized(Path.joined(project.folder.root ?? ".", $0.value)) }
      guard let path else {
        places.append(nil)
        continue
      }
      if request.path == nil, let configured, let fault = request.fault(ofConfigured: path) {
        report.error(.importPath, fault, at: configured.span)
        places.append(nil)
        continue
      }
      let key = PathKey(FileSystem.absolute(path))
      if known[key] == nil {
        known[key] = baselines.count
        if let file = try read(path, configured?.span, of: project, projects.files, into: &report) {
          baselines.append(Baseline(path, file))
        }
      }
      places.append(known[key])
    }
  }

  /// - Parameter span: Where sheetc.yaml names it.
  private func read(
    _ path: String, _ span: SourceSpan?, of project: OpenProject, _ files: OpenedFiles,
    into report: inout Report
  ) throws(SystemError) -> BaselineFile? {
    do throws(SystemError) {
      let source = try files.open(path)
      return BaselineFile(
        source, takesConflicts: request.task == .write(mayGrow: true), into: &report)
    } catch {
      if error.isMissing, case .write = request.task { return BaselineFile() }
      guard request.path == nil, let span else { throw error }
      report.error(
        .missingFile, "'\(path)' cannot be read: \(error.reason)", at: span,
        notes: error.isMissing ? [Self.remedy(of: project)] : [])
      return nil
    }
  }

  /// The command that writes a baseline which is not there yet, from where the run was started.
  private static func remedy(of project: OpenProject) -> Diagnostic.Note {
    let root = project.folder.root ?? "."
    let folder =
      root == "." ? "" : root.utf8.contains(UInt8(ascii: " ")) ? " \"\(root)\"" : " \(root)"
    return Diagnostic.Note(
      "if it is to be new, 'sheetc lint --write-baseline\(folder)' writes it, with all that is found now"
    )
  }

  /// Takes what the baselines list out of what is reported, and writes them anew if that was asked for.
  ///
  /// - Returns: How the run ends at best, whatever is reported.
  func apply(
    to report: inout Report, _ run: Run, _ arguments: Arguments, _ console: inout Console
  ) -> ExitCode {
    if baselines.isEmpty { return .done }
    do throws(SystemError) {
      return try hold(&report, run, arguments, &console) ? .done : .findings
    } catch {
      console.report(error)
      return .failure
    }
  }

  /// - Returns: Whether all that was asked for could be done.
  private func hold(
    _ report: inout Report, _ run: Run, _ arguments: Arguments, _ console: inout Console
  ) throws(SystemError) -> Bool {
    let sources = run.projects.files.sources
    let isRead =
      run.isComplete
      && !report.diagnostics.contains {
        $0.severity == .error && !BaselineFinding.isOfRule($0)
      }
    if request.task.isWriting, !isRead {
      for baseline in baselines {
        console.report(
          error: "'\(baseline.path)' is not written, since files with errors may hide findings",
          about: baseline.path)
      }
      return false
    }
    report.sort(in: sources)
    let findings = BaselineFinding.all(in: report, sources)
    let owners = owners(of: findings, sources, run)
    var listed: Set<Int> = []
    var isDone = true
    for (place, var baseline) in baselines.enumerated() {
      let all = zip(findings, owners).filter { $0.1 == place }.map(\.0)
      let own = all.filter(\.canBeListed)
      let entries = own.map { baseline.entry(of: $0, sources) }
      let unlisted = all.filter { !$0.canBeListed }
      let scope = scope(of: &baseline, at: place, run, isRead: isRead)
      let match = BaselineMatch(
        entries, in: baseline.file.counts, isLeft: { scope.isGone($0) || scope.covers($0) })
      var isListed = match.isKnown
      func listedCount(_ match: BaselineMatch) -> Int {
        zip(own, match.isKnown).reduce(0) { $0 + ($1.1 ? $1.0.diagnostics.count : 0) }
      }
      switch request.task {
      case .compare:
        if run.reportsStale {
          let unlisted = Set(unlisted.map { baseline.entry(of: $0, sources) })
          for var stale in baseline.stale(match, scope, unlisted) {
            if arguments.isSet(.strict) { stale.severity = .error }
            report.add(stale)
          }
        }
      case .prune:
        let counts = baseline.counts(match, scope, isPruned: true)
        try baseline.write(counts, for: listedCount(match), arguments, &console)
      case .write(let mayGrow):
        if mayGrow || match.newCount == 0 {
          let counts = baseline.counts(match, scope, isPruned: false)
          let count = own.reduce(0) { $0 + $1.diagnostics.count }
          try baseline.write(counts, for: count, arguments, &console)
          if !arguments.isSet(.quiet) { note(unlisted, report, &console) }
          isListed = isListed.map { _ in true }
        } else {
          baseline.refuse(match.newCount, &console)
          isDone = false
        }
      }
      for (finding, isListed) in zip(own, isListed) where isListed {
        listed.formUnion(finding.diagnostics)
      }
    }
    report = report.baselining(listed)
    return isDone
  }

  /// Says how much of what was found is in no baseline, and why.
  private func note(_ unlisted: [BaselineFinding], _ report: Report, _ console: inout Console) {
    let diagnostics = unlisted.flatMap(\.diagnostics).map { report.diagnostics[$0] }
    let errorCount = diagnostics.count { $0.severity == .error }
    if diagnostics.isEmpty { return }
    var kinds: [String] = []
    if errorCount > 0 { kinds.append("errors") }
    if errorCount < diagnostics.count { kinds.append("faults of suppression comments") }
    let what = diagnostics.count == 1 ? "1 finding is" : "\(diagnostics.count) findings are"
    console.note("\(what) not listed, since no baseline lists \(kinds.joined(separator: " or "))")
  }

  /// The place of the baseline that each finding is held against.
  private func owners(
    of findings: [BaselineFinding], _ sources: SourceMap, _ run: Run
  ) -> [Int?] {
    if places.count == 1 { return findings.map { _ in places[0] } }
    var projects: [PathKey: Int] = [:]
    for placed in run.inputs { projects[PathKey(placed.input.path)] = placed.project }
    // What is only imported belongs to the innermost project around it.
    let roots = run.projects.projects.map { FileSystem.absolute($0.folder.root ?? ".") }
    return findings.map { finding in
      let path = PathKey(sources[finding.span.file].path)
      if let project = projects[path] { return places[project] }
      let absolute = FileSystem.absolute(path.path)
      let project = roots.indices.filter { Path.isInside(absolute, roots[$0]) }
        .max { roots[$0].utf8.count < roots[$1].utf8.count }
      projects[path] = project
      return project.flatMap { places[$0] }
    }
  }

  private func scope(
    of baseline: inout Baseline, at place: Int, _ run: Run, isRead: Bool
  ) -> BaselineScope {
    let isWhole = run.projects.wholeProject.map { places[$0] == place } ?? false
    let own = run.inputs.filter { places[$0.project] == place }
    var folders: [String] = []
    for folder in run.projects.operands ?? ["."] where FileSystem.kind(of: folder) == .directory {
      folders.append(Path.relative(FileSystem.absolute(folder), to: baseline.root))
    }
    var inputs: Set<PathKey> = []
    for placed in own { inputs.insert(baseline.relative(placed.input.path)) }
    return BaselineScope(
      isComplete: isRead && run.asksAllRules, isWhole: isWhole, inputs: inputs, folders: folders,
      root: baseline.root)
  }
}
