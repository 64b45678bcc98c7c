import SheetDiagnostics
import SheetRuntime

/// A bound as it is written.
enum BoundReading {
  case bound(HeightBound)
  /// The id of a detent, to which only a whole sheet gives a meaning.
  case detent(String, at: SourceSpan)

  var bound: HeightBound? {
    switch self {
    case .bound(let bound): bound
    case .detent: nil
    }
  }

  var detent: (id: String, span: SourceSpan)? {
    switch self {
    case .bound: nil
    case .detent(let id, let span): (id, span)
    }
  }
}
