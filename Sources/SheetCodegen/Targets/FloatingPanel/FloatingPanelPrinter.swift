import SheetModel
import SheetRuntime
import SheetVocabulary

/// Prints the code of one sheet for FloatingPanel.
struct FloatingPanelPrinter: ContainerPrinter {
  let sheet: LibrarySheet

  init(_ sheet: borrowing ResolvedSheet, _ options: CodeOptions) {
    self.sheet = LibrarySheet(sheet, access: options.access, filling: FloatingPanelTarget.fill)
  }

  var shared: SharedCode {
    var shared = sharedByAll
    if hasTapView { shared.insert(.taps) }
    if decidesReleases { shared.formUnion(sharedByReleases { _ in true }) }
    return shared
  }

  func isWritten(_ keys: TargetKey...) -> Bool {
    combinations.all.contains { combination in keys.contains { combination.isWritten($0) } }
  }

  /// Taps outside do something that the library has no switch for.
  var hasTapView: Bool {
    combinations.all.contains { combination in
      let configuration = combination.configuration
      return tapLowers(combination)
        || confirms && configuration.taps.outside == .leave && configuration.passthrough != .always
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
    isModal && combinations.all.contains { $0.configuration.dismiss.swipe }
      && (confirms || base.preset != .system || isWritten(.dismissDistance, .dismissVelocity))
  }

  /// The Z gesture is the library's own: it dismisses what a swipe does.
  var hasOwnEscape: Bool {
    isModal && !confirms
      && combinations.all.allSatisfy {
        $0.configuration.dismiss.swipe == $0.configuration.dismiss.escape
      }
  }

  // MARK: The type

  func printType(summary: String?, _ printer: inout SwiftPrinter) {
    printer.write()
    printer.documentation(summary)
    printer.block(
      "@MainActor \(modifier)final class \(type.declared): FloatingPanelController"
    ) { printer in
      printNames(&printer)
      printProperties(
        ["private let states = SheetcLayout.states(\(names.detents.count))"], &printer)
      printCreation(&printer)
      printCalls(
        presentation: isModal
          ? [
            "sheet.prepare(in: \(shown("presenter.view.window ?? presenter.view")))",
            "presenter.present(sheet, animated: animated, completion: completion)",
          ]
          : [
            "sheet.prepare(in: \(shown("presenter.view")))",
            "sheet.addPanel(toParent: presenter, animated: animated, completion: completion)",
          ], isAnimated: true, &printer)
      printHeights(&printer)
      printMoves(&printer)
      if !hasOwnEscape { printEscape(&printer) }
      if hasTapView { printTap(&printer) }
      printDragging(&printer)
      printMotion(&printer)
    }
  }

  /// What the sheet stands in when it fills a view.
  private func shown(_ view: String) -> String {
    "SheetcContainer(\(view)\(hasBar ? ", below: presenter" : ""))"
  }

  private func printCreation(_ printer: inout SwiftPrinter) {
    printInitializer(&printer) { printer in
      printer.write("super.init(delegate: nil)")
      printer.write("delegate = self")
      // First, as the content is tied to the surface in one of two ways.
      if base.content.sizing == .stretch { printer.write("contentMode = .fitToBounds") }
      printer.write("set(contentViewController: content)")
      if hasMotion { printer.write("behavior = Motion()") }
      printLook(&printer)
      for setting in switches where combinations.isSame(setting.value) {
        let value = setting.value(combinations.base)
        if value != setting.own { printer.write("\(setting.name) = \(value)") }
      }
      printScrolling(&printer)
      if hasTapView {
        printer.write("let taps = SheetcTapView(frame: backdropView.bounds)")
        printer.write("taps.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
        printer.write("taps.tapped = { [weak self] in self?.tapOutside() }")
        printer.write("backdropView.addSubview(taps)")
      }
    }
  }

  private func printScrolling(_ printer: inout SwiftPrinter) {
    guard followsScrolling else { return }
    var top = "content"
    if searchesTop {
      printer.write("let navigation = content as? UINavigationController")
      printer.write("let top = navigation?.topViewController ?? content")
      top = "top"
    }
    printer.write("// Outlets are there once the view is.")
    printer.write("_ = \(top).view")
    if asksForScrollView {
      let scrolling =
        searchesTop ? "(top as? any Content)?.sheetScrollView" : "content.sheetScrollView"
      printer.write("if let scrollView = \(scrolling) { track(scrollView: scrollView) }")
    } else if let name = content.scrollView {
      printer.write("let scrollView: UIScrollView? = content.\(name)")
      printer.write("if let scrollView { track(scrollView: scrollView) }")
    }
  }
}
