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

  // MARK: The type

  func printType(summary: String?, _ printer: inout SwiftPrinter) {
    printer.write()
    printer.documentation(summary)
    if summary == nil { printer.write("/// A container with the sheet over what is behind it.") }
    printer.block(
      "@MainActor \(modifier)final class \(type.declared): OverlayContainerViewController"
    ) { printer in
      printProperties(&printer)
      printCreation(&printer)
      printCalls(
        of: contentType, parameters,
        presentation: isModal
          ? "presenter.present(sheet, animated: animated, completion: completion)"
          : "sheet.show(in: presenter)",
        isAnimated: isModal, label: "to", &printer)
      printMoves(&printer)
      printLayout(&printer)
      printNotches(&printer)
      printDragging(&printer)
      if isModal { printPresentation(&printer) }
      if hasBackdrop { printBackdrop(&printer) }
      printTypes(&printer)
      printPolicies(&printer)
    }
  }

  /// Prints that the container is its own delegate; it lives as long as it is needed.
  func printConformances(prefix: String, _ printer: inout SwiftPrinter) {
    var protocols = ["OverlayContainerViewControllerDelegate", "OverlayTransitioningDelegate"]
    if isModal { protocols.append("OverlayContainerSheetPresentationControllerDelegate") }
    printConformances(to: protocols, prefix: prefix, &printer)
    if isModal {
      printer.write()
      printer.write(
        "extension \(prefix)\(type.declared): UIViewControllerTransitioningDelegate {}")
    }
  }

  private func printTypes(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("// MARK: Heights")
    printHeights(&printer)
    printInitialDetent(isHiddenNil: false, &printer)
  }

  // MARK: Creation

  private func printProperties(_ printer: inout SwiftPrinter) {
    var own: [String] = []
    if asksForScrollView {
      own.append("private let findScrollView: @MainActor () -> UIScrollView?")
    }
    if hasBackdrop { own.append("private let backdrop = UIViewController()") }
    printProperties(own, &printer)
  }

  private var parameters: [ContainerParameter] {
    given(scrollView: "The view in the content whose drags move the sheet.")
  }

  private func printCreation(_ printer: inout SwiftPrinter) {
    let background = ContainerParameter(
      "over background", "[UIViewController] = []",
      "What is behind it, if that is the container's too.")
    printInitializer(of: contentType, (isModal ? [] : [background]) + parameters, &printer) {
      printer in
      if asksForScrollView { printer.write("findScrollView = scrollView") }
      printer.write("super.init(style: \(style))")
      printAppearance(&printer)
      if hasBackdrop { printBackdropSetUp(&printer) }
      let behind = isModal ? "" : hasBackdrop ? "background + [backdrop] + " : "background + "
      printer.write("viewControllers = \(behind)[content]")
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
