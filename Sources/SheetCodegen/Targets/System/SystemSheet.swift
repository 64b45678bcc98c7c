import SheetModel
import SheetRuntime

/// A sheet as the system presents it: its heights in one ascending list, and what holds in which size classes.
struct SystemSheet {
  let key: String
  let names: SheetNames
  let configurations: BySizeClass<SheetConfiguration>
  /// Ascending on the devices that stand for each combination of size classes.
  let detents: [SystemDetent]
  /// On every device the heights are in that order, whatever the app measures.
  let isOrderKnown: Bool
  private let resolutions: BySizeClass<DeviceResolution>
  private let origins: [Origins]

  init(_ sheet: inout ResolvedSheet) {
    key = sheet.key
    names = sheet.names
    let base = sheet.configuration
    let variants = sheet.variants
    let configurations = BySizeClass { group in
      switch group {
      case .compactRegular: base
      case .regularRegular: variants.regularWidth ?? base
      case .compactCompact: variants.compactHeight ?? base
      case .regularCompact: variants.regularWidthCompactHeight ?? base
      }
    }
    self.configurations = configurations
    origins = [sheet.origins] + variants.all.map(\.origins)

    var formulas = SheetFormulas()
    formulas.update(
      base: base, regularWidth: variants.regularWidth, compactHeight: variants.compactHeight,
      regularWidthCompactHeight: variants.regularWidthCompactHeight)
    let resolutions = BySizeClass { DeviceResolution(formulas, on: Self.device(for: $0)) }
    self.resolutions = resolutions
    let detents = Self.detents(of: configurations, resolutions, sheet.names)
    self.detents = detents
    var isOrderKnown = true
    if detents.count > 1 {
      formulas.forEachDevice { resolution in
        if isOrderKnown { isOrderKnown = Self.isAscending(detents, in: resolution) }
      }
    }
    self.isOrderKnown = isOrderKnown
  }

  /// Whether each height is below the next for sure, in what is active on a device.
  private static func isAscending(
    _ detents: [SystemDetent], in resolution: borrowing DeviceResolution
  ) -> Bool {
    var highest = 0.0
    for detent in detents {
      guard let place = resolution.detents.place(of: detent.id), place.isActive else { continue }
      if place.height.lower + resolution.detents.tolerance < highest { return false }
      highest = max(highest, place.height.upper)
    }
    return true
  }

  /// Whether a layer wrote the key or anything in it, in any combination of size classes.
  func isWritten(_ key: TargetKey) -> Bool {
    origins.contains { origins in
      (key.row..<key.rowsEnd).contains { origins.isWritten($0) }
    }
  }

  /// What a configuration says in each combination of size classes.
  func values<Value>(_ value: (borrowing SheetConfiguration) -> Value) -> BySizeClass<Value> {
    BySizeClass { value(configurations[$0]) }
  }

  /// Where its heights are seen: those of a popover once it is a sheet, as there is no room for it.
  private func shown(_ group: SizeClassGroup) -> SizeClassGroup {
    configurations[group].style == .popover ? .compactRegular : group
  }

  /// The height at which it opens; `nil` for its smallest.
  var initial: BySizeClass<SystemDetent?> {
    BySizeClass { group in
      let group = shown(group)
      let resolution = resolutions[group]
      if resolution.isSystemPresentation { return nil }
      switch configurations[group].initial {
      case .smallest, .hidden: return nil
      case .largest: return detent(at: resolution.detents.stops.count - 1, in: group)
      case .detent(let id): return detent(for: id, in: group)
      }
    }
  }

  /// Its smallest height on the device that stands for a combination of size classes.
  func smallest(in group: SizeClassGroup) -> SystemDetent? {
    resolutions[group].isSystemPresentation ? nil : detent(at: 0, in: group)
  }

  /// The largest height at which touches pass through; `nil` for none.
  var undimmed: BySizeClass<SystemDetent?> {
    BySizeClass { group in
      let group = shown(group)
      let resolution = resolutions[group]
      if resolution.isSystemPresentation { return nil }
      switch configurations[group].passthrough {
      case .never: return nil
      case .always: return detent(at: resolution.detents.stops.count - 1, in: group)
      case .throughSmallest: return detent(at: 0, in: group)
      case .through(let id):
        if let active = active(id, in: group) { return active }
        guard let height = resolution.passthroughHeight else { return nil }
        let tolerance = resolution.detents.tolerance
        let stop = resolution.detents.stops.lastIndex {
          $0.height.lower <= height.lower + tolerance
        }
        return stop.flatMap { detent(at: $0, in: group) }
      }
    }
  }

  /// What stands for a height where it is not active.
  func detent(for id: DetentIndex, in group: SizeClassGroup) -> SystemDetent? {
    if let active = active(id, in: group) { return active }
    return resolutions[group].detents.place(of: id).flatMap { detent(at: $0.stop, in: group) }
  }

  private func active(_ id: DetentIndex, in group: SizeClassGroup) -> SystemDetent? {
    detents.first { $0.id == id && $0.forms[group] != nil }
  }

  /// How many heights it has in a combination of size classes.
  func stopCount(in group: SizeClassGroup) -> Int { resolutions[group].detents.stops.count }

