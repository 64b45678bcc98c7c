/// Everything around and inside a sheet that its heights depend on.
public struct SheetLayout: Equatable, Sendable {
  /// What the sheet rises in.
  public var container: SheetContainer
  /// What only the app can tell of the sheet's parts.
  public var measures: LayoutMeasures
  /// Points from the container's bottom edge up to the top of a keyboard; 0 without one.
  public var keyboardHeight: Double
  /// A person asks for less motion.
  public var prefersReducedMotion: Bool

  /// A container without a keyboard, of whose content nothing is known, but for what is given.
  @inlinable public init(
    _ container: SheetContainer,
    measures: LayoutMeasures = LayoutMeasures(),
    keyboardHeight: Double = 0,
    prefersReducedMotion: Bool = false
  ) {
    self.container = container
    self.measures = measures
    self.keyboardHeight = keyboardHeight
    self.prefersReducedMotion = prefersReducedMotion
  }

  /// How far a keyboard reaches above the bottom safe area, in points.
  @inlinable public var keyboardOverlap: Double {
    let overlap = keyboardHeight - container.safeArea.bottom
    return overlap > 0 ? overlap : 0
  }
}
