package import SheetRuntime
package import SheetVocabulary

/// Every window geometry a sheet may meet on iOS and iPadOS 16 or later.
///
/// A new device is a new row in one of the lists, with the source of each number; a test then renews the summary.
package enum DeviceTable {
  /// All rows, phones first; a row's place is its `DeviceIndex`.
  package static let rows = Table(moving: [phones, foldables, tablets, windows])

  /// All rows in table order.
  package static var indices: [DeviceIndex] { rows.indices.map { DeviceIndex($0) } }

  /// The row on which detents are sorted: iPhone 17 Pro, upright.
  package static let reference = row(with: .reference)
  /// The shortest phone on every system.
  package static let smallReference = row(with: .smallReference)
  /// A tablet, regular in both directions.
  package static let tabletReference = row(with: .tabletReference)

  /// The rows that tables of several devices show, in table order.
  package static let summary: [DeviceIndex] = indices.filter { $0.device.role != .listed }

  /// The window of the reference row.
  package static let referenceContainer: SheetContainer = reference.device.container

  private static func row(with role: DeviceRole) -> DeviceIndex {
    guard let place = rows.firstIndex(where: { $0.role == role }) else {
      preconditionFailure("the table has a row for each reference")
    }
    return DeviceIndex(place)
  }
}
