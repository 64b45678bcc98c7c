/// Place of a node in its tree, in source order; a collection comes before what it contains.
@usableFromInline
package struct NodeID: Hashable, Sendable {
  @usableFromInline package let index: UInt32

  /// The node with that place, as read from `index` before.
  @inlinable package init(index: UInt32) {
    self.index = index
  }

  @inlinable init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }
}
