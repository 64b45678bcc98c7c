import Foundation
import SheetCodegen
import SheetDiagnostics
import SheetModel
import SheetRules
import Testing

@testable import SheetFuzz

/// What `lint --fix` would do to every sheets file and configuration there is, and to variations of them.
@Suite struct FixTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every file by its path, read once.
  private static let files: [(path: String, bytes: [UInt8])] =
    ["Examples", "Tests/Fixtures"].flatMap { folder -> [(path: String, bytes: [UInt8])] in
      let walk = FileManager.default.enumerator(atPath: package.appending(path: folder).path)
      let paths = (walk?.compactMap { $0 as? String } ?? []).filter {
        $0.hasSuffix(".sheets.yaml") || $0.hasSuffix("sheetc.yaml")
      }
      return paths.sorted().compactMap { path in
        let path = folder + "/" + path
        let data = FileManager.default.contents(atPath: package.appending(path: path).path)
        return data.map { (path, Array($0)) }
      }
    }

  private static func input(_ place: Int) -> FuzzInput {
    let isConfiguration = files[place].path.hasSuffix("sheetc.yaml")
    return FuzzInput(
      isConfiguration: isConfiguration,
      files: [files[place]] + (isConfiguration ? [] : files))
  }

  @Test(arguments: files.map(\.path))
  func fixItsRepairWhatTheyAreForAndNothingElse(path: String) throws {
    let place = try #require(Self.files.firstIndex { $0.path == path })

    expectSound(Self.input(place))
  }

  @Test(arguments: RuleCatalogue.ids)
  func fixItsOfTheExamplesOfARuleDo(id: String) throws {
    let rule = try #require(RulePage.rule(named: id))
    let beside = rule.beside.map { (path: $0.key, bytes: Array($0.value.utf8)) }
    for text in [rule.failing, rule.passing] {
      expectSound(
        FuzzInput(
          isConfiguration: false, files: [("example.sheets.yaml", Array(text.utf8))] + beside),
        targets: rule.targets.map {
          RuleTarget(Targets.tables[$0.name], minimumOS: $0.minimumOS)
        })
    }
  }

  @Test(arguments: CorpusTests.inputs("Corpus") + CorpusTests.inputs("Found"))
  func fixItsOfWhatTheFuzzerMadeDo(path: String) throws {
    let folder = Self.package.appending(path: "Tests/Fuzz")
    let bytes = try [UInt8](Data(contentsOf: folder.appending(path: path)))

    expectSound(FuzzInput(bytes), isGarbage: true)
  }

  private func expectSound(
    _ input: FuzzInput, targets: [RuleTarget] = [], isGarbage: Bool = false
  ) {
    for variation in Variation.allCases {
      guard let bytes = variation.applied(to: input.files[0].bytes) else { continue }
      for withGuesses in [false, true] {
        let check = FixCheck(
          input.replacingFirst(with: bytes), withGuesses: withGuesses, targets: targets,
          isGarbage: isGarbage)
        #expect(
          check.faults == [],
          """
          \(variation.rawValue)\(withGuesses ? ", guesses" : "")
          \(String(decoding: check.outcome.bytes, as: UTF8.self))
          """)
      }
    }
  }
}
