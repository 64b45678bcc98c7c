/// The word that removes a section or a variant.
package enum RemovalVocabulary {
  package static let none: StaticString = "none"
}
