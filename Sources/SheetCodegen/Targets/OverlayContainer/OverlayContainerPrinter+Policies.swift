import SheetModel
import SheetRuntime

// What the library has a protocol for and no implementation of.
extension OverlayContainerPrinter {
  /// Prints the types that the sheet uses.
  func printPolicies(_ printer: inout SwiftPrinter) {
    let configurations = combinations.all.map(\.configuration)
    if configurations.contains(where: { $0.haptics }),
      !combinations.isSame({ $0.configuration.haptics })
    {
      printer.write()
      printer.block("private static func ticks(for traits: UITraitCollection) -> Bool") { printer in
        combinations.print(&printer) { ["return \($0.configuration.haptics)"] }
      }
    }
    let needsTranslation = configurations.contains {
      $0.resistance.kind != .rubberBand || Self.isDraggedAway($0)
    }
    if needsTranslation { printTranslationType(&printer) }
    if configurations.contains(where: { $0.release.policy == .project }) {
      printProjection(&printer)
    }
    let needsNearest = configurations.contains {
      switch $0.release.policy {
      case .nearest, .lbbottomsheet, .panmodal: true
      case .project, .lookahead: false
      }
    }
    if needsNearest { printNearest(&printer) }
    if configurations.contains(where: { Self.isDraggedAway($0) }) { printDismissalType(&printer) }
  }

  private func print(_ text: String, _ printer: inout SwiftPrinter) {
    printer.write()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      printer.write(String(line))
    }
  }

  private func printTranslationType(_ printer: inout SwiftPrinter) {
    print(
      """
      /// What a drag past the ends feels like.
      private struct Translation: OverlayTranslationFunction {
        enum Kind { case rubberBand, logarithmic, none }
        let kind: Kind
        let factor: CGFloat
        let top: Bool
        let bottom: Bool
        /// Below the smallest detent the sheet stays under the finger.
        let followsDown: Bool

        func overlayTranslationHeight(using parameters: OverlayTranslationParameters) -> CGFloat {
          let (least, most) = (parameters.minimumHeight, parameters.maximumHeight)
          let height = parameters.translation
          if height > most { return top ? most + shown(height - most, past: most) : most }
          if height >= least { return height }
          if followsDown { return Swift.max(0, height) }
          return bottom ? least - shown(least - height, past: least) : least
        }

        private func shown(_ overshoot: CGFloat, past end: CGFloat) -> CGFloat {
          switch kind {
          case .rubberBand:
            return end > 0 ? Swift.min(overshoot, end * factor * log10(1 + overshoot / end)) : 0
          case .logarithmic: return Swift.min(overshoot, 4 * factor * log2(1 + overshoot / 3))
          case .none: return 0
          }
        }
      }
      """, &printer)
  }

  private func printProjection(_ printer: inout SwiftPrinter) {
    print(
      """
      /// Rests where the sheet would come to a stop, and a flick takes it one detent on at least.
      private struct Projection: OverlayTranslationTargetNotchPolicy {
        let deceleration: CGFloat
        let velocity: CGFloat

        func targetNotchIndex(using context: OverlayContainerContextTargetNotchPolicy) -> Int {
          let notches = context.reachableIndexes.map { (index: $0, height: context.height(forNotchAt: $0)) }
          let speed = -context.velocity.y
          let height = context.overlayTranslationHeight
          let target = height + speed * Swift.abs(speed) / (2 * deceleration)
          let nearest = notches.min { Swift.abs($0.height - target) < Swift.abs($1.height - target) }
          guard let nearest, let first = notches.first, let last = notches.last else { return 0 }
          if Swift.abs(speed) <= velocity { return nearest.index }
          if speed > 0 {
            let above = notches.first { $0.height > height + 0.25 } ?? last
            return Swift.max(nearest.index, above.index)
          }
          let below = notches.last { $0.height < height - 0.25 } ?? first
          return Swift.min(nearest.index, below.index)
        }
      }
      """, &printer)
  }

  private func printNearest(_ printer: inout SwiftPrinter) {
    print(
      """
      /// Rests at the nearest detent; a flick takes the sheet one detent on, or to an end.
      private struct Nearest: OverlayTranslationTargetNotchPolicy {
        let velocity: CGFloat
        let takesFlicksToTop: Bool
        let takesFlicksToBottom: Bool

        func targetNotchIndex(using context: OverlayContainerContextTargetNotchPolicy) -> Int {
          let notches = context.reachableIndexes.map { (index: $0, height: context.height(forNotchAt: $0)) }
          let speed = -context.velocity.y
          let height = context.overlayTranslationHeight
          let nearest = notches.min { Swift.abs($0.height - height) < Swift.abs($1.height - height) }
          guard let nearest, let first = notches.first, let last = notches.last else { return 0 }
          if Swift.abs(speed) <= velocity { return nearest.index }
          if speed > 0 {
            if takesFlicksToTop { return last.index }
            return (notches.first { $0.height > height + 0.25 } ?? last).index
          }
          if takesFlicksToBottom { return first.index }
          return (notches.last { $0.height < height - 0.25 } ?? first).index
        }
      }
      """, &printer)
  }

  private func printDismissalType(_ printer: inout SwiftPrinter) {
    let question = confirms ? "  let shouldDismiss: @MainActor () -> Bool\n" : ""
    let answer = confirms ? "MainActor.assumeIsolated { shouldDismiss() }" : "true"
    print(
      """
      /// Dismisses what a finger lets go of below the smallest detent, far enough or fast enough.
      private struct Dismissal: OverlayContainerSheetDismissalPolicy {
        let isReleased: Bool
        let smallest: CGFloat
        let distance: CGFloat
        let velocity: CGFloat?
        let flick: CGFloat?
        let deceleration: CGFloat
        let lookahead: CGFloat
      \(question)
        func shouldDismiss(using context: OverlayContainerSheetDismissalPolicyContext) -> Bool {
          guard isReleased, !context.isDragging, isFarEnough(context) else { return false }
          return \(answer)
        }

        private func isFarEnough(_ context: OverlayContainerSheetDismissalPolicyContext) -> Bool {
          let speed = context.velocity.y
          let height = context.overlayTranslationHeight
          if let flick, speed > flick { return true }
          guard height < smallest + 0.25 else { return false }
          if let velocity, speed > velocity { return true }
          let way = speed * Swift.abs(speed) / (2 * deceleration) + speed * lookahead
          let below = smallest - (height - way)
          return below > 0.25 && below >= distance - 0.25
        }
      }
      """, &printer)
  }
}
