/// Major versions of iOS and iPadOS on which a row of the device table holds, both ends included.
package struct SystemRange: Hashable, Sendable {
  package var first: UInt8
  /// `nil` for the newest and those to come.
  package var last: UInt8?

  package static func since(_ first: UInt8) -> SystemRange { SystemRange(first: first) }

  package static func within(_ first: UInt8, _ last: UInt8) -> SystemRange {
    SystemRange(first: first, last: last)
  }
}
