import SheetDiagnostics
import SheetRuntime
import SheetYAML

/// Values of one combination of size classes that are read when all its layers are there.
struct LateValues {
  /// Detents in the order written, or the two ends of a free range.
  var readings: [DetentReading] = []
  var isFree = false
  /// A bound is another detent.
  var isLinked = false
  /// A detent could not be read, not even its id, so that a name that is not there may be its.
  var lacksName = false
  var initial: InitialReference?
  var passthrough: PassthroughReference?
}
