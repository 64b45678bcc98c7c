import SheetModel
import SheetRuntime
import SheetVocabulary

// What lies around the sheet: what it is presented with, or what lies between it and what is behind.
extension OverlayContainerPrinter {
  // MARK: A modal sheet

  func printPresentation(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("// MARK: Presentation")
    printer.write()
    printer.write("\(modifier)func presentationController(")
    printer.write("  forPresented presented: UIViewController, presenting: UIViewController?,")
    printer.write("  source: UIViewController")
    printer.block(") -> UIPresentationController?") { printer in
      let dimming = base.theme.dimming
      if dimming.isPresent {
        let least = dimming.follows == .height ? dimming.minimumOpacity : dimming.opacity
        printer.write("let dimming = TransparentOverlayContainerSheetDimmingView(frame: .zero)")
        printer.write("dimming.backgroundColor = \(UIColorExpression.text(dimming.color))")
        printer.write("dimming.minimumAlpha = \(SwiftLiteral.number(least))")
        printer.write("dimming.maximumAlpha = \(SwiftLiteral.number(dimming.opacity))")
      }
      printer.write("let presentation = OverlayContainerSheetPresentationController(")
      printer.write(
        "  dimmingView: \(dimming.isPresent ? "dimming" : "nil"), presentedViewController: presented,"
      )
      printer.write("  presenting: presenting)")
      printer.write("presentation.sheetDelegate = self")
      printer.write("return presentation")
    }
    printer.write()
    printer.write("\(modifier)func overlayContainerSheetPresentationControllerShouldDismissOnTap(")
    printer.write("  _ presentationController: OverlayContainerSheetPresentationController")
    printer.block(") -> Bool") { printer in
      if !combinations.isSame({ tap(of: $0) }) { printer.write("let traits = traitCollection") }
      combinations.print(&printer) { tap(of: $0) }
    }
    printer.write()
    printer.write("\(modifier)func overlayContainerSheetDismissalPolicy(")
    printer.write("  for presentationController: OverlayContainerSheetPresentationController")
    printer.block(") -> OverlayContainerSheetDismissalPolicy") { printer in
      if !combinations.isSame({ dismissal(of: $0) }) {
        printer.write("let traits = traitCollection")
      }
      combinations.print(&printer) { dismissal(of: $0) }
    }
  }

  private func tap(of combination: Combination) -> [String] {
    switch combination.configuration.taps.outside {
    case .leave:
      ["return \(combination.configuration.dismiss.confirm ? "shouldDismiss()" : "true")"]
    case .smallest: ["moveToSmallest()", "return false"]
    case .none: ["return false"]
    }
  }

