import SheetModel
import SheetRuntime

extension ResolvedSheet {
  /// Whether something is so in a combination of size classes.
  ///
  /// Nothing is changed; passing a configuration otherwise copies it.
  mutating func isAnywhere(_ holds: (inout SheetConfiguration) -> Bool) -> Bool {
    if holds(&configuration) { return true }
    for var variant in variants.all where holds(&variant.configuration) { return true }
    return false
  }
}
