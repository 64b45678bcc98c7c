package import SheetRuntime

/// What one sheet is on one device.
package struct DeviceResolution: Sendable {
  package fileprivate(set) var device: DeviceIndex
  /// The sheet's style there; with any but `bottom` the system presents it and detents do not apply.
  package fileprivate(set) var style = SheetStyle.bottom
  /// Its stops; empty where the system presents it.
  package fileprivate(set) var detents = ResolvedDetents()
  /// Where it is first shown.
  package fileprivate(set) var initial = InitialPosition.smallest
  package fileprivate(set) var passthrough = Passthrough.never

  package var isSystemPresentation: Bool { style != .bottom }

  /// The stop at which it is first shown; `nil` while hidden or where the system presents it.
  package var initialStop: Int? { detents.stop(for: initial) }

  /// The height up to which touches pass through; `nil` for never, infinite for always.
  package var passthroughHeight: HeightInterval? { detents.passthroughHeight(for: passthrough) }

  package init(_ formulas: borrowing SheetFormulas, on device: DeviceIndex) {
    self.device = device
    resolve(formulas, on: device)
  }

  /// Resolves a sheet on a device, keeping the storage.
  package mutating func resolve(_ formulas: borrowing SheetFormulas, on device: DeviceIndex) {
    self.device = device
    let container = device.device.container
    let combination = formulas[SizeClassGroup(container.sizeClasses)]
    style = combination.style
    initial = combination.initial
    passthrough = combination.passthrough
    if combination.isSystemPresentation {
      detents = ResolvedDetents()
    } else {
      detents.resolve(combination.formulas, in: container)
    }
  }
}

extension SheetFormulas {
  /// Resolves the sheet on each of `devices` in turn; the resolution is one value, used again.
  package func forEachDevice(
    _ devices: some Sequence<DeviceIndex> = DeviceTable.indices,
    _ body: (borrowing DeviceResolution) -> Void
  ) {
    var resolution: DeviceResolution?
    for device in devices {
      if resolution == nil {
        resolution = DeviceResolution(self, on: device)
      } else {
        resolution?.resolve(self, on: device)
      }
      if let resolution { body(resolution) }
    }
  }

  /// The first device, the most telling before others, on which a detent is not active; `nil` when it is
  /// active wherever detents apply.
  ///
  /// Costs one look at each combination of size classes, not at each device.
  package func firstDevice(whereInactive id: DetentIndex) -> DeviceIndex? {
    for group in SizeClassGroup.allCases {
      let combination = self[group]
      if combination.isSystemPresentation { continue }
      let entry = combination.formulas.entries.first { $0.id == id }
      if entry?.isActive(in: group.classes) != true { return HeightTable.first(in: group).device }
    }
    return nil
  }
}
