/// Bounds on what one file may ask of the front end; each is named by the diagnostic that enforces it.
///
/// Together they keep every input linear in time and memory: libyaml itself is quadratic in the
/// depth of nested brackets, and aliases can multiply a few hundred bytes without end.
package struct Limits: Sendable {
  /// Size of a file in bytes.
  package var fileSize: Int
  /// Collections inside one another, of either style.
  package var depth: Int
  /// Brackets and braces inside one another; lower than `depth`, because each costs libyaml time
  /// for every token inside it.
  package var flowDepth: Int
  /// Scalars, keys, sequences and mappings of a file.
  package var nodes: Int
  /// Decoded bytes of one scalar.
  package var scalarLength: Int
  /// Decoded bytes of one key.
  package var keyLength: Int
  /// Nodes that the aliases of a file stand for, all together; fewer in a small file.
  package var aliasedNodes: Int
  /// Errors that are reported of one file before the rest is left unread.
  package var errors: Int
  /// Syntax errors that are looked for in one file; each one costs another pass.
  package var syntaxErrors: Int
  /// Size in bytes from which on a file is read on two threads; below it, starting one costs more than it saves.
  package var splitSize: Int

  package init(
    fileSize: Int = 16 << 20,
    depth: Int = 64,
    flowDepth: Int = 32,
    nodes: Int = 4 << 20,
    scalarLength: Int = 64 << 10,
    keyLength: Int = 256,
    aliasedNodes: Int = 1_000_000,
    errors: Int = 1000,
    syntaxErrors: Int = 8,
    splitSize: Int = 256 << 10
  ) {
    self.fileSize = min(fileSize, Int(UInt32.max) / 2)
    self.depth = depth
    self.flowDepth = flowDepth
    self.nodes = min(nodes, Node.largestCount)
    self.scalarLength = min(scalarLength, Node.largestCount)
    self.keyLength = keyLength
    self.aliasedNodes = aliasedNodes
    self.errors = errors
    self.syntaxErrors = syntaxErrors
    self.splitSize = splitSize
  }

  package static let standard = Limits()
}
