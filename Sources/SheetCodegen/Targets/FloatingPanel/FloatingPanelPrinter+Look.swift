import SheetModel
import SheetRuntime
import SheetVocabulary

// What the panel looks like.
extension FloatingPanelPrinter {
  func printLook(_ printer: inout SwiftPrinter) {
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
    if !dimming.isPresent {
      // A clear view keeps touches where nothing is dimmed.
      printer.write("backdropView.backgroundColor = UIColor.clear")
    } else if combinations.base.isWritten(.themeDimmingColor) {
      printer.write("backdropView.backgroundColor = \(UIColorExpression.text(dimming.color))")
    }
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
        "surfaceView.grabberHandle.accessibilityLabel = \(SwiftLiteral.text(label))")
    }
    let isTranslucent = grabber.background.isPresent && grabber.background.translucent
    if !isTranslucent, grabber.placement == .inside {
      let strip = number(2 * grabber.topMargin + grabber.size.height)
      printer.write("surfaceView.contentPadding.top = \(strip)")
    }
  }
}
