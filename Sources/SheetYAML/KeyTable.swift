/// Keys of one large mapping by hash: open addressing, never more than half full.
struct KeyTable {
  private var slots: [UInt32]
  private(set) var hashes: [UInt64] = []
  private(set) var nodes: [UInt32] = []

  init(capacity: Int) {
    var size = 8
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// First slot to look at for a hash.
  func home(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (slots.count - 1)
  }

  func slot(after slot: Int) -> Int {
    (slot + 1) & (slots.count - 1)
  }

  /// Place of the key in a slot among the keys added, or `nil` when the slot is free.
  func key(in slot: Int) -> Int? {
    slots[slot] == 0 ? nil : Int(slots[slot]) - 1
  }

  /// Adds a key in a free slot.
  mutating func add(hash: UInt64, node: UInt32, in slot: Int) {
    hashes.append(hash)
    nodes.append(node)
    slots[slot] = UInt32(truncatingIfNeeded: nodes.count)
    if nodes.count * 2 > slots.count { grow() }
  }

  /// Twice the slots; keys keep their places.
  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (place, hash) in hashes.enumerated() {
      var slot = home(of: hash)
      while slots[slot] != 0 { slot = self.slot(after: slot) }
      slots[slot] = UInt32(truncatingIfNeeded: place + 1)
    }
  }
}
