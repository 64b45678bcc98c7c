/// What fills the sheet; it reaches under the bottom safe area.
@frozen public enum Background: Hashable, Sendable {
  case color(SheetColor)
  case material(Material)
}
