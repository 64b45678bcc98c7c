import SheetModel
import SheetRuntime

/// The modifiers that a sheet applies to its content, by the system that has them first.
struct SwiftUIModifiers {
  /// A modifier and its arguments in each combination of size classes.
  struct Modifier {
    let name: String
    let values: BySizeClass<String>

    init(_ name: String, _ values: BySizeClass<String>) {
      self.name = name
      self.values = values
    }

    init(_ name: String, _ value: String) {
      self.init(name, BySizeClass { _ in value })
    }

    func text(_ conditions: SizeClassConditions) -> String { conditions.expression(values) }

    func uses(_ name: String) -> Bool {
      values.common == nil && SizeClassConditions.environment.expression(values).mentions(name)
    }
  }

  /// What stands for modifiers that a system does not have.
  enum Older {
    /// A view that speaks to the sheet below SwiftUI's.
    case sheet
    /// A material behind the content.
    case material
  }

  /// Modifiers that need one version of the system.
  struct Rung {
    let name: String
    let since: VersionNumber
    var modifiers: [Modifier] = []
    /// What is applied instead on older systems, from a version on.
    var older: (since: VersionNumber, modifier: Older)?
  }

  private(set) var rungs: [Rung] = []
  /// What `OlderSheet` sets of the sheet below SwiftUI's.
  private(set) var olderLines: [String] = []

  /// Every modifier.
  var all: [Modifier] { rungs.flatMap(\.modifiers) }
  /// Systems are to be run on that have heights but not all modifiers.
  var needsOlder: Bool { !olderLines.isEmpty }

  init(_ sheet: SystemSheet, _ ladder: AvailabilityLadder) {
    addEverywhere(of: sheet)
    addDismissal(of: sheet)
    addHeights(of: sheet)
    addLook(of: sheet, ladder)
    addSizing(of: sheet)
    addGlass(of: sheet)
    rungs.removeAll { $0.modifiers.isEmpty && $0.older == nil }
  }

  private mutating func addEverywhere(of sheet: SystemSheet) {
    guard sheet.isWritten(.themeAppearance) else { return }
    rungs.append(
      Rung(
        name: "colored", since: VersionNumber(13),
        modifiers: [
          Modifier(
            "preferredColorScheme",
            sheet.values { configuration in
              switch configuration.theme.appearance {
              case .automatic: "nil"
              case .light: ".light"
              case .dark: ".dark"
              }
            })
        ]))
  }

  private mutating func addDismissal(of sheet: SystemSheet) {
    let stays = sheet.values { configuration in
      !configuration.dismiss.swipe || configuration.dismiss.confirm
        || configuration.presentation == .persistent ? "true" : "false"
    }
    if stays.common == "false" { return }
    rungs.append(
      Rung(
        name: "held", since: VersionNumber(15),
        modifiers: [Modifier("interactiveDismissDisabled", stays)]))
  }

  private mutating func addHeights(of sheet: SystemSheet) {
    var rung = Rung(name: "resting", since: VersionNumber(16))
    if !sheet.detents.isEmpty {
      rung.modifiers.append(
        Modifier(
          "presentationDetents",
          sheet.detents.count > 1 ? "detents, selection: presentationSelection" : "detents"))
    }
    // Always, as heights leave room for it.
    rung.modifiers.append(
      Modifier(
        "presentationDragIndicator",
        sheet.values { $0.theme.grabber.isPresent ? ".visible" : ".hidden" }))
    rungs.append(rung)
  }

