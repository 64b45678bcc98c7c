import SheetModel
import SheetRuntime
import SheetVocabulary

// What the container does: where the sheet stands, and how it follows its surroundings and a finger.
extension OverlayContainerPrinter {
  private static let container = "_ containerViewController: OverlayContainerViewController"

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
    printMove(
      label: "to", "notch",
      "moveOverlay(toNotchAt: notch, animated: animated, completion: completion)", &printer)
    printUpdate(
      "Asks for all heights again, and keeps the sheet at its detent.",
      ["invalidateNotchHeights()", "move(to: detent, animated: animated)"], &printer)
    printMoveToSmallest(label: "to", &printer)
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
      let hasBar = ContainerType.hasNavigationBar(combinations)
      printCurrentSurroundings(hasBar ? ["place.navigationBarBottom ?? -1"] : [], &printer)
      printer.block("if surroundings != self.surroundings, place.height > 0") { printer in
        printer.write("self.surroundings = surroundings")
        printer.write("invalidateNotchHeights()")
        printer.write(
          "move(to: detent ?? Self.initialDetent(in: place\(given)), animated: false)")
      }
      printer.write("super.viewWillLayoutSubviews()")
    }
    if combinations.all.contains(where: { $0.configuration.dismiss.escape }) {
      printEscape(&printer)
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
    if keepsFingersAway { printReachableNotches(&printer) }
    if followsScrolling { printScrollView(&printer) }
  }

  private func printReachableNotches(_ printer: inout SwiftPrinter) {
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
    printReach(&printer)
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
