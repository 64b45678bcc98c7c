import SheetModel
import SheetRuntime

// Where a drag may begin, and where it takes the sheet.
extension ContainerPrinter {
  /// How far down a sheet a drag may begin that only its top answers.
  static func dragStrip(of configuration: borrowing SheetConfiguration) -> Double {
    let parts = StatedParts(configuration)
    let header = parts.hasHeader ? parts.headerHeight ?? 44 : 0
    return max(44, parts.insideStrip + header)
  }

  /// Some detent is for code alone.
  var keepsFingersAway: Bool {
    combinations.all.contains { combination in
      DetentHeights.detents(of: combination.configuration).contains { $0.reach == .code }
    }
  }

  /// Prints which detents are for code alone.
  func printReach(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Detents that a drag does not reach.")
    printer.block("private var onlyByCode: Swift.Set<Detent>") { printer in
      combinations.printBody(&printer, traits: "traitCollection") { combination in
        let detents = DetentHeights.detents(of: combination.configuration)
        let cases = detents.filter { $0.reach == .code }.map { ".\(heights.name(of: $0.id).text)" }
        return ["[\(cases.joined(separator: ", "))]"]
      }
    }
  }

  // MARK: Releases

  /// What of the shared type is used.
  ///
  /// - Parameter isDecidedHere: Whether a combination's releases are.
  func sharedByReleases(where isDecidedHere: (Combination) -> Bool) -> SharedCode {
    var shared: SharedCode = []
    for combination in combinations.all where isDecidedHere(combination) {
      shared.insert(.reach)
      let code = release(of: combination).joined()
      if code.mentions(".above(") { shared.insert(.above) }
      if code.mentions(".below(") { shared.insert(.below) }
      if code.mentions(".highest") { shared.insert(.highest) }
      if code.mentions(".lowest") { shared.insert(.lowest) }
    }
    return shared
  }

  /// Prints the function that decides where a sheet comes to rest.
  func printRelease(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// The place where the sheet comes to rest when a finger lifts.")
    printer.block(
      "private func place(of height: CGFloat, speed: CGFloat, among stops: SheetcReach) -> Int"
    ) { printer in
      if !combinations.isSame(release) { printer.write("let traits = traitCollection") }
      combinations.print(&printer, release)
    }
  }

  /// Statements for a `height` with an upward `speed` among `stops`.
  func release(of combination: Combination) -> [String] {
    let release = combination.configuration.release
    let number = SwiftLiteral.number
    let velocity = number(release.velocity)
    switch release.policy {
    case .project:
      return [
        "let target = height + speed * Swift.abs(speed) / \(number(2 * release.deceleration))",
        "let nearest = stops.nearest(target)",
        "if speed > \(velocity) { return Swift.max(stops.above(height), nearest) }",
        "if speed < -\(velocity) { return Swift.min(stops.below(height), nearest) }",
        "return nearest",
      ]
    case .lookahead:
      return [
        "let target = height + speed * \(number(release.lookahead))",
        "if speed > \(velocity) { return stops.above(target) }",
        "if speed < -\(velocity) { return stops.below(target) }",
        "return stops.nearest(target)",
      ]
    case .nearest:
      let up = release.flickUp == .last ? "stops.highest" : "stops.above(height)"
      let down = release.flickDown == .step ? "stops.below(height)" : "stops.lowest"
      return [
        "if speed > \(velocity) { return \(up) }",
        "if speed < -\(velocity) { return \(down) }",
        "return stops.nearest(height)",
      ]
    case .lbbottomsheet, .panmodal: return ["return stops.nearest(height)"]
    }
  }

  // MARK: Dismissal

  /// The speed down that dismisses from any height; `nil` where none does.
  private static func dismissingFlick(of release: ReleaseBehavior) -> Double? {
    release.policy == .nearest && release.flickDown == .dismiss ? release.velocity : nil
  }

  /// Prints the function that says whether a sheet is dismissed that a finger lets go of.
  func printDismissal(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write(
      "/// Whether letting go of the sheet there, with a speed downwards, dismisses it.")
    printer.block("private func isDismissed(at height: CGFloat, speed: CGFloat) -> Bool") {
      printer in
      if !combinations.isSame(dismissal) { printer.write("let traits = traitCollection") }
      combinations.print(&printer, dismissal)
    }
  }

  private func dismissal(of combination: Combination) -> [String] {
    let (release, dismiss) = (
      combination.configuration.release, combination.configuration.dismiss
    )
    if !dismiss.swipe { return ["return false"] }
    let number = SwiftLiteral.number
    let answer = dismiss.confirm ? "shouldDismiss()" : "true"
    var lines: [String] = []
    if let flick = Self.dismissingFlick(of: release) {
      lines.append("if speed > \(number(flick)) { return \(answer) }")
    }
    lines.append("let lowest = stops.all[0].height")
    lines.append("guard height < lowest + 0.25 else { return false }")
    if let velocity = dismiss.velocity {
      lines.append("if speed > \(number(velocity)) { return \(answer) }")
    }
    let way =
      switch release.policy {
      case .project: " + speed * Swift.abs(speed) / \(number(2 * release.deceleration))"
      case .lookahead: " + speed * \(number(release.lookahead))"
      case .nearest, .lbbottomsheet, .panmodal: ""
      }
    lines.append("let below = lowest - height\(way)")
    let distance = dismiss.distance == 1 ? "lowest" : "lowest * \(number(dismiss.distance))"
    let isFar = "below > 0.25 && below >= \(distance) - 0.25"
    lines.append("return \(isFar)\(dismiss.confirm ? " && shouldDismiss()" : "")")
    return lines
  }

  // MARK: Shared by sheets

  /// Prints the types that such sheets share.
  static func printContainerTypes(_ shared: SharedCode, _ printer: inout SwiftPrinter) {
    if shared.contains(.reach) {
      printer.lines(
        """

        /// The stops that a finger reaches, lowest first.
        private struct SheetcReach {
          let stops: [(place: Int, height: CGFloat)]

          func nearest(_ height: CGFloat) -> Int {
            stops.min { Swift.abs($0.height - height) < Swift.abs($1.height - height) }?.place ?? 0
          }
        """)
      if shared.contains(.above) {
        printer.lines(
          """

            /// The next above a height, or else the highest.
            func above(_ height: CGFloat) -> Int {
              (stops.first { $0.height > height + 0.25 } ?? stops.last)?.place ?? 0
            }
          """)
      }
      if shared.contains(.below) {
        printer.lines(
          """

            /// The next below a height, or else the lowest.
            func below(_ height: CGFloat) -> Int {
              (stops.last { $0.height < height - 0.25 } ?? stops.first)?.place ?? 0
            }
          """)
      }
      if shared.contains(.highest) {
        printer.lines(
          """

            var highest: Int { stops.last?.place ?? 0 }
          """)
      }
      if shared.contains(.lowest) {
        printer.lines(
          """

            var lowest: Int { stops.first?.place ?? 0 }
          """)
      }
      printer.write("}")
    }
    if shared.contains(.taps) {
      printer.lines(
        """

        /// Tells of touches.
        private final class SheetcTapView: UIView {
          var tapped: (() -> Void)?

          override func touchesEnded(_ touches: Swift.Set<UITouch>, with event: UIEvent?) {
            tapped?()
          }
        }
        """)
    }
  }
}
