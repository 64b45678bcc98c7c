package import SheetRuntime
import SheetVocabulary

extension SheetConfiguration {
  /// Sorts `detents` ascending by their heights on the most telling device of some size classes; equal
  /// heights keep the order of their ids, and what is not measured counts with the least it can be.
  ///
  /// - Parameter scratch: Kept from sheet to sheet, so that its storage is; holds the formulas of the
  ///   configuration before sorting.
  /// - Returns: Whether the order changed.
  @discardableResult
  package mutating func sortDetents(
    for group: SizeClassGroup = .compactRegular, scratch: inout DetentFormulas
  ) -> Bool {
    if detents.count < 2 || free != nil { return false }
    scratch.update(self)
    let row = HeightTable.first(in: group)
    let limit = row.limit(
      scratch.limit.from, less: scratch.limit.inset + scratch.parts.outsideStrip)
    var linked: [HeightInterval] = []
    if scratch.hasLinks {
      scratch.evaluate(
        limit: limit, height: row.height, safeBottom: row.safeBottom, into: &linked)
    }
    func height(_ place: Int) -> Double {
      if scratch.hasLinks { return linked[place].clamped(to: limit).lower }
      return scratch.entries[place].formula?
        .height(limit: limit, height: row.height, safeBottom: row.safeBottom).lower ?? 0
    }
    var isSorted = true
    var last = height(0)
    for place in 1..<detents.count {
      let next = height(place)
      if next < last
        || (next == last && detents[place].id.rawValue < detents[place - 1].id.rawValue)
      {
        isSorted = false
        break
      }
      last = next
    }
    if isSorted { return false }
    var order = detents.indices.map { (height: height($0), detent: detents[$0]) }
    order.sort { ($0.height, $0.detent.id.rawValue) < ($1.height, $1.detent.id.rawValue) }
    detents = order.map(\.detent)
    return true
  }
}
