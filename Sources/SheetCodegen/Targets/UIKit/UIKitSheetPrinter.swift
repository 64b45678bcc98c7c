import SheetModel
import SheetRuntime
import SheetVocabulary

/// Prints the type that a sheet is for UIKit.
struct UIKitSheetPrinter {
  let sheet: SystemSheet
  let type: SwiftIdentifier
  let summary: String?
  let access: String
  let ladder: AvailabilityLadder
  let heights: SheetHeights
  let settings: UIKitSettings
  /// What is set depends on size classes.
  let usesTraits: Bool
  let traits = SizeClassConditions(traits: "traits")

  init(_ sheet: inout ResolvedSheet, _ options: CodeOptions) {
    self.sheet = SystemSheet(&sheet)
    type = SheetCode.typeName(of: sheet)
    summary = sheet.summary
    access = SwiftPrinter.modifier(options.access)
    ladder = AvailabilityLadder(options.minimumOS, framework: VersionNumber(15))
    heights = SheetHeights(
      self.sheet, limit: "context.maximumDetentValue",
      conditions: SizeClassConditions(traits: "context.containerTraitCollection"))
    settings = UIKitSettings(self.sheet)
    usesTraits =
      settings.controller.contains { $0.isByTraits } || settings.sheet.contains { $0.isByTraits }
      || self.sheet.initial.map { $0?.id }.common == nil
  }

  func print(to printer: inout SwiftPrinter) {
    printer.write()
    printer.documentation(summary)
    printer.write("@MainActor")
    printer.block("\(access)enum \(type.declared)") { printer in
      if !sheet.detents.isEmpty { printDetents(to: &printer) }
      if !heights.parameters.isEmpty { printMeasures(to: &printer) }
      printPresent(to: &printer)
      printPrepare(to: &printer)
      printApply(to: &printer)
      printReapply(to: &printer)
      if !sheet.detents.isEmpty {
        printSelect(to: &printer)
        printList(to: &printer)
      }
      if settings.asks { printQuestion(settings, to: &printer) }
      if keepsMeasures { printGiven(to: &printer) }
      if settings.needsKeeper { printKeeper(settings, to: &printer) }
    }
  }

  // MARK: Ids

  private func printDetents(to printer: inout SwiftPrinter) {
    printer.write("/// Where the sheet rests, the lowest first.")
    printer.block("\(access)enum Detent: Hashable, Sendable") { printer in
      for detent in sheet.detents { printer.write("case \(detent.name.declared)") }
      printer.write()
      printer.write("/// What the system calls it.")
      if ladder.needsAttribute { printer.write(ladder.attribute) }
      printer.write("@MainActor")
      let identifier = "UISheetPresentationController.Detent.Identifier"
      printer.block("\(access)var identifier: \(identifier)") { printer in
        ladder.print(
          since: VersionNumber(16), to: &printer,
          { printer in
            printSwitch(to: &printer) { Self.identifier(of: $0) }
          },
          before: { printer in
            printSwitch(to: &printer) { Self.identifier(of: sheet.olderRung(of: $0)) }
          })
      }
    }
  }

  private func printSwitch(
    to printer: inout SwiftPrinter, _ value: (SystemDetent) -> String
  ) {
    printer.write("switch self {")
    for detent in sheet.detents {
      printer.write("case .\(detent.name.text): return \(value(detent))")
    }
    printer.write("}")
  }

  static func identifier(of detent: SystemDetent) -> String {
    detent.rung.map { identifier(of: $0) }
      ?? "UISheetPresentationController.Detent.Identifier(\(SwiftLiteral.string(detent.text)))"
  }

  static func identifier(of rung: SystemDetent.Rung) -> String {
    switch rung {
    case .medium: ".medium"
    case .large: ".large"
    }
  }

  /// `, measures: …`, which has no default: heights of 0 points would be nobody's.
  var measuresParameter: String {
    heights.parameters.isEmpty ? "" : ", measures: @escaping @MainActor () -> Measures"
  }

  var measuresArgument: String { heights.parameters.isEmpty ? "" : ", measures: measures" }

  var listArguments: String {
    ((usesSheetInList ? ["of: sheet"] : [])
      + (heights.parameters.isEmpty ? [] : ["measures: measures"])).joined(separator: ", ")
  }

  var usesSheetInList: Bool { Self.usesSheet(heights.allLocals) || !sheet.isOrderKnown }

  /// Whether what heights are made of is asked of the sheet.
  static func usesSheet(_ locals: [SheetHeights.Local]) -> Bool {
    locals.contains { local in
      switch local {
      case .contentHeight: false
      case .containerHeight, .bottomInset: true
      }
    }
  }

  /// What the app measures is kept beside the content, to be asked for when the list of heights is made anew.
  var keepsMeasures: Bool { heights.areDynamic && (usesTraits || !sheet.isOrderKnown) }

  // MARK: Members

