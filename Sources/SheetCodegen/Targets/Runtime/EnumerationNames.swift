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

  /// The enum whose cases stand in the order of `names`, so that their places are indices; `nil` without names.
  func declaration(
    of names: [SheetNames.Name], for sheet: SwiftIdentifier, access: AccessLevel
  ) -> Declaration? {
    if names.isEmpty { return nil }
    return Declaration(
      name: sheet.type(suffix), conformance: conformance, access: access,
      members: names.map { .enumerationCase(SwiftIdentifier(key: $0.text)) }
        + [.impossibleCase(EnumerationNames.impossibleCase)])
  }

  /// A last case that nothing can be, for which Swift does not derive `Hashable`; see `SheetDetents`.
  private static let impossibleCase: StaticString = "_never"

  /// Reports ids of one sheet that are one name in Swift.
  ///
  /// - Parameter other: Names that were checked before, as the ids are that measured heights gave; what they
  ///   collide with has been said.
  func checkDistinct(
    _ names: [SheetNames.Name], saidOf other: [SheetNames.Name] = [], into report: inout Report
  ) {
    // Ids differ, so names that are written as they become differ too.
    if names.allSatisfy({ SwiftIdentifier.isCamelCase($0.text.utf8) }) { return }
    var scope = NameScope()
    let said = Set(other.map(\.text))
    var unsaid = Report()
    for source in names {
      let name = SwiftIdentifier(key: source.text)
      let spelling = NameScope.Spelling(source.text, at: source.span)
      if said.contains(source.text) {
        scope.declare(name, for: spelling, remedy: remedy, into: &unsaid)
      } else if name.text == EnumerationNames.impossibleCase.description {
        NameScope.reportReserved(name.text, spelling, remedy, into: &report)
      } else {
        scope.declare(name, for: spelling, remedy: remedy, into: &report)
      }
    }
  }
}
