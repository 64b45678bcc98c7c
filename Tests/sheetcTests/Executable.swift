import Foundation

/// Runs the tool that was built beside the tests.
enum Executable {
  struct Result: Equatable {
    let output: String
    let errors: String
    let code: Int32
  }

  static let path: String = {
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "sheetc").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    return URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: ".build/debug/sheetc").path
  }()

  /// Runs the tool with `arguments` in `folder`, giving it `input`.
  static func run(
    _ arguments: [String], in folder: String? = nil, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Result {
    try run(path, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a line of shell in which `$SHEETC` is the tool.
  static func shell(_ line: String, in folder: String? = nil) throws -> Result {
    try run("/bin/sh", ["-c", line], in: folder, environment: ["SHEETC": path])
  }

  private static func run(
    _ path: String, _ arguments: [String], in folder: String?, input: String = "",
    environment: [String: String]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
      .merging(environment) { $1 }
    let folderOfStreams = try TemporaryFolder()
    let inputPath = try folderOfStreams.write(input, to: "in")
    let outputPath = try folderOfStreams.write("", to: "out")
    let errorsPath = try folderOfStreams.write("", to: "err")
    process.standardInput = FileHandle(forReadingAtPath: inputPath)
    process.standardOutput = FileHandle(forWritingAtPath: outputPath)
    process.standardError = FileHandle(forWritingAtPath: errorsPath)
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try folderOfStreams.read("out"), errors: try folderOfStreams.read("err"),
      code: process.terminationStatus)
  }
}
