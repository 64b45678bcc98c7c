/// One key of the language: its name, its shape and the sentence that explains it.
package struct Row: Sendable {
  /// Where a key may stand.
  package enum Scope: Sendable {
    case everywhere
    /// In a sheet alone, as what says what the sheet is and is never inherited.
    case onlyInSheets
    /// In a sheet and in `defaults`.
    case notInVariants
    case onlyInVariants
  }

  /// A mapping whose keys are those of a sheet.
  package enum Place: Sendable, CaseIterable {
    case sheet
    case defaults
    case variant
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

  /// Whether the key may be written there.
  package func isAllowed(in place: Place) -> Bool {
    switch scope {
    case .everywhere: true
    case .onlyInSheets: place == .sheet
    case .notInVariants: place != .variant
    case .onlyInVariants: place == .variant
    }
  }
}
