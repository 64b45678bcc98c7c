/// Entries of the mappings that have merge keys, each list with what it merges laid under.
@usableFromInline
struct MergedMappings: Sendable {
  @usableFromInline
  struct Entry: Sendable {
    @usableFromInline var key: UInt32
    @usableFromInline var value: UInt32
  }

  @usableFromInline private(set) var entries: [Entry] = []
  @usableFromInline var ends: [Int] = []

  /// Entries of the mapping that was added as number `index`.
  @inlinable func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  /// Adds the entries of one mapping and returns its number.
  mutating func add(_ list: [Entry]) -> Int {
    entries += list
    ends.append(entries.count)
    return ends.count - 1
  }

  /// Adds the mappings of the next part of a file, whose nodes come to lie further on.
  mutating func append(_ other: MergedMappings, shift: UInt32) {
    let first = entries.count
    for entry in other.entries {
      entries.append(Entry(key: entry.key + shift, value: entry.value + shift))
    }
    for end in other.ends { ends.append(first + end) }
  }
}
