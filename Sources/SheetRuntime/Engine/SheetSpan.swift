/// Where a sheet stands between the sides of its container.
@frozen public struct SheetSpan: Equatable, Sendable {
  /// Points from the container's left edge.
  public var left: Double
  /// Points, 0 or more.
  public var width: Double

  /// A span in points.
  @inlinable public init(left: Double, width: Double) {
    self.left = left
    self.width = width
  }
}

extension WidthBehavior {
  /// Where a sheet stands in a container.
  ///
  /// A sheet that is narrower than its container stands within the safe area, where it fits. The content's
  /// width is what it asks for, in points; as long as nobody knows, the sheet is as wide as it may be.
  public func span(
    in container: borrowing SheetContainer, contentWidth: Double? = nil,
    isRightToLeft: Bool = false
  ) -> SheetSpan {
    if !isPresent { return SheetSpan(left: 0, width: container.width) }
    let leftMargin = isRightToLeft ? margins.trailing : margins.leading
    let rightMargin = isRightToLeft ? margins.leading : margins.trailing
    let room = container.width - leftMargin - rightMargin
    let safeWidth = container.width - container.safeArea.left - container.safeArea.right
    var width = room
    switch follows {
    case .container: break
    case .content: if let contentWidth, contentWidth < width { width = contentWidth }
    }
    switch max {
    case nil: break
    case .points(let points): if points < width { width = points }
    case .fraction(let fraction):
      if fraction * safeWidth < width { width = fraction * safeWidth }
    }
    if !(width > 0) { width = 0 }
    var low = container.safeArea.left + leftMargin
    var high = container.width - container.safeArea.right - rightMargin
    if high - low < width {
      low = leftMargin
      high = container.width - rightMargin
    }
    let left =
      switch align {
      case .leading: isRightToLeft ? high - width : low
      case .center: (low + high - width) / 2
      case .trailing: isRightToLeft ? low : high - width
      }
    return SheetSpan(left: left, width: width)
  }
}
