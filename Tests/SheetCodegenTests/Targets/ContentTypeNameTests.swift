import Foundation
import SheetCodegen
import SheetVocabulary
import Testing

/// A type of the app's that is named like one in generated code.
@Suite struct ContentTypeNameTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Only those names need a look at the code.
  @Test(arguments: TargetName.allCases.filter { Targets.target($0).contentTypeUse != .nowhere })
  func everyTypeThatCodeDeclaresIsLookedFor(target: TargetName) throws {
    let isInside = Targets.target(target).contentTypeUse == .inside
    var found: Set<String> = []
    for folder in ["Examples", "Tests/Fixtures/Targets/\(target)", "Tests/Fixtures/Language"] {
      let files = try #require(
        FileManager.default.enumerator(
          at: Self.package.appending(path: folder), includingPropertiesForKeys: nil))
      for case let file as URL in files where file.lastPathComponent.hasSuffix(".sheets.yaml") {
        let yaml = try String(contentsOf: file, encoding: .utf8)
        // Files with imports need a project around them.
        if yaml.contains("\nimports:") { continue }
        let code = TargetGeneration(
          target, yaml.replacing("version: 1\n", with: "", maxReplacements: 1)
        ).text
        let pattern =
          isInside
          ? /(?m)^ +(?:@MainActor |private |fileprivate |final )*(?:enum|struct|class|protocol|typealias) (\w+)/
          : /(?m)^(?:@MainActor )?private (?:final )?(?:enum|struct|class) (\w+)/
        found.formUnion(code.matches(of: pattern).map { String($0.1) })
      }
    }

    #expect(found.count >= 2)
    for name in found { #expect(ContentTypeName.mayBeHidden(name), "\(name)") }
  }
}
