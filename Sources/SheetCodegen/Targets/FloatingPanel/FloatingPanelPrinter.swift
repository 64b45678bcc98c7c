import SheetModel
import SheetRuntime
import SheetVocabulary

/// Prints the code of one sheet for FloatingPanel.
struct FloatingPanelPrinter: LibraryPrinter {
  let sheet: LibrarySheet

  init(_ sheet: borrowing ResolvedSheet, _ options: CodeOptions) {
    self.sheet = LibrarySheet(sheet, access: options.access, filling: FloatingPanelTarget.fill)
  }

  var stops: String { "Self.stops(in: place\(measures.argument))" }
  var confirms: Bool { isModal && combinations.all.contains { $0.configuration.dismiss.confirm } }

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
      || base.preset != .system
      || combinations.all.contains { combination in
        DetentHeights.detents(of: combination.configuration).contains { $0.reach == .code }
      }
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
      printMoves(&printer)
      printSurroundings(&printer)
      printDragging(&printer)
      printer.write()
      printer.write("// MARK: Heights")
      printHeights(&printer)
      printInitialDetent(isHiddenNil: true, &printer)
      printLayout(&printer)
      printMotion(&printer)
      if decidesReleases { printRelease(&printer) }
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
    if !measures.isEmpty {
      printer.write("/// What only the app knows; the sheet follows.")
      printer.write("\(modifier)var measures: Measures {")
      printer.write("  didSet { if measures != oldValue { update() } }")
      printer.write("}")
    }
    printer.write("/// Where the sheet was last moved to, by a finger or by code.")
    printer.write("\(modifier)private(set) var detent: Detent?")
    printer.write("/// Called when a finger has moved the sheet.")
    printer.write("\(modifier)var moved: (@MainActor (Detent) -> Void)?")
    if confirms { printer.write("private let shouldDismiss: @MainActor () -> Bool") }
    printer.write("private var surroundings: [CGFloat] = []")
    printer.write("private var isReleased = false")
    if ContainerType.hasNavigationBar(combinations) {
      printer.write("private var navigationBarBottom: CGFloat?")
    }
  }

  private func printCreation(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// - Parameters:")
    printer.write("///   - content: What is in the sheet.")
    if asksForScrollView {
      printer.write(
        "///   - scrollView: The view in the loaded content whose drags move the sheet.")
    }
    if confirms {
      printer.write("///   - shouldDismiss: Asked before a person dismisses the sheet.")
    }
    printer.write("\(modifier)init(")
    var parameters = ["_ content: \(content.type ?? "UIViewController")"]
    if !measures.isEmpty { parameters.append("_ measures: Measures") }
    if asksForScrollView { parameters.append("scrollView: @MainActor () -> UIScrollView?") }
    if confirms { parameters.append("shouldDismiss: @escaping @MainActor () -> Bool") }
    for (place, parameter) in parameters.enumerated() {
      printer.write("  \(parameter)\(place == parameters.count - 1 ? "" : ",")")
    }
    printer.block(")") { printer in
      if !measures.isEmpty { printer.write("self.measures = measures") }
      if confirms { printer.write("self.shouldDismiss = shouldDismiss") }
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
    printer.write()
    printer.write("@available(*, unavailable)")
    printer.block("\(modifier)required init?(coder aDecoder: NSCoder)") { printer in
      printer.write("fatalError(\"a sheet is made in code\")")
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

  // MARK: The look

  private func printLook(_ printer: inout SwiftPrinter) {
    let theme = base.theme
    switch theme.appearance {
    case .automatic: break
    case .light: printer.write("overrideUserInterfaceStyle = .light")
    case .dark: printer.write("overrideUserInterfaceStyle = .dark")
    }
    let keys: [TargetKey] = [
      .themeBackground, .themeCornerRadius, .themeCornerCurve, .themeCorners, .themeShadow,
    ]
    if keys.contains(where: { combinations.base.isWritten($0) }) {
      printAppearance(theme, &printer)
    }
    printGrabber(theme.grabber, &printer)
    let dimming = theme.dimming
    // Where nothing is dimmed and touches are kept all the same, a clear view keeps them.
    let color = dimming.isPresent ? UIColorExpression.text(dimming.color) : "UIColor.clear"
    printer.write("backdropView.backgroundColor = \(color)")
  }

  private func printAppearance(_ theme: Theme, _ printer: inout SwiftPrinter) {
    let written = combinations.base
    printer.write("let appearance = SurfaceAppearance()")
    if written.isWritten(.themeBackground), case .color(let color) = theme.background {
      printer.write("appearance.backgroundColor = \(UIColorExpression.text(color))")
    }
    if written.isWritten(.themeCornerRadius) || theme.corners.isEmpty {
      let radius = theme.corners.isEmpty ? 0 : theme.cornerRadius
      printer.write("appearance.cornerRadius = \(SwiftLiteral.number(radius))")
    }
    if written.isWritten(.themeCornerCurve) {
      printer.write("appearance.cornerCurve = .\(theme.cornerCurve)")
    }
    if written.isWritten(.themeShadow) {
      if theme.shadow.isPresent {
        let shadow = theme.shadow
        let number = SwiftLiteral.number
        printer.write("let shadow = SurfaceAppearance.Shadow()")
        printer.write("shadow.color = \(UIColorExpression.text(shadow.color))")
        printer.write("shadow.opacity = \(number(shadow.opacity))")
        printer.write("shadow.radius = \(number(shadow.radius))")
        printer.write(
          "shadow.offset = CGSize(width: \(number(shadow.offset.width)),"
            + " height: \(number(shadow.offset.height)))")
        printer.write("appearance.shadows = [shadow]")
      } else {
        printer.write("appearance.shadows = []")
      }
    }
    printer.write("surfaceView.appearance = appearance")
  }

  private func printGrabber(_ grabber: Grabber, _ printer: inout SwiftPrinter) {
    if !grabber.isPresent {
      printer.write("surfaceView.grabberHandle.isHidden = true")
      printer.write("surfaceView.grabberAreaOffset = 0")
      return
    }
    let written = combinations.base
    let number = SwiftLiteral.number
    if written.isWritten(.themeGrabberSizeWidth) || written.isWritten(.themeGrabberSizeHeight) {
      printer.write(
        "surfaceView.grabberHandleSize = CGSize(width: \(number(grabber.size.width)),"
          + " height: \(number(grabber.size.height)))")
    }
    if written.isWritten(.themeGrabberTopMargin) {
      printer.write("surfaceView.grabberHandlePadding = \(number(grabber.topMargin))")
    }
    if written.isWritten(.themeGrabberColor) {
      printer.write("surfaceView.grabberHandle.barColor = \(UIColorExpression.text(grabber.color))")
    }
    if let label = grabber.accessibilityLabel {
      printer.write("surfaceView.grabberHandle.isAccessibilityElement = true")
      printer.write(
        "surfaceView.grabberHandle.accessibilityLabel = \(OverlayContainerPrinter.text(label))")
    }
    let isTranslucent = grabber.background.isPresent && grabber.background.translucent
    if !isTranslucent, grabber.placement == .inside {
      let strip = number(2 * grabber.topMargin + grabber.size.height)
      printer.write("surfaceView.contentPadding.top = \(strip)")
    }
  }
}
