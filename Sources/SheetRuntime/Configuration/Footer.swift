/// A view over the content's end and above the keyboard, supplied by the app.
@frozen public struct Footer: Hashable, Sendable {
  /// There is a footer; `false` for `none`.
  public var isPresent: Bool
  /// Points, 0 or more; `nil` when it is measured.
  public var height: Double?

  /// A footer whose height is measured unless it is given.
  @inlinable public init(isPresent: Bool = true, height: Double? = nil) {
    self.isPresent = isPresent
    self.height = height
  }

  /// No footer.
  @inlinable public static var none: Footer { Footer(isPresent: false) }
}
