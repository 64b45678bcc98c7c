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

  /// Every combination that differs from the base, in the order regular width, compact height, both.
  package private(set) var all:
    [(names: [Name], configuration: SheetConfiguration, origins: Origins)] = []
  /// The keys of the variants, where the sheet itself writes them.
  package var keySpans = KeySpans()

  package struct KeySpans: Sendable {
    package var regularWidth: SourceSpan?
    package var compactHeight: SourceSpan?
  }

  package init() {}

  /// The sheet is everywhere as in the base.
  package var isEmpty: Bool { all.isEmpty }

  package var regularWidth: SheetConfiguration? { configuration([.regularWidth]) }
  package var compactHeight: SheetConfiguration? { configuration([.compactHeight]) }
  /// Both hold, as for large phones in landscape; not `nil` as soon as one of the two is not.
  package var regularWidthCompactHeight: SheetConfiguration? { configuration(Name.allCases) }

  private func configuration(_ names: [Name]) -> SheetConfiguration? {
    all.first { $0.names == names }?.configuration
  }

  /// Adds a combination after those that come before it.
  mutating func add(_ names: [Name], _ configuration: SheetConfiguration, _ origins: Origins) {
    all.append((names, configuration, origins))
  }
}
