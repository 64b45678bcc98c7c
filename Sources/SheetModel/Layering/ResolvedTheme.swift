import SheetRuntime
import SheetYAML

/// A named theme with all its parents applied, and who wrote what in it.
struct ResolvedTheme: Sendable {
  struct Written: Sendable {
    let row: Int
    /// `layer` counts among the theme's own `layers`.
    let origin: Origin
  }

  let theme: Theme
  let written: [Written]
  /// The themes it is made of, farthest parent first.
  let layers: [Layer]

  /// The theme without a name.
  static let system = ResolvedTheme(theme: Theme(), written: [], layers: [])
}
