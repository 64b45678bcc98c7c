import SheetCodegen
import SheetDiagnostics
import SheetModel
import SheetRules
import SheetYAML
import Testing

@testable import sheetc

@Suite struct ExplainCommandTests {
  @Test func aWordThatIsNotUTF8NeedBeNoFile() throws {
    let result = try Executable.shell("\"$SHEETC\" explain \"$(printf '\\377')\"", in: "/")

    #expect(result.code == 2)
    #expect(
      result.errors.hasSuffix(
        "\nsheetc: note: if it is the name of a file, give that another, or a link to it\n"))
  }

  @Test func aRuleHasItsPageWithWhatItsExamplePrints() throws {
    let result = try Executable.run(["explain", "no-exit"])

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("## no-exit\n"))
    #expect(result.output.contains("example.sheets.yaml:"))
  }

  @Test func everyErrorOfTheLanguageIsExplained() {
    let ids =
      DiagnosticID.frontEnd + DiagnosticID.model
      + [.suppressionForm, .swiftNameTaken, .outputTaken, .contentTypeTaken]

    #expect(ids.filter { LanguageErrors.error(named: $0.name) == nil } == [])
    #expect(Set(LanguageErrors.ids) == Set(ids))
    #expect(LanguageErrors.ids.count == ids.count)
  }

  @Test func everyErrorOfTheLanguageIsKnownToHaveNoLevel() {
    #expect(LanguageErrors.ids.filter { !DiagnosticID.isOfTheLanguage($0.name) } == [])
  }

  @Test(arguments: [
    ("dismiss.swipe", "### `dismiss.swipe`\n"), ("theme.grabber", "### `theme.grabber`\n"),
    ("grabber.size", "### `theme.grabber.size`\n"),
    ("topMargin", "### `theme.grabber.topMargin`\n"),
    ("imports", "## A sheets file\n"), ("minimumOS", "## The project file\n"),
    ("fraction", "## A detent\n"), ("passthrough.through", "### `passthrough`\n"),
    ("limit.inset", "### `limit`\n"), ("background.material", "### `theme.background`\n"),
    ("theme.background.material", "### `theme.background`\n"),
    ("compactHeight", "### `variants`\n"), ("variants.compactHeight", "### `variants`\n"),
  ])
  func aKeyHasItsPartOfTheReference(key: String, start: String) throws {
    let result = try Executable.run(["explain", key])

    #expect(result.output.hasPrefix(start))
    #expect(result.code == 0)
  }

  @Test(arguments: [
    ("no exit", "## no-exit\n"), ("No-Exit", "## no-exit\n"), ("[no-exit]", "## no-exit\n"),
    ("unknown key", "## unknown-key\n"), ("corner radius", "### `theme.cornerRadius`\n"),
    ("swipe mode", "### `swipeMode`\n"),
  ])
  func severalWordsAndOtherSpellingsFindTheirPage(words: String, start: String) throws {
    let result = try Executable.run(["explain"] + words.split(separator: " ").map(String.init))

    #expect(result.output.hasPrefix(start))
    #expect(result.code == 0)
  }

  @Test(arguments: [
    ("detent.min", "## detent.min\n\nThe detent is no lower", "## A detent"),
    ("target.minimumOS", "## target.minimumOS\n\nOldest iOS", "## A target"),
    ("prefersGrabberVisible", "In a sheet it is `theme: {grabber: …}`.", "### `theme.grabber`"),
    ("isModalInPresentation", "| `true` | `dismiss: {swipe: false}` |", "### `dismiss.swipe`"),
    ("drag indicator", "In a sheet it is `theme: {grabber: …}`.", "### `theme.grabber`"),
    ("dismiss.onTap", "In a sheet it is `taps: {outside: …}`.", "### `taps.outside`"),
    ("button.icon", "In a button it is `symbol: …`.", "## A button"),
    ("deploymentTarget", "In a target it is `minimumOS: …`.", "## A target"),
    ("onDismiss", "In a sheet: callbacks and views stay in Swift.", ""),
    (".large()", "what comes near it is `maxHeight`.", "## A detent"),
    ("UIColor.black", "written as `\"#000000\"` here", "## A colour"),
    ("off", "what comes near it is `none`, `never`, `ignore`; `sheetc explain WORD`", ""),
  ])
  func aNameOfAnotherToolHasAPageThatSaysWhatIsWrittenHere(
    word: String, sentence: String, heading: String
  ) throws {
    let result = try Executable.run(["explain", word])

    #expect(result.output.contains(sentence))
    #expect(heading == "" || ("\n" + result.output).contains("\n\(heading)\n"))
    #expect(result.code == 0)
  }

  @Test func everyForeignNameIsExplained() {
    let reference = ReferenceChapters()

    #expect(ForeignMeaning.names.filter { ForeignPage.page(on: $0, reference) == nil } == [])
  }

  @Test func theWordsOfAQuestionAreLookedFor() throws {
    let result = try Executable.run(["explain", "how", "to", "dismiss"])

    #expect(result.code == 2)
    #expect(result.errors.contains("sheetc: note: did you mean 'dismiss'?\n"))
  }

  @Test func whatIsUnknownEndsWithTwoAndTheNearest() throws {
    let result = try Executable.run(["explain", "swipMode"])

    #expect(result.code == 2)
    #expect(
      result.errors == """
        sheetc: error: 'swipMode' is neither the id of a finding, a key nor a word of the language
        sheetc: note: did you mean 'swipeMode'?
        sheetc: note: 'sheetc explain' lists the ids, 'sheetc reference' the keys

        """)
  }

  @Test func withoutAWordEveryIdIsListed() throws {
    let result = try Executable.run(["explain"])

    let words = Set(result.output.split { $0 == " " || $0 == "\n" }.map(String.init))
    let ids = RuleCatalogue.ids + LanguageErrors.ids.map(\.name)
    #expect(ids.filter { !words.contains($0) } == [])
  }

  @Test(arguments: [
    ("height", ["### `height`", "### `header.height`", "### `footer.height`", "## A detent"]),
    ("inset", ["### `limit`"]),
  ])
  func anAmbiguousNameShowsEveryPlace(name: String, headings: [String]) throws {
    let result = try Executable.run(["explain", name])

    for heading in headings { #expect(("\n" + result.output).contains("\n\(heading)\n")) }
  }

  @Test func onATerminalThePageIsPlain() {
    let page = PlainPage.text(
      of: """
        ### `limit`

        How high.

        - Takes `a` or a mapping.

        | key | takes | meaning |
        | --- | --- | --- |
        | `from` | `a` or `b` | Where it starts. |

        ```yaml
        {from: a}
        ```

        """)

    #expect(
      page == """
        limit

        How high.

        - Takes a or a mapping.

        key, takes, meaning:
          from  Where it starts. Takes a or b.

            {from: a}

        """)
  }

  @Test func aPageSaysWhatACommentWithAFaultDoes() throws {
    let result = try Executable.run(["explain", "suppression-form"])

    #expect(
      result.output.hasSuffix(
        "It is for `lint`, and fails it; `generate` does not read these comments.\n"))
  }

  @Test(arguments: ["baseline-form", "stale-baseline"])
  func faultsOfBaselinesHavePages(id: String) throws {
    let result = try Executable.run(["explain", id])

    #expect(result.code == 0)
    #expect(result.output.hasPrefix("## \(id)\n\n"))
  }
}
