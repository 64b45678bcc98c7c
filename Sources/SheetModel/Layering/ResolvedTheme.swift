import SheetRuntime
import SheetYAML

/// A named theme with all its parents applied, and who wrote what in it.
///
/// A class, so that a sheet takes it over without copying it first.
final class ResolvedTheme: Sendable {
  struct Written: Sendable {
    let row: Int
    /// `layer` counts among the theme's own `layers`.
    let origin: Origin
  }

  let theme: Theme
  let written: [Written]
  /// The themes it is made of, farthest parent first.
  let layers: [Layer]

  init(theme: Theme, written: [Written], layers: [Layer]) {
    self.theme = theme
    self.written = written
    self.layers = layers
  }

  /// The theme without a name.
  static let system = ResolvedTheme(theme: Theme(), written: [], layers: [])
}
