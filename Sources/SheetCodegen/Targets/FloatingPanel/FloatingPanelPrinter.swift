import SheetModel
import SheetRuntime
import SheetVocabulary

/// Prints the code of one sheet for FloatingPanel.
struct FloatingPanelPrinter: ContainerPrinter {
  let sheet: LibrarySheet

  init(_ sheet: borrowing ResolvedSheet, _ options: CodeOptions) {
    self.sheet = LibrarySheet(sheet, access: options.access, filling: FloatingPanelTarget.fill)
  }

  func isWritten(_ keys: TargetKey...) -> Bool {
    combinations.all.contains { combination in keys.contains { combination.isWritten($0) } }
  }

  /// Taps outside do something that the library has no switch for.
  var hasTapView: Bool {
    combinations.all.contains { combination in
      switch combination.configuration.taps.outside {
      case .leave: !isModal || confirms
      case .smallest: true
      case .none: false
      }
    }
  }

  /// Where a drag ends is decided here rather than by the library.
  var decidesReleases: Bool {
    isWritten(
      .releasePolicy, .releaseDeceleration, .releaseVelocity, .releaseLookahead, .releaseFlickUp,
      .releaseFlickDown)
      || base.preset != .system || keepsFingersAway
  }

  var decidesDismissal: Bool {
    isModal
      && (confirms || base.preset != .system || isWritten(.dismissDistance, .dismissVelocity))
  }

  // MARK: The type

  func printType(summary: String?, _ printer: inout SwiftPrinter) {
    printer.write()
    printer.documentation(summary)
    if summary == nil { printer.write("/// A panel that is this sheet.") }
    printer.block(
      "@MainActor \(modifier)final class \(type.declared): FloatingPanelController"
    ) { printer in
      printProperties(&printer)
      printCreation(&printer)
      printCalls(
        of: contentType, parameters,
        presentation: isModal
          ? "sheet.present(from: presenter, animated: animated, completion: completion)"
          : "sheet.show(in: presenter, animated: animated, completion: completion)",
        isAnimated: true, label: "toDetent", &printer)
      printMoves(&printer)
      printSurroundings(&printer)
      printDragging(&printer)
      printer.write()
      printer.write("// MARK: Heights")
      printHeights(&printer)
      printInitialDetent(isHiddenNil: true, &printer)
      printLayout(&printer)
      printMotion(&printer)
      printTicks(&printer)
      if decidesReleases { printReleases(&printer) }
      if hasTapView { printTapView(&printer) }
    }
  }

  private func printProperties(_ printer: inout SwiftPrinter) {
    printer.write(
      "/// The places where the panel rests, lowest first; which detents they are depends on where it stands."
    )
    printer.write(
      "\(modifier)static let states = (0..<\(names.detents.count)).map { place in")
    printer.write("  FloatingPanelState(rawValue: \"stop \\(place)\", order: 100 * (place + 1))")
    printer.write("}")
    printProperties([], &printer)
    if ContainerType.hasNavigationBar(combinations) {
      printer.write("private var navigationBarBottom: CGFloat?")
    }
  }

  private var parameters: [ContainerParameter] {
    given(scrollView: "The view in the loaded content whose drags move the sheet.")
  }

  private func printCreation(_ printer: inout SwiftPrinter) {
    printInitializer(of: contentType, parameters, &printer) { printer in
      printer.write("super.init(delegate: nil)")
      printer.write("delegate = self")
      // First, as the content is tied to the surface in one of two ways.
      printer.write("contentMode = \(base.content.sizing == .stretch ? ".fitToBounds" : ".static")")
      printer.write("set(contentViewController: content)")
      printer.write("behavior = Motion()")
      printLook(&printer)
      printScrolling(&printer)
      if hasTapView {
        printer.write("let taps = TapView(frame: backdropView.bounds)")
        printer.write("taps.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
        printer.write("taps.tapped = { [weak self] in self?.tapOutside() }")
        printer.write("backdropView.addSubview(taps)")
      }
    }
  }

  private func printScrolling(_ printer: inout SwiftPrinter) {
    guard followsScrolling else { return }
    // Outlets are there once the view is.
    printer.write("_ = content.view")
    if asksForScrollView {
      printer.write("if let scrollView = scrollView() { track(scrollView: scrollView) }")
    } else if let name = content.scrollView {
      printer.write(
        "let scrollView: UIScrollView? = content.\(name)")
      printer.write("if let scrollView { track(scrollView: scrollView) }")
    }
  }
}
