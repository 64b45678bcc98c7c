import SheetDiagnostics
import SheetRuntime

/// Bounds that are other detents.
extension SheetFinisher {
  /// Gives bounds that name detents their meaning, and refuses those that go in circles.
  ///
  /// - Parameter all: What is read late of all combinations, whose detents have would-be heights in this one.
  func bind(
    _ late: LateValues, among all: [LateValues], _ configuration: inout SheetConfiguration,
    _ key: Key, _ names: SheetNames, _ findings: inout Findings
  ) {
    let isReported = isChecked && !late.lacksName && isNew(rowsOfHeights)
    for (place, reading) in late.readings.enumerated() where reading.isLinked {
      let min = index(of: reading.min, "min", isReported && knowsIDs, key, names, &findings)
      let max = index(of: reading.max, "max", isReported && knowsIDs, key, names, &findings)
      if late.isFree {
        if place == 0 {
          configuration.free?.min.bind(min, max)
        } else {
          configuration.free?.max.bind(min, max)
        }
      } else if place < configuration.detents.count {
        configuration.detents[place].bind(min, max)
      }
    }
    if isReported { checkCycles(late, all, key, &findings) }
  }

  private var rowsOfHeights: [Int] {
    [rows.detents, rows.free, rows.freeMinimum, rows.freeMaximum]
  }

  private func index(
    of bound: BoundReading?, _ name: StaticString, _ isReported: Bool, _ key: Key,
    _ names: SheetNames, _ findings: inout Findings
  ) -> DetentIndex? {
    guard let reference = bound?.detent else { return nil }
    if let index = names.place(of: reference.id) { return index }
    if isReported {
      reportUnknown(
        reference.id, place(boundRow, name, key, span: reference.span), name, key, names, &findings)
    }
    return nil
  }

  /// The row that the detents with bounds stand in.
  private var boundRow: Int {
    origins.isWritten(rows.free) ? rows.free : rows.detents
  }

  // MARK: Cycles

  private typealias Link = (name: String, span: SourceSpan)

  /// Follows the bounds of every detent, and reports each circle once.
  private func checkCycles(
    _ late: LateValues, _ all: [LateValues], _ key: Key, _ findings: inout Findings
  ) {
    var done: Set<String> = []
    var path: [Link] = []

    func follow(_ name: String) {
      if done.contains(name) { return }
      if let first = path.firstIndex(where: { $0.name == name }) {
        return report(Array(path[first...]), key, &findings)
      }
      for reference in references(of: name, late, all) {
        path.append((name, reference.span))
        follow(reference.id)
        path.removeLast()
      }
      done.insert(name)
    }

    for reading in late.readings where reading.isLinked { follow(reading.name) }
  }

  /// The detents that bound one, as it is in this combination or else in the first that has it.
  private func references(
    of name: String, _ late: LateValues, _ all: [LateValues]
  ) -> [(id: String, span: SourceSpan)] {
    for readings in [late.readings] + all.map(\.readings) {
      if let reading = readings.first(where: { $0.name == name }) {
        return [reading.min?.detent, reading.max?.detent].compactMap(\.self)
      }
    }
    return []
  }

  private func report(_ cycle: [Link], _ key: Key, _ findings: inout Findings) {
    // The error stands at the link that is written first, whichever was met first.
    let start = cycle.indices.min { cycle[$0].span.start < cycle[$1].span.start } ?? 0
    let links = cycle[start...] + cycle[..<start]
    guard let first = links.first else { return }
    let others = links.dropFirst()
    let through =
      others.isEmpty ? "" : " through \(Phrase.alternatives(others.map(\.name), "and"))"
    let place = place(boundRow, "detents", key, span: first.span)
    // One that runs through a variant is met from there again.
    let isKnown = findings.report.diagnostics.contains {
      $0.id == .boundCycle && $0.span == place.span
    }
    if isKnown { return }
    findings.error(
      .boundCycle, "detent '\(first.name)' is bound by itself\(through)", at: place.span,
      notes: place.notes
        + others.map { .init("'\($0.name)' is bound by the next one here", at: $0.span) })
  }
}

extension Detent {
  /// Takes over the detents that are its bounds.
  fileprivate mutating func bind(_ min: DetentIndex?, _ max: DetentIndex?) {
    if let min { self.min = .detent(min) }
    if let max { self.max = .detent(max) }
  }
}
