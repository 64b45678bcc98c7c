import SheetDiagnostics
import SheetRuntime
import SheetYAML

/// A detent as it is written, with the places that later faults are reported at.
struct DetentReading {
  var height: DetentHeight
  var min: BoundReading?
  var max: BoundReading?
  var when: SizeClasses = []
  var reach: DetentReach = .drag
  var fallback: DetentFallback = .nearest
  /// The id as written, or as derived from the form.
  var name: String
  var isDerived: Bool
  /// Of the id; of a derived id, the whole detent.
  var nameSpan: SourceSpan
  /// Of what says the height: the word, or the key of its form.
  var formSpan: SourceSpan

  /// A bound is another detent.
  var isLinked: Bool { min?.detent != nil || max?.detent != nil }

  /// The detent, without bounds that are other detents.
  func detent(_ id: DetentIndex) -> Detent {
    Detent(
      id, height, min: min?.bound, max: max?.bound, when: when, reach: reach, fallback: fallback)
  }
}
