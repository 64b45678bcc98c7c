package import SheetRuntime

/// One row of the device table: a window that a sheet may meet, and how well its numbers are known.
package struct Device: Sendable {
  /// The model the row is named after.
  package let model: StaticString
  /// Orientation, posture, part of the screen and system where the name needs them; may be empty.
  package let suffix: StaticString
  /// Other models with the same geometry, parted by `, `.
  package let alikes: StaticString
  package let container: SheetContainer
  package let front: DeviceFront
  package let systems: SystemRange
  package let role: DeviceRole
  package let fold: DeviceFold?
  package let sizeEvidence: Evidence
  package let insetsEvidence: Evidence
  package let classesEvidence: Evidence
  package let barEvidence: Evidence

  /// - Parameter bar: Height of a navigation bar in points, below the top of the safe area.
  init(
    _ model: StaticString,
    _ suffix: StaticString = "",
    alike alikes: StaticString = "",
    size: (width: Double, height: Double),
    scale: Double,
    _ insets: SafeAreaInsets,
    _ classes: SizeClasses,
    bar: Double,
    _ front: DeviceFront,
    _ systems: SystemRange,
    role: DeviceRole = .listed,
    fold: DeviceFold? = nil,
    sizeFrom: Evidence,
    insetsFrom: Evidence,
    classesFrom: Evidence = .published(.guidelines),
    barFrom: Evidence = .measured(.hackworth)
  ) {
    self.model = model
    self.suffix = suffix
    self.alikes = alikes
    container = SheetContainer(
      width: size.width, height: size.height, safeArea: insets,
      navigationBarBottom: insets.top + bar,
      displayScale: scale, sizeClasses: classes)
    self.front = front
    self.systems = systems
    self.role = role
    self.fold = fold
    sizeEvidence = sizeFrom
    insetsEvidence = insetsFrom
    classesEvidence = classesFrom
    barEvidence = barFrom
  }

  /// Unique in the table, such as `iPhone 17 Pro landscape`.
  package var name: String { name(of: model.description) }

  /// The row's name for one of the models with its geometry.
  package func name(of model: String) -> String {
    if suffix.utf8CodeUnitCount == 0 { return model }
    let separator = suffix.description.first == "," ? "" : " "
    return model + separator + suffix.description
  }
}

extension SizeClasses {
  static let compactRegular: SizeClasses = [.compactWidth, .regularHeight]
  static let compactCompact: SizeClasses = [.compactWidth, .compactHeight]
  static let regularCompact: SizeClasses = [.regularWidth, .compactHeight]
  static let regularRegular: SizeClasses = [.regularWidth, .regularHeight]
}

extension SafeAreaInsets {
  /// An upright window: only top and bottom.
  static func upright(_ top: Double, _ bottom: Double) -> SafeAreaInsets {
    SafeAreaInsets(top: top, bottom: bottom)
  }

  /// A phone on its side: both sides as far as the cutout reaches in.
  static func sideways(_ sides: Double, _ bottom: Double) -> SafeAreaInsets {
    SafeAreaInsets(left: sides, bottom: bottom, right: sides)
  }
}
