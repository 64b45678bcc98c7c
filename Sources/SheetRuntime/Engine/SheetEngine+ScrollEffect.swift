extension SheetEngine {
  /// What becomes of the scroll view inside a sheet, whose offset is 0 with its content at the top.
  @frozen public enum ScrollEffect: Equatable, Sendable {
    /// The sheet moves, so the content's offset is put back to this.
    case hold(at: Double)
    /// The finger lifted while the sheet moved: the content stops here and does not decelerate.
    case stop(at: Double)
    /// The content scrolls on its own again.
    case release
  }
}
