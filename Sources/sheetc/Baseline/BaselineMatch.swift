internal import SheetModel

/// What a run finds, held against what a baseline lists.
struct BaselineMatch {
  /// Whether the baseline lists each finding.
  private(set) var isKnown: [Bool]
  /// How often each entry is found, listed or not.
  private(set) var found: [BaselineEntry: Int] = [:]
  /// How often each entry is found that the baseline lists, under its present file.
  private(set) var known: [BaselineEntry: Int] = [:]
  /// What the baseline lists beyond that.
  private(set) var rest: [BaselineEntry: Int]

  /// How many findings the baseline does not list.
  var newCount: Int { isKnown.reduce(0) { $0 + ($1 ? 0 : 1) } }

  /// Takes findings in order; where more are found than are listed, the first are those that are listed.
  ///
  /// What is not listed for its own file may have come from another: from one that was renamed, or out of which it
  /// was moved.
  ///
  /// - Parameter isLeft: Whether what a file no longer has may have gone to another.
  init(
    _ findings: [BaselineEntry], in listed: [BaselineEntry: Int], isLeft: (PathKey) -> Bool
  ) {
    isKnown = Array(repeating: false, count: findings.count)
    rest = listed
    for (place, finding) in findings.enumerated() {
      found[finding, default: 0] += 1
      if let count = rest[finding], count > 0 { take(finding, as: finding, place) }
    }
    let others = findings.indices.filter { !isKnown[$0] }
    if others.isEmpty { return }
    let subjects = Set(others.map { findings[$0].subject })
    var left: [PathKey: Bool] = [:]
    let candidates = rest.filter { entry, count in
      if count == 0 || !subjects.contains(entry.subject) { return false }
      let isFileLeft = left[entry.file] ?? isLeft(entry.file)
      left[entry.file] = isFileLeft
      return isFileLeft
    }
    // The last of each list is the next to be taken.
    var sources: [BaselineEntry.Subject: [BaselineEntry]] = [:]
    for (entry, _) in BaselineFile.ordered(candidates.keys).reversed() {
      sources[entry.subject, default: []].append(entry)
    }
    for place in others {
      let finding = findings[place]
      guard let source = sources[finding.subject]?.last else { continue }
      take(finding, as: source, place)
      if rest[source] == 0 { sources[finding.subject]?.removeLast() }
    }
  }

  private mutating func take(_ finding: BaselineEntry, as entry: BaselineEntry, _ place: Int) {
    isKnown[place] = true
    known[finding, default: 0] += 1
    rest[entry, default: 0] -= 1
  }
}
