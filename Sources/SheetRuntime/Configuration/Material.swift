/// The system's blurred materials.
@frozen public enum Material: UInt8, Hashable, Sendable {
  case thin
  case regular
  case thick
  /// Liquid Glass, where the system has it; `regular` before.
  case glass
}
