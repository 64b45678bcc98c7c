import SheetModel
import SheetRuntime

// What the library has a protocol for and no implementation of.
extension OverlayContainerPrinter {
  /// Prints the types that the sheet uses.
  func printPolicies(_ printer: inout SwiftPrinter) {
    let configurations = combinations.all.map(\.configuration)
    printTicks(&printer)
    let needsTranslation = configurations.contains {
      $0.resistance.kind != .rubberBand || Self.isDraggedAway($0)
    }
    if needsTranslation { printTranslationType(&printer) }
    if configurations.contains(where: { $0.release.policy != .lookahead }) {
      printReleaseType(&printer)
    }
    if configurations.contains(where: { Self.isDraggedAway($0) }) { printDismissalType(&printer) }
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

  private func printReleaseType(_ printer: inout SwiftPrinter) {
    printRelease(
      conformance: "OverlayTranslationTargetNotchPolicy",
      witness: """

          func targetNotchIndex(using context: OverlayContainerContextTargetNotchPolicy) -> Int {
            place(
              of: context.overlayTranslationHeight, speed: -context.velocity.y,
              among: context.reachableIndexes.map { ($0, context.height(forNotchAt: $0)) })
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
