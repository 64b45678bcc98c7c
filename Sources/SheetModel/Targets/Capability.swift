/// How a target says something.
package struct Capability: Hashable, Sendable {
  package enum Means: Hashable, Sendable {
    /// It has a property for it.
    case native
    /// Generated code does it, with a closure or a computed member.
    case generated
    /// Something near it; the sentence says how.
    case approximated
    /// Not at all, and only the look suffers; the sentence says what is there instead.
    case lost
    /// Not at all, and the sheet would do the opposite; the sentence says what it does.
    case opposite
  }

  package let means: Means
  /// What people see where it is not what the key says: words to follow a colon; empty where nothing differs.
  package let sentence: String
  /// The first system that has it; `nil` where every system of the target does.
  package let since: VersionNumber?

  private init(_ means: Means, _ sentence: String = "", since: VersionNumber? = nil) {
    self.means = means
    self.sentence = sentence
    self.since = since
  }

  package static let native = Capability(.native)
  package static let generated = Capability(.generated)

  /// - Parameter instead: What people see on older systems.
  package static func native(since version: VersionNumber, _ instead: String) -> Capability {
    Capability(.native, instead, since: version)
  }

  /// - Parameter instead: What people see on older systems.
  package static func generated(since version: VersionNumber, _ instead: String) -> Capability {
    Capability(.generated, instead, since: version)
  }

  package static func approximated(_ how: String) -> Capability { Capability(.approximated, how) }
  package static func lost(_ instead: String) -> Capability { Capability(.lost, instead) }
  package static func opposite(_ instead: String) -> Capability { Capability(.opposite, instead) }
}
