internal import SheetModel

/// The input files that operands name, each once, in the order of the bytes of their paths.
struct InputFiles {
  struct Input: Hashable {
    /// As it is shown: the operand, or the folder operand and the path below it, tidied.
    let path: String
    /// Its path below the folder operand it was found in; its name where it was named itself.
    let pathBelowOperand: String
    /// Whether it is read from standard input; `path` is then only its name.
    var isStandardInput = false

    /// Its bytes; no more than `limit + 1` of them.
    func read(limit: Int = .max - 1) throws(SystemError) -> [UInt8] {
      isStandardInput
        ? try FileReader.readStandardInput(limit: limit)
        : try FileReader.read(path, limit: limit, takesPipes: true)
    }
  }

  /// What standard input is called that has no name.
  static let nameOfStandardInput = "<stdin>"

  private(set) var inputs: [Input] = []
  /// Folders that were looked through.
  private(set) var folders: [String] = []
  /// Operands and folders that could not be looked at.
  private(set) var failures: [SystemError] = []
  /// Places of the patterns that name nothing that is there, and why it is not.
  private(set) var missing: [(pattern: Int, reason: String)] = []
  /// All were found in one walk that met no link, so that none can be another.
  private var areDistinct = true
  /// The patterns that were followed, if any.
  private var patterns: [String] = []

  /// - Parameter stdinFilename: what standard input is treated as being.
  init(_ operands: [String], stdinFilename: String?) {
    for operand in operands {
      let path = operand == "-" ? stdinFilename ?? "" : operand
      if Self.isConfiguration(path) {
        failures.append(SystemError(.read, path, reason: Self.isNoSheetsFile))
      } else if operand == "-" {
        let path = stdinFilename.map(Path.normalized) ?? Self.nameOfStandardInput
        let input = Input(
          path: path, pathBelowOperand: Path.name(of: path), isStandardInput: true)
        if !inputs.contains(input) { inputs.append(input) }
      } else {
        add(operand.isEmpty ? operand : Path.normalized(operand), as: operand)
      }
    }
    sort()
  }

  /// The files that patterns of a configuration name, which are relative to the folder `root`.
  init(patterns: [PathPattern], in root: String) {
    self.patterns = patterns.map(\.text)
    for (place, pattern) in patterns.enumerated() {
      if !pattern.isPlain {
        add(pattern, in: root)
        continue
      }
      let path = Path.normalized(Path.joined(root, pattern.text))
      if Self.isConfiguration(path) {
        missing.append((place, Self.isNoSheetsFile))
      } else if FileSystem.kind(of: path) == nil {
        missing.append((place, FileSystem.reasonOfAbsence(of: path)))
      } else {
        add(path, as: pattern.text)
      }
    }
    sort()
  }

  private static let isNoSheetsFile = "it is the configuration of a project, not a sheets file"

  private static func isConfiguration(_ path: String) -> Bool {
    Path.name(of: path) == ProjectFolder.configurationName
      && FileSystem.kind(of: path) != .directory
  }

  private mutating func add(_ pattern: PathPattern, in root: String) {
    let folder = pattern.fixedFolder
    let base = Path.normalized(Path.joined(root, folder))
    guard FileSystem.kind(of: base) == .directory else { return }
    let ending = pattern.text.hasSuffix(".yaml") ? ".yaml" : ""
    let walk = DirectoryWalk(base) { name in
      // What only says a folder means the sheets files in it, as an operand does.
      name.hasSuffix(ending)
        && (DirectoryWalk.isSheetsFile(name)
          || pattern.namesFiles(called: name) && name != ProjectFolder.configurationName)
    }
    folders += walk.directories
    failures += walk.failures
    areDistinct = areDistinct && inputs.isEmpty && !walk.hasLinks
    for file in walk.files {
      let below = Path.below(base, file) ?? file
      if pattern.matches(Path.joined(folder, below)) { add(file, below: below) }
    }
  }

  private mutating func add(_ path: String, as operand: String) {
    switch FileSystem.kind(of: path) {
    case .directory:
      let walk = DirectoryWalk(path)
      folders += walk.directories
      failures += walk.failures
      areDistinct = areDistinct && inputs.isEmpty && !walk.hasLinks
      for file in walk.files {
        add(file, below: Path.below(path, file) ?? file)
      }
    case .file where operand.utf8.last == UInt8(ascii: "/"), nil:
      failures.append(
        SystemError(.read, operand, reason: FileSystem.reasonOfAbsence(of: path)))
    case .file, .other:
      areDistinct = false
      add(path, below: Path.name(of: path))
    }
  }

  private mutating func add(_ path: String, below: String) {
    inputs.append(Input(path: path, pathBelowOperand: below))
  }

  /// Puts the inputs in order, and leaves each file once: by its first name, below the outermost operand.
  private mutating func sort() {
    if inputs.count < 2 { return }
    inputs.sort { left, right in
      let order = Path.order(left.path, right.path)
      return order == 0
        ? left.pathBelowOperand.utf8.count > right.pathBelowOperand.utf8.count : order < 0
    }
    if areDistinct { return }
    var files = CanonicalPaths()
    var seen: Set<PathKey> = []
    inputs.removeAll { input in
      !input.isStandardInput && !seen.insert(PathKey(files.path(of: input.path))).inserted
    }
  }

  /// Why there is nothing to do.
  ///
  /// - Parameter operands: What the command line named, if anything.
  func absence(_ operands: [String]?, _ arguments: Arguments) -> UsageError {
    if operands?.isEmpty == true, let list = arguments.value(of: .filesFrom) {
      return UsageError(
        message: "the list '\(list)' names no file", notes: ["'--allow-empty' lets there be none"])
    }
    let places = operands ?? (patterns.isEmpty ? ["."] : patterns)
    let list = places.map { "'\($0)'" }.joined(separator: ", ")
    let isAllowed = CommandOption.options(of: arguments.command).contains(.allowEmpty)
    return UsageError(
      message: patterns.isEmpty
        ? "no sheets file is found in \(list)"
        : "no file is found that the 'inputs' of sheetc.yaml mean, which are \(list)",
      notes: [
        "sheets files are named '*.sheets.yaml'"
          + (isAllowed ? "; '--allow-empty' lets there be none" : "")
      ])
  }
}
