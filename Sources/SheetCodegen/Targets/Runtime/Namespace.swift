/// The enum around generated declarations.
package enum Namespace: Hashable, Sendable {
  /// The runtime's `Sheets`: files extend it, so that a module may have any number of them.
  case shared
  /// An enum of that name which the file declares; for a module in which one file is generated.
  case declared(SwiftIdentifier)
  /// An enum of that name which is declared elsewhere, by hand or by `RuntimeTarget.namespaceFile`.
  case extended(SwiftIdentifier)

  /// Whether a name can be a namespace: not a keyword, nor a name the generated code uses itself.
  package static func accepts(_ name: SwiftIdentifier) -> Bool {
    !name.isKeyword && !reserved.contains(name.text)
  }

  /// Names that generated code uses and that nothing it declares may hide.
  static let reserved: Set<String> = [
    "SheetRuntime", "SheetcVocabulary", "Swift", "Themes", "UInt16",
  ]
}
