/// Place of a node in its tree, in source order; a collection comes before what it contains.
package struct NodeID: Hashable, Sendable {
  package let index: UInt32

  init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }
}
