/// What a node is; an alias stands for the node its anchor marks.
@usableFromInline
package enum NodeKind: UInt8, Sendable {
  case scalar
  case sequence
  case mapping
  case alias
}
