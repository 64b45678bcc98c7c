/// A collection whose end has not been read yet.
struct OpenCollection {
  enum Kind {
    case document
    case sequence
    case mapping
  }

  let kind: Kind
  let isFlow: Bool
  /// A mapping's key has been read and its value has not.
  var awaitsValue = false
  var keyIsHidden = false
  var merges: Int32 = 0
  /// Indentation of the nearest block collection, in code points; -1 at the top level.
  let column: Int
  let node: Int
  /// Where the keys of this mapping begin among the open keys.
  let firstKey: Int
  /// Index of its anchor, or -1.
  let anchor: Int
  var count = 0

  init(_ kind: Kind, node: Int, isFlow: Bool, column: Int, firstKey: Int, anchor: Int) {
    self.kind = kind
    self.node = node
    self.isFlow = isFlow
    self.column = column
    self.firstKey = firstKey
    self.anchor = anchor
  }
}