  private func dismissal(of combination: Combination) -> [String] {
    let configuration = combination.configuration
    let (release, dismiss) = (configuration.release, configuration.dismiss)
    if !dismiss.swipe {
      return [
        "return ThresholdOverlayContainerSheetDismissalPolicy(",
        "  dismissingVelocity: .none, dismissingPosition: .none)",
      ]
    }
    let number = SwiftLiteral.number
    let (deceleration, lookahead) = Self.way(of: release)
    let flick = Self.dismissingFlick(of: release).map { number($0) } ?? "nil"
    return [
      "let smallest = \(stops).first?.height ?? 0",
      "return Dismissal(",
      "  isReleased: isReleased, smallest: smallest + view.safeAreaInsets.bottom,",
      "  distance: smallest * \(number(dismiss.distance)),",
      "  velocity: \(dismiss.velocity.map { number($0) } ?? "nil"), flick: \(flick),",
      "  deceleration: \(deceleration), lookahead: \(lookahead)"
        + "\(confirms ? ", shouldDismiss: \(dismiss.confirm ? "shouldDismiss" : "{ true }"))" : ")")",
    ]
  }

  // MARK: A persistent sheet

  /// Prints what dims and blocks what is behind a sheet that stands higher than touches may pass.
  func printBackdrop(_ printer: inout SwiftPrinter) {
    let dimming = base.theme.dimming
    printer.write()
    printer.write("// MARK: Backdrop")
    delegateMethod(
      "willTranslateOverlay overlayViewController: UIViewController,\n"
        + "transitionCoordinator: OverlayContainerTransitionCoordinator",
      nil, &printer
    ) { printer in
      printer.write("transitionCoordinator.animate(")
      printer.write(
        "  alongsideTransition: { [weak self] in self?.dim(at: $0.targetTranslationHeight) },")
      printer.write("  completion: nil)")
    }
    printer.write()
    printer.write(
      "/// Dims what is behind, and keeps touches from it, as the sheet's height asks for.")
    printer.block("private func dim(at height: CGFloat)") { printer in
      printer.write("let bottom = view.safeAreaInsets.bottom")
      if dimming.isPresent, dimming.follows == .height || !dimming.whilePassing {
        printer.write("let stops = \(stops).map { $0.height + bottom }")
      }
      printer.write("let passing = passingHeight.map { $0 + bottom }")
      printer.write("let blocks = passing.map { height > $0 + 0.25 } ?? true")
      printer.write("backdrop.view.isUserInteractionEnabled = blocks")
      if !dimming.isPresent { return }
      if !dimming.whilePassing {
        printer.block("guard blocks else") { printer in
          printer.write("backdrop.view.alpha = 0")
          printer.write("return")
        }
      }
      let opacity = SwiftLiteral.number(dimming.opacity)
      let isFromSmallest = dimming.whilePassing
      switch dimming.follows {
      case .presentation:
        if isFromSmallest {
          printer.write("backdrop.view.alpha = \(opacity)")
          return
        }
        printer.write("let low = passing ?? height")
        printer.write("let high = stops.first { $0 > low + 0.25 } ?? low")
        printer.write("let part = high > low ? (height - low) / (high - low) : 1")
        printer.write("backdrop.view.alpha = \(opacity) * Swift.max(0, Swift.min(part, 1))")
      case .height:
        let low = isFromSmallest ? "stops.first ?? 0" : "passing ?? stops.first ?? 0"
        let least = SwiftLiteral.number(dimming.minimumOpacity)
        let rise = "(\(opacity) - \(least))"
        printer.write("let low = \(low)")
        printer.write("let high = stops.last ?? low")
        printer.write("let part = high > low ? (height - low) / (high - low) : 1")
        printer.write(
          "backdrop.view.alpha = \(least) + \(rise) * Swift.max(0, Swift.min(part, 1))")
      }
    }
    printPassing(&printer)
    printer.write()
    printer.block("private func tapOutside()") { printer in
      if !combinations.isSame({ lowers(of: $0) }) { printer.write("let traits = traitCollection") }
      combinations.print(&printer) { [lowers(of: $0) ? "return moveToSmallest()" : "return"] }
    }
    printer.write()
    printer.block("private final class Backdrop: UIView") { printer in
      printer.write("var tapped: (() -> Void)?")
      printer.write()
      printer.block(
        "override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)"
      ) { $0.write("tapped?()") }
    }
  }

  /// Prints what the container sets up before its overlay is in it.
  func printBackdropSetUp(_ printer: inout SwiftPrinter) {
    printer.write("let shade = Backdrop(frame: .zero)")
    printer.write("shade.backgroundColor = \(UIColorExpression.text(base.theme.dimming.color))")
    printer.write("shade.alpha = 0")
    printer.write("shade.tapped = { [weak self] in self?.tapOutside() }")
    printer.write("backdrop.view = shade")
  }

  private func lowers(of combination: Combination) -> Bool {
    combination.configuration.taps.outside != .none
  }

  private func printPassing(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// How high the sheet may be for touches to pass; `nil` where they never do.")
    printer.block("private var passingHeight: CGFloat?") { printer in
      let smallest = "\(stops).first?.height"
      if !combinations.isSame({ passing(of: $0, smallest: smallest) }) {
        printer.write("let traits = traitCollection")
      }
      combinations.print(&printer) { ["return \(passing(of: $0, smallest: smallest))"] }
    }
  }
}
