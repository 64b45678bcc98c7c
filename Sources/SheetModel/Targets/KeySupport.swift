package import SheetRuntime

/// How a target has one key: one answer for all values, or others for some of them.
package struct KeySupport: Sendable {
  /// Values of a key that a target has otherwise.
  package struct Exception: Sendable {
    /// The values as pages show them: `top`, `any but never`.
    package let values: String
    package let capability: Capability
    package let applies: @Sendable (borrowing SheetConfiguration) -> Bool
  }

  package let capability: Capability
  /// The first that applies counts.
  package private(set) var exceptions: [Exception] = []

  package init(_ capability: Capability) {
    self.capability = capability
  }

  package static let native = KeySupport(.native)
  package static let generated = KeySupport(.generated)
  package static func native(since version: VersionNumber, _ instead: String) -> KeySupport {
    KeySupport(.native(since: version, instead))
  }
  package static func generated(since version: VersionNumber, _ instead: String) -> KeySupport {
    KeySupport(.generated(since: version, instead))
  }
  package static func approximated(_ how: String) -> KeySupport { KeySupport(.approximated(how)) }
  package static func lost(_ instead: String) -> KeySupport { KeySupport(.lost(instead)) }
  package static func opposite(_ instead: String) -> KeySupport { KeySupport(.opposite(instead)) }

  /// The same with another answer for some values.
  package func except(
    _ values: String, _ capability: Capability,
    where applies: @escaping @Sendable (borrowing SheetConfiguration) -> Bool
  ) -> KeySupport {
    var support = self
    support.exceptions.append(
      Exception(values: values, capability: capability, applies: applies))
    return support
  }

  /// How the target has the value that a configuration has.
  package func capability(for configuration: borrowing SheetConfiguration) -> Capability {
    for exception in exceptions where exception.applies(configuration) {
      return exception.capability
    }
    return capability
  }
}
