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
    heights = DetentHeights(names, access: access)
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

  /// Prints that the sheet's type adopts protocols of the library, which do not say that they are of the main actor,
  /// and what calls them is.
  ///
  /// - Parameter prefix: The namespace and a dot.
  func printConformances(
    to protocols: [String], prefix: String, _ printer: inout SwiftPrinter
  ) {
    Self.printConformances(of: prefix + type.declared, to: protocols, &printer)
  }

  /// Prints that a type adopts protocols which do not say that they are of the main actor.
  static func printConformances(
    of type: String, to protocols: [String], _ printer: inout SwiftPrinter
  ) {
    printer.write()
    printer.write("#if compiler(>=6.2)")
    for name in protocols { printConformance(of: type, to: "@MainActor \(name)", &printer) }
    printer.write("#else")
    for name in protocols { printConformance(of: type, to: "@preconcurrency \(name)", &printer) }
    printer.write("#endif")
  }

  private static func printConformance(
    of type: String, to name: String, _ printer: inout SwiftPrinter
  ) {
    let head = "extension \(type):"
    if printer.fits("  \(head) \(name) {}") {
      printer.write("  \(head) \(name) {}")
    } else if printer.fits("  \(head) \(name) {") {
      printer.write("  \(head) \(name) {")
      printer.write("  }")
    } else if printer.fits("  \(head) \(name)") {
      printer.write("  \(head) \(name)")
      printer.write("  {}")
    } else {
      printer.write("  \(head)")
      printer.write("    \(name)")
      printer.write("  {}")
    }
  }
}
