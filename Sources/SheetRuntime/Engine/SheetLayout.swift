/// Everything around and inside a sheet that its heights depend on.
public struct SheetLayout: Equatable, Sendable {
  public var container: SheetContainer
  public var measures: LayoutMeasures
  /// Points from the container's bottom edge up to the top of a keyboard; 0 without one.
  public var keyboardHeight: Double
  /// A person asks for less motion.
  public var prefersReducedMotion: Bool

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
