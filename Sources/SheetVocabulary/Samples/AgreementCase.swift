/// One document on which binder and JSON Schema are held against each other.
package struct AgreementCase: Sendable {
  package enum File: String, Sendable {
    case sheets
    case project
  }

  package let file: File
  /// Path of the key, as `dismiss.velocity`.
  package let row: String
  /// The value that is tried, as it stands in the document.
  package let sample: String
  /// The whole document.
  package let yaml: String
  /// Why it is refused; `nil` when it is accepted.
  package let reason: String?
  /// Whether the binder finds no error of the language.
  package let binderAccepts: Bool
  package let schemaAccepts: Bool
}
