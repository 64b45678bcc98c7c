import SheetCodegen
import SheetDiagnostics
import SheetModel
import SheetRules
import SheetVocabulary
import Testing

@testable import sheetc

/// Whoever reads a word in a finding, or in the reference, can look it up.
@Suite struct TopicTests {
  private static func page(on word: String) throws -> (code: Int32, output: String) {
    let result = try Executable.run(["explain", word])
    return (result.code, result.output)
  }

  /// Nouns of the vocabulary, as findings have them after `takes` and `is not`.
  private static var nouns: [String] {
    var nouns: [String] = []
    func add(_ section: Section) {
      nouns.append(section.title.description)
      for row in section.rows {
        if case .word(let words) = row.shape { nouns.append(words.noun.description) }
        if let nested = row.shape.section { add(nested) }
      }
    }
    add(Vocabulary.sheet)
    nouns += Definition.allCases.map(\.noun)
    nouns += [
      NameRule.sheet, .theme, .detent, .detentReference, .measure, .control,
    ].map(\.noun.description)
    nouns += Quantity.Unit.allCases.map(\.rawValue)
    let rules: [TextRule] = [
      .any(example: ""), .swiftName, .hexColor, .systemVersion, .toolVersion, .path, .glob, .ruleID,
    ]
    nouns += rules.map(\.noun)
    nouns += [
      DetentVocabulary.words.noun, DetentVocabulary.conditions.noun, DetentVocabulary.reaches.noun,
      DetentVocabulary.fallbacks.noun, DetentVocabulary.edges.noun, DetentVocabulary.bases.noun,
      ButtonVocabulary.words.noun, ButtonVocabulary.actions.noun, PositionVocabulary.initial.noun,
      PositionVocabulary.passthrough.noun, PositionVocabulary.through.noun,
      ColorVocabulary.systemColors.noun, ColorVocabulary.materials.noun,
      CornerVocabulary.corners.noun, LimitVocabulary.edges.noun, ProjectVocabulary.targets.noun,
      ProjectVocabulary.accessLevels.noun, ProjectVocabulary.levels.noun,
      DetentVocabulary.keys.title, DetentVocabulary.boundKeys.title, ButtonVocabulary.keys.title,
      ColorVocabulary.keys.title, ColorVocabulary.backgroundKeys.title, TextVocabulary.keys.title,
      LimitVocabulary.keys.title, WidthVocabulary.limitKeys.title, FileVocabulary.keys.title,
      PositionVocabulary.passthroughKeys.title, VariantVocabulary.keys.title,
      ProjectVocabulary.keys.title, ProjectVocabulary.targetKeys.title,
      ProjectVocabulary.pathKeys.title,
    ].map(\.description)
    return Array(Set(nouns.filter { !$0.isEmpty })).sorted()
  }

  @Test func everyNounOfTheVocabularyIsExplained() {
    let reference = ReferenceChapters()

    let unknown = Self.nouns.filter { Topics.page(on: $0, reference) == nil }
      .filter { reference.text(on: $0) == nil }

    #expect(unknown == [])
  }

  /// What messages say beside the nouns of the vocabulary.
  @Test(arguments: [
    "detent", "button", "colour", "color", "text", "bound", "height", "sheetc.yaml", "target",
    "baseline", "suppression", "detents", "name", "sheet", "theme", "mapping", "sequence", "number",
    "flag", "list of detents", "list of corners", "list of paths", "points", "seconds",
    "points per second", "ratio", "percent", "anchor", "alias", "merge key", "layer", "variants",
    "size class", "rule", "level", "fix-it", "note", "comment", "none", "id", "detent id",
    "fitContent", "topInset", "measured", "edge", "version", "requires", "minimumOS",
  ])
  func aWordOfMessagesIsExplained(word: String) throws {
    let (code, output) = try Self.page(on: word)

    #expect(code == 0)
    #expect(output.hasPrefix("#"))
    #expect(output.contains("```") || output.contains("- Example:"), "no example")
  }

