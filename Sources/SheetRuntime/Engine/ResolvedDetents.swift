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
  /// Places of the active entries, the lowest first; kept for its storage.
  private var order: [Int] = []
  /// By entry, the height with its bounds and the limit applied, not rounded to pixels; kept for its storage.
  private var heights: [HeightInterval] = []

  /// Holds no stops until it is resolved.
  public init() {}

  /// The detents of those formulas in a container.
  public init(_ formulas: borrowing DetentFormulas, in container: borrowing SheetContainer) {
    resolve(formulas, in: container)
  }

  /// Resolves the detents in a container, keeping the storage of what was resolved before.
  public mutating func resolve(
    _ formulas: borrowing DetentFormulas, in container: borrowing SheetContainer
  ) {
    stops.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    limit = formulas.limitHeight(in: container)
    tolerance = container.halfPixel
    isStandIn = false
    for _ in 0..<formulas.indexCount { places.append(nil) }

    formulas.evaluate(
      limit: limit, height: container.height, safeBottom: container.safeArea.bottom, into: &heights)
    for index in formulas.entries.indices
    where places[Int(formulas.entries[index].id.rawValue)] == nil {
      place(formulas.entries[index], at: index, in: container)
    }
    sort(formulas)
    merge(formulas, in: container)
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
    _ entry: borrowing DetentFormulas.Entry, at index: Int, in container: borrowing SheetContainer
  ) {
    let isActive = entry.isActive(in: container.sizeClasses)
    let isCut = heights[index].lower > limit + tolerance
    heights[index] = heights[index].clamped(to: limit)
    if isActive { order.append(index) }
    places[Int(entry.id.rawValue)] = DetentPlace(
      height: container.aligned(heights[index], limit: limit), stop: 0, isActive: isActive,
      isCut: isCut)
  }

  /// Brings the active detents into the order of their heights: mostly they are declared in it, and a heap
  /// does the rest. The standard library's sort would be a tenth of a page's WebAssembly.
  private mutating func sort(_ formulas: borrowing DetentFormulas) {
    var isSorted = true
    var next = 1
    while isSorted, next < order.count {
      isSorted = isLower(order[next - 1], order[next], formulas)
      next += 1
    }
    if isSorted { return }
    var end = order.count
    var start = end / 2
    while end > 1 {
      if start > 0 {
        start -= 1
      } else {
        end -= 1
        order.swapAt(0, end)
      }
      var root = start
      while 2 * root + 1 < end {
        var child = 2 * root + 1
        if child + 1 < end, isLower(order[child], order[child + 1], formulas) { child += 1 }
        if !isLower(order[root], order[child], formulas) { break }
        order.swapAt(root, child)
        root = child
      }
    }
  }

  @inline(never) private func isLower(
    _ first: Int, _ second: Int, _ formulas: borrowing DetentFormulas
  ) -> Bool {
    if heights[first].lower != heights[second].lower {
      return heights[first].lower < heights[second].lower
    }
    if heights[first].upper != heights[second].upper {
      return heights[first].upper < heights[second].upper
    }
    return formulas.entries[first].id.rawValue < formulas.entries[second].id.rawValue
  }

  /// Joins neighbours that are the same height into one stop; heights that are not known stay apart.
  private mutating func merge(
    _ formulas: borrowing DetentFormulas, in container: borrowing SheetContainer
  ) {
    var lowest = HeightInterval(0)
    for index in order {
      let exact = heights[index]
      let height = container.aligned(exact, limit: limit)
      let id = formulas.entries[index].id
      let isReachedByDrag = formulas.entries[index].reach == .drag
      if exact.isKnown, let last = stops.last, last.height.isKnown,
        exact.lower - lowest.lower <= tolerance || height == last.height
      {
        stops[stops.count - 1].endMember += 1
        if id.rawValue < last.id.rawValue { stops[stops.count - 1].id = id }
        if isReachedByDrag { stops[stops.count - 1].isReachedByDrag = true }
      } else {
        lowest = exact
        let first = members.count
        stops.append(
          DetentStop(
            height: height, id: id, isReachedByDrag: isReachedByDrag, firstMember: first,
            endMember: first + 1))
      }
      members.append(id)
      places[Int(id.rawValue)]?.stop = stops.count - 1
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