  private func detent(at stop: Int, in group: SizeClassGroup) -> SystemDetent? {
    let resolved = resolutions[group].detents
    guard resolved.stops.indices.contains(stop) else { return nil }
    let members = resolved.members(of: resolved.stops[stop])
    return detents.last { members.contains($0.id) }
  }

  /// The device that stands for a combination of size classes.
  private static func device(for group: SizeClassGroup) -> DeviceIndex {
    if group == .compactRegular { return DeviceTable.reference }
    let all = DeviceTable.summary + DeviceTable.indices
    return all.first { SizeClassGroup($0.device.container.sizeClasses) == group }
      ?? DeviceTable.reference
  }

  // MARK: Heights

  private static func detents(
    of configurations: BySizeClass<SheetConfiguration>,
    _ resolutions: BySizeClass<DeviceResolution>,
    _ names: SheetNames
  ) -> [SystemDetent] {
    order(of: configurations).map { id in
      let text = names.detents[Int(id.rawValue)].text
      let written = configurations.map { detents(of: $0).first { $0.id == id } }
      let forms = BySizeClass { group -> Detent? in
        written[group].flatMap { isActive($0, in: group) ? $0 : nil }
      }
      // Where the system presents otherwise, the heights of the base are as good as any.
      let first = configurations.values.firstIndex { $0.style == .bottom } ?? 0
      return SystemDetent(
        id: id, text: text, name: SwiftIdentifier(key: text),
        forms: BySizeClass {
          configurations[$0].style == .bottom ? forms[$0] : forms.values[first]
        },
        rung: rung(of: id, configurations),
        fallback: fallback(of: written.values.compactMap { $0 }.first, resolutions))
    }
  }

  private static func detents(of configuration: borrowing SheetConfiguration) -> [Detent] {
    if let free = configuration.free { return [free.min, free.max] }
    return configuration.detents
  }

  /// The ids of all combinations of size classes, in an order that keeps that of each as far as one can.
  private static func order(of configurations: BySizeClass<SheetConfiguration>) -> [DetentIndex] {
    var order: [DetentIndex] = []
    for configuration in configurations.values where configuration.style == .bottom {
      var place = 0
      for detent in detents(of: configuration) {
        if let known = order.firstIndex(of: detent.id) {
          place = max(place, known + 1)
        } else {
          order.insert(detent.id, at: place)
          place += 1
        }
      }
    }
    return order
  }

  private static func isActive(_ detent: Detent, in group: SizeClassGroup) -> Bool {
    if detent.height == .medium, group.classes.contains(.compactHeight) { return false }
    return detent.when.isSubset(of: group.classes)
  }

  /// The system's own height that a detent is; `nil` where it is another anywhere.
  private static func rung(
    of id: DetentIndex, _ configurations: BySizeClass<SheetConfiguration>
  ) -> SystemDetent.Rung? {
    var rungs: Set<SystemDetent.Rung?> = []
    for group in SizeClassGroup.allCases where configurations[group].style == .bottom {
      let configuration = configurations[group]
      guard let detent = detents(of: configuration).first(where: { $0.id == id }) else {
        // The system's half height is not there in compact height anyway.
        if !group.classes.contains(.compactHeight) || rungs != [.medium] { return nil }
        continue
      }
      let isPlain =
        detent.min == nil && detent.max == nil && detent.when.isEmpty
        && configuration.limit.inset == 0
      switch detent.height {
      case .medium where isPlain: rungs.insert(.medium)
      case .maxHeight where isPlain: rungs.insert(.large)
      case .medium, .maxHeight, .headerOnly, .fitContent, .height, .fraction, .topInset, .measured:
        return nil
      }
    }
    return rungs.count == 1 ? rungs.first ?? nil : nil
  }

  private static func fallback(
    of detent: Detent?, _ resolutions: BySizeClass<DeviceResolution>
  ) -> SystemDetent.Rung? {
    guard let detent else { return nil }
    switch detent.fallback {
    case .medium: return .medium
    case .maxHeight: return .large
    case .drop: return nil
    case .nearest:
      let resolved = resolutions[.compactRegular].detents
      guard let height = resolved.place(of: detent.id)?.height else { return .medium }
      let limit = resolved.limit
      let middle = height.isKnown ? height.lower : (height.lower + min(height.upper, limit)) / 2
      return middle - limit * 0.56 <= limit - middle ? .medium : .large
    }
  }
}

// MARK: Older systems

extension SystemSheet {
  /// The system's own heights that stand for all others on systems that have no others; never empty.
  var olderRungs: [SystemDetent.Rung] {
    let kept = Set(detents.compactMap { $0.rung ?? $0.fallback })
    let all = [SystemDetent.Rung.medium, .large].filter { kept.contains($0) }
    return all.isEmpty ? [.large] : all
  }

  /// What stands for a height there; for one that is dropped, what is left.
  func olderRung(of detent: SystemDetent) -> SystemDetent.Rung {
    let rungs = olderRungs
    let own = detent.rung ?? detent.fallback ?? .medium
    return rungs.contains(own) ? own : rungs[0]
  }
}
