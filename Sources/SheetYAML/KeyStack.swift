/// Keys of the open mappings with a hash of their text each, the innermost mapping last.
///
/// Its storage is kept when keys are dropped: a mapping's keys overwrite those of the one before.
struct KeyStack {
  struct Key {
    var hash: UInt64
    var node: UInt32
  }

  private var storage: [Key] = []
  private(set) var count = 0

  subscript(_ place: Int) -> Key { storage[place] }

  @inline(__always)
  mutating func push(_ hash: UInt64, _ node: Int) {
    let key = Key(hash: hash, node: UInt32(truncatingIfNeeded: node))
    if count < storage.count { storage[count] = key } else { storage.append(key) }
    count += 1
  }

  /// Adds keys of another stack, whose nodes come to lie further on.
  mutating func append(_ other: KeyStack, from first: Int, shift: UInt32) {
    for place in first..<other.count {
      let key = other[place]
      push(key.hash, Int(key.node + shift))
    }
  }

  @inline(__always)
  mutating func drop(to count: Int) {
    self.count = count
  }

  /// Whether two keys from `first` on have the same hash; compares all pairs.
  ///
  /// By itself, so that nothing else takes the registers of its loop.
  @inline(never)
  func hasEqualHashes(from first: Int) -> Bool {
    storage.withUnsafeBufferPointer { keys in
      guard let start = keys.baseAddress else { return false }
      let first = start + first
      let end = start + count
      var key = first + 1
      while key < end {
        let hash = key.pointee.hash
        var earlier = first
        repeat {
          if earlier.pointee.hash == hash { return true }
          earlier += 1
        } while earlier < key
        key += 1
      }
      return false
    }
  }
}
