import SheetVocabulary

/// A piece of YAML that editors offer, with places to fill in: `$1`, `${2:300}`.
struct Snippet {
  let label: String
  let description: String
  let body: Written
}
