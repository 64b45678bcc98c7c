import SheetModel
import SheetRuntime
import SheetVocabulary

// What the container does: where the sheet stands, and how it follows its surroundings and a finger.
extension OverlayContainerPrinter {
  private static let container = "_ containerViewController: OverlayContainerViewController"

  var stops: String { "Self.stops(in: place\(measures.argument))" }

  func printMoves(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// What the sheet stands in now.")
    printer.block("private var place: Container") { printer in
      if ContainerType.hasNavigationBar(combinations) {
        printer.write("let bar = navigationController?.navigationBar")
        printer.write("let bottom = bar.map { $0.convert($0.bounds, to: view).maxY }")
        printer.write("return Container(view, navigationBarBottom: bottom)")
      } else {
        printer.write("Container(view)")
      }
    }
    printer.write()
    printer.write(
      "/// Moves the sheet; where the detent is not active, to the nearest one that is.")
    printer.block(
      "\(modifier)func move(to detent: Detent, animated: Bool = true, completion: (() -> Void)? = nil)"
    ) { printer in
      printer.write("self.detent = detent")
      printer.write("isReleased = false")
      printer.write("let notch = Self.stop(for: detent, in: place\(measures.argument))")
      printer.write("moveOverlay(toNotchAt: notch, animated: animated, completion: completion)")
    }
    printer.write()
    printer.write("/// Asks for all heights again, and keeps the sheet at its detent.")
    printer.block("\(modifier)func update(animated: Bool = true)") { printer in
      printer.write("guard isViewLoaded, let detent else { return }")
      printer.write("invalidateNotchHeights()")
      printer.write("move(to: detent, animated: animated)")
    }
    printer.write()
    printer.block("private func moveToSmallest()") { printer in
      printer.write("guard let smallest = \(stops).first?.detents.first else { return }")
      printer.write("move(to: smallest)")
    }
    if isModal { return }
    printer.write()
    printer.write("/// Shows the sheet over all of a view controller.")
    printer.block("\(modifier)func show(in parent: UIViewController)") { printer in
      printer.write("parent.addChild(self)")
      printer.write("view.frame = parent.view.bounds")
      printer.write("view.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
      printer.write("parent.view.addSubview(view)")
      printer.write("didMove(toParent: parent)")
    }
  }

  func printLayout(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.block("\(modifier)override func viewWillLayoutSubviews()") { printer in
      printer.write("let place = place")
      printer.write("let surroundings: [CGFloat] = [")
      printer.write("  place.height, place.safeArea.top, place.safeArea.bottom,")
      printer.write("  CGFloat(place.traits.horizontalSizeClass.rawValue),")
      printer.write("  CGFloat(place.traits.verticalSizeClass.rawValue),")
      if ContainerType.hasNavigationBar(combinations) {
        printer.write("  place.navigationBarBottom ?? -1,")
      }
      printer.write("]")
      printer.block("if surroundings != self.surroundings, place.height > 0") { printer in
        printer.write("self.surroundings = surroundings")
        printer.write("invalidateNotchHeights()")
        printer.write(
          "move(to: detent ?? Self.initialDetent(in: place\(measures.argument)), animated: false)")
      }
      printer.write("super.viewWillLayoutSubviews()")
    }
    guard combinations.all.contains(where: { $0.configuration.dismiss.escape }) else { return }
    printer.write()
    printer.block("\(modifier)override func accessibilityPerformEscape() -> Bool") { printer in
      if !isModal {
        printer.write("moveToSmallest()")
        printer.write("return true")
        return
      }
      let statements: (Combination) -> [String] = { combination in
        if !combination.configuration.dismiss.escape { return ["return false"] }
        let question = combination.configuration.dismiss.confirm ? "if shouldDismiss() { " : ""
        let end = question.isEmpty ? "" : " }"
        return ["\(question)dismiss(animated: true)\(end)", "return true"]
      }
      if !combinations.isSame(statements) { printer.write("let traits = traitCollection") }
      combinations.print(&printer, statements)
    }
  }

  // MARK: Notches

  func printNotches(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("// MARK: Notches")
    printer.write()
    printer.block(
      "\(modifier)func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int"
    ) { printer in
      printer.write("\(stops).count")
    }
    delegateMethod("heightForNotchAt index: Int, availableSpace: CGFloat", "CGFloat", &printer) {
      printer in
      printer.write("let stops = \(stops)")
      printer.write("guard stops.indices.contains(index) else { return 0 }")
      printer.write("let height = stops[index].height + view.safeAreaInsets.bottom")
      printer.write("return Swift.max(0, Swift.min(height, availableSpace))")
    }
    let isOnlyByCode = combinations.all.contains { combination in
      DetentHeights.detents(of: combination.configuration).contains { $0.reach == .code }
    }
    if isOnlyByCode { printReach(&printer) }
    if followsScrolling { printScrollView(&printer) }
  }

  private func printReach(_ printer: inout SwiftPrinter) {
    delegateMethod(
      "canReachNotchAt index: Int, forOverlay overlayViewController: UIViewController", "Bool",
      &printer
    ) { printer in
      printer.write("let stops = \(stops)")
      printer.write("guard stops.indices.contains(index) else { return false }")
      printer.write("let traits = traitCollection")
      printer.write(
        "return stops[index].detents.contains { Self.isReachedByDrag($0, for: traits) }")
    }
    printer.write()
    printer.write("/// Whether a finger can take the sheet to a detent.")
    printer.block(
      "\(modifier)static func isReachedByDrag(_ detent: Detent, for traits: UITraitCollection) -> Bool"
    ) { printer in
      combinations.print(&printer) { combination in
        let detents = DetentHeights.detents(of: combination.configuration)
        let cases = detents.filter { $0.reach == .code }.map { ".\(heights.name(of: $0.id).text)" }
        if cases.isEmpty { return ["return true"] }
        return [
          "let onlyByCode: [Detent] = [\(cases.joined(separator: ", "))]",
          "return !onlyByCode.contains(detent)",
        ]
      }
    }
  }

  private func printScrollView(_ printer: inout SwiftPrinter) {
    delegateMethod(
      "scrollViewDrivingOverlay overlayViewController: UIViewController", "UIScrollView?", &printer
    ) { printer in
      if asksForScrollView {
        printer.write("let scrollView = findScrollView()")
      } else if let type = content.type, let name = content.scrollView {
        var top = "overlayViewController"
        if content.navigation != .none {
          printer.write("let navigation = overlayViewController as? UINavigationController")
          printer.write("let top = navigation?.topViewController ?? overlayViewController")
          top = "top"
        }
        printer.write(
          "let scrollView: UIScrollView? = (\(top) as? \(type))?.\(name)")
      }
      // A view that does not bounce does not move the overlay once it has come back to its top.
      printer.write("scrollView?.alwaysBounceVertical = true")
      printer.write("return scrollView")
    }
  }

  // MARK: Dragging

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
      printer.write("isReleased = false")
      printer.write("let stops = \(stops)")
      printer.write("guard stops.indices.contains(index) else { return }")
      printer.write("let detents = stops[index].detents")
      printer.write("guard let first = detents.first else { return }")
      printer.write("let reached = detent.flatMap { detents.contains($0) ? $0 : nil } ?? first")
      printer.write("detent = reached")
      printHaptics(&printer)
      printer.write("moved?(reached)")
    }
  }

  private func printHaptics(_ printer: inout SwiftPrinter) {
    guard combinations.all.contains(where: { $0.configuration.haptics }) else { return }
    let condition =
      combinations.isSame { $0.configuration.haptics }
      ? "" : "if Self.ticks(for: traitCollection) { "
    printer.write(
      "\(condition)UISelectionFeedbackGenerator().selectionChanged()\(condition.isEmpty ? "" : " }")"
    )
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
          let parts = StatedParts(combination.configuration)
          let header = parts.hasHeader ? parts.headerHeight ?? 44 : 0
          return ["return point.y < \(SwiftLiteral.number(max(44, parts.insideStrip + header)))"]
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
    let velocity = SwiftLiteral.number(release.velocity)
    switch release.policy {
    case .lookahead:
      return [
        "let policy = RushingForwardTargetNotchPolicy()",
        "policy.minimumVelocity = \(velocity)",
        "policy.minimumDuration = \(SwiftLiteral.number(release.lookahead))",
        "return policy",
      ]
    case .project:
      let deceleration = SwiftLiteral.number(release.deceleration)
      return ["return Projection(deceleration: \(deceleration), velocity: \(velocity))"]
    case .nearest:
      return [
        "return Nearest(velocity: \(velocity), takesFlicksToTop: \(release.flickUp == .last),"
          + " takesFlicksToBottom: \(release.flickDown != .step))"
      ]
    case .lbbottomsheet, .panmodal:
      return [
        "return Nearest(velocity: .infinity, takesFlicksToTop: false, takesFlicksToBottom: false)"
      ]
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

  // MARK: Methods of the delegate

  func delegateMethod(
    _ parameters: String, _ result: String?, _ printer: inout SwiftPrinter,
    _ body: (inout SwiftPrinter) -> Void
  ) {
    printer.write()
    printer.write("\(modifier)func overlayContainerViewController(")
    printer.write("  \(Self.container),")
    for line in parameters.split(separator: "\n") { printer.write("  \(line)") }
    printer.block(")\(result.map { " -> \($0)" } ?? "")", body)
  }
}
