/// What lies behind the grabber, across its strip.
@frozen public struct GrabberBackground: Hashable, Sendable {
  public var isPresent: Bool
  /// Lies over the material.
  public var color: SheetColor
  public var material: GrabberMaterial
  /// Content runs behind the strip; otherwise it begins below it.
  public var translucent: Bool

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

  @inlinable public static var none: GrabberBackground { GrabberBackground(isPresent: false) }
}
