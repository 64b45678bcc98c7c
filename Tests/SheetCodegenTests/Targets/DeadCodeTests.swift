import Foundation
import SheetCodegen
import SheetVocabulary
import Testing

/// A team reads what is generated for it: nothing is printed that nothing uses.
@Suite struct DeadCodeTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What a library or UIKit calls; Swift takes no 'override' for what a protocol asks.
  private static let witnesses: Set<String> = [
    "bottomSheetPositionDidUpdate", "overlayTranslationHeight", "targetNotchIndex",
    "shouldDismiss",
  ]

  private struct Source: CustomTestStringConvertible {
    let path: String
    let yaml: String

    var testDescription: String { path }
  }

  private static func sources(for target: TargetName) throws -> [Source] {
    var sources: [Source] = []
    for folder in ["Examples", "Tests/Fixtures/Targets"] {
      let files = try #require(
        FileManager.default.enumerator(
          at: package.appending(path: folder), includingPropertiesForKeys: nil))
      for case let file as URL in files where file.lastPathComponent.hasSuffix(".sheets.yaml") {
        let yaml = try String(contentsOf: file, encoding: .utf8)
        // Files with imports need a project around them.
        if yaml.contains("\nimports:") { continue }
        sources.append(
          Source(
            path: file.lastPathComponent,
            yaml: yaml.replacing("version: 1\n", with: "", maxReplacements: 1)))
      }
    }
    return sources
  }

  @Test(arguments: [
    TargetName.floatingpanel, .joombottomsheet, .lbbottomsheet, .overlaycontainer,
  ])
  func whatTheAppDoesNotSeeIsUsed(target: TargetName) throws {
    for source in try Self.sources(for: target) {
      let code = Self.code(TargetGeneration(target, source.yaml, access: .public).text)
      for name in Self.unused(in: code) {
        Issue.record("'\(name)' is in \(source.path) for nothing")
      }
    }
  }

  /// One sheet's code has no part that another sheet would need.
  @Test(arguments: [
    (TargetName.floatingpanel, 110), (.joombottomsheet, 50), (.lbbottomsheet, 80),
    (.overlaycontainer, 155),
  ])
  func theSimplestSheetIsShort(target: TargetName, most: Int) throws {
    let text = TargetGeneration(
      target,
      "sheets:\n  checkout: {detents: [{id: cart, height: 300}, maxHeight], content: {type: Cart}}\n"
    ).text
    let start = try #require(text.range(of: "@MainActor "))
    let end = try #require(text.range(of: "\n}\n", range: start.upperBound..<text.endIndex))
    let lines = text[start.lowerBound..<end.upperBound].split(
      separator: "\n", omittingEmptySubsequences: false)

    #expect(lines.count <= most)
  }

  /// Without comments and texts.
  private static func code(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
      .replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"")
  }

  /// Names of functions, properties and types that stand nowhere but where they are declared.
  private static func unused(in code: String) -> [String] {
    var uses: [Substring: Int] = [:]
    for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      uses[word, default: 0] += 1
    }
    let joined = code.replacing(/\(\n +/, with: "(")
    var declared: [Substring: Int] = [:]
    var order: [Substring] = []
    for line in code.split(separator: "\n") {
      guard let match = line.firstMatch(of: /\b(?:func|let|var|struct|class|enum) (\w+)(.*)/) else {
        continue
      }
      let words = line[..<match.range.lowerBound].split(separator: " ")
      if words.contains("public") || words.contains("override") { continue }
      let name = match.1
      if witnesses.contains(String(name)) { continue }
      if declared[name] == nil { order.append(name) }
      declared[name, default: 0] += 1
      // Functions of one name are told apart by what their first argument is called.
      guard line.contains("func "), let label = match.2.prefixMatch(of: /(?:<[^>]*>)?\((\w+)/)?.1,
        label != "_"
      else { continue }
      let calls = joined.ranges(of: "\(name)(\(label)").count
      if calls < 2, !code.contains(Self.value(of: String(name))) {
        order.append("\(name)(\(label):)")
        declared["\(name)(\(label):)"] = 1
      }
    }
    return order.filter { name in
      name.contains("(") || (uses[name] ?? 0) <= (declared[name] ?? 0)
    }.map(String.init)
  }

  /// The name of a function where it is not called: handed over.
  private static func value(of name: String) -> Regex<Substring> {
    // swift-format-ignore: NeverUseForceTry
    try! Regex("[ (?.]\(name)\\b(?![(<:])")
  }
}
