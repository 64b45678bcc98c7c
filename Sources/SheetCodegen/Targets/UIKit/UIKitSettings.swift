import SheetModel
import SheetRuntime

/// The properties that a sheet sets, of the view controller and of the presentation, in the order they are set.
struct UIKitSettings {
  /// A property and its value in each combination of size classes.
  struct Setting {
    let property: String
    let values: BySizeClass<String>
    /// The first system that has the property.
    var since: VersionNumber?
    /// The first compiler that comes with a system that has it.
    var compiler: String?

    var isByTraits: Bool { values.common == nil }
  }

  /// Stands for the sheet's own heights, which the printer knows how to ask for.
  static let list = "detents"
  /// What has no effect any more once the sheet is there.
  static let style = "content.modalPresentationStyle"

  private(set) var controller: [Setting] = []
  private(set) var sheet: [Setting] = []

  /// A delegate keeps the sheet from being dismissed, since touches are to pass through it.
  let needsKeeper: Bool
  /// A delegate asks before the sheet is dismissed, where that is so.
  let asking: BySizeClass<String>
  /// Whether a swipe dismisses the sheet, for that delegate.
  let lets: BySizeClass<String>

  var asks: Bool { asking.values.contains("true") }

  init(_ sheet: SystemSheet) {
    asking = sheet.values { $0.dismiss.confirm && $0.dismiss.swipe ? "true" : "false" }
    needsKeeper =
      !asking.values.contains("true")
      && sheet.values { Self.stays($0) && $0.passthrough != .never }.values.contains(true)
    lets = sheet.values { Self.stays($0) ? "false" : "true" }
    addPresentation(of: sheet)
    addLook(of: sheet)
    addHeights(of: sheet)
    addBehavior(of: sheet)
    addWidth(of: sheet)
  }

  // MARK: The view controller

  private mutating func addPresentation(of sheet: SystemSheet) {
    controller.append(
      Setting(
        property: Self.style, values: sheet.values { Self.style($0) }))
    controller.append(
      Setting(
        property: "content.isModalInPresentation",
        // It would also keep touches from what is behind.
        values: sheet.values { Self.stays($0) && $0.passthrough == .never ? "true" : "false" }))
    let widths = sheet.values { Self.width(of: $0).map { SwiftLiteral.number($0) } }
    if widths.common != .some(.none) {
      controller.append(
        Setting(
          property: "content.preferredContentSize.width",
          values: widths.map { $0 ?? "content.preferredContentSize.width" }))
    }
    let heights = sheet.values { configuration in
      configuration.style == .bottom ? nil : configuration.height.map { SwiftLiteral.number($0) }
    }
    if heights.common != .some(.none) {
      controller.append(
        Setting(
          property: "content.preferredContentSize.height",
          values: heights.map { $0 ?? "content.preferredContentSize.height" }))
    }
  }

  /// Whether no swipe dismisses it, or only after a question.
  private static func stays(_ configuration: borrowing SheetConfiguration) -> Bool {
    !configuration.dismiss.swipe || configuration.dismiss.confirm
      || configuration.presentation == .persistent
  }

  private static func style(_ configuration: borrowing SheetConfiguration) -> String {
    switch configuration.style {
    case .bottom:
      // A form follows the content's own width where there is room for it.
      return configuration.width.isPresent ? ".formSheet" : ".pageSheet"
    case .form: return ".formSheet"
    case .page: return ".pageSheet"
    case .popover: return ".popover"
    case .fullScreen: return ".fullScreen"
    }
  }

  /// The width that it states in points; the system knows no other.
  private static func width(of configuration: borrowing SheetConfiguration) -> Double? {
    guard configuration.width.isPresent, case .points(let points) = configuration.width.max else {
      return nil
    }
    return points
  }

  // MARK: Look

