import Testing

/// A project with a baseline, and runs of `lint` in it.
enum BaselineProject {
  static let header =
    "# sheetc baseline 1: findings that 'sheetc lint' does not report; '--write-baseline' renews it\n"

  /// A sheet that `no-exit`, a warning, and `unsorted-detents`, a note, speak of.
  static func poor(_ name: String) -> String {
    """
      \(name):
        detents: [maxHeight, {id: half, fraction: 0.5}]
        swipeMode: none
        taps: {outside: none}

    """
  }

  static func file(_ sheets: String...) -> String {
    "version: 1\nsheets:\n" + sheets.joined()
  }

  /// A project with a baseline of what is found in it.
  static func project(
    _ files: [String: String] = ["Sheets/a.sheets.yaml": file(poor("cart"))]
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("baseline: baseline.txt\n", to: "sheetc.yaml")
    for (path, text) in files { try folder.write(text, to: path) }
    let result = try lint(["--write-baseline"], folder)
    #expect(result.code == 0, "\(result.errors)")
    return folder
  }

  static func lint(
    _ arguments: [String] = [], _ folder: TemporaryFolder
  ) throws -> Executable.Result {
    try Executable.run(["lint"] + arguments, in: folder.path)
  }

  /// The rules that findings are of, in order.
  static func ids(_ result: Executable.Result) -> [String] {
    result.errors.split(separator: "\n").compactMap { line in
      guard line.hasSuffix("]"), let id = line.split(separator: "[").last?.dropLast() else {
        return nil
      }
      return id.allSatisfy { $0.isLowercase || $0 == "-" } && !line.contains(" | ")
        ? String(id) : nil
    }
  }

  static func isQuiet(_ result: Executable.Result, _ count: Int) -> Bool {
    let noun = count == 1 ? "finding" : "findings"
    return result.code == 0 && result.output == ""
      && result.errors == "\(count) \(noun) in the baseline\n"
  }
}
