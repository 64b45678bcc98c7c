/// Finds the declared names that a misspelt one was probably meant to be.
package enum Spelling {
  /// Candidates past this many, and names longer than `longestName`, are not looked at, so that a
  /// file of nothing but mistakes costs no more than a constant each.
  private static let mostCandidates = 512
  private static let longestName = 64

  /// Names of `candidates` nearest to `name`, at most three of equal distance, in their order.
  ///
  /// Distance counts inserted, left out, changed and swapped neighbouring characters. A near name
  /// differs in at most three, and in less than half of the longer name. A name that differs in
  /// letter case alone is always near.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> [String] {
    guard !name.isEmpty, name.utf8.count <= longestName else { return [] }
    let letters = letterSet(name)
    let name = Array(name.unicodeScalars)
    var best = 4
    var found: [String] = []
    for candidate in candidates.prefix(mostCandidates) {
      guard candidate.utf8.count <= longestName else { continue }
      // A changed letter shows as two different bits, so more than six mean more than three edits.
      if let letters, let others = letterSet(candidate) {
        guard (letters ^ others).nonzeroBitCount <= 6 else { continue }
      }
      let other = Array(candidate.unicodeScalars)
      guard abs(other.count - name.count) < 4 else { continue }
      let differsInCase = folded(other) == folded(name)
      let distance = differsInCase ? 1 : editDistance(name, other)
      guard other != name, distance < 4,
        differsInCase || distance * 2 < max(name.count, other.count)
      else { continue }
      if distance < best {
        best = distance
        found = []
      }
      if distance == best { found.append(candidate) }
    }
    return Array(found.prefix(3))
  }

  /// One bit per letter that occurs, case aside, shared with other characters; `nil` unless ASCII.
  private static func letterSet(_ name: String) -> UInt32? {
    var set: UInt32 = 0
    for byte in name.utf8 {
      guard byte < 0x80 else { return nil }
      set |= 1 << UInt32(byte & 31)
    }
    return set
  }

  private static func folded(_ name: [Unicode.Scalar]) -> [UInt32] {
    name.map { ("A"..."Z").contains($0) ? $0.value + 32 : $0.value }
  }

  /// Optimal string alignment distance: no part of a name is edited twice.
  private static func editDistance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: to.count + 1)
    var last = Array(0...to.count)
    var current = beforeLast
    for row in 0..<from.count {
      current[0] = row + 1
      for column in 0..<to.count {
        let change = last[column] + (from[row] == to[column] ? 0 : 1)
        var cost = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cost
      }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[to.count]
  }
}
