internal import SheetModel

/// A device that `resolve` shows, by the name that it was asked for.
struct ShownDevice: Hashable {
  let name: String
  /// The row of the table that has its geometry.
  let index: DeviceIndex

  /// A device by a name of its row, which other models may share.
  init(_ name: DeviceName) {
    self.name = name.text
    index = name.device
  }

  /// A row by its own name.
  init(_ index: DeviceIndex) {
    name = index.device.name
    self.index = index
  }
}
