package import SheetDiagnostics

/// The names that are declared in one scope of generated code, and who asked for them.
package struct NameScope: Sendable {
  /// What a user wrote that became a name.
  package struct Spelling: Sendable {
    package let text: String
    package let span: SourceSpan

    package init(_ text: String, at span: SourceSpan) {
      self.text = text
      self.span = span
    }
  }

  private var spellings: [SwiftIdentifier: Spelling] = [:]
  private let reserved: Set<String>

  /// - Parameter reserved: Names that the generated code itself uses in that scope.
  package init(reserved: Set<String> = []) {
    self.reserved = reserved
  }

  /// Declares a name; a second declaration is an error that shows both.
  ///
  /// - Parameter remedy: What the user can do, such as `give one of them another id`.
  /// - Returns: Whether the name was free.
  @discardableResult
  package mutating func declare(
    _ name: SwiftIdentifier, for spelling: Spelling, remedy: String, into report: inout Report
  ) -> Bool {
    if reserved.contains(name.text) {
      report.error(
        .swiftNameTaken,
        "'\(spelling.text)' becomes '\(name.text)' in Swift, which generated code uses itself; \(remedy)",
        at: spelling.span)
      return false
    }
    guard let first = spellings[name] else {
      spellings[name] = spelling
      return true
    }
    let message =
      spelling.text == first.text
      ? "'\(spelling.text)' is declared twice in one namespace of Swift; \(remedy)"
      : spelling.text == name.text
        ? "'\(name.text)' is a name that '\(first.text)' takes in Swift too; \(remedy)"
        : first.text == name.text
          ? "'\(spelling.text)' takes the name '\(name.text)' in Swift, which is declared already; \(remedy)"
          : "'\(spelling.text)' becomes '\(name.text)' in Swift, as '\(first.text)' does; \(remedy)"
    report.error(
      .swiftNameTaken, message, at: spelling.span,
      notes: [Diagnostic.Note("'\(first.text)' stands here", at: first.span)])
    return false
  }

  package mutating func removeAll() {
    spellings.removeAll(keepingCapacity: true)
  }
}

extension DiagnosticID {
  /// Two names of the user's are one name in Swift.
  package static let swiftNameTaken: DiagnosticID = "swift-name-taken"
}
