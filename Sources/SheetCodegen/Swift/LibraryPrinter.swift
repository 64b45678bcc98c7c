import SheetModel
import SheetRuntime
import SheetVocabulary

/// One sheet as the printers of libraries see it: what it is in each size class, and the heights made of that.
struct LibrarySheet {
  let combinations: SheetCombinations
  let names: SheetNames
  let measures: AppMeasures
  let heights: DetentHeights
  let type: SwiftIdentifier
  let access: AccessLevel
  /// Names of the app's code in it are as Swift takes them.
  let content: ContentTraits

  /// - Parameter fill: Puts the target's own values where nobody wrote one.
  init(
    _ sheet: borrowing ResolvedSheet, access: AccessLevel,
    filling fill: (inout SheetConfiguration, (TargetKey) -> Bool) -> Void = { _, _ in }
  ) {
    combinations = SheetCombinations(sheet, filling: fill)
    names = sheet.names
    measures = AppMeasures(combinations, names)
    heights = DetentHeights(combinations, names, measures, access: access)
    type = SheetCode.typeName(of: sheet)
    self.access = access
    var content = sheet.configuration.content
    content.type = content.type.map(SwiftIdentifier.path)
    content.scrollView = content.scrollView.map(SwiftIdentifier.path)
    self.content = content
  }
}

/// Prints the code of one sheet for a library.
protocol LibraryPrinter {
  var sheet: LibrarySheet { get }
}

extension LibraryPrinter {
  typealias Combination = SheetCombinations.Combination

  var combinations: SheetCombinations { sheet.combinations }
  var names: SheetNames { sheet.names }
  var measures: AppMeasures { sheet.measures }
  var heights: DetentHeights { sheet.heights }
  var type: SwiftIdentifier { sheet.type }
  var access: AccessLevel { sheet.access }
  var content: ContentTraits { sheet.content }
  var modifier: String { SwiftPrinter.modifier(sheet.access) }

  /// The sheet outside of its variants.
  var base: SheetConfiguration { sheet.combinations.base.configuration }
  var isModal: Bool { base.presentation == .modal }

  /// Whether drags in a scroll view of the content move the sheet.
  var followsScrolling: Bool {
    guard content.scrolls || content.scrollView != nil else { return false }
    return base.swipeMode == .full && (base.scroll.expandsFirst || base.scroll.dismisses)
  }

  /// The app says where the scroll view is, as no key does.
  var asksForScrollView: Bool {
    followsScrolling && (content.type == nil || content.scrollView == nil)
  }

  /// Prints the function that says where a sheet stands when it is first shown: which of its detents is the lowest may
  /// be another one elsewhere.
  ///
  /// - Parameter isHiddenNil: Whether it says `nil` for a sheet that is hidden at first.
  func printInitialDetent(isHiddenNil: Bool, _ printer: inout SwiftPrinter) {
    let result = isHiddenNil ? "Detent?" : "Detent"
    printer.write()
    printer.write(
      "/// Where the sheet stands when it is first shown\(isHiddenNil ? "; `nil` for hidden" : "")."
    )
    printer.block(
      "\(modifier)static func initialDetent(in container: Container\(measures.parameter)) -> \(result)"
    ) { printer in
      let initial: (Combination) -> [String] = { combination in
        let configuration = combination.configuration
        let detents = DetentHeights.detents(of: configuration)
        guard let first = detents.first, let last = detents.last else {
          return ["return Detent.allCases[0]"]
        }
        let stops = "stops(in: container\(measures.argument))"
        switch configuration.initial {
        case .hidden where isHiddenNil: return ["return nil"]
        case .smallest, .hidden:
          let name = heights.name(of: first.id).text
          return [
            detents.count == 1
              ? "return Detent.\(name)" : "return \(stops).first?.detents.first ?? Detent.\(name)"
          ]
        case .largest:
          let name = heights.name(of: last.id).text
          return [
            detents.count == 1
              ? "return Detent.\(name)" : "return \(stops).last?.detents.first ?? Detent.\(name)"
          ]
        case .detent(let id): return ["return Detent.\(heights.name(of: id).text)"]
        }
      }
      if !combinations.isSame(initial) { printer.write("let traits = container.traits") }
      combinations.print(&printer, initial)
    }
  }

  /// Prints that the sheet's type adopts protocols of the library, which do not say that they are of the main actor,
  /// and what calls them is.
  ///
  /// - Parameter prefix: The namespace and a dot.
  func printConformances(
    to protocols: [String], prefix: String, _ printer: inout SwiftPrinter
  ) {
    let type = prefix + type.declared
    printer.write()
    printer.write("#if compiler(>=6.2)")
    for name in protocols { printer.write("extension \(type): @MainActor \(name) {}") }
    printer.write("#else")
    for name in protocols { printer.write("extension \(type): @preconcurrency \(name) {}") }
    printer.write("#endif")
  }

  /// Prints the function that finds the sheet that some content is in: itself or above it.
  ///
  /// - Parameter type: Of what the library shows as a sheet.
  func printSearch(for type: String, _ printer: inout SwiftPrinter) {
    printer.write()
    printer.block("private static func sheet(of content: UIViewController) -> \(type)?") {
      printer in
      printer.write("var controller: UIViewController? = content")
      printer.write("while let current = controller {")
      printer.write("  if let sheet = current as? \(type) { return sheet }")
      printer.write("  controller = current.parent")
      printer.write("}")
      printer.write("return nil")
    }
  }

  /// Prints the type of the detents, what the app gives for them, and the functions that find their heights.
  func printHeights(_ printer: inout SwiftPrinter) {
    printer.write()
    heights.printType(&printer)
    ContainerType.print(combinations, access: access, &printer)
    measures.print(access: access, &printer)
    heights.printFunctions(&printer)
  }
}
