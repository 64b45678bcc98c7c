import SheetModel
import SheetRuntime
import SheetVocabulary

/// Prints the code of one sheet for OverlayContainer.
struct OverlayContainerPrinter: ContainerPrinter {
  let sheet: LibrarySheet

  init(_ sheet: borrowing ResolvedSheet, _ options: CodeOptions) {
    self.sheet = LibrarySheet(sheet, access: options.access, filling: OverlayContainerTarget.fill)
  }

  /// Between what is behind and the sheet, where touches do not always pass.
  var hasBackdrop: Bool {
    !isModal
      && combinations.all.contains {
        $0.configuration.passthrough != .always || $0.configuration.theme.dimming.whilePassing
      }
  }

  /// A drag may take the sheet off the screen in some size class.
  private var isDraggedAway: Bool {
    combinations.all.contains { Self.isDraggedAway($0.configuration) }
  }

  var shared: SharedCode {
    var shared = sharedByAll
    if hasBackdrop, lowersOnTap { shared.insert(.taps) }
    if needsTranslation { shared.insert(.translation) }
    if isDraggedAway { shared.insert(.dismissal) }
    if decidesReleases {
      shared.formUnion(sharedByReleases { $0.configuration.release.policy != .lookahead })
    }
    return shared
  }

  var lowersOnTap: Bool { combinations.all.contains { tapLowers($0) } }

  // MARK: The type

  func printType(summary: String?, _ printer: inout SwiftPrinter) {
    printer.write()
    printer.documentation(summary)
    printer.block(
      "@MainActor \(modifier)final class \(type.declared): OverlayContainerViewController"
    ) { printer in
      printNames(&printer)
      printProperties(&printer)
      printCreation(&printer)
      printCalls(
        presentation: isModal
          ? ["presenter.present(sheet, animated: animated, completion: completion)"]
          : [
            "presenter.addChild(sheet)",
            "sheet.view.frame = presenter.view.bounds",
            "sheet.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
            "presenter.view.addSubview(sheet.view)",
            "sheet.didMove(toParent: presenter)",
          ], isAnimated: isModal, &printer)
      printHeights(&printer)
      printMoves(&printer)
      printEscape(&printer)
      printDragging(&printer)
      if isModal { printPresentation(&printer) }
      if hasBackdrop { printBackdrop(&printer) }
    }
  }

  /// Prints that the container is its own delegate; it lives as long as it is needed.
  func printConformances(prefix: String, _ printer: inout SwiftPrinter) {
    var protocols = ["OverlayContainerViewControllerDelegate"]
    if hasTransitions { protocols.append("OverlayTransitioningDelegate") }
    if isModal { protocols.append("OverlayContainerSheetPresentationControllerDelegate") }
    printConformances(to: protocols, prefix: prefix, &printer)
    if isModal {
      printer.write()
      printer.write(
        "extension \(prefix)\(type.declared): UIViewControllerTransitioningDelegate {}")
    }
  }

  // MARK: Creation

  private func printProperties(_ printer: inout SwiftPrinter) {
    printProperties(
      hasBackdrop
        ? ["private let backdrop = UIViewController()"] : [], &printer)
  }

  private func printCreation(_ printer: inout SwiftPrinter) {
    printInitializer(&printer) { printer in
      printer.write("super.init(style: \(style))")
      printAppearance(&printer)
      if hasBackdrop { printBackdropSetUp(&printer) }
      printer.write("viewControllers = [\(hasBackdrop ? "backdrop, " : "")content]")
      printer.write("delegate = self")
      if isModal {
        printer.write("modalPresentationStyle = .custom")
        printer.write("transitioningDelegate = self")
      }
    }
  }

  private var style: String {
    switch base.content.sizing {
    case .stretch: ".flexibleHeight"
    case .fixed: ".rigid"
    case .expand: ".expandableHeight"
    }
  }

  private func printAppearance(_ printer: inout SwiftPrinter) {
    let base = combinations.base
    let theme = base.configuration.theme
    switch theme.appearance {
    case .automatic: break
    case .light: printer.write("content.overrideUserInterfaceStyle = .light")
    case .dark: printer.write("content.overrideUserInterfaceStyle = .dark")
    }
    if base.isWritten(.themeBackground), case .color(let color) = theme.background {
      printer.write("content.view.backgroundColor = \(UIColorExpression.text(color))")
    }
    if base.isWritten(.themeCornerRadius) || base.isWritten(.themeCorners), !theme.corners.isEmpty {
      printer.write("content.view.layer.cornerRadius = \(SwiftLiteral.number(theme.cornerRadius))")
      printer.write("content.view.layer.maskedCorners = [\(Self.corners(theme.corners))]")
      printer.write("content.view.clipsToBounds = true")
    }
    if base.isWritten(.themeCornerCurve) {
      printer.write("content.view.layer.cornerCurve = .\(theme.cornerCurve)")
    }
    if theme.grabber.isPresent { printGrabber(theme.grabber, &printer) }
  }

  private static func corners(_ corners: Corners) -> String {
    let names: [(Corners, String)] = [
      (.topLeading, ".layerMinXMinYCorner"), (.topTrailing, ".layerMaxXMinYCorner"),
      (.bottomLeading, ".layerMinXMaxYCorner"), (.bottomTrailing, ".layerMaxXMaxYCorner"),
    ]
    return names.filter { corners.contains($0.0) }.map(\.1).joined(separator: ", ")
  }

  private func printGrabber(_ grabber: Grabber, _ printer: inout SwiftPrinter) {
    let number = SwiftLiteral.number
    let radius =
      switch grabber.cornerRadius {
      case .round: min(grabber.size.width, grabber.size.height) / 2
      case .points(let points): points
      }
    printer.write("let grabber = UIView()")
    printer.write("grabber.backgroundColor = \(UIColorExpression.text(grabber.color))")
    printer.write("grabber.layer.cornerRadius = \(number(radius))")
    printer.write("grabber.isUserInteractionEnabled = false")
    if let label = grabber.accessibilityLabel {
      printer.write("grabber.isAccessibilityElement = true")
      printer.write("grabber.accessibilityLabel = \(SwiftLiteral.text(label))")
    }
    printer.write("grabber.translatesAutoresizingMaskIntoConstraints = false")
    printer.write("content.view.addSubview(grabber)")
    printer.write("NSLayoutConstraint.activate([")
    printer.write("  grabber.topAnchor.constraint(")
    printer.write("    equalTo: content.view.topAnchor, constant: \(number(grabber.topMargin))),")
    printer.write("  grabber.centerXAnchor.constraint(equalTo: content.view.centerXAnchor),")
    printer.write(
      "  grabber.widthAnchor.constraint(equalToConstant: \(number(grabber.size.width))),")
    printer.write(
      "  grabber.heightAnchor.constraint(equalToConstant: \(number(grabber.size.height))),")
    printer.write("])")
    let isTranslucent = grabber.background.isPresent && grabber.background.translucent
    if !isTranslucent, grabber.placement == .inside {
      let strip = 2 * grabber.topMargin + grabber.size.height
      printer.write("content.additionalSafeAreaInsets.top += \(number(strip))")
    }
  }
}
