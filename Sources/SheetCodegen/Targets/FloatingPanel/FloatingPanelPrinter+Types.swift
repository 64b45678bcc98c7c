import SheetModel
import SheetRuntime

// The types that a panel is set up with.
extension FloatingPanelPrinter {
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

  func printReleases(_ printer: inout SwiftPrinter) {
    printReach(&printer)
    printer.write()
    printer.block("private static func release(for traits: UITraitCollection) -> Release") {
      printer in
      combinations.print(&printer) { ["return \(release(of: $0))"] }
    }
    printRelease(&printer)
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
