import SheetModel
import SheetRuntime
import SheetVocabulary

/// Prints the type that a sheet is to PanModal, and the protocol of its content.
struct PanModalSheetPrinter: LibraryPrinter {
  let sheet: LibrarySheet
  private let summary: String?
  /// The type where the namespace is not around it.
  private let path: String
  /// What is neither the lowest nor the highest of its detents anywhere.
  private let dropped: Set<DetentIndex>

  init(_ sheet: borrowing ResolvedSheet, _ access: AccessLevel, prefix: String) {
    self.sheet = LibrarySheet(sheet, access: access)
    summary = sheet.summary
    path = prefix + self.sheet.type.text
    let kept = self.sheet.combinations.all.flatMap {
      PanModalTarget.table.kept(of: $0.configuration)
    }
    dropped = Set(sheet.names.detents.indices.map { DetentIndex(UInt16($0)) }).subtracting(kept)
  }

  func print(to code: inout SheetCode) {
    let stops = StopsCode(combinations, names, measures, without: dropped)
    code.shared.formUnion(stops.shared)
    code.shared.formUnion([.places, .roomToTop])
    if measuresItself { code.shared.insert(.fitting) }
    code.types.write()
    code.types.documentation(summary)
    code.types.block("@MainActor \(modifier)enum \(type.declared)") { printer in
      heights.printType(without: dropped, &printer)
      measures.print(access: access, &printer)
      printContent(&printer)
      printPresentation(&printer)
      stops.printFunction("fileprivate", &printer)
    }
    printDefaults(&code.extensions)
    printConformance(&code.extensions)
  }

  /// The code finds all heights that only the app knows: that of the content as it fits. Nothing is known of others, and
  /// 0 points would be nobody's height.
  private var measuresItself: Bool { measures.fields.map(\.name) == ["content"] }

  private func printContent(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write(
      "/// What the sheet asks of its content; all that PanModal asks is answered, and everything")
    printer.write(
      measures.isEmpty || measuresItself ? "/// has a default." : "/// but heights has a default.")
    printer.block(
      "@MainActor \(modifier)protocol Content: PanModalPresentable where Self: UIViewController"
    ) { printer in
      if !measures.isEmpty {
        printer.write(
          "/// Heights that only the content knows; call `update` when they have changed.")
        printer.write("var sheetMeasures: Measures { get }")
      }
      printer.write("/// What scrolls in it, so that one drag moves the sheet and then scrolls.")
      printer.write("var sheetScrollView: UIScrollView? { get }")
      printer.write("/// Called again and again while a drag goes on.")
      printer.write("func sheetWillMove(to detent: Detent)")
      printer.write("func sheetDidDismiss()")
    }
  }

  private func printPresentation(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// Presents the content in the sheet.")
    printer.block(
      "\(modifier)static func present(_ content: some Content, from presenter: UIViewController)"
    ) { printer in
      if combinations.base.isWritten(.themeBackground),
        case .color(let color) = base.theme.background
      {
        printer.write("content.view.backgroundColor = \(UIColorExpression.text(color))")
      }
      switch base.theme.appearance {
      case .automatic: break
      case .light: printer.write("content.overrideUserInterfaceStyle = .light")
      case .dark: printer.write("content.overrideUserInterfaceStyle = .dark")
      }
      printer.write("SheetcTransitions.prepare(content)")
      if let goal = opening {
        printer.block("presenter.present(content, animated: true)") { printer in
          printer.write("move(content, to: \(goal))")
        }
      } else {
        printer.write("presenter.present(content, animated: true)")
      }
    }
    printer.write()
    printer.write("/// Moves the sheet to a detent.")
    printer.block("\(modifier)static func move(_ content: some Content, to detent: Detent)") {
      printer in
      printer.write("let isShort = content.sheetStops.isShort(detent)")
      printer.write("content.panModalTransition(to: isShort ? .shortForm : .longForm)")
    }
    printer.write()
    printer.write("/// Measures again after the content has changed.")
    printer.block("\(modifier)static func update(_ content: some Content)") { printer in
      printer.write("content.panModalSetNeedsLayoutUpdate()")
    }
  }

