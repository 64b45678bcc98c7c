/// What lies behind the grabber, across its strip.
@frozen public struct GrabberBackground: Hashable, Sendable {
  public var isPresent: Bool
  public var color: SheetColor
  /// Content runs behind the strip; otherwise it begins below it.
  public var translucent: Bool

  @inlinable public init(
    isPresent: Bool = true,
    color: SheetColor = .clear,
    translucent: Bool = false
  ) {
    self.isPresent = isPresent
    self.color = color
    self.translucent = translucent
  }

  @inlinable public static var none: GrabberBackground { GrabberBackground(isPresent: false) }
}
