/// The system's blurred materials.
@frozen public enum Material: UInt8, Hashable, Sendable {
  /// Shows most of what is behind.
  case thin
  /// The one in between.
  case regular
  /// Shows least of what is behind.
  case thick
  /// Liquid Glass, where the system has it; `regular` before.
  case glass
}
