/// A word of the language, or of its messages, that is neither a key nor the id of a finding.
struct Topic: Sendable {
  /// How people may look it up: the word itself, other forms of it and other words for it.
  let words: [String]
  /// What it is and what it looks like, in Markdown; empty where a chapter of the reference says it.
  let text: String
  /// Titles of chapters of the reference, or paths of keys, that are shown below.
  let chapters: [String]

  init(_ words: [String], _ text: String = "", chapters: [String] = []) {
    self.words = words
    self.text = text
    self.chapters = chapters
  }
}
