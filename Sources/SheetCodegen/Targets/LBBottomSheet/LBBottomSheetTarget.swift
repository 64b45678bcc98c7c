package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for LBBottomSheet.
///
/// Its `custom` heights are asked for again and again, so that all heights are functions of the window, sorted and
/// cut here: the library sorts, but does not cut the lowest. They also say where the sheet opens and moves to,
/// for which the library has no call of its own; see `LBPositionPrinter`.
package struct LBBottomSheetTarget: SwiftTarget {
  static let imports: [StaticString] = ["LBBottomSheet", "UIKit"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .lbbottomsheet,
    TargetTable.Library(
      "LBBottomSheet", version: "1.0.17", minimumOS: VersionNumber(13),
      source:
        "Read in its source. Releases of the same minor version differ in their initialisers, so take "
        + "exactly this one; it runs on iOS 11, and colours in generated code need 13. It counts with the main screen, "
        + "which cuts nothing that fits the window: heights are taken from the window, and the height of its screen "
        + "only to read where the sheet is."),
    own: LBBottomSheetCapabilities.own, variants: .generated,
    inVariants: LBBottomSheetCapabilities.inVariants,
    keys: LBBottomSheetCapabilities.support, features: LBBottomSheetCapabilities.capability)

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {
    code.types.write()
    code.types.documentation(sheet.summary)
    LBSheetPrinter(sheet, access: options.access).print(to: &code)
  }

  static func printShared(_ shared: SharedCode, _ printer: inout SwiftPrinter) {
    LBPositionPrinter.print(shared, &printer)
    StopsCode.printTypes(shared, &printer)
  }
}
