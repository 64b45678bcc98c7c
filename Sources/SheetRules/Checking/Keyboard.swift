import SheetModel
import SheetRuntime

/// How much of a sheet that stays where it is a keyboard covers.
enum Keyboard {
  /// The part of an English keyboard with suggestions that lies above the safe area's bottom; `nil` where keyboards
  /// differ too much.
  static func cover(on device: DeviceIndex) -> Double? {
    let height: Double
    switch SizeClassGroup(device.device.container.sizeClasses) {
    case .compactRegular: height = device == DeviceTable.smallReference ? 260 : 335
    case .compactCompact, .regularCompact: height = 208
    case .regularRegular: return nil
    }
    return height - device.device.container.safeArea.bottom
  }

  /// `the keyboard covers all of 'line' (200 points) on iPhone SE`; `nil` where some of it stays in sight.
  static func messageAboutCover(
    _ resolution: DeviceResolution, _ covered: Double, _ combination: Combination,
    _ device: DeviceIndex
  ) -> String? {
    guard let smallest = resolution.detents.stops.first, smallest.height.upper <= covered else {
      return nil
    }
    let most =
      (smallest.height.isKnown ? "" : "at most ") + Wording.points(smallest.height.upper)[0]
    return "the keyboard covers all of '\(combination.name(of: smallest.id))' (\(most) points) on "
      + device.name
  }
}
