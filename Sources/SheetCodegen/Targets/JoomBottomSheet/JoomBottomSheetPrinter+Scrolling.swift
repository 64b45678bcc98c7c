import SheetModel
import SheetRuntime

// What the library has to be told of a scroll view in the content.
extension JoomBottomSheetPrinter {
  /// Prints how the library gets to know the scroll view in the content, without which a drag in that never
  /// reaches the sheet.
  func printScrolling(prefix: String, _ printer: inout SwiftPrinter) {
    guard tracksScrolling else { return }
    if let name = contentProtocol {
      printer.write()
      printer.block("extension \(prefix)\(type.declared).\(name)") { printer in
        printer.block("nonisolated \(modifier)var scrollView: UIScrollView?") { printer in
          printer.write("MainActor.assumeIsolated { sheetScrollView }")
        }
      }
    } else if let type = content.type, let scrollView = content.scrollView {
      printConformance(of: type, scrollView: scrollView, &printer)
    }
  }

  func printProtocol(_ name: String, _ printer: inout SwiftPrinter) {
    printer.write()
    printer.write(
      "/// What the content adopts, so that a drag down at the top of it moves the sheet.")
    printer.block(
      "@MainActor \(modifier)protocol \(name): UIViewController,"
        + " ScrollableBottomSheetPresentedController"
    ) { printer in
      printer.write("var sheetScrollView: UIScrollView? { get }")
    }
  }

  private func printConformance(
    of type: String, scrollView: String, _ printer: inout SwiftPrinter
  ) {
    let conformance = "ScrollableBottomSheetPresentedController"
    if scrollView == "scrollView" {
      // The property that is there is the witness, and it is the main actor's.
      Self.printConformances(of: type, to: [conformance], &printer)
      return
    }
    printer.write()
    printer.block("extension \(type): \(conformance)") { printer in
      printer.write("/// The scroll view whose drags at its top move the sheet.")
      // As visible as the app's type needs it; in one that is not public it is not either.
      printer.block("nonisolated public var scrollView: UIScrollView?") { printer in
        printer.write("MainActor.assumeIsolated { self.\(scrollView) }")
      }
    }
  }
}
