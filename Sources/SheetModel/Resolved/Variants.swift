package import SheetDiagnostics
package import SheetRuntime

/// What a sheet is in the size classes that its variants name; `nil` where it is as in the base.
package struct Variants: Sendable {
  /// The variants a sheet can have, in the order they are laid over the base.
  package enum Name: UInt8, Sendable, CaseIterable {
    case regularWidth
    case compactHeight

    package var text: String {
      switch self {
      case .regularWidth: "regularWidth"
      case .compactHeight: "compactHeight"
      }
    }
  }

  package private(set) var regularWidth: SheetConfiguration?
  package private(set) var compactHeight: SheetConfiguration?
  /// Both hold, as for large phones in landscape; not `nil` as soon as one of the two is not.
  package private(set) var regularWidthCompactHeight: SheetConfiguration?
  /// Origins of the values of each combination; not `nil` exactly where the combination is not.
  package private(set) var origins = VariantOrigins()

  /// The keys of the variants, where the sheet itself writes them.
  package var keySpans = KeySpans()

  package struct KeySpans: Sendable {
    package var regularWidth: SourceSpan?
    package var compactHeight: SourceSpan?
  }

  package struct VariantOrigins: Sendable {
    package var regularWidth: Origins?
    package var compactHeight: Origins?
    package var regularWidthCompactHeight: Origins?
  }

  package init() {}

  /// The sheet is everywhere as in the base; stored, since asking a configuration whether it is there copies it.
  package private(set) var isEmpty = true

  mutating func set(
    _ names: [Name], _ configuration: SheetConfiguration, _ origins: Origins
  ) {
    switch (names.contains(.regularWidth), names.contains(.compactHeight)) {
    case (true, true):
      regularWidthCompactHeight = configuration
      self.origins.regularWidthCompactHeight = origins
    case (true, false):
      regularWidth = configuration
      self.origins.regularWidth = origins
    case (false, true):
      compactHeight = configuration
      self.origins.compactHeight = origins
    case (false, false): return
    }
    isEmpty = false
  }

  /// Every combination that differs from the base, in the order regular width, compact height, both.
  package var all: [(names: [Name], configuration: SheetConfiguration, origins: Origins)] {
    var all: [(names: [Name], configuration: SheetConfiguration, origins: Origins)] = []
    if let regularWidth, let origins = origins.regularWidth {
      all.append(([.regularWidth], regularWidth, origins))
    }
    if let compactHeight, let origins = origins.compactHeight {
      all.append(([.compactHeight], compactHeight, origins))
    }
    if let regularWidthCompactHeight, let origins = origins.regularWidthCompactHeight {
      all.append(([.regularWidth, .compactHeight], regularWidthCompactHeight, origins))
    }
    return all
  }
}
