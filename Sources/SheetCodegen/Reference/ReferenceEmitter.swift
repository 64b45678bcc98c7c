import SheetDiagnostics
import SheetVocabulary

/// Prints the Markdown reference: every key with what it takes, its default, an example and a mistake.
package enum ReferenceEmitter {
  package static func markdown() -> [UInt8] {
    var page = ReferencePage()
    page.introduction(chapters)
    for chapter in chapters { page.chapter(chapter) }
    return page.buffer.bytes
  }

  private static var chapters: [ReferenceChapter] {
    [
      ReferenceChapter(
        title: "A sheets file",
        sentence: "Its name ends in `.sheets.yaml`. Keys that start with `x-` are the user's own.",
        body: .grammar(FileVocabulary.keys.grammar)),
      ReferenceChapter(
        title: "A sheet",
        sentence: """
          Keys of a sheet, of `defaults` and of a variant. In a sheet, keys that start with `x-` are the user's own.
          """,
        body: .section(Vocabulary.sheet, path: "")),
      ReferenceChapter(
        title: "A theme",
        sentence: """
          Keys of a theme, under `themes` by name or inline as a sheet's `theme`. The theme `system` has the defaults.
          """,
        body: .section(Vocabulary.theme, path: "theme.")),
      ReferenceChapter(
        title: "A detent",
        sentence: """
          A word, or a mapping that says the height in one way and takes options beside it. Every height is counted \
          from the bottom safe area unless an option says otherwise.
          """,
        body: .grammar(Definition.detent.grammar)),
      ReferenceChapter(
        title: "A bound",
        sentence: """
          What `min` and `max` of a detent take: points above the bottom safe area, or a mapping that says what they \
          are counted from.
          """,
        body: .grammar(Definition.heightBound.grammar)),
      ReferenceChapter(
        title: "A colour",
        sentence: "Hexadecimal digits in quotes, the word `clear`, or a mapping of one form.",
        body: .grammar(Definition.color.grammar)),
      ReferenceChapter(
        title: "A text for people", sentence: "Plain, or looked up at run time.",
        body: .grammar(Definition.text.grammar)),
      ReferenceChapter(
        title: "A button", sentence: "A word, or a mapping of its parts.",
        body: .grammar(Definition.button.grammar)),
      ReferenceChapter(
        title: "Names",
        sentence:
          "Of sheets, themes, detents, measured heights and actions: \(NameRule.sentence.text)",
        body: .names),
      ReferenceChapter(
        title: "The project file",
        sentence: "`sheetc.yaml`, found by walking up from the input to the repository's root.",
        body: .grammar(ProjectVocabulary.keys.grammar)),
      ReferenceChapter(
        title: "A target", sentence: "One element of `targets`.",
        body: .grammar(Definition.target.grammar)),
      ReferenceChapter(
        title: "Levels of rules",
        sentence: """
          What `rules` gives a rule by its id, for all files, or below `paths` for those that a pattern means. In a \
          pattern `*` stands for a part of a name, `?` for one character and `**` for any folders; one that ends with \
          the name of a folder means all below it. Of several that mean a file, the last that has the rule wins.
          """,
        body: .levels),
    ]
  }
}
