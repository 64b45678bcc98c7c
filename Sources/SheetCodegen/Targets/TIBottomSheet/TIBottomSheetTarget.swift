package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for TIBottomSheet, with nothing in it that the library's README does not show.
package struct TIBottomSheetTarget: SwiftTarget {
  static let imports: [StaticString] = ["TIBottomSheet", "UIKit"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .tibottomsheet,
    TargetTable.Library(
      "TIBottomSheet", version: "", minimumOS: VersionNumber(13),
      source:
        "Its source is not public: this is what its README shows, and the code was never compiled against "
        + "it. Not known are its oldest iOS, the version that a README belongs to, whether heights count the bottom "
        + "safe area, and what lets go of a drag that must not dismiss."),
    own: TIBottomSheetCapabilities.own, mostDetents: 3,
    variants: .generated,
    inVariants: TIBottomSheetCapabilities.inVariants,
    keys: TIBottomSheetCapabilities.support, features: TIBottomSheetCapabilities.capability)

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {
    code.types.write()
    code.types.documentation(sheet.summary)
    TISheetPrinter(sheet, access: options.access).print(to: &code)
  }

  static func printShared(_ shared: SharedCode, _ printer: inout SwiftPrinter) {
    StopsCode.printTypes(shared, &printer)
  }
}
