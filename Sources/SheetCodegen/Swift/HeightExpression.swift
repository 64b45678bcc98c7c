import SheetModel
import SheetRuntime

/// Heights of detents as expressions of Swift, in the terms that a target has for a sheet's surroundings.
///
/// The heights are those of the language: points above the bottom safe area. They mean what
/// `HeightFormula` computes, with everything that only the app knows left as an expression.
struct HeightExpression {
  /// What a target calls the things that heights are made of; each is an expression of type `CGFloat`.
  struct Terms {
    /// The limit in points above the bottom safe area, the strip outside of the sheet taken off.
    var limit: String
    /// The container's whole height.
    var container: String
    /// The container's bottom safe area.
    var bottom: String
    /// Height of the content as it fits.
    var content: String
    /// Height of a header or a footer that does not state its own.
    var header: String
    var footer: String
    /// What the app reports, by the name it has in the sheet.
    var measured: (SwiftIdentifier) -> String
    /// What is compared with 568 points to tell the smallest screens; `nil` for the container's height.
    var screen: String?
  }

  private let terms: Terms
  private let parts: StatedParts
  private let measures: [SheetNames.Name]
  private let detents: [Detent]

  init(_ configuration: borrowing SheetConfiguration, _ names: SheetNames, _ terms: Terms) {
    self.terms = terms
    parts = StatedParts(configuration)
    measures = names.measures
    detents = configuration.free.map { [$0.min, $0.max] } ?? configuration.detents
  }

  /// The height of a detent with its bounds and within 0…limit.
  func height(of detent: Detent) -> String {
    "Swift.max(0, Swift.min(\(bounded(detent)), \(terms.limit)))"
  }

  /// The height of a detent with its bounds, not cut by the limit.
  func bounded(_ detent: Detent, depth: Int = 0) -> String {
    var height = base(detent.height)
    if let bound = detent.max, let most = self.bound(bound, depth: depth) {
      height = "Swift.min(\(height), \(most))"
    }
    if let bound = detent.min, let least = self.bound(bound, depth: depth) {
      height = "Swift.max(\(height), \(least))"
    }
    return height
  }

  /// The height of a form without bounds.
  func base(_ height: DetentHeight) -> String {
    switch height {
    case .headerOnly: sum([number(parts.insideStrip)] + header)
    case .fitContent: fitContent
    case .medium: "\(terms.limit) * (\(terms.screen ?? terms.container) > 568 ? 0.56 : 0.63)"
    case .maxHeight: terms.limit
    case .height(let points, let origin): self.points(points, from: origin)
    case .fraction(let part, let base): fraction(part, of: base)
    case .topInset(let points): points == 0 ? terms.limit : "\(terms.limit) - \(number(points))"
    case .measured(let index):
      terms.measured(SwiftIdentifier(key: measures[Int(index.rawValue)].text))
    }
  }

  /// What the whole content is high, header and footer included.
  var fitContent: String {
    let strip = parts.isStripTranslucent ? 0 : parts.insideStrip
    return sum([number(strip)] + header + [terms.content] + footer)
  }

  private var header: [String] {
    parts.hasHeader ? [parts.headerHeight.map { number($0) } ?? terms.header] : []
  }

  private var footer: [String] {
    parts.hasFooter ? [parts.footerHeight.map { number($0) } ?? terms.footer] : []
  }

  private func bound(_ bound: HeightBound, depth: Int) -> String? {
    switch bound {
    case .points(let points, let origin): return self.points(points, from: origin)
    case .fraction(let part, let base): return fraction(part, of: base)
    case .detent(let id):
      // Detents that bound each other in a circle are an error of the language.
      guard depth < detents.count, let other = detents.first(where: { $0.id == id }) else {
        return nil
      }
      return bounded(other, depth: depth + 1)
    }
  }

  private func points(_ points: Double, from origin: HeightOrigin) -> String {
    switch origin {
    case .safeArea: number(points)
    case .edge: "(\(number(points)) - \(terms.bottom))"
    }
  }

  private func fraction(_ part: Double, of base: FractionBase) -> String {
    switch base {
    case .limit: part == 1 ? terms.limit : "\(terms.limit) * \(number(part))"
    case .container: "(\(terms.container) * \(number(part)) - \(terms.bottom))"
    case .content:
      part == 1
        ? fitContent
        : "\(fitContent.contains(" ") ? "(\(fitContent))" : fitContent) * \(number(part))"
    }
  }

  private func sum(_ terms: [String]) -> String {
    let kept = terms.filter { $0 != "0" }
    return kept.isEmpty ? "0" : kept.joined(separator: " + ")
  }

  private func number(_ value: Double) -> String { SwiftLiteral.number(value) }
}
