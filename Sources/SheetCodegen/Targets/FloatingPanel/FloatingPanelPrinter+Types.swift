import SheetModel
import SheetRuntime

// The types that a panel is set up with.
extension FloatingPanelPrinter {
  /// Prints what all panels of a file share.
  static func printShared(_ shared: SharedCode, _ printer: inout SwiftPrinter) {
    printer.lines(
      """

      /// A panel that rests so many points above the bottom safe area.
      private final class SheetcLayout: FloatingPanelBottomLayout {
        private let initial: FloatingPanelState
        private var places: [FloatingPanelState: FloatingPanelLayoutAnchoring] = [:]
        private var opacities: [FloatingPanelState: CGFloat] = [:]

        init(
          _ states: [FloatingPanelState], heights: [CGFloat], initial: FloatingPanelState,
          opacity: (CGFloat) -> CGFloat
        ) {
          self.initial = initial
          for (state, height) in zip(states, heights) {
            places[state] = FloatingPanelLayoutAnchor(
              absoluteInset: height, edge: .bottom, referenceGuide: .safeArea)
            opacities[state] = opacity(height)
          }
          super.init()
        }

        override var initialState: FloatingPanelState { initial }
        override var anchors: [FloatingPanelState: FloatingPanelLayoutAnchoring] { places }

        override func backdropAlpha(for state: FloatingPanelState) -> CGFloat {
          opacities[state] ?? 0
        }

        /// So many states, lowest first; which detents they are depends on where a panel stands.
        static func states(_ count: Int) -> [FloatingPanelState] {
          (1...count).map { FloatingPanelState(rawValue: "stop \\($0)", order: 100 * $0) }
        }
      }
      """)
    printContainerTypes(shared, &printer)
    StopsCode.printTypes(shared, &printer)
  }

  private var settling: Double? {
    let settle = base.theme.motion.settle
    let written = combinations.base
    let isTimed =
      written.isWritten(.themeMotionSettleResponse) || written.isWritten(.themeMotionSettleDuration)
    return isTimed ? settle.response ?? settle.duration : nil
  }

  /// The edges at which the panel gives way; `nil` for the library's own.
  private var softEdges: [String]? {
    let keys: [TargetKey] = [.resistanceKind, .resistanceTop, .resistanceBottom]
    guard keys.contains(where: { combinations.base.isWritten($0) }) || base.preset != .system else {
      return nil
    }
    let resistance = base.resistance
    if resistance.kind == .none { return [] }
    return (resistance.top ? [".top"] : []) + (resistance.bottom ? [".bottom"] : [])
  }

  /// The panel moves otherwise than the library's do by themselves.
  var hasMotion: Bool { settling != nil || softEdges.map { !$0.isEmpty } == true }

  func printMotion(_ printer: inout SwiftPrinter) {
    if !hasMotion { return }
    printer.write()
    printer.write("/// How the panel moves.")
    printer.block("private final class Motion: FloatingPanelDefaultBehavior") { printer in
      if let settling {
        printer.write(
          "override var springResponseTime: CGFloat { \(SwiftLiteral.number(settling)) }")
      }
      guard let softEdges, !softEdges.isEmpty else { return }
      if settling != nil { printer.write() }
      printer.block("override func allowsRubberBanding(for edge: UIRectEdge) -> Bool") { printer in
        let edges = softEdges.map { "edge == \($0)" }
        printer.write(edges.joined(separator: " || "))
      }
    }
  }
}
