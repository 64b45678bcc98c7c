package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for OverlayContainer: a container for each sheet, which is its own delegate.
package struct OverlayContainerTarget: SwiftTarget {
  static let imports: [StaticString] = ["OverlayContainer", "UIKit"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .overlaycontainer,
    TargetTable.Library(
      "OverlayContainer", version: "3.5.3", minimumOS: VersionNumber(13),
      source: """
        applidium/OverlayContainer, its sources at 3.5.3. The library itself runs from iOS 10 on; \
        generated code needs the main actor, and so iOS 13.
        """),
    own: ownBehavior, variants: .generated, inVariants: inVariants, keys: keySupport,
    features: capability)

  package static let contentTypeUse = ContentTypeName.Use.inside

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {
    let printer = OverlayContainerPrinter(sheet, options)
    printer.printType(summary: sheet.summary, &code.types)
    printer.printConformances(prefix: code.prefix, &code.extensions)
    code.shared.formUnion(printer.shared)
  }

  static func printShared(_ shared: SharedCode, _ printer: inout SwiftPrinter) {
    OverlayContainerPrinter.printShared(shared, &printer)
  }
}
