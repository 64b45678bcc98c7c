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

  /// The windows that stand for a combination of size classes: the one that messages name first, and the lowest.
  static func witnesses(of group: SizeClassGroup) -> [DeviceIndex] {
    witnesses[Int(group.rawValue)]
  }

  private static let witnesses: [[DeviceIndex]] = SizeClassGroup.allCases.map { group in
    let first = tellingDevice(in: group)
    let second = lowestDevice(in: group)
    return [first, second == first ? nil : second].compactMap { $0 }
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
  /// The name as messages have it: `iPhone SE in landscape`.
  ///
  /// `resolve --device` understands it too.
  var name: String {
    let name = device.name
    var words: [Substring] = name.split(separator: " ")
    guard let place = words.firstIndex(where: { $0.hasPrefix("landscape") }) else { return name }
    words.insert("in", at: place)
    return words.joined(separator: " ")
  }
}

extension SizeClassGroup {
  /// The windows of some combinations of size classes, whose raw values are the bits of `groups`:
  /// `every phone in landscape`.
  static func phrase(for groups: Int) -> String {
    func has(_ group: SizeClassGroup) -> Bool { groups & 1 << Int(group.rawValue) != 0 }
    if groups == 15 { return "every device" }
    var parts: [String] = []
    if has(.compactRegular) { parts.append("every phone held upright") }
    switch (has(.compactCompact), has(.regularCompact)) {
    case (true, true): parts.append("every phone in landscape")
    case (true, false): parts.append("phones in landscape but the largest")
    case (false, true): parts.append("the largest phones in landscape")
    case (false, false): break
    }
    if has(.regularRegular) { parts.append("every tablet and opened iPhone Duo") }
    return Wording.list(parts)
  }
}
