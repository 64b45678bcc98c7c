/// Keys of the open mappings with a hash of their text each, the innermost mapping last.
struct KeyStack {
  private(set) var hashes: [UInt64] = []
  private(set) var nodes: [UInt32] = []

  var count: Int { nodes.count }

  @inline(__always)
  mutating func push(_ hash: UInt64, _ node: Int) {
    hashes.append(hash)
    nodes.append(UInt32(truncatingIfNeeded: node))
  }

  mutating func drop(to count: Int) {
    hashes.removeLast(hashes.count - count)
    nodes.removeLast(nodes.count - count)
  }
}
