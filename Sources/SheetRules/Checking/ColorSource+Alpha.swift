import SheetRuntime

extension ColorSource {
  /// The colour's own opacity, 0…1, as far as it can be seen from here: an asset counts as opaque.
  var alpha: Double {
    switch self {
    case .rgba(let value): Double(value & 0xFF) / 255
    case .asset(_, let opacity), .system(_, let opacity): opacity
    }
  }
}
