package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for PanModal.
///
/// Its configuration is a protocol of the presented controller. The code has a protocol of its own that refines it and
/// implements all of it, which `content.type` adopts by an extension and other controllers by themselves.
package struct PanModalTarget: SwiftTarget {
  static let imports: [StaticString] = ["PanModal", "UIKit"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .panmodal,
    TargetTable.Library(
      "PanModal", version: "1.2.7", minimumOS: VersionNumber(13),
      source:
        "Read in its source. It has a short and a long form, and with VoiceOver on the long one alone. Its own "
        + "call presents a popover on iPads, which generated code does not. It runs on iOS 10, and colours in "
        + "generated code need 13."),
    own: PanModalCapabilities.own, mostDetents: 2, kept: .ends, variants: .generated,
    inVariants: { $0 == .themeAppearance || $0 == .themeBackground ? .notInVariants : nil },
    keys: PanModalCapabilities.support, features: PanModalCapabilities.capability)

  package static let extendsTypes = true
  package static let contentTypeUse = ContentTypeName.Use.atTop

  package static func extendedType(of sheet: borrowing ResolvedSheet) -> String? {
    sheet.configuration.content.type.map(SwiftIdentifier.path)
  }

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {
    PanModalSheetPrinter(sheet, options.access, prefix: code.prefix).print(to: &code)
  }

  static func printShared(_ shared: SharedCode, _ printer: inout SwiftPrinter) {
    PanModalSheetPrinter.printShared(shared, &printer)
  }
}
