import SheetModel
import SheetRuntime

extension SheetOnDevices {
  /// Of each combination of size classes, by raw value: the device a message names first.
  private static let telling: [DeviceIndex?] = SizeClassGroup.allCases.map { group in
    devices(in: group).min { $0.device.role < $1.device.role }
  }

  /// Of each combination of size classes, by raw value: the window with the least room for a sheet.
  private static let lowest: [DeviceIndex?] = SizeClassGroup.allCases.map { group in
    // The phone everybody knows to be small, rather than half of a display that hardly anybody has.
    if group == .compactRegular { return DeviceTable.smallReference }
    let current = devices(in: group).filter { $0.device.systems.last == nil }
    return current.min {
      $0.device.container.room(below: .safeArea) < $1.device.container.room(below: .safeArea)
    }
  }

  private static func devices(in group: SizeClassGroup) -> [DeviceIndex] {
    // Zoomed displays are known by estimates alone, and would be named in every message about low windows.
    DeviceTable.indices.filter {
      SizeClassGroup($0.device.container.sizeClasses) == group
        && $0.device.suffix.description != "zoomed"
    }
  }

  static func tellingDevice(in group: SizeClassGroup) -> DeviceIndex? {
    telling[Int(group.rawValue)]
  }

  static func lowestDevice(in group: SizeClassGroup) -> DeviceIndex? {
    lowest[Int(group.rawValue)]
  }

  /// The combinations of size classes in which the sheet's own detents apply, phones held upright first.
  func forEachGroup(_ body: (SizeClassGroup, borrowing SheetFormulas.Combination) -> Void) {
    for group in SizeClassGroup.allCases {
      let combination = formulas[group]
      if !combination.isSystemPresentation { body(group, combination) }
    }
  }
}

extension DetentFormulas {
  /// Height of one entry on a device; `nil` where it has none or is not active.
  func activeHeight(of entry: Entry, on device: DeviceIndex) -> HeightInterval? {
    let container = device.device.container
    guard entry.isActive(in: container.sizeClasses) else { return nil }
    return height(of: entry, in: container)
  }

  /// Height of one entry in a container, active there or not.
  func height(of entry: Entry, in container: SheetContainer) -> HeightInterval? {
    let limit = limitHeight(in: container)
    return bounded(
      entry, limit: limit, height: container.height, safeBottom: container.safeArea.bottom)?
      .clamped(to: limit)
  }

  func hasActiveDetent(in classes: SizeClasses) -> Bool {
    for entry in entries where entry.isActive(in: classes) { return true }
    return false
  }
}

extension DeviceIndex {
  /// The name as messages have it.
  var name: String { device.name }
}
