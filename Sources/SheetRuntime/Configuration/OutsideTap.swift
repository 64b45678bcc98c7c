/// What a tap on the sheet's dimmed surroundings does.
@frozen public enum OutsideTap: UInt8, Hashable, Sendable {
  /// Dismisses a modal sheet, lowers a persistent one.
  case leave
  /// Lowers the sheet to its smallest detent.
  case smallest
  /// Nothing.
  case none
}
