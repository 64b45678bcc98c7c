import SheetRuntime
import SheetVocabulary

extension DetentSurvey {
  /// Two detents, in the order of their indices.
  struct Pair: Hashable {
    let first: DetentIndex
    let second: DetentIndex

    init(_ first: DetentIndex, _ second: DetentIndex) {
      let isInOrder = first.rawValue < second.rawValue
      self.first = isInOrder ? first : second
      self.second = isInOrder ? second : first
    }
  }

  /// Everything about two detents, over all geometries.
  struct PairCount {
    let pair: Pair
    var ascending: Sighting?
    var descending: Sighting?
    var coincident: Sighting?
    var coincidentCount = 0
    var total = 0
    var groups = 0
    var others = 0
    var isCut = false
    /// One is a bound of the other.
    var areLinked = false

    init(_ pair: Pair) {
      self.pair = pair
    }

    mutating func look(in sheet: borrowing SheetFormulas) {
      for group in SizeClassGroup.allCases {
        let combination = sheet[group]
        if combination.isSystemPresentation { continue }
        let entries = combination.formulas.entries
        guard
          let first = entries.first(where: { $0.id == pair.first }),
          let second = entries.first(where: { $0.id == pair.second }),
          first.isActive(in: group.classes), second.isActive(in: group.classes)
        else { continue }
        if first.min == second.id || first.max == second.id || second.min == first.id
          || second.max == first.id
        {
          areLinked = true
        }
        let before = coincidentCount
        let rows = HeightTable.rows(in: group)
        for row in rows {
          look(at: row, combination.formulas, first, second)
        }
        if coincidentCount - before == rows.count {
          groups |= 1 << Int(group.rawValue)
        } else {
          others += coincidentCount - before
        }
      }
    }

    private mutating func look(
      at row: HeightTable.Row, _ formulas: borrowing DetentFormulas, _ one: DetentFormulas.Entry,
      _ other: DetentFormulas.Entry
    ) {
      let container = row.device.device.container
      let limit = formulas.limitHeight(in: container)
      guard
        let first = formulas.bounded(
          one, limit: limit, height: row.height, safeBottom: row.safeBottom),
        let second = formulas.bounded(
          other, limit: limit, height: row.height, safeBottom: row.safeBottom)
      else { return }
      let lower = first.clamped(to: limit)
      let upper = second.clamped(to: limit)
      total += 1
      let sighting = Sighting(
        device: row.device, first: container.aligned(lower, limit: limit),
        second: container.aligned(upper, limit: limit))
      if DetentSurvey.coincide(lower, upper, in: container, limit: limit) {
        coincidentCount += 1
        if coincident == nil {
          coincident = sighting
          isCut = first.lower > limit + row.halfPixel || second.lower > limit + row.halfPixel
        }
      } else if lower.isBelow(upper, tolerance: row.halfPixel) {
        if ascending == nil { ascending = sighting }
      } else if upper.isBelow(lower, tolerance: row.halfPixel) {
        if descending == nil { descending = sighting }
      }
    }
  }
}
