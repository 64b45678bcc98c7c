/// One key of the language: its name, its shape and the sentence that explains it.
package struct Row: Sendable {
  /// Where a key may stand.
  package enum Scope: Sendable {
    case everywhere
    case notInVariants
    case onlyInVariants
  }

  package let name: StaticString
  package let shape: Shape
  /// What the key does, one or two sentences.
  package let sentence: StaticString
  package let scope: Scope
  /// The sibling that writing this key removes; the two are alternatives.
  package let excludes: StaticString?

  /// Place among all rows in pre-order; an index of per-row tables such as origins.
  package internal(set) var index = 0
  /// One past the last row of the subtree that starts here.
  package internal(set) var subtreeEnd = 0

  package init(
    _ name: StaticString,
    _ shape: Shape,
    scope: Scope = .everywhere,
    excludes: StaticString? = nil,
    _ sentence: StaticString
  ) {
    self.name = name
    self.shape = shape
    self.sentence = sentence
    self.scope = scope
    self.excludes = excludes
  }
}
