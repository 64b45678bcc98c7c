import Foundation
import SheetCodegen
import SheetVocabulary
import Testing

/// A namespace may have no name that generated code needs for something else.
@Suite struct NamespaceTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: TargetName.allCases.filter { $0 != .json })
  func namesThatCodeUsesAreRefused(target: TargetName) throws {
    let folder = Self.package.appending(path: "Examples")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var used: Set<String> = []
    for case let file as URL in files where file.lastPathComponent.hasSuffix(".sheets.yaml") {
      let yaml = try String(contentsOf: file, encoding: .utf8)
      // Files with imports need a project around them.
      if yaml.contains("\nimports:") { continue }
      let code = TargetGeneration(
        target, yaml.replacing("version: 1\n", with: "", maxReplacements: 1)
      )
      .text
      used.formUnion(Self.namesOnlyUsed(in: code))
    }

    #expect(!used.isEmpty)
    for name in used { #expect(!Namespace.accepts(SwiftIdentifier(name)), "\(name)") }
  }

  /// Names of types that stand without a dot before them and that the code does not declare.
  private static func namesOnlyUsed(in code: String) -> Set<String> {
    let lines = code.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let text = lines.joined(separator: "\n").replacing(/"[^"\n]*"/, with: "")
    let declared = text.matches(
      of: /\b(?:enum|struct|class|protocol|typealias|case) ([A-Z]\w*)/
    ).map { String($0.1) }
    let used = text.matches(of: /(?:^|[^.\w`])([A-Z]\w*)/).map { String($0.1) }
    return Set(used).subtracting(declared).subtracting(["Self"])
  }

  @Test(arguments: ["Shop", "Sheets2", "AppSheets"])
  func otherNamesAreTaken(name: String) {
    #expect(Namespace.accepts(SwiftIdentifier(name)))
  }
}
