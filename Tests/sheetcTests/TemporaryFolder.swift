import Foundation

/// A folder for one test, removed when the last reference to it goes.
final class TemporaryFolder {
  let path: String

  init() throws {
    // Canonical, because the folder for temporary files is a link on macOS.
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let url = base.appending(path: "sheetc-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(_ name: String) -> String {
    path + "/" + name
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// Names of everything in the folder, hidden files included.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
