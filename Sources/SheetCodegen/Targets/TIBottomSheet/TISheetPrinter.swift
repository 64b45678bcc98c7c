import SheetModel
import SheetRuntime
import SheetVocabulary

/// Prints the type that a sheet is to TIBottomSheet.
struct TISheetPrinter: LibraryPrinter {
  let sheet: LibrarySheet

  init(_ sheet: borrowing ResolvedSheet, access: AccessLevel) {
    self.sheet = LibrarySheet(sheet, access: access)
  }

  private var asks: Bool { combinations.all.contains { $0.configuration.dismiss.confirm } }

  private var passes: Bool { combinations.all.contains { $0.configuration.passthrough != .never } }

  private var isSameEverywhere: Bool { combinations.isSame { settings(of: $0) } }

  func print(to code: inout SheetCode) {
    let stops = StopsCode(combinations, names, measures)
    let literals = literalDetents
    if literals == nil {
      code.shared.formUnion(stops.shared)
    } else if !isSameEverywhere {
      code.shared.insert(.container)
    }
    code.types.block("@MainActor \(modifier)enum \(type.declared)") { printer in
      printPresentation(&printer, literals)
      if literals == nil {
        measures.print(access: access, &printer)
        heights.printPrivateType(&printer)
        stops.printFunction("private", &printer)
      }
    }
  }

  private func printPresentation(_ printer: inout SwiftPrinter, _ literals: String?) {
    printer.write(
      "/// Presents the content in the sheet, whose heights are those that the window has for it now."
    )
    if passes {
      printer.write("///")
      printer.write(
        "/// Touches beside the sheet go to `passthroughView`, or else to the presenter's view.")
    }
    if asks {
      printer.write("///")
      printer.write("/// `shouldDismiss` is asked before a drag or a tap dismisses it.")
    }
    printer.write("@discardableResult")
    printer.write("\(modifier)static func present<Content: UIViewController>(")
    var parameters = ["_ content: Content, from presenter: UIViewController"]
    if !measures.isEmpty { parameters.append("measures: @MainActor () -> Measures") }
    if passes { parameters.append("passthroughView: UIView? = nil") }
    if asks { parameters.append("shouldDismiss: @escaping @MainActor () -> Bool") }
    printer.write("  \(parameters.joined(separator: ", "))")
    printer.block(") -> DefaultModalWrapperViewController<Content>") { printer in
      if combinations.base.isWritten(.themeBackground),
        case .color(let color) = base.theme.background
      {
        printer.write("content.view.backgroundColor = \(UIColorExpression.text(color))")
      }
      printer.write("let sheet = DefaultModalWrapperViewController(contentViewController: content)")
      switch base.theme.appearance {
      case .automatic: break
      case .light: printer.write("sheet.overrideUserInterfaceStyle = .light")
      case .dark: printer.write("sheet.overrideUserInterfaceStyle = .dark")
      }
      if literals == nil || !isSameEverywhere {
        printer.write("let container = SheetcContainer(of: presenter)")
      }
      printSettings(literals, &printer)
      printer.write("presenter.presentPanModal(sheet)")
      printer.write("return sheet")
    }
  }

  // MARK: Settings

  private func printSettings(_ literals: String?, _ printer: inout SwiftPrinter) {
    if let literals {
      printer.write("sheet.viewControllerAppearance.presentationDetents = [\(literals)]")
    } else {
      let given = measures.isEmpty ? "" : ", measures()"
      printer.write("let stops = stops(in: container\(given))")
      let cases = unboundMaximum.map { ".\($0.text)" }
      let height = ".height($0.height)"
      let value = cases.map { "$0.detents.contains(\($0)) ? .maxHeight : \(height)" } ?? height
      printer.write(
        "sheet.viewControllerAppearance.presentationDetents = stops.all.map { \(value) }")
    }
    let settings = self.settings(of: combinations.base)
    let others = combinations.exceptions { self.settings(of: $0) }
    let isShared = settings.indices.map { place in
      others.allSatisfy { place < $0.value.count && $0.value[place] == settings[place] }
    }
    let shared = isShared.prefix { $0 }.count
    for line in settings[..<shared].joined() { printer.write(line) }
    if others.isEmpty { return }
    printer.write("let traits = container.traits")
    var head = ""
    for (condition, settings) in others {
      printer.append("\(head)if \(condition)")
      printer.openBlock()
      for line in settings[shared...].joined() { printer.write(line) }
      printer.endBlock()
      head = " else "
    }
    if shared == settings.count { return printer.write() }
    printer.append(" else")
    printer.openBlock()
    for line in settings[shared...].joined() { printer.write(line) }
    printer.closeBlock()
  }

