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
    if hasTranslation { printTranslation(&printer) }
    if hasTransitions {
      delegateMethod(
        "transitioningDelegateForOverlay overlayViewController: UIViewController",
        "OverlayTransitioningDelegate?", &printer
      ) { $0.write("self") }
    }
    if decidesReleases { printPolicy(&printer) }
    if hasAnimation { printAnimation(&printer) }
    delegateMethod(
      "willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint",
      nil, &printer
    ) { $0.write("isReleased = true") }
    delegateMethod(
      "didMoveOverlay overlayViewController: UIViewController, toNotchAt place: Int", nil, &printer
    ) { printReached(nil, &$0) }
    printTicks(&printer)
  }

  /// Where a drag ends is decided here rather than by the library.
  var decidesReleases: Bool {
    let own = OverlayContainerTarget.ownBehavior.release
    return combinations.all.contains { combination in
      let release = combination.configuration.release
      return release.policy != own.policy || release.velocity != own.velocity
        || release.lookahead != own.lookahead
    }
  }

  /// How the overlay moves is another way than the library's.
  private var hasAnimation: Bool {
    let keys: [TargetKey] = [
      .themeMotionSettleDuration, .themeMotionSettleResponse, .themeMotionSettleDamping,
    ]
    return keys.contains { combinations.base.isWritten($0) }
  }

  /// The library asks the container about moves.
  var hasTransitions: Bool { decidesReleases || hasAnimation }

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

  /// A drag past the ends feels otherwise than by the library.
  private var hasTranslation: Bool {
    !combinations.isSame { translation(of: $0) }
      || translation(of: combinations.base) != ["RubberBandOverlayTranslationFunction()"]
  }

  /// What the library has no function for.
  var needsTranslation: Bool {
    combinations.all.contains { combination in
      translation(of: combination).contains { $0.hasPrefix("SheetcTranslation(") }
    }
  }

  private func printTranslation(_ printer: inout SwiftPrinter) {
    delegateMethod(
      "overlayTranslationFunctionForOverlay overlayViewController: UIViewController",
      "OverlayTranslationFunction?", &printer
    ) { printer in
      let statements: (Combination) -> [String] = { combination in
        var lines = translation(of: combination)
        if !lines[0].hasPrefix("let ") { lines[0] = "return " + lines[0] }
        return lines
      }
      if !combinations.isSame(statements) {
        printer.write("let traits = traitCollection")
      } else if !translation(of: combinations.base)[0].hasPrefix("let ") {
        for line in translation(of: combinations.base) { printer.write(line) }
        return
      }
      combinations.print(&printer, statements)
    }
  }

  /// An expression, or statements that begin with `let`.
  private func translation(of combination: Combination) -> [String] {
    let configuration = combination.configuration
    let resistance = configuration.resistance
    let followsDown = Self.isDraggedAway(configuration)
    let factor = SwiftLiteral.number(resistance.factor)
    if resistance.kind == .rubberBand, !followsDown {
      var settings: [String] = []
      if resistance.factor != 0.5 { settings.append("function.factor = \(factor)") }
      if !resistance.top { settings.append("function.bouncesAtMaximumHeight = false") }
      if !resistance.bottom { settings.append("function.bouncesAtMinimumHeight = false") }
      let function = "RubberBandOverlayTranslationFunction()"
      return settings.isEmpty
        ? [function] : ["let function = \(function)"] + settings + ["return function"]
    }
    let soft: (String, String) -> String = { overshoot, end in
      switch resistance.kind {
      case .none: "0"
      case .rubberBand:
        "\(end) > 0 ? Swift.min(\(overshoot), \(end) * \(factor) * log10(1 + \(overshoot) / \(end))) : 0"
      case .logarithmic:
        "Swift.min(\(overshoot), \(SwiftLiteral.number(4 * resistance.factor)) * log2(1 + \(overshoot) / 3))"
      }
    }
    func closure(_ isSoft: Bool) -> String {
      if !isSoft || resistance.kind == .none { return "{ _, _ in 0 }" }
      return resistance.kind == .logarithmic
        ? "{ past, _ in \(soft("past", "")) }" : "{ past, end in \(soft("past", "end")) }"
    }
    return [
      "SheetcTranslation(",
      "  above: \(closure(resistance.top)),",
      "  below: \(followsDown ? "{ past, _ in past }" : closure(resistance.bottom)))",
    ]
  }

  private func printPolicy(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.block(
      "\(modifier)func overlayTargetNotchPolicy(for overlayViewController: UIViewController)"
        + " -> OverlayTranslationTargetNotchPolicy?"
    ) { printer in
      if combinations.isSame(policy), policy(of: combinations.base).count == 1 {
        printer.write("SheetcPolicy(place: place)")
        return
      }
      if !combinations.isSame(policy) { printer.write("let traits = traitCollection") }
      combinations.print(&printer, policy)
    }
    if combinations.all.contains(where: { $0.configuration.release.policy != .lookahead }) {
      printRelease(&printer)
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
    case .project, .nearest, .lbbottomsheet, .panmodal: return ["return SheetcPolicy(place: place)"]
    }
  }

  private func printAnimation(_ printer: inout SwiftPrinter) {
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
