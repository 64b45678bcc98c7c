/// The shortest way from one list of lines to another, as runs of lines that were kept or replaced.
///
/// Myers' greedy algorithm, after equal lines at both ends are set aside. Its time grows with the
/// number of differences, so past a limit the rest is taken as replaced in one piece: a diff is then
/// longer than it needs to be, and still right.
struct LineDiff {
  /// A run of old lines replaced by a run of new ones; either may be empty.
  struct Change: Hashable {
    let old: Range<Int>
    let new: Range<Int>
  }

  /// In order, with at least one kept line between any two.
  private(set) var changes: [Change] = []

  private static let mostDifferences = 2_000

  /// - Parameters:
  ///   - old: the lines as numbers, equal where the lines are.
  ///   - new: the same, with the same numbers.
  init(from old: [Int], to new: [Int]) {
    var prefix = 0
    while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < min(old.count, new.count) - prefix,
      old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    {
      suffix += 1
    }
    let oldMiddle = prefix..<old.count - suffix
    let newMiddle = prefix..<new.count - suffix
    if oldMiddle.isEmpty || newMiddle.isEmpty {
      add(Change(old: oldMiddle, new: newMiddle))
      return
    }
    guard let trace = Self.trace(old[oldMiddle], new[newMiddle]) else {
      add(Change(old: oldMiddle, new: newMiddle))
      return
    }
    follow(trace, oldMiddle, newMiddle)
  }

  private mutating func add(_ change: Change) {
    if change.old.isEmpty && change.new.isEmpty { return }
    if let last = changes.last, last.old.upperBound == change.old.lowerBound,
      last.new.upperBound == change.new.lowerBound
    {
      changes[changes.count - 1] = Change(
        old: last.old.lowerBound..<change.old.upperBound,
        new: last.new.lowerBound..<change.new.upperBound)
    } else {
      changes.append(change)
    }
  }

  /// For each number of differences, the furthest old line reached on each diagonal from `-d` to `d`.
  ///
  /// - Returns: `nil` if there are more differences than are looked for.
  private static func trace(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [[Int32]]? {
    var trace: [[Int32]] = []
    for distance in 0...min(mostDifferences, old.count + new.count) {
      var furthest = [Int32](repeating: 0, count: 2 * distance + 1)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        var x = trace.last.map { start(diagonal, distance, $0).x } ?? 0
        var y = x - diagonal
        while x < old.count, y < new.count, old[old.startIndex + x] == new[new.startIndex + y] {
          x += 1
          y += 1
        }
        furthest[diagonal + distance] = Int32(x)
        if x >= old.count && y >= new.count {
          trace.append(furthest)
          return trace
        }
      }
      trace.append(furthest)
    }
    return nil
  }

  /// Where the path to `diagonal` starts that takes one more difference than `before`.
  private static func start(
    _ diagonal: Int, _ distance: Int, _ before: [Int32]
  ) -> (x: Int, isInsertion: Bool) {
    // `before` holds the diagonals from -(distance - 1).
    let index = diagonal + distance - 1
    if diagonal == -distance
      || diagonal != distance && before[index - 1] < before[index + 1]
    {
      return (Int(before[index + 1]), true)
    }
    return (Int(before[index - 1]) + 1, false)
  }

  /// Walks `trace` back from its end and notes the lines that were not kept.
  private mutating func follow(_ trace: [[Int32]], _ old: Range<Int>, _ new: Range<Int>) {
    var steps: [Change] = []
    var diagonal = old.count - new.count
    for distance in stride(from: trace.count - 1, to: 0, by: -1) {
      let (x, isInsertion) = Self.start(diagonal, distance, trace[distance - 1])
      let y = x - diagonal
      let oldEnd = old.lowerBound + x
      let newEnd = new.lowerBound + y
      if isInsertion {
        steps.append(Change(old: oldEnd..<oldEnd, new: newEnd - 1..<newEnd))
        diagonal += 1
      } else {
        steps.append(Change(old: oldEnd - 1..<oldEnd, new: newEnd..<newEnd))
        diagonal -= 1
      }
    }
    for step in steps.reversed() { add(step) }
  }
}