  private mutating func addLook(of sheet: SystemSheet, _ ladder: AvailabilityLadder) {
    var rung = Rung(name: "dressed", since: VersionNumber(16, 4))
    let undimmed = BySizeClass { group -> String in
      if sheet.configurations[group].passthrough == .always { return ".enabled" }
      return sheet.undimmed[group].map { ".enabled(upThrough: presentation(of: .\($0.name.text)))" }
        ?? ".disabled"
    }
    if undimmed.common != ".disabled" {
      rung.modifiers.append(Modifier("presentationBackgroundInteraction", undimmed))
      addOlder(undimmedIn: sheet)
    }
    let expands = sheet.values { $0.scroll.expandsFirst && $0.swipeMode == .full }
    if expands.common != true || sheet.isWritten(.scrollExpandsFirst) {
      rung.modifiers.append(
        Modifier("presentationContentInteraction", expands.map { $0 ? ".resizes" : ".scrolls" }))
      if let value = expands.common {
        olderLines.append("sheet.prefersScrollingExpandsWhenScrolledToEdge = \(value)")
      }
    }
    if sheet.isWritten(.themeCornerRadius) {
      let radius = sheet.values { SwiftLiteral.number($0.theme.cornerRadius) }
      rung.modifiers.append(Modifier("presentationCornerRadius", radius))
      olderLines.append("sheet.preferredCornerRadius = \(radius[.compactRegular])")
    }
    if sheet.isWritten(.themeBackground), !Self.isGlass(sheet) {
      let styles = sheet.values { Self.style($0.theme.background) }
      rung.modifiers.append(
        Modifier(
          "presentationBackground",
          styles.common == nil ? styles.map { "SwiftUI.AnyShapeStyle(\($0))" } : styles))
    }
    // Without it a phone on its side is covered.
    let isCovered = sheet.configurations[.compactCompact].style == .fullScreen
    rung.modifiers.append(
      Modifier(
        "presentationCompactAdaptation",
        "horizontal: .automatic, vertical: \(isCovered ? ".fullScreenCover" : ".none")"))
    olderLines.append("sheet.prefersEdgeAttachedInCompactHeight = \(!isCovered)")
    if ladder.runs(before: VersionNumber(16, 4)) {
      rung.older = (VersionNumber(16), .sheet)
    } else {
      olderLines = []
    }
    rungs.append(rung)
  }

  private mutating func addOlder(undimmedIn sheet: SystemSheet) {
    let group = SizeClassGroup.compactRegular
    guard let detent = sheet.undimmed[group] else { return }
    let active = sheet.detents.filter { $0.forms[group] != nil }
    let place = active.firstIndex { $0.id == detent.id } ?? 0
    let identifier =
      sheet.configurations[group].passthrough == .always
      ? "sheet.detents.last?.identifier"
      : "sheet.detents\(place == 0 ? "" : ".dropFirst(\(place))").first?.identifier"
    olderLines.append("sheet.largestUndimmedDetentIdentifier = \(identifier)")
  }

  private mutating func addSizing(of sheet: SystemSheet) {
    switch sheet.configurations[.regularRegular].style {
    case .form:
      rungs.append(
        Rung(
          name: "sized", since: VersionNumber(18),
          modifiers: [Modifier("presentationSizing", ".form")]))
    case .page:
      rungs.append(
        Rung(
          name: "sized", since: VersionNumber(18),
          modifiers: [Modifier("presentationSizing", ".page")]))
    case .bottom, .popover, .fullScreen: break
    }
  }

  // MARK: Backgrounds

  /// Glass is what the system itself shows, where it has it.
  private mutating func addGlass(of sheet: SystemSheet) {
    guard sheet.isWritten(.themeBackground), Self.isGlass(sheet) else { return }
    rungs.append(
      Rung(
        name: "glazed", since: VersionNumber(26),
        older: (VersionNumber(16, 4), .material)))
  }

  private static func isGlass(_ sheet: SystemSheet) -> Bool {
    sheet.values { configuration in
      if case .material(.glass, _) = configuration.theme.background { true } else { false }
    }.values.contains(true)
  }

  private static func style(_ background: Background) -> String {
    switch background {
    case .color(let color): return "SwiftUI.Color(uiColor: \(UIColorExpression.text(color)))"
    case .material(let material, _):
      switch material {
      case .thin: return "SwiftUI.Material.thin"
      case .regular, .glass: return "SwiftUI.Material.regular"
      case .thick: return "SwiftUI.Material.thick"
      }
    }
  }
}
