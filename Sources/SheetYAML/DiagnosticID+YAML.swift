package import SheetDiagnostics

/// Every fault the front end reports.
extension DiagnosticID {
  package static let encoding: DiagnosticID = "encoding"
  package static let controlCharacter: DiagnosticID = "control-character"
  package static let hiddenLineBreak: DiagnosticID = "hidden-line-break"
  package static let byteOrderMark: DiagnosticID = "byte-order-mark"
  package static let tabIndentation: DiagnosticID = "tab-indentation"
  package static let yamlSyntax: DiagnosticID = "yaml-syntax"
  package static let indentation: DiagnosticID = "indentation"
  package static let flowIndentation: DiagnosticID = "flow-indentation"
  package static let commentSpace: DiagnosticID = "comment-space"
  package static let missingSpace: DiagnosticID = "missing-space"
  package static let directive: DiagnosticID = "directive"
  package static let secondDocument: DiagnosticID = "second-document"
  package static let tag: DiagnosticID = "tag"
  package static let emptyKey: DiagnosticID = "empty-key"
  package static let complexKey: DiagnosticID = "complex-key"
  package static let explicitKey: DiagnosticID = "explicit-key"
  package static let duplicateKey: DiagnosticID = "duplicate-key"
  package static let duplicateAnchor: DiagnosticID = "duplicate-anchor"
  package static let undefinedAlias: DiagnosticID = "undefined-alias"
  package static let selfReference: DiagnosticID = "self-reference"
  package static let aliasKey: DiagnosticID = "alias-key"
  package static let mergeValue: DiagnosticID = "merge-value"
  package static let fileTooLarge: DiagnosticID = "file-too-large"
  package static let tooDeep: DiagnosticID = "too-deep"
  package static let tooManyNodes: DiagnosticID = "too-many-values"
  package static let scalarTooLong: DiagnosticID = "text-too-long"
  package static let keyTooLong: DiagnosticID = "key-too-long"
  package static let tooManyErrors: DiagnosticID = "too-many-errors"
  package static let aliasLimit: DiagnosticID = "alias-limit"

  /// All of them, in the order above.
  package static let frontEnd: [DiagnosticID] = [
    .encoding, .controlCharacter, .hiddenLineBreak, .byteOrderMark, .tabIndentation, .yamlSyntax,
    .indentation, .flowIndentation, .commentSpace, .missingSpace, .directive, .secondDocument,
    .tag, .emptyKey, .complexKey, .explicitKey, .duplicateKey, .duplicateAnchor, .undefinedAlias,
    .selfReference, .aliasKey, .mergeValue, .fileTooLarge, .tooDeep, .tooManyNodes,
    .scalarTooLong, .keyTooLong, .tooManyErrors, .aliasLimit,
  ]
}
