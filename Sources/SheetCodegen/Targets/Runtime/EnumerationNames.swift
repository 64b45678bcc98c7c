import SheetDiagnostics
import SheetModel
import SheetVocabulary

/// How the names of a sheet's detents, controls or measures become an enum.
struct EnumerationNames: Sendable {
  let suffix: StaticString
  let conformance: StaticString
  /// What helps when two names become one.
  let remedy: String

  init(_ suffix: StaticString, _ conformance: StaticString, _ remedy: String) {
    self.suffix = suffix
    self.conformance = conformance
    self.remedy = remedy
  }

  /// An enum that is not printed yet.
  struct Declaration {
    let name: SwiftIdentifier
    let conformance: StaticString
    let access: AccessLevel
    var members: [SwiftDeclaration]
  }

  /// The enum whose cases stand in the order of `names`, so that raw values are indices; `nil` without names.
  func declaration(
    of names: [SheetNames.Name], for sheet: SwiftIdentifier, access: AccessLevel,
    into report: inout Report
  ) -> Declaration? {
    if names.isEmpty { return nil }
    let cases = names.map { SwiftIdentifier(key: $0.text) }
    checkDistinct(cases, names, into: &report)
    return Declaration(
      name: sheet.type(suffix), conformance: conformance, access: access,
      members: cases.map { .enumerationCase($0) })
  }

  private func checkDistinct(
    _ cases: [SwiftIdentifier], _ names: [SheetNames.Name], into report: inout Report
  ) {
    // A handful of names is compared faster than hashed.
    if cases.count <= 8 {
      let areDistinct = cases.indices.allSatisfy { !cases[..<$0].contains(cases[$0]) }
      if areDistinct { return }
    }
    var scope = NameScope()
    for (name, source) in zip(cases, names) {
      scope.declare(
        name, for: NameScope.Spelling(source.text, at: source.span), remedy: remedy, into: &report)
    }
  }
}
