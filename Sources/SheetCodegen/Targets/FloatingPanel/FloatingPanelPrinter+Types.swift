import SheetModel
import SheetRuntime

// The types that a panel is set up with.
extension FloatingPanelPrinter {
  private func print(_ text: String, _ printer: inout SwiftPrinter) {
    printer.write()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      printer.write(String(line))
    }
  }

  func printLayout(_ printer: inout SwiftPrinter) {
    print(
      """
      /// Where the panel rests in one place.
      private final class Layout: FloatingPanelBottomLayout {
        private let places: [FloatingPanelState: FloatingPanelLayoutAnchoring]
        private let states: [FloatingPanelState]
        private let opacities: [CGFloat]
        private let initial: FloatingPanelState

        init(
          anchors: [FloatingPanelState: FloatingPanelLayoutAnchoring],
          states: [FloatingPanelState], opacities: [CGFloat], initial: FloatingPanelState
        ) {
          places = anchors
          self.states = states
          self.opacities = opacities
          self.initial = initial
          super.init()
        }

        override var position: FloatingPanelPosition { .bottom }
        override var initialState: FloatingPanelState { initial }

        override var anchors: [FloatingPanelState: FloatingPanelLayoutAnchoring] { places }

        override func backdropAlpha(for state: FloatingPanelState) -> CGFloat {
          zip(states, opacities).first { $0.0 === state }?.1 ?? 0
        }
      }
      """, &printer)
  }

  func printMotion(_ printer: inout SwiftPrinter) {
    let written = combinations.base
    printer.write()
    printer.write("/// How the panel moves.")
    printer.block("private final class Motion: FloatingPanelDefaultBehavior") { printer in
      let settle = base.theme.motion.settle
      let isTimed =
        written.isWritten(.themeMotionSettleResponse)
        || written.isWritten(.themeMotionSettleDuration)
      if isTimed, let response = settle.response ?? settle.duration {
        printer.write(
          "override var springResponseTime: CGFloat { \(SwiftLiteral.number(response)) }")
      }
      let keys: [TargetKey] = [.resistanceKind, .resistanceTop, .resistanceBottom]
      guard keys.contains(where: { written.isWritten($0) }) || base.preset != .system else {
        return
      }
      let resistance = base.resistance
      var edges: [String] = []
      if resistance.kind != .none, resistance.top { edges.append(".top") }
      if resistance.kind != .none, resistance.bottom { edges.append(".bottom") }
      printer.block("override func allowsRubberBanding(for edge: UIRectEdge) -> Bool") { printer in
        if edges.isEmpty {
          printer.write("false")
        } else {
          printer.write("let edges: UIRectEdge = [\(edges.joined(separator: ", "))]")
          printer.write("return edges.contains(edge)")
        }
      }
    }
  }

  func printRelease(_ printer: inout SwiftPrinter) {
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
    printer.write()
    printer.block("private static func release(for traits: UITraitCollection) -> Release") {
      printer in
      combinations.print(&printer) { ["return \(release(of: $0))"] }
    }
    print(
      """
      /// Where the sheet comes to rest when a finger lifts.
      private struct Release {
        let deceleration: CGFloat
        let lookahead: CGFloat
        let velocity: CGFloat
        /// A flick counts from where the sheet would be, rather than from where it is.
        let countsFromTarget: Bool
        let takesFlicksToTop: Bool
        let takesFlicksToBottom: Bool

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

  private func release(of combination: Combination) -> String {
    let release = combination.configuration.release
    let number = SwiftLiteral.number
    let (deceleration, lookahead) =
      switch release.policy {
      case .project: (number(release.deceleration), "0")
      case .lookahead: (".infinity", number(release.lookahead))
      case .nearest, .lbbottomsheet, .panmodal: (".infinity", "0")
      }
    let isNearest = release.policy == .nearest
    let velocity =
      release.policy == .lbbottomsheet || release.policy == .panmodal
      ? ".infinity" : number(release.velocity)
    return "Release(deceleration: \(deceleration), lookahead: \(lookahead), velocity: \(velocity), "
      + "countsFromTarget: \(release.policy == .lookahead), "
      + "takesFlicksToTop: \(isNearest && release.flickUp == .last), "
      + "takesFlicksToBottom: \(isNearest && release.flickDown != .step))"
  }

  func printTapView(_ printer: inout SwiftPrinter) {
    print(
      """
      private final class TapView: UIView {
        var tapped: (() -> Void)?

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          tapped?()
        }
      }
      """, &printer)
  }
}
