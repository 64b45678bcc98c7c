import SheetRuntime

/// The order in which a sheet's detents are kept.
enum DetentOrder {
  /// Sorts the detents ascending on the reference device, those of equal height as declared.
  static func sort(_ configuration: inout SheetConfiguration) {
  }
}
