package import SheetRuntime

/// The forms of a detent's height, and its options.
package enum DetentFeature: String, Sendable, CaseIterable {
  case headerOnly
  case fitContent
  case medium
  case maxHeight
  case height
  case heightFromEdge = "height, from: edge"
  case fraction
  case fractionOfContainer = "fraction, of: container"
  case fractionOfContent = "fraction, of: content"
  case topInset
  case measured
  case minimum = "min"
  case maximum = "max"
  case when
  case reach

  /// What a detent uses: its form first.
  package static func used(by detent: borrowing Detent) -> [DetentFeature] {
    var features = [form(of: detent.height)]
    if detent.min != nil { features.append(.minimum) }
    if detent.max != nil { features.append(.maximum) }
    if !detent.when.isEmpty { features.append(.when) }
    if detent.reach != .drag { features.append(.reach) }
    return features
  }

  private static func form(of height: DetentHeight) -> DetentFeature {
    switch height {
    case .headerOnly: .headerOnly
    case .fitContent: .fitContent
    case .medium: .medium
    case .maxHeight: .maxHeight
    case .height(_, from: .safeArea): .height
    case .height(_, from: .edge): .heightFromEdge
    case .fraction(_, of: .limit): .fraction
    case .fraction(_, of: .container): .fractionOfContainer
    case .fraction(_, of: .content): .fractionOfContent
    case .topInset: .topInset
    case .measured: .measured
    }
  }
}