  /// The detent to go to once the sheet is there; `nil` where that is where it opens.
  private var opening: String? {
    let ids = DetentHeights.detents(of: base).map(\.id)
    switch base.initial {
    case .smallest, .hidden: return nil
    case .largest:
      return ids.count < 2 ? nil : ids.last.map { ".\(name(of: $0).text)" }
    case .detent(let id):
      // One that is not there is above the smallest, where the long form is all that there is.
      let goal = dropped.contains(id) ? ids.last : id
      return goal == ids.first ? nil : goal.map { ".\(name(of: $0).text)" }
    }
  }

  private func name(of id: DetentIndex) -> SwiftIdentifier {
    SwiftIdentifier(key: names.detents[Int(id.rawValue)].text)
  }

  // MARK: Defaults

  private func printDefaults(_ printer: inout SwiftPrinter) {
    let given = measures.isEmpty ? "" : ", sheetMeasures"
    printer.write()
    printer.block("extension \(path).Content") { printer in
      if measuresItself { printMeasures(&printer) }
      printer.write("\(modifier)var sheetScrollView: UIScrollView? { nil }")
      printer.write("\(modifier)func sheetWillMove(to detent: \(path).Detent) {}")
      printer.write("\(modifier)func sheetDidDismiss() {}")
      printer.write()
      printer.block("fileprivate var sheetContainer: SheetcContainer") { printer in
        printer.write("SheetcContainer(of: presentingViewController ?? self)")
      }
      printer.write()
      printer.block("fileprivate var sheetStops: SheetcStops<\(path).Detent>") { printer in
        printer.write("\(path).stops(in: sheetContainer\(given))")
      }
      printForms(&printer)
      printBehavior(&printer)
      PanModalLook(combinations).print(&printer)
      printCallbacks(&printer)
    }
  }

  private func printMeasures(_ printer: inout SwiftPrinter) {
    printer.block("\(modifier)var sheetMeasures: \(path).Measures") { printer in
      printer.write("\(path).Measures(content: sheetFittingHeight(sheetScrollView))")
    }
    printer.write()
  }

  private func printForms(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("/// So that the tallest form reaches the limit; PanModal keeps 21 points free.")
    printer.block("public nonisolated var topOffset: CGFloat") { printer in
      printer.write("MainActor.assumeIsolated { sheetStops.topOffset }")
    }
    printer.write()
    printer.block("public nonisolated var shortFormHeight: PanModalHeight") { printer in
      printer.write(
        ".contentHeightIgnoringSafeArea(MainActor.assumeIsolated { sheetStops.shortHeight })")
    }
    printer.write()
    printer.block("public nonisolated var longFormHeight: PanModalHeight") { printer in
      printer.write(
        isLongest
          ? ".maxHeight"
          : ".contentHeightIgnoringSafeArea(MainActor.assumeIsolated { sheetStops.longHeight })")
    }
  }

  /// The largest detent is the limit everywhere.
  private var isLongest: Bool {
    combinations.all.allSatisfy { combination in
      DetentHeights.detents(of: combination.configuration).contains { detent in
        detent.height == .maxHeight && detent.max == nil && detent.when.isEmpty
      }
    }
  }

  private func printBehavior(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.write("public nonisolated var panScrollable: UIScrollView? {")
    printer.write("  MainActor.assumeIsolated { sheetScrollView }")
    printer.write("}")
    PanModalLook.print("allowsDragToDismiss", "Bool", combinations, &printer) {
      "\($0.configuration.dismiss.swipe)"
    }
    PanModalLook.print("allowsTapToDismiss", "Bool", combinations, &printer) {
      "\($0.configuration.taps.outside == .leave)"
    }
    if combinations.all.contains(where: { $0.isWritten(.haptics) }) {
      PanModalLook.print("isHapticFeedbackEnabled", "Bool", combinations, &printer) {
        "\($0.configuration.haptics)"
      }
    }
    printSwipeMode(&printer)
  }

