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
  package static func nearest(to name: String, in candidates: [String]) -> [String] {
    var name = name
    return name.withUTF8 { name in
      guard name.count <= longestName else { return [] }
      let letters = letterSet(name)
      var best = 4
      var found: [String] = []
      for candidate in candidates.prefix(mostCandidates) {
        var bytes = candidate
        guard let distance = bytes.withUTF8({ distance(name, letters, $0) }), distance <= best
        else { continue }
        if distance < best {
          best = distance
          found = []
        }
        found.append(candidate)
      }
      return Array(found.prefix(3))
    }
  }

  /// The same of what is no list.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> [String] {
    nearest(to: name, in: Array(candidates.prefix(mostCandidates)))
  }

  /// Whether a name is near another, which it is not to itself; allocates nothing for names of ASCII.
  package static func isNear(
    _ name: UnsafeBufferPointer<UInt8>, to other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    name.count <= longestName && distance(name, letterSet(name), other) != nil
  }

  /// The distance of names that are near, at most 3; `letters` are those of `name`.
  private static func distance(
    _ name: UnsafeBufferPointer<UInt8>, _ letters: UInt32?, _ other: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard !name.isEmpty, other.count <= longestName else { return nil }
    guard let letters, let others = letterSet(other) else {
      return scalars(of: name).withUnsafeBufferPointer { name in
        scalars(of: other).withUnsafeBufferPointer { distance(name, $0) }
      }
    }
    // A changed letter shows as two different bits, so more than six mean more than three edits.
    return (letters ^ others).nonzeroBitCount <= 6 ? distance(name, other) : nil
  }

  private static func distance<Letter: FixedWidthInteger>(
    _ name: UnsafeBufferPointer<Letter>, _ other: UnsafeBufferPointer<Letter>
  ) -> Int? {
    guard abs(other.count - name.count) < 4 else { return nil }
    if name.elementsEqual(other, by: { folded($0) == folded($1) }) {
      return name.elementsEqual(other) ? nil : 1
    }
    let distance = editDistance(name, other)
    return distance < 4 && distance * 2 < max(name.count, other.count) ? distance : nil
  }

  /// One bit per letter that occurs, case aside, shared with other characters; `nil` unless ASCII.
  private static func letterSet(_ name: UnsafeBufferPointer<UInt8>) -> UInt32? {
    var set: UInt32 = 0
    for byte in name {
      guard byte < 0x80 else { return nil }
      set |= 1 << UInt32(byte & 31)
    }
    return set
  }

  private static func scalars(of name: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    String(decoding: name, as: UTF8.self).unicodeScalars.map(\.value)
  }

  @inline(__always)
  private static func folded<Letter: FixedWidthInteger>(_ letter: Letter) -> Letter {
    (0x41...0x5A).contains(letter) ? letter | 0x20 : letter
  }

  /// Optimal string alignment distance: no part of a name is edited twice.
  private static func editDistance<Letter: FixedWidthInteger>(
    _ from: UnsafeBufferPointer<Letter>, _ to: UnsafeBufferPointer<Letter>
  ) -> Int {
    let width = to.count + 1
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * width) { rows in
      var (beforeLast, last, current) = (0, width, 2 * width)
      for column in 0..<width { rows[last + column] = UInt8(column) }
      for row in from.indices {
        rows[current] = UInt8(row + 1)
        for column in to.indices {
          let change = rows[last + column] + (from[row] == to[column] ? 0 : 1)
          var cost = min(change, rows[last + column + 1] + 1, rows[current + column] + 1)
          if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
            cost = min(cost, rows[beforeLast + column - 1] + 1)
          }
          rows[current + column + 1] = cost
        }
        (beforeLast, last, current) = (last, current, beforeLast)
      }
      return Int(rows[last + to.count])
    }
  }
}
