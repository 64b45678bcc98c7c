import Foundation
import Testing

/// Files below `Tests/Fixtures/Golden` that hold what the tool is expected to print.
enum Golden {
  /// Set, it makes a test write what it was to compare, and fail.
  private static let variable = "SHEETC_RECORD_GOLDEN"

  /// The folder of the package, in which commands run, so that paths are the same everywhere.
  static let packageFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Sheets files below folders of the package, as paths in it.
  static func inputs(in folders: String...) -> [String] {
    folders.flatMap { folder in
      let all = FileManager.default.enumerator(atPath: packageFolder + "/" + folder)
      return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".sheets.yaml") }
        .map { folder + "/" + $0 }
    }.sorted()
  }

  /// Where the output for an input is kept: without the folders that all inputs of its kind are in.
  static func name(of input: String, in kind: String, ending: String) -> String {
    let path = input.replacing("Tests/Fixtures/", with: "").replacing(".sheets.yaml", with: "")
    return "\(kind)/\(path).\(ending)"
  }

  /// Holds `text` against the file of that name.
  static func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = URL(filePath: packageFolder + "/Tests/Fixtures/Golden/" + name)
    let known = try? String(contentsOf: url, encoding: .utf8)
    if known == text { return }
    if ProcessInfo.processInfo.environment[variable] != nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      Issue.record("recorded Golden/\(name)", sourceLocation: sourceLocation)
      return
    }
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let old = (known ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let place = zip(new, old).prefix { $0 == $1 }.count
    Issue.record(
      """
      Golden/\(name) differs in line \(place + 1); '\(variable)=1 swift test --filter GoldenTests' renews it
      expected: \(place < old.count ? old[place] : "nothing")
      found:    \(place < new.count ? new[place] : "nothing")
      """, sourceLocation: sourceLocation)
  }
}
