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
  /// Types of the app's that are named in code beside the declarations.
  private var contentTypes: [SwiftIdentifier: ContentTypeName] = [:]

  package init() {}

  /// Declares a name; a second declaration is an error that shows both.
  ///
  /// - Parameter remedy: What the user can do, such as `give one of them another id`.
  package mutating func declare(
    _ name: SwiftIdentifier, for spelling: Spelling, remedy: String, into report: inout Report
  ) {
    if let first = spellings[name] {
      Self.reportTaken(name.text, spelling, first, remedy, into: &report)
    } else {
      spellings[name] = spelling
      contentTypes[name]?.reportDeclared(name, as: spelling, into: &report)
    }
  }

  /// Takes a name of a type of the app's; that a declaration has it too is an error.
  mutating func mention(
    _ name: SwiftIdentifier, as contentType: ContentTypeName, into report: inout Report
  ) {
    if contentTypes.updateValue(contentType, forKey: name) != nil { return }
    if let spelling = spellings[name] {
      contentType.reportDeclared(name, as: spelling, into: &report)
    }
  }

  /// Reports a name that generated code uses itself.
  static func reportReserved(
    _ name: String, _ spelling: Spelling, _ remedy: String, into report: inout Report
  ) {
    report.error(
      .swiftNameTaken,
      "'\(spelling.text)' becomes '\(name)' in Swift, which generated code uses itself; \(remedy)",
      at: spelling.span)
  }

  /// Reports a name that what was written as `first` has already.
  static func reportTaken(
    _ name: String, _ spelling: Spelling, _ first: Spelling, _ remedy: String,
    into report: inout Report
  ) {
    let message =
      spelling.text == first.text
      ? "'\(spelling.text)' is declared twice in one namespace of Swift; \(remedy)"
      : spelling.text == name
        ? "'\(name)' is a name that '\(first.text)' takes in Swift too; \(remedy)"
        : first.text == name
          ? "'\(spelling.text)' takes the name '\(name)' in Swift, which is declared already; \(remedy)"
          : "'\(spelling.text)' becomes '\(name)' in Swift, as '\(first.text)' does; \(remedy)"
    report.error(
      .swiftNameTaken, message, at: spelling.span,
      notes: [Diagnostic.Note("'\(first.text)' stands here", at: first.span)])
  }
}

extension DiagnosticID {
  /// Two names of the user's are one name in Swift.
  package static let swiftNameTaken: DiagnosticID = "swift-name-taken"
}
