import SheetModel
import SheetRuntime

/// A height of a sheet that the system presents, in all combinations of size classes.
struct SystemDetent {
  /// The heights that every system has.
  enum Rung: Hashable {
    case medium
    case large
  }

  let id: DetentIndex
  /// As it is written.
  let text: String
  let name: SwiftIdentifier
  /// `nil` where it is not active.
  let forms: BySizeClass<Detent?>
  /// The system's own height that it is wherever it is active; `nil` for one that only newer systems have.
  let rung: Rung?
  /// What stands for it on systems that have only those; `nil` where it is dropped.
  let fallback: Rung?
}