  private func printSwipeMode(_ printer: inout SwiftPrinter) {
    guard combinations.all.contains(where: { $0.configuration.swipeMode != .full }) else { return }
    printer.write()
    printer.write(
      "// Answers for a drag that goes on too, so that one that has ended is always finished.")
    printer.block(
      "public nonisolated func shouldRespond(to panModalGestureRecognizer: UIPanGestureRecognizer)"
        + " -> Bool"
    ) { printer in
      printer.block("MainActor.assumeIsolated") { printer in
        printer.write("let recognizer = panModalGestureRecognizer")
        printer.write(
          "guard recognizer.state == .began || recognizer.state == .changed else { return true }")
        let statements: (SheetCombinations.Combination) -> [String] = { combination in
          switch combination.configuration.swipeMode {
          case .full: return ["return true"]
          case .none: return ["return false"]
          case .top:
            let parts = StatedParts(combination.configuration)
            let top = Swift.max(44, parts.insideStrip + (parts.headerHeight ?? 44))
            let strip = parts.hasHeader ? top : 44
            return ["return recognizer.location(in: view).y <= \(SwiftLiteral.number(strip))"]
          }
        }
        if !combinations.isSame(statements) { printer.write("let traits = sheetContainer.traits") }
        combinations.print(&printer, statements)
      }
    }
  }

  private func printCallbacks(_ printer: inout SwiftPrinter) {
    printer.write()
    printer.block(
      "public nonisolated func willTransition("
        + "to state: PanModalPresentationController.PresentationState)"
    ) { printer in
      printer.write("let isLong = state == .longForm")
      printer.block("MainActor.assumeIsolated") { printer in
        printer.write("let stop = isLong ? sheetStops.all.last : sheetStops.all.first")
        printer.write("if let detent = stop?.detents.first { sheetWillMove(to: detent) }")
      }
    }
    printer.write()
    printer.block("public nonisolated func panModalDidDismiss()") { printer in
      printer.write("MainActor.assumeIsolated { sheetDidDismiss() }")
    }
  }

  private func printConformance(_ printer: inout SwiftPrinter) {
    guard let contentType = content.type else { return }
    printer.write()
    let head = "extension \(contentType): \(path).Content"
    guard let scrollView = content.scrollView else { return printer.write("\(head) {}") }
    printer.block(head) { printer in
      printer.write("\(modifier)var sheetScrollView: UIScrollView? { \(scrollView) }")
    }
  }

  // MARK: Shared by sheets

  static func printShared(_ shared: SharedCode, _ printer: inout SwiftPrinter) {
    StopsCode.printTypes(shared, &printer)
    printer.lines(
      """

      // PanModal's protocol does not say that it is asked on the main actor; what answers it is public,
      // as it must be where the content's type is.
      extension SheetcStops {
        fileprivate var topOffset: CGFloat { container.roomToTop - limit }
        fileprivate var shortHeight: CGFloat { (all.first?.height ?? 0) + container.safeArea.bottom }
        fileprivate var longHeight: CGFloat { (all.last?.height ?? 0) + container.safeArea.bottom }

        /// A sheet of one height is in its long form.
        fileprivate func isShort(_ detent: Detent) -> Bool { all.count > 1 && place(of: detent) == 0 }
      }

      /// PanModal's own transition on iPads too, where `presentPanModal` makes a popover.
      @MainActor private enum SheetcTransitions {
        private static let delegate = PanModalPresentationDelegate()

        static func prepare(_ content: UIViewController) {
          content.modalPresentationStyle = .custom
          content.modalPresentationCapturesStatusBarAppearance = true
          content.transitioningDelegate = delegate
        }
      }
      """)
    guard shared.contains(.fitting) else { return }
    printer.lines(
      """

      extension UIViewController {
        /// What the content needs at the width it has.
        fileprivate func sheetFittingHeight(_ scrollView: UIScrollView?) -> CGFloat {
          scrollView?.layoutIfNeeded()
          let fitting = view.systemLayoutSizeFitting(
            CGSize(width: view.bounds.width, height: 0),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
          return scrollView?.contentSize.height ?? fitting.height
        }
      }
      """)
  }
}
