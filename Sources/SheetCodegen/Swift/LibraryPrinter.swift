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

  /// Prints the type of the detents, what the app gives for them, and the functions that find their heights.
  func printHeights(_ printer: inout SwiftPrinter) {
    heights.printType(&printer)
    ContainerType.print(combinations, access: access, &printer)
    measures.print(access: access, &printer)
    heights.printFunctions(&printer)
  }
}
