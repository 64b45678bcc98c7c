/// A collection whose end has not been read yet.
struct OpenCollection {
  enum Kind {
    case document
    case sequence
    case mapping
  }

  let kind: Kind
  let node: Int
  let isFlow: Bool
  /// Indentation of the nearest block collection, in code points; -1 at the top level, and while a
  /// block mapping that begins with an anchor has not had its first key.
  var column: Int
  /// Where the keys of this mapping begin among the open keys.
  let firstKey: Int
  /// Index of its anchor, or -1.
  let anchor: Int
  /// A mapping's key has been read and its value has not.
  var awaitsValue = false
  var keyIsHidden = false
  var count = 0
  var merges = 0
}
