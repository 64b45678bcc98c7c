package import SheetRuntime

/// One of the four combinations of size classes a window can have.
package enum SizeClassGroup: UInt8, Sendable, CaseIterable {
  /// A phone held upright, or a narrow window.
  case compactRegular
  /// A tablet, or an opened iPhone Duo.
  case regularRegular
  /// A phone on its side.
  case compactCompact
  /// A large phone on its side.
  case regularCompact

  package init(_ classes: SizeClasses) {
    switch (classes.contains(.regularWidth), classes.contains(.compactHeight)) {
    case (false, false): self = .compactRegular
    case (true, false): self = .regularRegular
    case (false, true): self = .compactCompact
    case (true, true): self = .regularCompact
    }
  }

  package var classes: SizeClasses {
    switch self {
    case .compactRegular: .compactRegular
    case .regularRegular: .regularRegular
    case .compactCompact: .compactCompact
    case .regularCompact: .regularCompact
    }
  }
}
