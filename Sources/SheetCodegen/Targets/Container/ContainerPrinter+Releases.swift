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

  /// Prints the function that says which detents a finger can take the sheet to.
  func printReach(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Whether a finger can take the sheet to a detent.")
    printer.block(
      "\(modifier)static func isReachedByDrag(_ detent: Detent, for traits: UITraitCollection) -> Bool"
    ) { printer in
      combinations.print(&printer) { combination in
        let detents = DetentHeights.detents(of: combination.configuration)
        let cases = detents.filter { $0.reach == .code }.map { ".\(heights.name(of: $0.id).text)" }
        if cases.isEmpty { return ["return true"] }
        return [
          "let onlyByCode: [Detent] = [\(cases.joined(separator: ", "))]",
          "return !onlyByCode.contains(detent)",
        ]
      }
    }
  }

  // MARK: Releases

  /// Prints the type that decides where a sheet comes to rest.
  ///
  /// - Parameters:
  ///   - conformance: The library's protocol for it, if it has one.
  ///   - witness: What that asks for, with a call of `place`.
  func printRelease(
    conformance: String? = nil, witness: String = "", _ printer: inout SwiftPrinter
  ) {
    print(
      """
      /// Where the sheet comes to rest when a finger lifts.
      private struct Release\(conformance.map { ": \($0)" } ?? "") {
        let deceleration: CGFloat
        let lookahead: CGFloat
        let velocity: CGFloat
        /// A flick counts from where the sheet would be, rather than from where it is.
        let countsFromTarget: Bool
        let takesFlicksToTop: Bool
        let takesFlicksToBottom: Bool
      \(witness)
        func place(
          of height: CGFloat, speed: CGFloat, among stops: [(place: Int, height: CGFloat)]
        ) -> Int {
          let target = height + speed * Swift.abs(speed) / (2 * deceleration) + speed * lookahead
          let nearest = stops.min { Swift.abs($0.height - target) < Swift.abs($1.height - target) }
          guard let nearest, let first = stops.first, let last = stops.last else { return 0 }
          if Swift.abs(speed) <= velocity { return nearest.place }
          let origin = countsFromTarget ? target : height
          if speed > 0 {
            if takesFlicksToTop { return last.place }
            let above = stops.first { $0.height > origin + 0.25 } ?? last
            return Swift.max(above.place, countsFromTarget ? 0 : nearest.place)
          }
          if takesFlicksToBottom { return first.place }
          let below = stops.last { $0.height < origin - 0.25 } ?? first
          return Swift.min(below.place, countsFromTarget ? below.place : nearest.place)
        }
      }
      """, &printer)
  }

  /// A value of that type.
  func release(of combination: Combination) -> String {
    let release = combination.configuration.release
    let (deceleration, lookahead) = Self.way(of: release)
    let isNearest = release.policy == .nearest
    let velocity =
      release.policy == .lbbottomsheet || release.policy == .panmodal
      ? ".infinity" : SwiftLiteral.number(release.velocity)
    return "Release(deceleration: \(deceleration), lookahead: \(lookahead), velocity: \(velocity), "
      + "countsFromTarget: \(release.policy == .lookahead), "
      + "takesFlicksToTop: \(isNearest && release.flickUp == .last), "
      + "takesFlicksToBottom: \(isNearest && release.flickDown != .step))"
  }

  /// How far a finger's speed counts: what slows the sheet down, and for how many seconds it goes on.
  static func way(of release: ReleaseBehavior) -> (deceleration: String, lookahead: String) {
    switch release.policy {
    case .project: (SwiftLiteral.number(release.deceleration), "0")
    case .lookahead: (".infinity", SwiftLiteral.number(release.lookahead))
    case .nearest, .lbbottomsheet, .panmodal: (".infinity", "0")
    }
  }

  /// The speed down that dismisses from any height; `nil` where none does.
  static func dismissingFlick(of release: ReleaseBehavior) -> Double? {
    release.policy == .nearest && release.flickDown == .dismiss ? release.velocity : nil
  }
}
