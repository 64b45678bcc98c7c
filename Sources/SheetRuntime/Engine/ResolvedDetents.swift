/// The detents of a sheet in one container: where it rests, from the lowest stop to the highest.
///
/// Detents within half a pixel of each other are one stop. A detent that is not active here is stood for by
/// the stop nearest to the height it would have, the lower of two. Where none is active, one stop at the
/// limit stands for all. Heights are points above the bottom safe area; on screen the sheet is taller by
/// that inset.
public struct ResolvedDetents: Hashable, Sendable {
  /// Ascending by the lower ends of their heights; empty only without any detent.
  public private(set) var stops: [DetentStop] = []
  /// The highest the sheet may reach, in points above the bottom safe area.
  public private(set) var limit = 0.0
  /// No detent is active, so the limit stands in for all of them.
  public private(set) var isStandIn = false
  /// Half a pixel of the display, in points.
  public private(set) var tolerance = 0.25
  /// By detent index; `nil` for an index that no entry has.
  private var places: [DetentPlace?] = []
  /// Active detents, those of the lowest stop first.
  private var members: [DetentIndex] = []
  /// Active detents with their heights before they are rounded to pixels; kept for its storage.
  private var unrounded: [Candidate] = []
  /// By entry, the height with its bounds applied; kept for its storage.
  private var bounded: [HeightInterval] = []

  private struct Candidate: Hashable {
    var height: HeightInterval
    var id: DetentIndex
    var reach: DetentReach
  }

  /// Holds no stops until it is resolved.
  public init() {}

  public init(_ formulas: borrowing DetentFormulas, in container: borrowing SheetContainer) {
    resolve(formulas, in: container)
  }

  /// Resolves the detents in a container, keeping the storage of what was resolved before.
  public mutating func resolve(
    _ formulas: borrowing DetentFormulas, in container: borrowing SheetContainer
  ) {
    stops.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    unrounded.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    limit = formulas.limitHeight(in: container)
    tolerance = container.halfPixel
    isStandIn = false
    for _ in 0..<formulas.indexCount { places.append(nil) }

    formulas.evaluate(
      limit: limit, height: container.height, safeBottom: container.safeArea.bottom, into: &bounded)
    for index in formulas.entries.indices
    where places[Int(formulas.entries[index].id.rawValue)] == nil {
      place(formulas.entries[index], bounded[index], in: container)
    }
    unrounded.sort { first, second in
      if first.height.lower != second.height.lower {
        return first.height.lower < second.height.lower
      }
      if first.height.upper != second.height.upper {
        return first.height.upper < second.height.upper
      }
      return first.id.rawValue < second.id.rawValue
    }
    merge(in: container)
    if stops.isEmpty, let last = formulas.entries.last {
      isStandIn = true
      let height = HeightInterval(container.aligned(limit, limit: limit))
      stops.append(
        DetentStop(
          height: height, id: last.id, isReachedByDrag: true, firstMember: 0, endMember: 0))
    }
    for index in places.indices {
      guard let place = places[index], !place.isActive else { continue }
      let stop = nearestStop(to: place.height.lower)
      places[index]?.stop = stop
    }
  }

  private mutating func place(
    _ entry: borrowing DetentFormulas.Entry, _ bounded: HeightInterval,
    in container: borrowing SheetContainer
  ) {
    let isActive = entry.isActive(in: container.sizeClasses)
    let height = bounded.clamped(to: limit)
    let isCut = bounded.lower > limit + tolerance
    if isActive { unrounded.append(Candidate(height: height, id: entry.id, reach: entry.reach)) }
    places[Int(entry.id.rawValue)] = DetentPlace(
      height: container.aligned(height, limit: limit), stop: 0, isActive: isActive, isCut: isCut)
  }

  /// Joins neighbours that are the same height into one stop; heights that are not known stay apart.
  private mutating func merge(in container: borrowing SheetContainer) {
    var lowest = HeightInterval(0)
    for candidate in unrounded {
      let height = container.aligned(candidate.height, limit: limit)
      if candidate.height.isKnown, let last = stops.last, last.height.isKnown,
        candidate.height.lower - lowest.lower <= tolerance || height == last.height
      {
        stops[stops.count - 1].endMember += 1
        if candidate.id.rawValue < last.id.rawValue { stops[stops.count - 1].id = candidate.id }
        if candidate.reach == .drag { stops[stops.count - 1].isReachedByDrag = true }
      } else {
        lowest = candidate.height
        let first = members.count
        stops.append(
          DetentStop(
            height: height, id: candidate.id, isReachedByDrag: candidate.reach == .drag,
            firstMember: first, endMember: first + 1))
      }
      members.append(candidate.id)
      places[Int(candidate.id.rawValue)]?.stop = stops.count - 1
    }
  }

  /// What became of a detent; `nil` for an id the sheet does not have.
  public func place(of id: DetentIndex) -> DetentPlace? {
    let index = Int(id.rawValue)
    return index < places.count ? places[index] : nil
  }

  /// The active detents a stop answers to, one or more unless `isStandIn`.
  public func members(of stop: DetentStop) -> ArraySlice<DetentIndex> {
    members[stop.firstMember..<stop.endMember]
  }

  /// The stop nearest to a height, the lower of two that are equally near; 0 without any.
  public func nearestStop(to height: Double) -> Int {
    var low = 0
    var high = stops.count
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].position < height { low = middle + 1 } else { high = middle }
    }
    if low == 0 { return 0 }
    if low == stops.count { return low - 1 }
    let above = stops[low].position - height
    let below = height - stops[low - 1].position
    return below <= above + tolerance ? low - 1 : low
  }

  /// The stop at which the sheet is first shown; `nil` when it is hidden or there are no stops.
  public func stop(for initial: InitialPosition) -> Int? {
    if stops.isEmpty { return nil }
    switch initial {
    case .smallest: return 0
    case .largest: return stops.count - 1
    case .hidden: return nil
    case .detent(let id): return place(of: id)?.stop
    }
  }

  /// The height up to which touches pass through; `nil` for never, infinite for always.
  public func passthroughHeight(for passthrough: Passthrough) -> HeightInterval? {
    switch passthrough {
    case .never: return nil
    case .always: return HeightInterval(.infinity)
    case .throughSmallest:
      guard var height = stops.first?.height else { return nil }
      for stop in stops where stop.height.upper < height.upper { height.upper = stop.height.upper }
      return height
    case .through(let id): return place(of: id)?.height
    }
  }
}
