/// How well a number of the device table is known, and from where.
package struct Evidence: Hashable, Sendable {
  package enum Confidence: UInt8, Sendable {
    /// Stated by Apple.
    case published
    /// Read on a device or in a simulator.
    case measured
    /// Follows from other rows by arithmetic or a rule that holds for all of its kind.
    case derived
    /// Nobody has measured it.
    case estimated
  }

  package var confidence: Confidence
  package var source: DeviceSource
  /// A second, independent source that agrees.
  package var other: DeviceSource?

  package static func published(_ source: DeviceSource) -> Evidence {
    Evidence(confidence: .published, source: source)
  }

  package static func measured(_ source: DeviceSource, _ other: DeviceSource? = nil) -> Evidence {
    Evidence(confidence: .measured, source: source, other: other)
  }

  package static func derived(_ source: DeviceSource) -> Evidence {
    Evidence(confidence: .derived, source: source)
  }

  package static func estimated(_ source: DeviceSource) -> Evidence {
    Evidence(confidence: .estimated, source: source)
  }
}
