package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for FloatingPanel: a controller for each sheet, which is its own delegate, with layouts made for where it stands.
package struct FloatingPanelTarget: SwiftTarget {
  static let imports: [StaticString] = ["FloatingPanel", "UIKit"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .floatingpanel,
    TargetTable.Library(
      "FloatingPanel", version: "3.2.1", minimumOS: VersionNumber(13),
      source: """
        scenee/FloatingPanel, its sources of version 3, between 3.0 and 3.2.1 as far as they are public; later \
        ones of version 3 declare the same. The library itself runs from iOS 12 on; generated code needs \
        the main actor, and so iOS 13.
        """),
    own: ownBehavior, variants: .generated, inVariants: inVariants, keys: keySupport,
    features: capability)

  package static let contentTypeUse = ContentTypeName.Use.inside

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {
    let printer = FloatingPanelPrinter(sheet, options)
    printer.printType(summary: sheet.summary, &code.types)
    printer.printConformances(
      to: ["FloatingPanelControllerDelegate"], prefix: code.prefix, &code.extensions)
    code.shared.formUnion(printer.shared)
  }

  static func printShared(_ shared: SharedCode, _ printer: inout SwiftPrinter) {
    FloatingPanelPrinter.printShared(shared, &printer)
  }
}
