import SheetModel
import SheetRuntime

/// A sheet's look as LBBottomSheet's `Theme`.
enum LBTheme {
  /// The lines of an expression.
  static func lines(of combination: SheetCombinations.Combination) -> [String] {
    let theme = combination.configuration.theme
    var arguments: [[String]] = [grabber(of: combination)]
    if combination.isWritten(.themeCornerRadius) {
      arguments.append(["cornerRadius: \(number(theme.cornerRadius))"])
    }
    if combination.isWritten(.themeCorners) {
      arguments.append(["maskedCorners: \(corners(theme.corners))"])
    }
    if let color = dimming(of: combination) {
      arguments.append(["dimmingBackgroundColor: \(color)"])
    }
    if combination.isWritten(.themeShadow) {
      arguments.append(shadow(theme.shadow))
    }
    let width = combination.configuration.width
    if width.isPresent, width.margins.leading != 0 {
      arguments.append(["leadingMargin: \(number(width.margins.leading))"])
    }
    if width.isPresent, width.margins.trailing != 0 {
      arguments.append(["trailingMargin: \(number(width.margins.trailing))"])
    }
    return Self.call("BottomSheetController.Theme", arguments)
  }

  /// A call on one line if it is short, or else with an argument on each line, or the lines of one that has several.
  static func call(_ head: String, _ arguments: [[String]]) -> [String] {
    if arguments.allSatisfy({ $0.count == 1 }) {
      let line = "\(head)(\(arguments.map { $0[0] }.joined(separator: ", ")))"
      if line.utf8.count <= 80 { return [line] }
    }
    var lines = ["\(head)("]
    for (place, argument) in arguments.enumerated() {
      let isLast = place == arguments.count - 1
      for line in argument { lines.append("  \(line)") }
      lines[lines.count - 1] += isLast ? ")" : ","
    }
    return lines
  }

  /// Always said in full: its strip is part of the heights.
  private static func grabber(of combination: SheetCombinations.Combination) -> [String] {
    let grabber = combination.configuration.theme.grabber
    if !grabber.isPresent { return ["grabber: nil"] }
    var arguments = [
      ["size: CGSize(width: \(number(grabber.size.width)), height: \(number(grabber.size.height)))"]
    ]
    if case .points(let radius) = grabber.cornerRadius {
      arguments.append(["cornerRadiusType: .fixed(\(number(radius)))"])
    }
    if combination.isWritten(.themeGrabberColor) {
      arguments.append(["color: \(UIColorExpression.text(grabber.color))"])
    }
    arguments.append(["topMargin: \(number(grabber.topMargin))"])
    if combination.configuration.taps.grabber == .leave {
      arguments.append(["canTouchToDismiss: true"])
    }
    let background = grabber.background
    let color = background.isPresent ? UIColorExpression.text(background.color) : "UIColor.clear"
    let isTranslucent = background.isPresent && background.translucent
    arguments.append(["background: .color(\(color), isTranslucent: \(isTranslucent))"])
    return call("grabber: BottomSheetController.Theme.Grabber", arguments)
  }

  /// `nil` for the library's own, which says the opposite only where the view behind is in use.
  private static func dimming(of combination: SheetCombinations.Combination) -> String? {
    let dimming = combination.configuration.theme.dimming
    if combination.configuration.passthrough != .never, !dimming.whilePassing {
      return "UIColor.clear"
    }
    guard combination.isWritten(.themeDimming) else { return nil }
    guard dimming.isPresent else { return "UIColor.clear" }
    return UIColorExpression.text(dimming.color, opacity: dimming.opacity)
  }

  private static func shadow(_ shadow: Shadow) -> [String] {
    if !shadow.isPresent { return ["shadow: nil"] }
    let offset =
      "CGSize(width: \(number(shadow.offset.width)), height: \(number(shadow.offset.height)))"
    return call(
      "shadow: BottomSheetController.Theme.Shadow",
      [
        ["color: \(UIColorExpression.text(shadow.color))"],
        ["opacity: \(number(shadow.opacity))"], ["offset: \(offset)"],
        ["radius: \(number(shadow.radius))"],
      ])
  }

  private static func corners(_ corners: Corners) -> String {
    var names: [String] = []
    if corners.contains(.topLeading) { names.append(".layerMinXMinYCorner") }
    if corners.contains(.topTrailing) { names.append(".layerMaxXMinYCorner") }
    if corners.contains(.bottomLeading) { names.append(".layerMinXMaxYCorner") }
    if corners.contains(.bottomTrailing) { names.append(".layerMaxXMaxYCorner") }
    return "[\(names.joined(separator: ", "))]"
  }

  private static func number(_ value: Double) -> String { SwiftLiteral.number(value) }
}
