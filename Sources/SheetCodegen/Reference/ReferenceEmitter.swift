import SheetDiagnostics
import SheetVocabulary

/// Prints the Markdown reference: every key with what it takes, its default, an example and a mistake.
package enum ReferenceEmitter {
  package static func markdown() -> [UInt8] {
    var page = ReferencePage()
    page.introduction()
    page.mapping(
      "A sheets file", FileVocabulary.keys.grammar,
      "Its name ends in `.sheets.yaml`. Keys that start with `x-` are the user's own.")
    page.section(
      "A sheet", Vocabulary.sheet, path: "",
      "Keys of a sheet, of `defaults` and of a variant. Keys that start with `x-` are the user's own."
    )
    page.section(
      "A theme", Vocabulary.theme, path: "theme.",
      "Keys of a theme, under `themes` by name or inline as a sheet's `theme`. The theme `system` has the defaults."
    )
    page.mapping(
      "A detent", Definition.detent.grammar,
      """
      One of four words, or a mapping with one of `at`, `height`, `fraction`, `topInset` and `measured`. \
      Every height is counted from the bottom safe area unless an option says otherwise.
      """)
    page.mapping(
      "A colour", Definition.color.grammar,
      "The word `clear`, hexadecimal digits in quotes, or a mapping of one form.")
    page.mapping("A text for people", Definition.text.grammar, "Plain, or looked up at run time.")
    page.mapping("A button", Definition.button.grammar, "A word, or a mapping of its parts.")
    page.names()
    page.mapping(
      "The project file", ProjectVocabulary.keys.grammar,
      "`sheetc.yaml`, found by walking up from the input to the repository's root.")
    page.mapping("A target", Definition.target.grammar, "One element of `targets`.")
    return page.buffer.bytes
  }
}
