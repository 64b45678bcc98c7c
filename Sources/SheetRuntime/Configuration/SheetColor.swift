/// A colour for light and for dark appearance.
@frozen public struct SheetColor: Hashable, Sendable {
  /// In light appearance.
  public var light: ColorSource
  /// In dark appearance.
  public var dark: ColorSource

  /// A colour of two sources.
  @inlinable public init(light: ColorSource, dark: ColorSource) {
    self.light = light
    self.dark = dark
  }

  /// No colour at all.
  @inlinable public static var clear: SheetColor { rgba(0) }

  /// The same sRGB colour in both appearances, `0xRRGGBBAA`.
  @inlinable public static func rgba(_ value: UInt32) -> SheetColor {
    SheetColor(light: .rgba(value), dark: .rgba(value))
  }

  /// A colour of the asset catalogue; `opacity` is 0…1.
  @inlinable public static func asset(_ name: String, opacity: Double = 1) -> SheetColor {
    SheetColor(light: .asset(name, opacity: opacity), dark: .asset(name, opacity: opacity))
  }

  /// A system colour; `opacity` is 0…1.
  @inlinable public static func system(_ color: SystemColor, opacity: Double = 1) -> SheetColor {
    SheetColor(light: .system(color, opacity: opacity), dark: .system(color, opacity: opacity))
  }
}
