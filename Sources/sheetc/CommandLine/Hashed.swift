/// A key of dictionaries that was hashed when it was made, on whichever thread that was.
struct Hashed<Key: Hashable & Sendable>: Hashable, Sendable {
  let key: Key
  private let hash: Int

  init(_ key: Key) {
    self.key = key
    hash = key.hashValue
  }

  static func == (left: Hashed, right: Hashed) -> Bool {
    left.hash == right.hash && left.key == right.key
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
