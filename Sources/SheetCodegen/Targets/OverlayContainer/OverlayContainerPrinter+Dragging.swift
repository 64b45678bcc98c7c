import SheetModel
import SheetRuntime
import SheetVocabulary

// How the container follows a finger, and where it goes then.
extension OverlayContainerPrinter {
  func printDragging(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("// MARK: Dragging")
    if combinations.all.contains(where: { $0.configuration.swipeMode != .full }) {
      printDragRegion(&printer)
    }
    printTranslation(&printer)
    delegateMethod(
      "transitioningDelegateForOverlay overlayViewController: UIViewController",
      "OverlayTransitioningDelegate?", &printer
    ) { $0.write("self") }
    printPolicy(&printer)
    printAnimation(&printer)
    delegateMethod(
      "willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint",
      nil, &printer
    ) { $0.write("isReleased = true") }
    delegateMethod(
      "didMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int", nil, &printer
    ) { printer in
      printer.write("guard isReleased else { return }")
      printReached(&printer)
    }
  }

  private func printDragRegion(_ printer: inout SwiftPrinter) {
    delegateMethod(
      "shouldStartDraggingOverlay overlayViewController: UIViewController, at point: CGPoint,\n"
        + "in coordinateSpace: UICoordinateSpace",
      "Bool", &printer
    ) { printer in
      printer.write("let touched = CGRect(origin: point, size: .zero)")
      printer.write(
        "let point = overlayViewController.view.convert(touched, from: coordinateSpace).origin")
      printer.write("guard overlayViewController.view.bounds.contains(point) else { return false }")
      let statements: (Combination) -> [String] = { combination in
        switch combination.configuration.swipeMode {
        case .full: return ["return true"]
        case .none: return ["return false"]
        case .top:
          let strip = Self.dragStrip(of: combination.configuration)
          return ["return point.y < \(SwiftLiteral.number(strip))"]
        }
      }
      if !combinations.isSame(statements) { printer.write("let traits = traitCollection") }
      combinations.print(&printer, statements)
    }
  }

  /// Whether a finger may take the sheet off the screen, and so below its smallest detent.
  static func isDraggedAway(_ configuration: borrowing SheetConfiguration) -> Bool {
    configuration.presentation == .modal && configuration.dismiss.swipe
  }

  private func printTranslation(_ printer: inout SwiftPrinter) {
    delegateMethod(
      "overlayTranslationFunctionForOverlay overlayViewController: UIViewController",
      "OverlayTranslationFunction?", &printer
    ) { printer in
      if !combinations.isSame({ translation(of: $0) }) {
        printer.write("let traits = traitCollection")
      }
      combinations.print(&printer) { translation(of: $0) }
    }
  }

  private func translation(of combination: Combination) -> [String] {
    let configuration = combination.configuration
    let resistance = configuration.resistance
    let factor = SwiftLiteral.number(resistance.factor)
    if resistance.kind == .rubberBand, !Self.isDraggedAway(configuration) {
      return [
        "let function = RubberBandOverlayTranslationFunction()",
        "function.factor = \(factor)",
        "function.bouncesAtMaximumHeight = \(resistance.top)",
        "function.bouncesAtMinimumHeight = \(resistance.bottom)",
        "return function",
      ]
    }
    return [
      "return Translation(",
      "  kind: .\(resistance.kind), factor: \(factor), top: \(resistance.top),"
        + " bottom: \(resistance.bottom),",
      "  followsDown: \(Self.isDraggedAway(configuration)))",
    ]
  }

  private func printPolicy(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.block(
      "\(modifier)func overlayTargetNotchPolicy(for overlayViewController: UIViewController)"
        + " -> OverlayTranslationTargetNotchPolicy?"
    ) { printer in
      if !combinations.isSame({ policy(of: $0) }) { printer.write("let traits = traitCollection") }
      combinations.print(&printer) { policy(of: $0) }
    }
  }

  private func policy(of combination: Combination) -> [String] {
    let release = combination.configuration.release
    switch release.policy {
    case .lookahead:
      return [
        "let policy = RushingForwardTargetNotchPolicy()",
        "policy.minimumVelocity = \(SwiftLiteral.number(release.velocity))",
        "policy.minimumDuration = \(SwiftLiteral.number(release.lookahead))",
        "return policy",
      ]
    case .project, .nearest, .lbbottomsheet, .panmodal:
      return ["return \(self.release(of: combination))"]
    }
  }

  private func printAnimation(_ printer: inout SwiftPrinter) {
    let keys: [TargetKey] = [
      .themeMotionSettleDuration, .themeMotionSettleResponse, .themeMotionSettleDamping,
    ]
    guard keys.contains(where: { combinations.base.isWritten($0) }) else { return }
    let settle = base.theme.motion.settle
    printer.write()
    printer.block(
      "\(modifier)func animationController(for overlayViewController: UIViewController)"
        + " -> OverlayAnimatedTransitioning?"
    ) { printer in
      printer.write("let animation = SpringOverlayTranslationAnimationController(style: style)")
      if let response = settle.response ?? settle.duration {
        printer.write("animation.response = \(SwiftLiteral.number(response))")
      }
      if combinations.base.isWritten(.themeMotionSettleDamping) {
        printer.write("animation.damping = \(SwiftLiteral.number(settle.damping))")
      }
      printer.write("return animation")
    }
  }
}