  /// The detents as the README has them; `nil` where their heights have to be found first.
  private var literalDetents: String? {
    guard combinations.isSame({ DetentHeights.detents(of: $0.configuration) }),
      combinations.isSame({ $0.configuration.limit })
    else { return nil }
    var literals: [String] = []
    for detent in DetentHeights.detents(of: base) {
      guard detent.min == nil, detent.max == nil, detent.when.isEmpty else { return nil }
      switch detent.height {
      case .headerOnly: literals.append(".headerOnly")
      case .height(let points, from: .safeArea):
        literals.append(".height(\(SwiftLiteral.number(points)))")
      case .maxHeight where base.limit == HeightLimit(): literals.append(".maxHeight")
      case .maxHeight, .height, .fitContent, .medium, .fraction, .topInset, .measured: return nil
      }
    }
    return literals.joined(separator: ", ")
  }

  /// The detent that is the library's `maxHeight` wherever it is active.
  private var unboundMaximum: SwiftIdentifier? {
    guard combinations.isSame({ $0.configuration.limit }), base.limit == HeightLimit() else {
      return nil
    }
    for combination in combinations.all {
      for detent in DetentHeights.detents(of: combination.configuration)
      where detent.height == .maxHeight && detent.max == nil {
        return SwiftIdentifier(key: names.detents[Int(detent.id.rawValue)].text)
      }
    }
    return nil
  }

  /// Statements, of a line or several each.
  private func settings(of combination: SheetCombinations.Combination) -> [[String]] {
    let configuration = combination.configuration
    let grabber =
      configuration.theme.grabber.isPresent ? ".presented(.defaultAppearance)" : ".hidden"
    var settings = [["sheet.viewControllerAppearance.dragViewState = \(grabber)"]]
    if configuration.header.isPresent, let height = configuration.header.height {
      settings.append(header(configuration, height))
    }
    if configuration.passthrough != .never {
      settings += passthrough(configuration.theme.dimming).map { [$0] }
    }
    settings += dismissal("onDragToDismiss", configuration.dismiss.swipe, configuration)
    settings += dismissal("onTapToDismiss", configuration.taps.outside == .leave, configuration)
    return settings
  }

  private func header(_ configuration: SheetConfiguration, _ height: Double) -> [String] {
    var lines = [
      "sheet.viewControllerAppearance.headerViewState = .presented(", "  .make {",
      "    $0.layout.size = .fixedHeight(\(SwiftLiteral.number(height)))",
    ]
    let background = configuration.theme.header.background
    lines.append("    $0.backgroundColor = \(UIColorExpression.text(background))")
    if let title = Self.title(of: configuration.header.leading) {
      lines += [
        "    $0.contentViewState = .leadingButton(", "      .init(",
        "        titles: [.normal: \(title)],",
        "        appearance: .init(",
        "          stateAppearances: [",
        "            .normal: .init(background: UIViewColorBackground(color: .clear))",
        "          ])))",
      ]
    }
    return lines + ["  })"]
  }

  private static func title(of button: HeaderButton?) -> String? {
    switch button {
    case nil: return nil
    case .close: return SwiftLiteral.string("Close")
    case .back: return SwiftLiteral.string("Back")
    case .custom(let title, let symbol, let label, _):
      guard let text = title ?? label else { return symbol.map { SwiftLiteral.string($0) } }
      return Self.expression(of: text)
    }
  }

  private static func expression(of text: DisplayText) -> String {
    switch text {
    case .plain(let text): SwiftLiteral.string(text)
    case .localized(let key, let table):
      "Foundation.Bundle.main.localizedString(forKey: \(SwiftLiteral.string(key)), value: nil, "
        + "table: \(table.map { SwiftLiteral.string($0) } ?? "nil"))"
    }
  }

  private func passthrough(_ dimming: Dimming) -> [String] {
    var lines = [
      "let dimmedView = PassthroughDimmedView()",
      "dimmedView.hitTestHandlerView = passthroughView ?? presenter.view",
    ]
    if dimming.isPresent, dimming.shadow.isPresent {
      let shadow = dimming.shadow
      let offset = shadow.offset
      lines += [
        "dimmedView.layer.shadowColor = (\(UIColorExpression.text(shadow.color))).cgColor",
        "dimmedView.layer.shadowOpacity = \(SwiftLiteral.number(shadow.opacity))",
        "dimmedView.layer.shadowRadius = \(SwiftLiteral.number(shadow.radius))",
        "dimmedView.layer.shadowOffset = CGSize(width: \(SwiftLiteral.number(offset.width)), "
          + "height: \(SwiftLiteral.number(offset.height)))",
      ]
    }
    return lines + ["sheet.dimmedView = dimmedView"]
  }

  /// The closures take the place of the library's own dismissal.
  private func dismissal(
    _ name: String, _ isAllowed: Bool, _ configuration: SheetConfiguration
  ) -> [[String]] {
    if !isAllowed { return [["sheet.\(name) = {}"]] }
    guard configuration.dismiss.confirm else { return [] }
    return [
      [
        "sheet.\(name) = { [weak sheet] in",
        "  if shouldDismiss() { sheet?.dismiss(animated: true) }", "}",
      ]
    ]
  }
}
