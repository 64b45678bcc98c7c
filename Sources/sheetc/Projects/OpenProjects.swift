internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules

/// The projects that the inputs of a run belong to, each opened once.
struct OpenProjects {
  let files = OpenedFiles()
  /// Faults of configurations.
  private(set) var report = Report()
  private(set) var projects: [OpenProject] = []
  /// Whether some of what the run was given could not be found or read, as has been said.
  var lacksInputs = false
  /// By the path of the configuration or, without one, that of the folder; of those after the first.
  private var places: [PathKey: Int] = [:]
  /// The same of the first project; in most runs on one file there is no other.
  private var firstKey: PathKey?
  /// Of the folders before the last one.
  private var placesByFolder: [PathKey: Int] = [:]
  /// What was asked for last; files of one folder come one after the other.
  private var last: (folder: PathKey, place: Int)?
  /// Place of the project all of whose inputs the run works on.
  private(set) var wholeProject: Int?
  /// The folders that its inputs were looked for in.
  private(set) var walkedFolders: [String] = []
  /// What the command line names, in words or in a list; `nil` if it leaves that to the project.
  var operands: [String]?
  /// Why the whole project has no inputs, unless it may have none.
  var absence: UsageError?
  /// The folders in which inputs were looked for, and those below them.
  var listedFolders: [String] = []
  /// Whether nothing is read but what is named and what that imports.
  private let isHermetic: Bool
  /// The project of the configuration that the command line names.
  private let named: ProjectFolder?
  private let selection: RuleSelection
  private let request: TargetRequest
  /// Repairs configurations.
  private let fixer: SourceFixer?
  /// The configurations that it has repaired.
  private(set) var fixedTexts: [FixedText] = []

  /// - Parameters:
  ///   - selection: The rules that are to be checked.
  ///   - fixer: Repairs configurations before they are taken.
  init(
    _ arguments: Arguments, _ selection: RuleSelection = RuleSelection(),
    _ fixer: SourceFixer? = nil
  ) throws(UsageError) {
    self.selection = selection
    self.fixer = fixer
    request = try TargetRequest(arguments)
    isHermetic = arguments.isSet(.hermetic)
    named =
      arguments.value(of: .config).map { ProjectFolder(configuration: $0) }
      ?? (isHermetic ? ProjectFolder() : nil)
  }

  /// Place of the project that the file at `path` belongs to.
  mutating func place(of path: String) throws(SystemError) -> Int {
    let folder = PathKey(Path.directory(of: path))
    if let last {
      if last.folder == folder { return last.place }
      placesByFolder[last.folder] = last.place
    }
    let place =
      if let place = placesByFolder[folder] { place } else {
        try place(of: named ?? ProjectFolder(of: path))
      }
    last = (folder, place)
    return place
  }

  private mutating func place(of folder: ProjectFolder) throws(SystemError) -> Int {
    let key = PathKey(folder.configuration ?? folder.root.map { $0 + "/" } ?? "")
    if key == firstKey { return 0 }
    if let place = places[key] { return place }
    var configuration = ProjectConfiguration()
    if let path = folder.configuration {
      // To read a path, it is tidied; what that takes away has to be there as well.
      if named != nil, FileSystem.kind(of: path) == nil,
        FileSystem.kind(of: Path.normalized(path)) != nil
      {
        throw SystemError(.read, path, reason: FileSystem.reasonOfAbsence(of: path))
      }
      configuration = read(try files.open(path, takesPipes: named != nil))
    }
    projects.append(
      OpenProject(
        folder: folder, configuration: configuration,
        targets: request.targets(of: configuration), targetChoice: request.choice,
        followsLinks: isHermetic, selection: selection))
    if projects.count == 1 { firstKey = key } else { places[key] = projects.count - 1 }
    return projects.count - 1
  }

  private mutating func read(_ source: SourceFile) -> ProjectConfiguration {
    var source = source
    if let fixer, FileSystem.kind(of: source.path) == .file,
      let text = FixedText(
        source, by: fixer,
        check: { bytes in
          var report = Report()
          let candidate = SourceFile(id: source.id, path: source.path, bytes: bytes)
          _ = Self.read(candidate, into: &report)
          return SourceFixer.Checked(report, in: source.id)
        })
    {
      fixedTexts.append(text)
      source = files.replace(source, with: text.outcome.bytes)
    }
    return Self.read(source, into: &report)
  }

  private static func read(_ source: SourceFile, into report: inout Report) -> ProjectConfiguration
  {
    ProjectReader.read(
      source, rules: RuleCatalogue.ids, isRule: RuleCatalogue.has, version: VersionCommand.version,
      into: &report)
  }

  /// The inputs that the command line asks for.
  ///
  /// - Parameter operands: What it names; `nil` asks for those of the project around the current folder.
  mutating func inputs(
    _ operands: [String]?, stdinFilename: String?
  ) throws(SystemError) -> InputFiles {
    if operands == nil {
      let place = try place(of: ProjectFolder.configurationName)
      let patterns = projects[place].configuration.inputs.map(\.value)
      let root = projects[place].folder.root
      if let root, !patterns.isEmpty {
        wholeProject = place
        walkedFolders = patterns.map {
          Path.normalized(Path.joined(root, $0.isPlain ? $0.text : $0.fixedFolder))
        }
        let found = InputFiles(patterns: patterns, in: root)
        for (pattern, reason) in found.missing {
          let written = projects[place].configuration.inputs[pattern]
          report.error(
            .missingFile, "'\(written.value.text)' cannot be read: \(reason)", at: written.span)
        }
        return found
      }
      if root == nil || root == "." {
        wholeProject = place
        walkedFolders = ["."]
      }
    }
    return InputFiles(operands ?? ["."], stdinFilename: stdinFilename)
  }
}