  private mutating func addLook(of sheet: SystemSheet) {
    if sheet.isWritten(.themeAppearance) {
      controller.append(
        Setting(
          property: "content.overrideUserInterfaceStyle",
          values: sheet.values { configuration in
            switch configuration.theme.appearance {
            case .automatic: ".unspecified"
            case .light: ".light"
            case .dark: ".dark"
            }
          }))
    }
    if sheet.isWritten(.themeBackground) {
      controller.append(
        Setting(
          property: "content.view.backgroundColor",
          values: sheet.values { Self.color($0.theme.background) },
          since: Self.firstSystem(with: sheet.values { $0.theme.background })))
      self.sheet.append(
        Setting(
          property: "sheet.backgroundEffect",
          values: sheet.values { Self.effect($0.theme.background) },
          since: Self.effects, compiler: "6.2.1"))
    }
    // Always, as heights leave room for it.
    self.sheet.append(
      Setting(
        property: "sheet.prefersGrabberVisible",
        values: sheet.values { $0.theme.grabber.isPresent ? "true" : "false" }))
    if sheet.isWritten(.themeCornerRadius) {
      self.sheet.append(
        Setting(
          property: "sheet.preferredCornerRadius",
          values: sheet.values { SwiftLiteral.number($0.theme.cornerRadius) }))
    }
  }

  /// The first system with the backgrounds; `nil` where all have them.
  private static func firstSystem(with backgrounds: BySizeClass<Background>) -> VersionNumber? {
    backgrounds.values.compactMap { background in
      switch background {
      // Without the effect behind it, a clear view would show what is behind the sheet.
      case .material: effects
      case .color(let color):
        [color.light, color.dark].contains { $0.isFromIOS15 } ? VersionNumber(15) : nil
      }
    }.max()
  }

  private static let effects = VersionNumber(26, 1)

  private static func color(_ background: Background) -> String {
    switch background {
    case .color(let color): UIColorExpression.text(color)
    case .material: "UIColor.clear"
    }
  }

  private static func effect(_ background: Background) -> String {
    switch background {
    case .color(let color): return "UIColorEffect(color: \(UIColorExpression.text(color)))"
    case .material(let material, let tint):
      switch material {
      case .thin: return "UIBlurEffect(style: .systemThinMaterial)"
      case .regular: return "UIBlurEffect(style: .systemMaterial)"
      case .thick: return "UIBlurEffect(style: .systemThickMaterial)"
      case .glass:
        if tint == .clear { return "UIGlassEffect()" }
        return "{ let glass = UIGlassEffect(); glass.tintColor = \(UIColorExpression.text(tint)); "
          + "return glass }()"
      }
    }
  }

  // MARK: Heights

  private mutating func addHeights(of sheet: SystemSheet) {
    self.sheet.insert(
      Setting(
        property: "sheet.detents",
        values: sheet.values { configuration in
          Self.isSheet(configuration) && !sheet.detents.isEmpty ? Self.list : "[.large()]"
        }), at: 0)
    let undimmed = sheet.undimmed.map { $0.map { "Detent.\($0.name.text).identifier" } ?? "nil" }
    if undimmed.common != "nil" {
      self.sheet.append(
        Setting(property: "sheet.largestUndimmedDetentIdentifier", values: undimmed))
    }
  }

  /// Whether it has heights; a popover has those of the sheet that it becomes where there is no room for it.
  private static func isSheet(_ configuration: borrowing SheetConfiguration) -> Bool {
    switch configuration.style {
    case .bottom, .popover: true
    case .form, .page, .fullScreen: false
    }
  }

  // MARK: Behaviour

  private mutating func addBehavior(of sheet: SystemSheet) {
    let expands = sheet.values {
      $0.scroll.expandsFirst && $0.swipeMode == .full ? "true" : "false"
    }
    if expands.common != "true" || sheet.isWritten(.scrollExpandsFirst) {
      self.sheet.append(
        Setting(property: "sheet.prefersScrollingExpandsWhenScrolledToEdge", values: expands))
    }
    self.sheet.append(
      Setting(
        property: "sheet.prefersEdgeAttachedInCompactHeight",
        values: sheet.values { Self.isSheet($0) ? "true" : "false" }))
  }

  private mutating func addWidth(of sheet: SystemSheet) {
    if sheet.isWritten(.width) {
      self.sheet.append(
        Setting(
          property: "sheet.widthFollowsPreferredContentSizeWhenEdgeAttached",
          values: sheet.values { $0.width.isPresent ? "true" : "false" }))
    }
    self.sheet.append(
      Setting(
        property: "sheet.prefersPageSizing",
        values: sheet.values { configuration in
          configuration.width.isPresent || configuration.style == .form ? "false" : "true"
        }, since: VersionNumber(17)))
  }
}

extension ColorSource {
  /// UIKit has the colour since iOS 15.
  fileprivate var isFromIOS15: Bool {
    guard case .system(let color, _) = self else { return false }
    switch color {
    case .tintColor, .systemMint, .systemCyan: return true
    default: return false
    }
  }
}
