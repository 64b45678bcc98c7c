import SheetCodegen
import SheetDiagnostics
import SheetModel
import SheetRules
import SheetRuntime
import SheetVocabulary
import Testing

/// What a table calls native or generated is in the code: with every key at every value that its grammar shows, in a sheet
/// and in a variant of one, the code is another than without the key, or a finding says what is lost.
@Suite struct SilentLossTests {
  /// What nobody sees: hints to rules, starting values, names in signatures.
  private static let hints: Set<TargetKey> = [
    .preset, .contentScrolls, .contentInputs, .contentCloses, .contentTypicalHeight, .contentType,
    .contentScrollView, .contentNavigation, .headerCustom,
  ]

  /// What is the same in a library whatever is written.
  private static func isIrrelevant(_ key: TargetKey, to name: TargetName) -> Bool {
    // It has one height, so that nothing grows and nothing goes on to another detent.
    if name == .joombottomsheet {
      return [.scrollExpandsFirst, .tapsHeader, .contentSizing].contains(key)
    }
    // The app measures and says so.
    return name == .uikit || name == .swiftui ? key == .contentDynamicType || key == .height : false
  }

  /// What all sheets of a file have; in one of these a key matters that others leave without effect.
  private static let defaults = [
    "{}", "{header: {height: 52}, content: {scrolls: true}}",
    "{theme: {cornerRadius: 20, dimming: {follows: height}, grabber: {color: '#123456'}}}",
    "{passthrough: {through: smallest}, theme: {dimming: {opacity: 0.5}}}",
    "{release: {policy: project}}", "{release: {policy: nearest}}",
    "{resistance: {kind: rubberBand}}",
  ]
  private static let presentations = ["modal", "persistent"]

  /// A sheet with one key more than another, and what becomes of it.
  private struct Outcome {
    let text: String
    let sheet: ResolvedSheet
    let shortfalls: [Shortfall]

    init?(_ name: TargetName, _ yaml: String) {
      final class Sources { var map = SourceMap() }
      let sources = Sources()
      var project = Project(root: nil) { path in
        .success(sources.map.add(path: path, bytes: Array(yaml.utf8)))
      }
      var report = Report()
      let target = Targets.target(name).init(
        CodeOptions(access: .internal, namespace: .shared, minimumOS: VersionNumber(27)))
      var file = target.open(source: "Test.sheets.yaml", capacity: 0)
      var resolved: ResolvedSheet?
      guard case .success(let input) = project.open("Test.sheets.yaml", into: &report) else {
        return nil
      }
      project.forEachSheet(of: input, into: &report) { sheet, _ in
        resolved = sheet
        file.emit(&sheet)
      }
      guard !report.hasErrors, let resolved else { return nil }
      // The header has a fingerprint.
      let lines = String(decoding: file.finish(), as: UTF8.self).split(separator: "\n")
      text = lines.dropFirst(2).joined(separator: "\n")
      sheet = resolved
      shortfalls = Shortfall.all(of: resolved, Targets.tables[name])
    }

    /// Whether a finding names the key or what it is in, or nothing is written because of one.
    func saysAnything(of key: TargetKey) -> Bool {
      shortfalls.contains { shortfall in
        if shortfall.capability.means == .opposite { return true }
        let subject = shortfall.subject
        return subject == "'variants'" || subject.hasPrefix("'\(key.path)")
          || key.path.hasPrefix(subject.dropFirst().dropLast() + ".")
          || key == .detents && subject.contains("(")
      }
    }
  }

  private static let plain = "detents: [{id: low, height: 200}, {id: high, height: 500}]"

  private static func file(_ defaults: String, _ members: String) -> String {
    "version: 1\ndefaults: \(defaults)\nsheets:\n  cart: {\(members)}\n"
  }

  private static func nested(_ key: TargetKey, _ value: String) -> String {
    let names = key.path.split(separator: ".")
    let head = names.dropLast().map { "\($0): {" }.joined()
    return head + "\(names[names.count - 1]): \(value)"
      + String(repeating: "}", count: names.count - 1)
  }

  @Test(arguments: TargetName.allCases.filter { !Targets.tables[$0].isComplete })
  func everyKeyIsInTheCodeOrInAFinding(name: TargetName) throws {
    let bases = Self.defaults.flatMap { defaults in
      Self.presentations.compactMap { presentation in
        let members = "presentation: \(presentation), \(Self.plain)"
        return Outcome(name, Self.file(defaults, members)).map {
          (defaults: defaults, members: members, outcome: $0)
        }
      }
    }
    var lost: [String] = []
    var count = 0
    for key in TargetKey.allCases
    where !Self.hints.contains(key) && !Self.isIrrelevant(key, to: name) {
      for example in Vocabulary.rows[key.row].shape.grammar.examples.prefix(8) {
        let member = Self.nested(key, example.yaml)
        var silent = [false, false]
        for isVariant in [false, true] {
          for (defaults, members, base) in bases {
            let added = isVariant ? "variants: {compactHeight: {\(member)}}" : member
            guard let outcome = Outcome(name, Self.file(defaults, members + ", " + added)),
              let told = isVariant
                ? outcome.sheet.variants.compactHeight : outcome.sheet.configuration,
              told != base.sheet.configuration,
              !key.isSame(in: told, Targets.tables[name].own)
            else { continue }
            count += 1
            silent[isVariant ? 1 : 0] =
              outcome.text == base.text && !outcome.saysAnything(of: key)
            if !silent[isVariant ? 1 : 0] { break }
          }
        }
        if silent[0] { lost.append(member) }
        if silent[1], !silent[0] { lost.append("variant: \(member)") }
      }
    }
    #expect(lost == [], "\(lost.joined(separator: "\n"))")
    #expect(count > 100)
  }
}
