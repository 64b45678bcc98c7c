/// The ways to write a text that people read.
package enum TextVocabulary {
  package enum Key: UInt8, Sendable, CaseIterable {
    case key
    case table
  }

  package static let keys = Keys<Key>(
    "a text",
    [
      .init(
        "key", .key, .text(.any(example: "cart.title")), "Key of the text, looked up at run time."),
      .init(
        "table", .table, .text(.any(example: "Sheets")),
        "Name of the strings table; without it the default one."
      ),
    ],
    [.required("key")])
}
