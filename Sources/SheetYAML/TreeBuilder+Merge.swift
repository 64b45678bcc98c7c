import SheetDiagnostics

extension TreeBuilder {
  /// Builds the entries of the open mapping, which has merge keys: what they merge, under its own.
  ///
  /// The aliases have been counted against the limit with all they stand for, which is at least
  /// what is copied here.
  mutating func layMergedEntries() {
    var table = KeyTable(capacity: keys.count - open.firstKey)
    for place in open.firstKey..<keys.count where !self[Int(keys[place].node)].has(.hidden) {
      _ = insert(keys[place].hash, keys[place].node, into: &table)
    }
    var list: [MergedMappings.Entry] = []
    var key = open.node + 1
    while key < nodeCount {
      let value = self[key].next(after: key)
      if !self[key].has(.hidden) {
        list.append(entry(key, value))
      } else if isMergeKey(key) {
        merge(value, into: &list, &table)
      }
      key = self[value].next(after: value)
    }
    let number = merged.add(list)
    self[open.node].count = number
    self[open.node].set(.merged)
  }

  private func entry(_ key: Int, _ value: Int) -> MergedMappings.Entry {
    MergedMappings.Entry(
      key: UInt32(truncatingIfNeeded: key), value: UInt32(truncatingIfNeeded: value))
  }

  /// Adds the entries that a value of `<<` stands for: a mapping or a list of mappings.
  private mutating func merge(
    _ value: Int, into list: inout [MergedMappings.Entry], _ table: inout KeyTable
  ) {
    if self[value].has(.broken) { return lackMerge() }
    let target = resolved(value)
    switch self[target].kind {
    case .mapping: mergeMapping(target, into: &list, &table)
    case .sequence:
      var element = target + 1
      let end = Int(self[target].link)
      while element < end {
        let mapping = resolved(element)
        if self[mapping].kind == .mapping {
          mergeMapping(mapping, into: &list, &table)
        } else if self[element].has(.broken) {
          lackMerge()
        } else {
          refuseMerge(of: element)
        }
        element = self[element].next(after: element)
      }
    case .scalar, .alias: refuseMerge(of: value)
    }
  }

  private func resolved(_ index: Int) -> Int {
    self[index].kind == .alias ? Int(self[index].link) : index
  }

  /// Adds the entries of a mapping that is complete, merged ones included.
  private mutating func mergeMapping(
    _ mapping: Int, into list: inout [MergedMappings.Entry], _ table: inout KeyTable
  ) {
    let node = self[mapping]
    if node.has(.merged) {
      for place in merged.range(node.count) {
        let entry = merged.entries[place]
        add(entry, to: &list, &table)
      }
      return
    }
    var key = mapping + 1
    while key < Int(node.link) {
      let value = self[key].next(after: key)
      if !self[key].has(.hidden) { add(entry(key, value), to: &list, &table) }
      key = self[value].next(after: value)
    }
  }

  /// Adds an entry unless its key is there already.
  private func add(
    _ entry: MergedMappings.Entry, to list: inout [MergedMappings.Entry], _ table: inout KeyTable
  ) {
    let hash = withText(of: Int(entry.key)) { keyHash($0.baseAddress, $0.count) }
    if insert(hash, entry.key, into: &table) == nil { list.append(entry) }
  }

  /// What the open mapping lacks may be what it was to merge.
  private mutating func lackMerge() {
    self[open.node].set(.broken)
  }

  private mutating func refuseMerge(of value: Int) {
    lackMerge()
    if hasTooManyErrors { return }
    report.error(
      .mergeValue, "'<<' takes an alias of a mapping, or a list of them", at: span(of: value))
  }
}
