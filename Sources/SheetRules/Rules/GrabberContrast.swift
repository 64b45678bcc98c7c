import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A grabber in all but the colour of what it lies on.
enum GrabberContrast: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "grabber-contrast", .warning,
      "The grabber has all but the colour of what lies behind it.",
      why: """
        A grabber that cannot be seen shows nobody that the sheet can be dragged. The system's \
        own stands out by 1.7 to 1 against white; below 1.3 to 1 it is gone for most people. \
        Only colours written as numbers are compared, for light and for dark appearance.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            detents: [{id: half, fraction: 0.5}, maxHeight]
            theme:
              background: "#FFFFFF"
              grabber: {color: "#F2F2F2"}

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents: [{id: half, fraction: 0.5}, maxHeight]
            theme:
              background: "#FFFFFF"
              grabber: {color: "#8E8E93"}

        """)
  }

  static var judged: [TargetKey] { [.themeGrabber, .themeGrabberColor] }

  /// Contrast ratio below which a shape this small is not seen.
  private static let least = 1.3

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    guard case .rgba = configuration.theme.grabber.color.light else { return false }
    guard configuration.theme.grabber.isPresent, configuration.style == .bottom,
      configuration.theme.grabber.placement == .inside
    else { return false }
    return contrast(configuration.theme).map { $0 < least } ?? false
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    guard let contrast = contrast(combination.configuration.theme) else { return }
    let place = combination.place(of: .grabberColor)
    let ratio = Wording.points(contrast, 1)[0]
    findings.add(
      "the grabber of '\(combination.name)' cannot be seen\(combination.suffix): it stands out from "
        + "what lies behind it by \(ratio) to 1",
      at: place.span, notes: place.notes)
  }

  /// The lower of the ratios in light and in dark appearance; `nil` when a colour is not known here.
  private static func contrast(_ theme: Theme) -> Double? {
    var behind: SheetColor?
    if case .color(let color) = theme.background { behind = color }
    // A strip of its own colour, unless content shows through it.
    if theme.grabber.background.isPresent {
      if theme.grabber.background.translucent || theme.grabber.background.material != .none {
        return nil
      }
      behind = theme.grabber.background.color
    }
    guard let behind else { return nil }
    let light = contrast(theme.grabber.color.light, behind.light)
    let dark = contrast(theme.grabber.color.dark, behind.dark)
    switch theme.appearance {
    case .light: return light
    case .dark: return dark
    case .automatic:
      guard let light, let dark else { return nil }
      return min(light, dark)
    }
  }

  /// WCAG's contrast ratio of a colour laid over another.
  private static func contrast(_ above: ColorSource, _ below: ColorSource) -> Double? {
    guard case .rgba(let top) = above, case .rgba(let bottom) = below, bottom & 0xFF == 0xFF else {
      return nil
    }
    let alpha = Double(top & 0xFF) / 255
    func luminance(_ channel: (UInt32) -> Double) -> Double {
      0.2126 * linear(channel(24)) + 0.7152 * linear(channel(16)) + 0.0722 * linear(channel(8))
    }
    func value(_ color: UInt32, _ shift: UInt32) -> Double {
      Double(color >> shift & 0xFF) / 255
    }
    let one = luminance { alpha * value(top, $0) + (1 - alpha) * value(bottom, $0) }
    let other = luminance { value(bottom, $0) }
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// An sRGB component made linear.
  private static func linear(_ component: Double) -> Double {
    if component <= 0.04045 { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    // base^2.4 is base² times the fifth root of base², found by Newton's method: there is no C library here.
    let square = base * base
    var root = 1.0
    for _ in 0..<12 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }
}
