import SheetVocabulary

/// A row of the device table.
package struct DeviceIndex: Hashable, Sendable {
  package let rawValue: UInt8

  init(_ place: Int) {
    rawValue = UInt8(place)
  }

  package var device: Device { DeviceTable.rows[Int(rawValue)] }
}