  @Test(arguments: [
    ("name", "### `name`\n"), ("detent", "## A detent\n"), ("detents", "### `detents`\n"),
    ("bound", "## A bound\n"), ("color", "## A colour\n"),
    ("a system colour", "## system colour\n"),
    ("'dismiss'", "### `dismiss`\n"), ("a swipe mode", "### `swipeMode`\n"),
    ("target", "## A target\n"), ("theme", "## theme\n"), ("inputs", "### `content.inputs`\n"),
  ])
  func whatASheetMeansStandsFirst(word: String, start: String) throws {
    #expect(try Self.page(on: word).output.hasPrefix(start))
  }

  /// Examples of topics, each with the topic it is of.
  private static var examples: [String] {
    Topics.all.flatMap { topic in
      topic.text.split(separator: "```").enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }
        .filter { $0.element.hasPrefix("yaml\n") }
        .map { String($0.element.dropFirst("yaml\n".count)) }
    }
  }

  @Test(arguments: examples)
  func anExampleIsTheLanguage(text: String) {
    let first = text.split(separator: "\n").first { !$0.hasPrefix("#") } ?? ""
    let key = first.prefix { $0 != ":" }
    let example: RuleExample
    if ["inputs", "targets", "rules", "paths", "requires", "baseline"].contains(key) {
      example = RuleExample(configuration: text)
    } else if ["version", "imports", "defaults", "themes", "sheets", "x-low"].contains(key) {
      example = RuleExample((key == "version" ? "" : "version: 1\n") + text, beside: [:])
    } else {
      let heights = text.contains("detents:") && key != "variants" ? "" : "    detents: [medium]\n"
      let lines = text.split(separator: "\n").map { "    \($0)\n" }.joined()
      example = RuleExample("version: 1\nsheets:\n  cart:\n\(heights)\(lines)", beside: [:])
    }

    let errors = example.report.diagnostics.filter {
      $0.severity == .error && $0.id != .missingFile
    }
    #expect(errors.map(\.message) == [], "\(text)")
  }

  /// The reference and the pages of `explain` show how a level is set, in words that the configuration takes.
  @Test func howLevelsAreSetIsShown() throws {
    let reference = try #require(ReferenceChapters().texts(of: ["Levels of rules"], and: "").first)
    let parts = reference.split(separator: "```")
    let example = try #require(parts.first { $0.hasPrefix("yaml\n") }).dropFirst("yaml\n".count)

    let found = RuleExample(configuration: String(example)).report.diagnostics

    #expect(found.filter { $0.severity == .error }.map(\.message) == [])
    for word in ProjectVocabulary.levels.list.words {
      #expect(parts[0].contains("| `\(word.name.description)` |"))
    }
    for sign in ["`*`", "`?`", "`**`"] { #expect(parts[0].contains(sign)) }
    for word in ["rules", "level", "paths", "paths.rules"] {
      #expect(try Executable.run(["explain", word]).output.contains(example), "\(word)")
    }
  }

  /// What somebody who knows other tools asks for first stands first.
  @Test(arguments: [
    ("grabber", "### `theme.grabber`"), ("header", "### `header`"), ("width", "### `width`"),
    ("paths", "## rule"), ("paths.rules", "## rule"), ("until", "## suppression"),
    ("ignore", "## suppression"), ("devices", "## device"), ("mini player", "## mini player"),
    ("cancel", "## cancel"), ("swipe mode", "### `swipeMode`"),
  ])
  func aPageBeginsWithWhatIsMeant(word: String, beginning: String) throws {
    let page = try Executable.run(["explain", word])

    #expect(page.output.hasPrefix(beginning + "\n"), "\(page.output)")
  }

  @Test func aWordForAHeightIsThatBeforeItIsAnythingElse() throws {
    let page = try Executable.run(["explain", "large"]).output

    let lines = page.split(separator: "\n")
    let height = try #require(lines.firstIndex { $0.contains("what comes near it is `maxHeight`") })
    let variant = try #require(lines.firstIndex { $0.hasPrefix("In 'variants' it is") })
    #expect(height < variant)
  }

  @Test func whoSwitchesOffASwipeIsToldOfTheTap() throws {
    for name in ["isModalInPresentation", "interactiveDismissDisabled"] {
      #expect(try Executable.run(["explain", name]).output.contains("`taps: {outside: none}`"))
    }
  }
}
