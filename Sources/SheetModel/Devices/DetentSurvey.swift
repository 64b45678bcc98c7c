package import SheetRuntime
import SheetVocabulary

/// How the detents of a sheet stand to each other over all devices: which change places, which coincide.
///
/// Made to be kept and run on sheet after sheet. A sheet whose detents keep their order everywhere costs
/// a few nanoseconds for each detent and geometry; only what looks wrong is looked at twice.
package struct DetentSurvey: Sendable {
  /// Two detents on one device.
  package struct Sighting: Hashable, Sendable {
    package let device: DeviceIndex
    /// Points above the bottom safe area, in whole pixels.
    package let first: HeightInterval
    package let second: HeightInterval
  }

  /// Two detents whose order is one on some devices and the other on others.
  package struct Swap: Hashable, Sendable {
    package let first: DetentIndex
    package let second: DetentIndex
    /// Where `first` is certainly below `second`.
    package let ascending: Sighting
    /// Where it is certainly above.
    package let descending: Sighting
  }

  /// Two detents that are one stop on at least one device.
  package struct Coincidence: Hashable, Sendable {
    package let first: DetentIndex
    package let second: DetentIndex
    package let sighting: Sighting
    /// Different geometries on which they coincide.
    package let count: Int
    /// Different geometries on which both are active.
    package let total: Int
    /// Combinations of size classes in which they coincide on every geometry; a set whose bits are the groups'
    /// raw values.
    package let groups: Int
    /// Different geometries of other combinations on which they coincide.
    package let others: Int
    /// There, the limit has cut one of them down.
    package let isCut: Bool

    package var isEverywhere: Bool { count == total }
  }

  /// At most as many as `candidateLimit`.
  package private(set) var swaps: [Swap] = []
  /// At most as many as `candidateLimit`. Detents that coincide only at the limit of a low window are
  /// left out, unless they do so on the most telling device too.
  package private(set) var coincidences: [Coincidence] = []

  /// Pairs looked at twice for one sheet, so that a sheet full of faults costs no more than its length.
  static let candidateLimit = 64

  private struct Standing {
    var height: HeightInterval
    var id: DetentIndex
    var rank: Int
  }

  private var swapCandidates: [Pair] = []
  private var coincidenceCandidates: [Pair] = []
  /// Places of the entries of the combination's own detents, in the order of its first row.
  private var ranked: [Int] = []
  private var active: [Int] = []
  private var standings: [Standing] = []
  /// Of sheets whose detents are bounds of others, the heights of all entries on the row that is looked at.
  private var linked: [HeightInterval] = []
  /// By detent index, the place in the base; only used by sheets with variants.
  private var baseRanks: [Int?] = []

  package init() {}

  /// Looks at a sheet on all devices; what was found before is forgotten.
  package mutating func run(_ sheet: borrowing SheetFormulas) {
    swaps.removeAll(keepingCapacity: true)
    coincidences.removeAll(keepingCapacity: true)
    swapCandidates.removeAll(keepingCapacity: true)
    coincidenceCandidates.removeAll(keepingCapacity: true)
    baseRanks.removeAll(keepingCapacity: true)

    for place in 0..<sheet.count {
      let groups = sheet.groups(of: place)
      guard groups != 0 else { continue }
      look(at: sheet.combinations[place], in: groups, isBase: place == 0, isAlone: sheet.count == 1)
    }
    if !swapCandidates.isEmpty || !coincidenceCandidates.isEmpty { confirm(in: sheet) }
  }

  /// Puts the combination's own detents in the order they have on a row, active there or not.
  private mutating func rank(
    _ formulas: borrowing DetentFormulas, on row: HeightTable.Row, limit: Double
  ) {
    ranked.removeAll(keepingCapacity: true)
    var isSorted = true
    var last = -1.0
    if formulas.hasLinks {
      formulas.evaluate(
        limit: limit, height: row.height, safeBottom: row.safeBottom, into: &linked)
    }
    for place in formulas.entries.indices
    where !formulas.entries[place].isAbsent && formulas.entries[place].formula != nil {
      let height = height(of: place, formulas, on: row, limit: limit).lower
      if height < last { isSorted = false }
      last = height
      ranked.append(place)
    }
    if isSorted { return }
    let order = ranked.map { place in
      (
        height: height(of: place, formulas, on: row, limit: limit).lower,
        id: formulas.entries[place].id.rawValue, place: place
      )
    }
    ranked = order.sorted { ($0.height, $0.id) < ($1.height, $1.id) }.map(\.place)
  }

  /// Within 0…limit; those of linked sheets have been evaluated.
  private func height(
    of place: Int, _ formulas: borrowing DetentFormulas, on row: HeightTable.Row, limit: Double
  ) -> HeightInterval {
    if formulas.hasLinks { return linked[place].clamped(to: limit) }
    return formulas.entries[place].formula?
      .height(limit: limit, height: row.height, safeBottom: row.safeBottom) ?? HeightInterval(0)
  }

  /// Notes neighbours of a variant that stand the other way round in the base.
  private mutating func compareWithBase(isBase: Bool, _ formulas: borrowing DetentFormulas) {
    if isBase {
      for _ in 0..<formulas.indexCount { baseRanks.append(nil) }
      for (rank, place) in ranked.enumerated() {
        baseRanks[Int(formulas.entries[place].id.rawValue)] = rank
      }
      return
    }
    var last: (rank: Int, id: DetentIndex)?
    for place in ranked {
      let id = formulas.entries[place].id
      let index = Int(id.rawValue)
      guard index < baseRanks.count, let rank = baseRanks[index] else { continue }
      if let last, rank < last.rank { addSwap(last.id, id) }
      last = (rank, id)
    }
  }

  /// Looks at what holds in a set of combinations of size classes.
  private mutating func look(
    at combination: borrowing SheetFormulas.Combination, in groups: Int, isBase: Bool, isAlone: Bool
  ) {
    if combination.isSystemPresentation { return }
    let edge = combination.formulas.limit.from
    let inset = combination.formulas.limit.inset + combination.formulas.parts.outsideStrip
    let first = HeightTable.firstRows[groups.trailingZeroBitCount]
    rank(combination.formulas, on: first, limit: first.limit(edge, less: inset))
    if !isAlone { compareWithBase(isBase: isBase, combination.formulas) }
    if ranked.count < 2 { return }

    let box = HeightBox(HeightTable.spans[groups], edge: edge, less: inset)
    let isLinked = combination.formulas.hasLinks
    let areApart = !isLinked && areApart(combination.formulas, in: box)
    for group in SizeClassGroup.allCases where groups & 1 << Int(group.rawValue) != 0 {
      active.removeAll(keepingCapacity: true)
      for place in ranked
      where combination.formulas.entries[place].when.isSubset(of: group.classes) {
        active.append(place)
      }
      // Detents that are apart as long as the limit does not cut them may still meet on the first row.
      if areApart { return look(at: first, combination.formulas, edge, inset, isFirst: true) }
      for row in HeightTable.rows(in: group) {
        look(at: row, combination.formulas, edge, inset, isFirst: row.device == first.device)
      }
    }
  }

  /// Looks at the active detents on one geometry.
  ///
  /// - Parameter isFirst: It is the most telling one, on which the limit is looked at as well.
  private mutating func look(
    at row: HeightTable.Row, _ formulas: borrowing DetentFormulas, _ edge: LimitEdge,
    _ inset: Double, isFirst: Bool
  ) {
    let limit = row.limit(edge, less: inset)
    if formulas.hasLinks {
      formulas.evaluate(
        limit: limit, height: row.height, safeBottom: row.safeBottom, into: &linked)
    } else if isClean(formulas, on: row, limit: limit, includingLimit: isFirst) {
      return
    }
    lookTwice(at: row, formulas, limit: limit, includingLimit: isFirst)
  }

  /// Whether all detents stand in the order of their ranks and apart on every geometry of a box, or are cut
  /// by the limit.
  private func areApart(_ formulas: borrowing DetentFormulas, in box: HeightBox) -> Bool {
    formulas.entries.withUnsafeBufferPointer { entries in
      var firstToCompare = 0
      for rank in ranked.indices {
        guard let formula = entries[ranked[rank]].formula else { continue }
        if !formula.isKnown {
          // With no upper end it can be as high as the limit, so that nothing is certainly above it.
          if formula.base.constant.upper < .infinity || !formula.isOpenAbove
            || !formula.min.constant.isKnown
          {
            return false
          }
          continue
        }
        for lower in firstToCompare..<rank {
          guard let other = entries[ranked[lower]].formula, box.isBelow(other, formula) else {
            return false
          }
        }
        firstToCompare = rank
      }
      return true
    }
  }

  /// Whether all active detents stand in the order of their ranks and apart.
  @inline(__always)
  private func isClean(
    _ formulas: borrowing DetentFormulas, on row: HeightTable.Row, limit: Double,
    includingLimit: Bool
  ) -> Bool {
    let tolerance = row.halfPixel
    let height = row.height
    let bottom = row.safeBottom
    return formulas.entries.withUnsafeBufferPointer { entries in
      var highestKnown = -1.0
      var highestLower = -1.0
      for place in active {
        guard
          let stand = entries[place].formula?
            .height(limit: limit, height: height, safeBottom: bottom)
        else { continue }
        if stand.upper + tolerance < highestLower { return false }
        if stand.isKnown {
          // Heights a whole pixel apart may still share one.
          if stand.lower - highestKnown <= 2 * tolerance,
            includingLimit || highestKnown < limit - 2 * tolerance
          {
            return false
          }
          if stand.lower > highestKnown { highestKnown = stand.lower }
        }
        if stand.lower > highestLower { highestLower = stand.lower }
      }
      return true
    }
  }

  /// Finds the neighbours of a row that are out of order or coincide.
  private mutating func lookTwice(
    at row: HeightTable.Row, _ formulas: borrowing DetentFormulas, limit: Double,
    includingLimit: Bool
  ) {
    standings.removeAll(keepingCapacity: true)
    for (rank, place) in active.enumerated() {
      let height = height(of: place, formulas, on: row, limit: limit)
      standings.append(Standing(height: height, id: formulas.entries[place].id, rank: rank))
    }
    var highest = 0
    for place in standings.indices {
      if standings[place].height.isBelow(standings[highest].height, tolerance: row.halfPixel) {
        addSwap(standings[highest].id, standings[place].id)
      }
      if standings[place].height.lower > standings[highest].height.lower { highest = place }
    }
    standings.sort { ($0.height.lower, $0.rank) < ($1.height.lower, $1.rank) }
    let container = row.device.device.container
    var last: Standing?
    for standing in standings where standing.height.isKnown {
      if let last {
        if standing.rank < last.rank,
          last.height.isBelow(standing.height, tolerance: row.halfPixel)
        {
          addSwap(last.id, standing.id)
        }
        let isAtLimit = last.height.lower >= limit - 2 * row.halfPixel
        if includingLimit || !isAtLimit,
          Self.coincide(last.height, standing.height, in: container, limit: limit)
        {
          addCoincidence(last.id, standing.id)
        }
      }
      last = standing
    }
  }

  private mutating func addSwap(_ first: DetentIndex, _ second: DetentIndex) {
    let pair = Pair(first, second)
    if swapCandidates.count == Self.candidateLimit || swapCandidates.contains(pair) { return }
    swapCandidates.append(pair)
  }

  private mutating func addCoincidence(_ first: DetentIndex, _ second: DetentIndex) {
    let pair = Pair(first, second)
    if coincidenceCandidates.count == Self.candidateLimit || coincidenceCandidates.contains(pair) {
      return
    }
    coincidenceCandidates.append(pair)
  }

  /// Looks at each candidate on every geometry where both are active, and keeps what is so.
  private mutating func confirm(in sheet: borrowing SheetFormulas) {
    for pair in swapCandidates {
      var count = PairCount(pair)
      count.look(in: sheet)
      guard let ascending = count.ascending, let descending = count.descending else { continue }
      swaps.append(
        Swap(
          first: pair.first, second: pair.second, ascending: ascending, descending: descending))
    }
    for pair in coincidenceCandidates {
      var count = PairCount(pair)
      count.look(in: sheet)
      // Detents that pass each other meet somewhere; that they pass is all there is to say.
      guard let sighting = count.coincident, count.ascending == nil || count.descending == nil
      else { continue }
      // That the one is the other's bound says that they may be the same height.
      if count.areLinked, count.coincidentCount < count.total { continue }
      coincidences.append(
        Coincidence(
          first: pair.first, second: pair.second, sighting: sighting, count: count.coincidentCount,
          total: count.total, groups: count.groups, others: count.others, isCut: count.isCut))
    }
  }

  static func coincide(
    _ one: HeightInterval, _ other: HeightInterval, in container: SheetContainer,
    limit: Double
  ) -> Bool {
    if !one.isKnown || !other.isKnown { return false }
    let distance = one.lower < other.lower ? other.lower - one.lower : one.lower - other.lower
    return distance <= container.halfPixel
      || container.aligned(one.lower, limit: limit) == container.aligned(other.lower, limit: limit)
  }
}
