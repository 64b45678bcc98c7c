import Foundation
import Testing

/// The Swift compiler, with the runtime's configuration types built for it once.
enum SwiftCompiler {
  struct Result {
    let output: String
    let code: Int32
  }

  /// Root of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Folder with the module and the object file of `SheetRuntime`.
  static let runtime: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sheetc-runtime-\(ProcessInfo.processInfo.processIdentifier)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let sources = swiftFiles(in: root.appending(path: "Sources/SheetRuntime/Configuration"))
      let built = try run(
        "swiftc",
        [
          "-swift-version", "6", "-wmo", "-parse-as-library", "-module-name", "SheetRuntime",
          "-emit-module", "-emit-module-path",
          folder.appending(path: "SheetRuntime.swiftmodule").path,
          "-emit-object", "-o", folder.appending(path: "SheetRuntime.o").path,
        ] + sources)
      if built.code != 0 { Issue.record("the runtime does not compile: \(built.output)") }
    } catch {
      Issue.record("cannot build the runtime: \(error)")
    }
    return folder
  }()

  /// What the compiler says of these files of one module; nothing when they compile without a warning.
  static func check(_ files: [String: String], mode: Int, _ options: [String] = []) throws -> String
  {
    try inFolder(with: files) { paths in
      try run(
        "swiftc",
        [
          "-typecheck", "-swift-version", "\(mode)", "-warnings-as-errors",
          "-strict-concurrency=complete", "-package-name", "Shop", "-module-name", "Shop",
          "-I", runtime.path,
        ] + options + paths
      ).output
    }
  }

  /// Compiles and runs a program, and returns what it prints.
  static func output(of files: [String: String]) throws -> String {
    try inFolder(with: files) { paths in
      let program = URL(filePath: paths[0]).deletingLastPathComponent().appending(path: "program")
        .path
      let built = try run(
        "swiftc",
        ["-swift-version", "6", "-wmo", "-module-name", "Shop", "-I", runtime.path, "-o", program]
          + paths + [runtime.appending(path: "SheetRuntime.o").path])
      if built.code != 0 { return built.output }
      return try run(program, []).output
    }
  }

  /// Runs a tool of the toolchain, or a program by its path.
  static func run(_ tool: String, _ arguments: [String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(output: String(decoding: output, as: UTF8.self), code: process.terminationStatus)
  }

  /// Calls `body` with the paths of the files in a folder that goes away afterwards.
  static func inFolder<R>(with files: [String: String], _ body: ([String]) throws -> R) throws -> R
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sheetc-generated-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    return try body(files.keys.sorted().map { folder.appending(path: $0).path })
  }

  /// Paths of the files in a folder and below, with that ending, in sorted order.
  static func files(in folder: URL, endingWith ending: String) -> [String] {
    let all =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(ending) }.sorted().map { folder.appending(path: $0).path }
  }

  private static func swiftFiles(in folder: URL) -> [String] {
    files(in: folder, endingWith: ".swift")
  }
}
