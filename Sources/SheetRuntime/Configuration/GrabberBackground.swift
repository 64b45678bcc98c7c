/// What lies behind the grabber, across its strip.
@frozen public struct GrabberBackground: Hashable, Sendable {
  /// There is a background; `false` for `none`.
  public var isPresent: Bool
  /// Lies over the material.
  public var color: SheetColor
  /// Below the colour.
  public var material: GrabberMaterial
  /// Content runs behind the strip; otherwise it begins below it.
  public var translucent: Bool

  /// A background that content begins below, clear but for what is given.
  @inlinable public init(
    isPresent: Bool = true,
    color: SheetColor = .clear,
    material: GrabberMaterial = .none,
    translucent: Bool = false
  ) {
    self.isPresent = isPresent
    self.color = color
    self.material = material
    self.translucent = translucent
  }

  /// Nothing but the sheet's own background.
  @inlinable public static var none: GrabberBackground { GrabberBackground(isPresent: false) }
}
