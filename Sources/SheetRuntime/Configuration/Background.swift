/// What fills the sheet; it reaches under the bottom safe area.
@frozen public enum Background: Hashable, Sendable {
  /// One colour for light and one for dark appearance.
  case color(SheetColor)
  /// The tint lies over the material.
  case material(Material, tint: SheetColor = .clear)
}
