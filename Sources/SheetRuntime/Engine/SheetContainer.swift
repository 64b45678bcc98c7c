/// The window or view a sheet rises in, as it is laid out now.
@frozen public struct SheetContainer: Hashable, Sendable {
  /// Points, finite.
  public var width: Double
  /// Points, finite.
  public var height: Double
  /// In the container, 0 or more on each side.
  public var safeArea: SafeAreaInsets
  /// Points from the container's top to the bottom of a visible navigation bar; `nil` without one.
  public var navigationBarBottom: Double?
  /// Pixels per point, more than 0.
  public var displayScale: Double
  /// One class of each axis.
  public var sizeClasses: SizeClasses

  /// A container without insets and navigation bar, but for what is given.
  @inlinable public init(
    width: Double,
    height: Double,
    safeArea: SafeAreaInsets = SafeAreaInsets(),
    navigationBarBottom: Double? = nil,
    displayScale: Double,
    sizeClasses: SizeClasses
  ) {
    self.width = width
    self.height = height
    self.safeArea = safeArea
    self.navigationBarBottom = navigationBarBottom
    self.displayScale = displayScale
    self.sizeClasses = sizeClasses
  }

  /// Points from the bottom safe area up to an edge, the most a limit without inset allows; may be
  /// negative in a container shorter than its insets.
  @inlinable public func room(below edge: LimitEdge) -> Double {
    switch edge {
    case .safeArea: height - safeArea.bottom - safeArea.top
    case .navigationBar: height - safeArea.bottom - (navigationBarBottom ?? safeArea.top)
    case .container: height - safeArea.bottom
    }
  }

  /// Half a pixel in points: heights no further apart are the same height.
  @inlinable public var halfPixel: Double { 0.5 / displayScale }

  /// A height of 0 or more rounded to whole pixels, never above a limit.
  @inlinable public func aligned(_ height: Double, limit: Double) -> Double {
    let nearest = Self.whole(height * displayScale + 0.5) / displayScale
    if nearest <= limit { return nearest }
    // The limit itself may miss a whole pixel by a rounding error; a thousandth of one is not shown.
    return Self.whole(limit * displayScale + 0.001) / displayScale
  }

  /// Both ends rounded to whole pixels, never above a limit.
  @inlinable public func aligned(_ height: HeightInterval, limit: Double) -> HeightInterval {
    HeightInterval(
      lower: aligned(height.lower, limit: limit), upper: aligned(height.upper, limit: limit))
  }

  /// The whole part of a number of 0 or more; the standard library's `rounded` would need libm linked.
  @inlinable static func whole(_ number: Double) -> Double {
    // From 2⁵² on every number is whole.
    number < 4_503_599_627_370_496 ? Double(Int64(number)) : number
  }
}
