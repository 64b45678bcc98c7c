extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The rectangle a part of the way to another; the stub's animations are made of these.
  func interpolated(to other: CGRect, _ part: CGFloat) -> CGRect {
    CGRect(
      x: minX + (other.minX - minX) * part, y: minY + (other.minY - minY) * part,
      width: width + (other.width - width) * part, height: height + (other.height - height) * part)
  }
}
