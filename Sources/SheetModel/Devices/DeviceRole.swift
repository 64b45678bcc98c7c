/// How much a row stands for, the most telling first; messages prefer rows in this order.
package enum DeviceRole: UInt8, Sendable, CaseIterable, Comparable {
  /// The device on which detents are sorted.
  case reference
  /// The worst case on every system: short, without bottom inset.
  case smallReference
  /// Stands for regular width and height.
  case tabletReference
  /// Shown in tables of several devices.
  case summary
  case listed

  package static func < (left: DeviceRole, right: DeviceRole) -> Bool {
    left.rawValue < right.rawValue
  }
}
