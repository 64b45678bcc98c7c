import SheetVocabulary

/// One chapter of the reference page.
struct ReferenceChapter {
  enum Body {
    /// The keys of a section and of those within it, each with a heading below `path`.
    case section(Section, path: String)
    /// The words and keys of a value that is read as one.
    case grammar(Grammar)
    /// The levels of rules, and where they are set.
    case levels
    /// The words that are no names.
    case names
  }

  let title: String
  let sentence: String
  let body: Body
}
