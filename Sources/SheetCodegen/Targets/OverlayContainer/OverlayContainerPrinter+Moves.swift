import SheetModel
import SheetRuntime
import SheetVocabulary

// What the container does: where the sheet stands, and how it follows its surroundings and a finger.
extension OverlayContainerPrinter {
  func printHeights(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("// MARK: Heights")
    stopsCode.printFunction("private", &printer)
    printStops(&printer)
    printInitialFunction(isHiddenNil: false, &printer)
    printer.write()
    printer.block(
      "\(modifier)func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int"
    ) { $0.write("stops.all.count") }
    delegateMethod("heightForNotchAt index: Int, availableSpace: CGFloat", "CGFloat", &printer) {
      printer in
      printer.write("let all = stops.all")
      printer.write(
        "let height = all[Swift.min(index, all.count - 1)].height + view.safeAreaInsets.bottom")
      printer.write("return Swift.max(0, Swift.min(height, availableSpace))")
    }
    if keepsFingersAway { printReachableNotches(&printer) }
    if followsScrolling { printScrollView(&printer) }
  }

  func printMoves(_ printer: inout SwiftPrinter) {
    printMove("moveOverlay(toNotchAt: stops.place(of: detent), animated: animated)", &printer)
    if !measures.isEmpty {
      printer.write()
      printer.write("/// Has all heights asked for again, and keeps the sheet at its detent.")
      printer.block("private func layOut(animated: Bool)") {
        printLayout(animated: "animated", &$0)
      }
    }
    printer.write()
    printer.block("\(modifier)override func viewWillLayoutSubviews()") { printer in
      printer.write("let container = \(container)")
      printer.block("if container.surroundings != surroundings, container.height > 0") { printer in
        printer.write("surroundings = container.surroundings")
        if measures.isEmpty {
          printLayout(animated: "false", &printer)
        } else {
          printer.write("layOut(animated: false)")
        }
      }
      printer.write("super.viewWillLayoutSubviews()")
    }
  }

  private func printLayout(animated: String, _ printer: inout SwiftPrinter) {
    printInitial(isHiddenNil: false, &printer)
    printer.write("invalidateNotchHeights()")
    printer.write("rest(at: resting, animated: \(animated))")
  }

  // MARK: Notches

  private func printReachableNotches(_ printer: inout SwiftPrinter) {
    delegateMethod(
      "canReachNotchAt index: Int, forOverlay overlayViewController: UIViewController", "Bool",
      &printer
    ) { printer in
      printer.write("let all = stops.all")
      printer.write(
        "return all.indices.contains(index) && !onlyByCode.isSuperset(of: all[index].detents)")
    }
    printReach(&printer)
  }

  private func printScrollView(_ printer: inout SwiftPrinter) {
    delegateMethod(
      "scrollViewDrivingOverlay overlayViewController: UIViewController", "UIScrollView?", &printer
    ) { printer in
      var top = "overlayViewController"
      if content.navigation != .none {
        printer.write("let navigation = overlayViewController as? UINavigationController")
        printer.write("let top = navigation?.topViewController ?? overlayViewController")
        top = "top"
      }
      if asksForScrollView {
        printer.write("let scrollView = (\(top) as? any Content)?.sheetScrollView")
      } else if let type = content.type, let name = content.scrollView {
        printer.write("let scrollView: UIScrollView? = (\(top) as? \(type))?.\(name)")
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
    printer.write("  _ containerViewController: OverlayContainerViewController,")
    for line in parameters.split(separator: "\n") { printer.write("  \(line)") }
    printer.block(")\(result.map { " -> \($0)" } ?? "")", body)
  }
}
