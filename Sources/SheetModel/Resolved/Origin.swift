/// Where the value of one key comes from.
package struct Origin: Hashable, Sendable {
  /// Place of the layer in `Origins.layers`; 0 is what is built in.
  package internal(set) var layer: UInt16 = 0
  /// Height of the layer among those of the sheet: what a higher layer wrote wins over variants of lower ones.
  var order: UInt16 = 0
  var key: UInt32 = 0
  var value: UInt32 = 0

  /// Nobody wrote the key, so it has the value that is built in.
  static let builtIn = Origin()

  /// The value is built in again, because a layer of height `order` removed or replaced what it lies in.
  static func removed(by order: UInt16) -> Origin {
    Origin(order: order)
  }
}
