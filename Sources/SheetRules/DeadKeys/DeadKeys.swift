import SheetRuntime

/// The keys that others leave without effect, in the parts of a sheet that they stand in.
///
/// A value that agrees with what makes it meaningless is not among them: `expandsFirst: false` beside
/// `swipeMode: none` says twice what is so once. A list is made when the first sheet writes something of its part.
enum DeadKeys {
  /// There is one height to rest at.
  @inline(__always)
  static func hasOneHeight(_ configuration: borrowing SheetConfiguration) -> Bool {
    configuration.free == nil && configuration.detents.count == 1
  }

  /// A drag may take the sheet away.
  static func isSwipedAway(_ configuration: borrowing SheetConfiguration) -> Bool {
    configuration.presentation == .modal && configuration.dismiss.swipe
  }

  /// Drags of the content, and of a scroll view in it, do not move the sheet.
  static func contentStays(_ configuration: borrowing SheetConfiguration) -> Bool {
    configuration.swipeMode != .full
  }
}
