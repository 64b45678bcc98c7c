import SheetDiagnostics
import SheetRuntime
import SheetVocabulary

extension DeadKeys {
  /// Those of `theme`; whole mappings first.
  static let look: Table<DeadKey> = Table(moving: [dimming, shadows, shape, header])

  private static var dimming: Table<DeadKey> {
    [
      DeadKey(.dimming, by: .passthrough, removal: .guess) {
        $0.theme.dimming.isPresent && !$0.theme.dimming.whilePassing
          && !$0.theme.dimming.shadow.isPresent && $0.presentation == .modal && Exits.isPassing($0)
          ? "touches pass through at every height, and what they reach is not dimmed without 'whilePassing'"
          : nil
      },
      DeadKey(.whilePassing, by: .passthrough, removal: .guess) {
        $0.theme.dimming.whilePassing && $0.passthrough == .never
          ? "touches do not pass through at any height" : nil
      },
      DeadKey(.minimumOpacity, by: .dimmingFollows) {
        $0.theme.dimming.isPresent && $0.theme.dimming.follows == .presentation
          ? "it counts where 'follows' is 'height'" : nil
      },
      DeadKey(.dimmingFollows, by: .detents) {
        $0.theme.dimming.isPresent && $0.theme.dimming.follows == .height && hasOneHeight($0)
          ? "there is one height, at which the dimming has its full 'opacity'" : nil
      },
      DeadKey(.dimmingColor, by: .dimmingOpacity, removal: .guess) {
        $0.theme.dimming.isPresent && $0.theme.dimming.opacity == 0
          && ($0.theme.dimming.follows == .presentation || $0.theme.dimming.minimumOpacity == 0)
          ? "nothing of it is seen at 'opacity: 0'" : nil
      },
    ]
  }

  private static var shadows: Table<DeadKey> {
    [
      DeadKey(.shadowColor, by: .shadowOpacity, removal: .guess) { isUnseen($0.theme.shadow) },
      DeadKey(.shadowRadius, by: .shadowOpacity, removal: .guess) { isUnseen($0.theme.shadow) },
      DeadKey(.shadowOffset, by: .shadowOpacity, removal: .guess) { isUnseen($0.theme.shadow) },
      DeadKey(.dimmingShadowColor, by: .dimmingShadowOpacity, removal: .guess) {
        isUnseen($0.theme.dimming.shadow)
      },
      DeadKey(.dimmingShadowRadius, by: .dimmingShadowOpacity, removal: .guess) {
        isUnseen($0.theme.dimming.shadow)
      },
      DeadKey(.dimmingShadowOffset, by: .dimmingShadowOpacity, removal: .guess) {
        isUnseen($0.theme.dimming.shadow)
      },
    ]
  }

  private static func isUnseen(_ shadow: Shadow) -> String? {
    shadow.isPresent && shadow.opacity == 0 ? "nothing of the shadow is seen at 'opacity: 0'" : nil
  }

  private static var shape: Table<DeadKey> {
    [
      DeadKey(.corners, by: .cornerRadius) {
        $0.theme.cornerRadius == 0 && !$0.theme.corners.isEmpty ? isSquare : nil
      },
      DeadKey(.cornerCurve, by: .cornerRadius) { $0.theme.cornerRadius == 0 ? isSquare : nil },
      DeadKey(.cornerRadius, by: .corners, removal: .guess) {
        $0.theme.corners.isEmpty && $0.theme.cornerRadius > 0 ? "no corner is rounded" : nil
      },
      DeadKey(.cornerCurve, by: .corners) {
        $0.theme.corners.isEmpty ? "no corner is rounded" : nil
      },
      DeadKey(.grabberTranslucent, by: .grabberPlacement) {
        $0.theme.grabber.isPresent && $0.theme.grabber.placement == .outside
          && $0.theme.grabber.background.isPresent && $0.theme.grabber.background.translucent
          ? "no content lies behind a grabber outside of the sheet" : nil
      },
    ]
  }

  private static let isSquare = "a corner of 'cornerRadius: 0' is not rounded"

  private static var header: Table<DeadKey> {
    [
      DeadKey(.themeHeader, by: nil, removal: .guess) {
        $0.header.isPresent ? nil : "the sheet has no header"
      },
      DeadKey(.themeHeader, by: .headerCustom, removal: .guess) {
        $0.header.isPresent && $0.header.custom ? appDrawsHeader : nil
      },
      DeadKey(.themeHeaderTint, by: nil) {
        $0.header.isPresent && !$0.header.custom && $0.header.leading == nil
          && $0.header.trailing == nil ? "the header has no buttons" : nil
      },
    ]
  }

  static let appDrawsHeader = "with 'custom: true' the app's view stands in its place"
}
