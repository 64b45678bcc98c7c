/// What an Xcode script phase declares as its input files, from the variables that Xcode sets for it.
struct ScriptInputs {
  /// The sheets files among them.
  private(set) var sheets: [String] = []
  /// The project's configuration, if it is one of them.
  private(set) var configuration: String?

  /// - Parameter variable: Looks a variable of the environment up.
  init(variable: (String) -> String? = Terminal.variable) throws(UsageError) {
    let files = try Self.count("SCRIPT_INPUT_FILE_COUNT", variable)
    let lists = try Self.count("SCRIPT_INPUT_FILE_LIST_COUNT", variable)
    if files == nil, lists == nil {
      throw UsageError(
        message:
          "'--script-inputs' reads what a script phase of Xcode declares, but 'SCRIPT_INPUT_FILE_COUNT' "
          + "is not set",
        notes: ["outside a script phase name the files, or a list of them with '--files-from'"])
    }
    for place in 0..<(files ?? 0) {
      if let path = variable("SCRIPT_INPUT_FILE_\(place)") { add(path) }
    }
    for place in 0..<(lists ?? 0) {
      guard let list = variable("SCRIPT_INPUT_FILE_LIST_\(place)") else { continue }
      for path in try Self.paths(in: list) { add(path) }
    }
  }

  /// `arguments` with these files as if they had been typed.
  func added(to arguments: Arguments) -> Arguments {
    var arguments = arguments
    arguments.operands += sheets
    if let configuration, !arguments.isSet(.config) { arguments.add(.config, configuration) }
    return arguments
  }

  /// Takes a path; what is neither a sheets file nor a configuration is there for other tools, or is imported.
  private mutating func add(_ path: String) {
    if DirectoryWalk.isSheetsFile(Path.name(of: path)) {
      sheets.append(path)
    } else if Path.name(of: path) == ProjectFolder.configurationName {
      configuration = configuration ?? path
    }
  }

  private static func count(
    _ name: String, _ variable: (String) -> String?
  ) throws(UsageError) -> Int? {
    guard let text = variable(name) else { return nil }
    guard let count = Int(text), count >= 0 else {
      throw UsageError(message: "'\(text)' in '\(name)' is no number of files")
    }
    return count
  }

  /// The paths in a file list, one a line, where Xcode has put in the values of its settings.
  private static func paths(in list: String) throws(UsageError) -> [String] {
    do throws(SystemError) {
      let text = String(decoding: try FileReader.read(list), as: UTF8.self)
      return text.split(whereSeparator: \.isNewline).map(String.init)
        .filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("#") }
    } catch {
      throw UsageError(message: error.message)
    }
  }
}
