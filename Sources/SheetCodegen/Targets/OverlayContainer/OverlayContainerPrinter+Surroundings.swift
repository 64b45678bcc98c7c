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
      let own = OverlayContainerTarget.ownBehavior.theme.dimming
      if dimming.isPresent, dimming != own {
        printer.write("let dimming = TransparentOverlayContainerSheetDimmingView(frame: .zero)")
        if dimming.color != own.color {
          printer.write("dimming.backgroundColor = \(UIColorExpression.text(dimming.color))")
        }
        let least = dimming.follows == .height ? dimming.minimumOpacity : dimming.opacity
        printer.write("dimming.minimumAlpha = \(SwiftLiteral.number(least))")
        printer.write("dimming.maximumAlpha = \(SwiftLiteral.number(dimming.opacity))")
      }
      printer.write("let presentation = OverlayContainerSheetPresentationController(")
      if dimming == own {
        printer.write("  presentedViewController: presented, presenting: presenting)")
      } else if dimming.isPresent {
        printer.write("  dimmingView: dimming, presentedViewController: presented,")
        printer.write("  presenting: presenting)")
      } else {
        printer.write(
          "  dimmingView: nil, presentedViewController: presented, presenting: presenting)")
      }
      printer.write("presentation.sheetDelegate = self")
      printer.write("return presentation")
    }
    if !combinations.isSame(tap) || tap(of: combinations.base) != ["return true"] {
      printer.write()
      printer.write(
        "\(modifier)func overlayContainerSheetPresentationControllerShouldDismissOnTap(")
      printer.write("  _ presentationController: OverlayContainerSheetPresentationController")
      printer.block(") -> Bool") { printer in
        if !combinations.isSame(tap) { printer.write("let traits = traitCollection") }
        combinations.print(&printer, tap)
      }
    }
    printer.write()
    printer.write("\(modifier)func overlayContainerSheetDismissalPolicy(")
    printer.write("  for presentationController: OverlayContainerSheetPresentationController")
    printer.block(") -> OverlayContainerSheetDismissalPolicy") { printer in
      if combinations.all.allSatisfy({ !$0.configuration.dismiss.swipe }) {
        printer.write("ThresholdOverlayContainerSheetDismissalPolicy(")
        printer.write("  dismissingVelocity: .none, dismissingPosition: .none)")
        return
      }
      printer.write("SheetcDismissal { [weak self] height, speed in")
      printer.write("  guard let self, isReleased else { return false }")
      printer.write("  return isDismissed(at: height - view.safeAreaInsets.bottom, speed: speed)")
      printer.write("}")
    }
    if combinations.all.contains(where: { $0.configuration.dismiss.swipe }) {
      printDismissal(&printer)
    }
  }

  private func tap(of combination: Combination) -> [String] {
    switch combination.configuration.taps.outside {
    case .leave:
      ["return \(combination.configuration.dismiss.confirm ? "shouldDismiss()" : "true")"]
    case .smallest: tapLowers(combination) ? ["restLowest()", "return false"] : ["return false"]
    case .none: ["return false"]
    }
  }

  // MARK: A persistent sheet

  /// Touches pass at some heights and not at others, or in some size classes.
  private var blocksSometimes: Bool {
    let passing = passing(of: combinations.base)
    return !combinations.isSame(self.passing) || passing != nil && passing != ".infinity"
  }

  /// What is seen of the backdrop depends on the sheet's height.
  private var dimsByHeight: Bool {
    let dimming = base.theme.dimming
    if !dimming.isPresent { return false }
    return dimming.follows == .height || !dimming.whilePassing && blocksSometimes
  }

  /// Prints what dims and blocks what is behind a sheet that stands higher than touches may pass.
  func printBackdrop(_ printer: inout SwiftPrinter) {
    if blocksSometimes || dimsByHeight {
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
      printDim(&printer)
      printPassing(&printer)
    }
    if combinations.isSame(tapLowers) { return }
    printer.write()
    printer.block("private func tapOutside()") { printer in
      printer.write("let traits = traitCollection")
      combinations.print(&printer) { combination in
        let lines = tapLowers(combination) ? ["restLowest()"] : []
        return combination.condition == nil ? lines : lines + ["return"]
      }
    }
  }

  private func printDim(_ printer: inout SwiftPrinter) {
    let dimming = base.theme.dimming
    printer.write()
    printer.write(
      "/// Dims what is behind, and keeps touches from it, as the sheet's height asks for.")
    printer.block("private func dim(at translation: CGFloat)") { printer in
      printer.write("let height = translation - view.safeAreaInsets.bottom")
      let isFromSmallest = dimming.whilePassing || !blocksSometimes
      if dimsByHeight { printer.write("let stops = stops") }
      if blocksSometimes {
        let passing =
          combinations.isSame(passing) ? passing(of: combinations.base) ?? "0" : "passingHeight"
        printer.write("let passing = \(passing)")
        printer.write("let blocks = height > passing + 0.25")
        printer.write("backdrop.view.isUserInteractionEnabled = blocks")
      }
      if !dimsByHeight { return }
      let lowest = "stops.all[0].height"
      let low =
        isFromSmallest
        ? lowest : combinations.isSame(passing) ? "passing" : "Swift.max(passing, \(lowest))"
      printer.write("let low = \(low)")
      let opacity = SwiftLiteral.number(dimming.opacity)
      var alpha = opacity
      switch dimming.follows {
      case .presentation:
        printer.write("let high = stops.all.first { $0.height > low + 0.25 }?.height ?? low")
      case .height:
        printer.write("let high = stops.all.last?.height ?? low")
        if dimming.minimumOpacity != 0 {
          let least = SwiftLiteral.number(dimming.minimumOpacity)
          alpha = "\(least) + (\(opacity) - \(least))"
        }
      }
      printer.write("let part = high > low ? (height - low) / (high - low) : 1")
      let shown = "\(alpha) * Swift.max(0, Swift.min(part, 1))"
      printer.write("backdrop.view.alpha = \(isFromSmallest ? shown : "blocks ? \(shown) : 0")")
    }
  }

  /// Prints what the container sets up before its overlay is in it.
  func printBackdropSetUp(_ printer: inout SwiftPrinter) {
    let dimming = base.theme.dimming
    printer.write("let shade = \(lowersOnTap ? "SheetcTapView" : "UIView")(frame: .zero)")
    if dimming.isPresent {
      printer.write("shade.backgroundColor = \(UIColorExpression.text(dimming.color))")
      printer.write("shade.alpha = \(dimsByHeight ? "0" : SwiftLiteral.number(dimming.opacity))")
    }
    if !blocksSometimes, passing(of: combinations.base) != nil {
      printer.write("shade.isUserInteractionEnabled = false")
    }
    if lowersOnTap {
      let action = combinations.isSame(tapLowers) ? "restLowest" : "tapOutside"
      printer.write("shade.tapped = { [weak self] in self?.\(action)() }")
    }
    printer.write("backdrop.view = shade")
  }

  private func printPassing(_ printer: inout SwiftPrinter) {
    if combinations.isSame(passing) { return }
    printer.write()
    printer.write("/// How high the sheet may be for touches to pass.")
    printer.block("private var passingHeight: CGFloat") { printer in
      combinations.printBody(&printer, traits: "traitCollection") {
        [passing(of: $0) ?? "-.infinity"]
      }
    }
  }
}
