@MainActor open class UISelectionFeedbackGenerator {
  public init() {}
  open func prepare() {}
  open func selectionChanged() { StubHaptics.ticks += 1 }
}

/// Counts what a device would let its owner feel.
@MainActor public enum StubHaptics {
  public static var ticks = 0
}
