// What the library has a protocol for and no implementation of.
extension OverlayContainerPrinter {
  /// Prints what all containers of a file share.
  static func printShared(_ shared: SharedCode, _ printer: inout SwiftPrinter) {
    if shared.contains(.translation) {
      printer.lines(
        """

        /// How much is shown of a drag past an end: by the way past it, and the end's height.
        private struct SheetcTranslation: OverlayTranslationFunction {
          let above: (CGFloat, CGFloat) -> CGFloat
          let below: (CGFloat, CGFloat) -> CGFloat

          func overlayTranslationHeight(using parameters: OverlayTranslationParameters) -> CGFloat {
            let (least, most) = (parameters.minimumHeight, parameters.maximumHeight)
            let height = parameters.translation
            if height > most { return most + above(height - most, most) }
            if height < least { return Swift.max(0, least - below(least - height, least)) }
            return height
          }
        }
        """)
    }
    if shared.contains(.reach) {
      printer.lines(
        """

        /// Where an overlay goes that a finger lets go of: by height, upward speed and stops.
        private struct SheetcPolicy: OverlayTranslationTargetNotchPolicy {
          let place: @MainActor (CGFloat, CGFloat, SheetcReach) -> Int

          func targetNotchIndex(using context: OverlayContainerContextTargetNotchPolicy) -> Int {
            let (height, speed) = (context.overlayTranslationHeight, -context.velocity.y)
            let stops = context.reachableIndexes.map { ($0, context.height(forNotchAt: $0)) }
            let reach = SheetcReach(stops: stops)
            return MainActor.assumeIsolated { place(height, speed, reach) }
          }
        }
        """)
    }
    if shared.contains(.dismissal) {
      printer.lines(
        """

        /// Whether an overlay goes that a finger lets go of: by height and downward speed.
        private struct SheetcDismissal: OverlayContainerSheetDismissalPolicy {
          let isDismissed: @MainActor (CGFloat, CGFloat) -> Bool

          func shouldDismiss(using context: OverlayContainerSheetDismissalPolicyContext) -> Bool {
            if context.isDragging { return false }
            let (height, speed) = (context.overlayTranslationHeight, context.velocity.y)
            return MainActor.assumeIsolated { isDismissed(height, speed) }
          }
        }
        """)
    }
    printContainerTypes(shared, &printer)
    StopsCode.printTypes(shared, &printer)
  }
}
