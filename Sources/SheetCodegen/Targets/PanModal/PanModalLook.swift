import SheetModel
import SheetRuntime

/// A sheet's look as members of PanModal's protocol; what nobody wrote is not said.
struct PanModalLook {
  private let combinations: SheetCombinations

  init(_ combinations: SheetCombinations) {
    self.combinations = combinations
  }

  func print(_ printer: inout SwiftPrinter) {
    property("cornerRadius", "CGFloat", [.themeCornerRadius], &printer) {
      SwiftLiteral.number($0.configuration.theme.cornerRadius)
    }
    property("shouldRoundTopCorners", "Bool", [.themeCorners], &printer) {
      "\(!$0.configuration.theme.corners.isEmpty)"
    }
    Self.print("showDragIndicator", "Bool", combinations, &printer) {
      "\($0.configuration.theme.grabber.isPresent)"
    }
    property("dragIndicatorBackgroundColor", "UIColor", [.themeGrabberColor], &printer) {
      UIColorExpression.text($0.configuration.theme.grabber.color)
    }
    property("panModalBackgroundColor", "UIColor", [.themeDimming], &printer) {
      let dimming = $0.configuration.theme.dimming
      return dimming.isPresent
        ? UIColorExpression.text(dimming.color, opacity: dimming.opacity) : "UIColor.clear"
    }
    let durations: [TargetKey] = [
      .themeMotionAppearDuration, .themeMotionAppearResponse, .themeMotionSettleDuration,
      .themeMotionSettleResponse,
    ]
    property("transitionDuration", "Double", durations, &printer) {
      SwiftLiteral.number(Self.curve($0).seconds)
    }
    property(
      "springDamping", "CGFloat", [.themeMotionAppearDamping, .themeMotionSettleDamping], &printer
    ) {
      SwiftLiteral.number(Self.curve($0).damping)
    }
  }

  /// How the sheet appears, or else settles: whichever is written.
  private static func curve(_ combination: SheetCombinations.Combination) -> MotionCurve {
    let motion = combination.configuration.theme.motion
    let appears = [
      TargetKey.themeMotionAppearDuration, .themeMotionAppearResponse, .themeMotionAppearDamping,
    ].contains { combination.isWritten($0) }
    return appears ? motion.appear : motion.settle
  }

  /// Prints a member if a layer wrote one of the keys anywhere.
  private func property(
    _ name: String, _ type: String, _ keys: [TargetKey], _ printer: inout SwiftPrinter,
    _ value: (SheetCombinations.Combination) -> String
  ) {
    guard
      combinations.all.contains(where: { combination in keys.contains { combination.isWritten($0) }
      })
    else { return }
    Self.print(name, type, combinations, &printer, value)
  }

  /// Prints a member whose value may differ between size classes.
  static func print(
    _ name: String, _ type: String, _ combinations: SheetCombinations,
    _ printer: inout SwiftPrinter, _ value: (SheetCombinations.Combination) -> String
  ) {
    printer.write()
    let head = "public nonisolated var \(name): \(type)"
    if combinations.isSame(value) {
      printer.write("\(head) { \(value(combinations.base)) }")
      return
    }
    printer.block(head) { printer in
      printer.block("MainActor.assumeIsolated") { printer in
        printer.write("let traits = sheetContainer.traits")
        combinations.print(&printer) { ["return \(value($0))"] }
      }
    }
  }
}