  private func printPrepare(to printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Sets what the sheet asks of its view controller; call it before presenting.")
    if usesTraits {
      printer.write("///")
      printer.write("/// - Parameter traits: Those of the presenting view controller.")
    }
    let parameter = usesTraits ? ", for traits: UITraitCollection" : ""
    let usesController = !settings.controller.isEmpty
    let name = usesController ? "content" : "_"
    printer.block(
      "\(access)static func prepare(_ \(name): UIViewController\(parameter)\(questionParameter(settings)))"
    ) { printer in
      for setting in settings.controller { print(setting, to: &printer) }
      if settings.asks {
        printer.write("let question = Question(shouldDismiss)")
        printer.write("content.presentationController?.delegate = question")
        printer.write(
          "// UIKit refers to it weakly; with the view it lives as long as the content.")
        printer.write("content.view.addInteraction(question)")
      }
    }
  }

  private func printApply(to printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Sets the sheet up; call it once, before presenting.")
    if settings.needsKeeper {
      printer.write("///")
      printer.write(
        "/// A delegate keeps it from being dismissed; one of your own has to answer the same.")
    }
    if ladder.needsAttribute { printer.write(ladder.attribute) }
    let parameter = usesTraits ? ", for traits: UITraitCollection" : ""
    let argument = usesTraits ? ", for: traits" : ""
    printer.block(
      "\(access)static func apply(to sheet: UISheetPresentationController\(parameter)"
        + "\(measuresParameter))"
    ) { printer in
      printer.write("reapply(to: sheet\(argument)\(measuresArgument))")
      if settings.needsKeeper {
        printer.write("if sheet.delegate == nil { sheet.delegate = keeper }")
      }
      let initial = sheet.initial.map { $0.map { "Detent.\($0.name.text).identifier" } ?? "nil" }
      if initial.common != "nil" {
        printer.write("sheet.selectedDetentIdentifier = \(traits.expression(initial))")
      }
    }
  }

  private func printReapply(to printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Sets everything but the height at which the sheet stands.")
    let reasons =
      (usesTraits ? ["size classes change"] : [])
      + (sheet.isOrderKnown || !heights.areDynamic
        ? [] : ["a height that the app knows has changed"])
    if !reasons.isEmpty {
      printer.write("///")
      printer.write("/// Call it again when \(reasons.joined(separator: ", or ")).")
    }
    if ladder.needsAttribute { printer.write(ladder.attribute) }
    let parameter = usesTraits ? ", for traits: UITraitCollection" : ""
    printer.block(
      "\(access)static func reapply(to sheet: UISheetPresentationController\(parameter)"
        + "\(measuresParameter))"
    ) { printer in
      for setting in settings.sheet { print(setting, to: &printer) }
    }
    guard heights.areDynamic, sheet.isOrderKnown else { return }
    printer.write()
    printer.write("/// Asks for the heights again; call it when one of them has changed.")
    if ladder.needsAttribute { printer.write(ladder.attribute) }
    printer.block("\(access)static func measure(_ sheet: UISheetPresentationController)") {
      ladder.print(
        since: VersionNumber(16), to: &$0,
        { $0.write("sheet.animateChanges { sheet.invalidateDetents() }") }, before: nil)
    }
  }

  func print(_ setting: UIKitSettings.Setting, to printer: inout SwiftPrinter) {
    let value =
      setting.property == "sheet.detents"
      ? setting.values.map {
        $0 == UIKitSettings.list ? "detents(\(listArguments))" : $0
      }
      : setting.values
    let line = "\(setting.property) = \(traits.expression(value))"
    if let condition = setting.compiler { printer.write("#if compiler(>=\(condition))") }
    if let since = setting.since {
      ladder.print(since: since, to: &printer, { $0.write(line) }, before: nil)
    } else {
      printer.write(line)
    }
    if setting.compiler != nil { printer.write("#endif") }
  }

  private func printSelect(to printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Moves the sheet.")
    if ladder.needsAttribute { printer.write(ladder.attribute) }
    printer.block(
      "\(access)static func select(_ detent: Detent, in sheet: UISheetPresentationController, "
        + "animated: Bool = true)"
    ) { printer in
      printer.write("let change = { sheet.selectedDetentIdentifier = detent.identifier }")
      printer.write("if animated { sheet.animateChanges(change) } else { change() }")
    }
    printer.write()
    printer.write(
      "/// Where the sheet stands; `nil` as long as it has not left its smallest height.")
    if ladder.runs(before: VersionNumber(16)), sheet.olderRungs.count < sheet.detents.count {
      printer.write("///")
      printer.write("/// Before iOS 16 some are of one height, and this is the lowest of those.")
    }
    if ladder.needsAttribute { printer.write(ladder.attribute) }
    printer.block(
      "\(access)static func selected(in sheet: UISheetPresentationController) -> Detent?"
    ) { printer in
      let all = sheet.detents.map { "Detent.\($0.name.text)" }.joined(separator: ", ")
      printer.write("let identifier = sheet.selectedDetentIdentifier")
      printer.write("return [\(all)].first { $0.identifier == identifier }")
    }
  }
}
