package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Code for Joom's BottomSheet: what a sheet looks like, and the call that presents it.
package struct JoomBottomSheetTarget: SwiftTarget {
  static let imports: [StaticString] = ["BottomSheet", "UIKit"]
  let options: CodeOptions

  package init(_ options: CodeOptions) {
    self.options = options
  }

  package static let table = TargetTable(
    .joombottomsheet,
    TargetTable.Library(
      "BottomSheet", version: "2.0.5", minimumOS: VersionNumber(13),
      source: """
        joomcode/BottomSheet, its sources at 2.0.5. The library itself runs from iOS 12 on; \
        generated code needs the main actor, and so iOS 13.
        """),
    own: ownBehavior, mostDetents: 1,
    kept: .opening,
    variants: .approximated(
      "what it looks like is decided when it is presented, and its height whenever 'update' is called"
    ),
    keys: keySupport, features: capability)

  package static let extendsTypes = true
  package static let contentTypeUse = ContentTypeName.Use.inside

  package static func extendedType(of sheet: borrowing ResolvedSheet) -> String? {
    let configuration = sheet.configuration
    guard configuration.scroll.dismisses, configuration.content.scrollView != nil else {
      return nil
    }
    return configuration.content.type.map(SwiftIdentifier.path)
  }

  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode) {
    let printer = JoomBottomSheetPrinter(sheet, options)
    printer.printType(summary: sheet.summary, &code.types)
    printer.printScrolling(prefix: code.prefix, &code.extensions)
    code.shared.formUnion(printer.shared)
  }

  static func printShared(_ shared: SharedCode, _ printer: inout SwiftPrinter) {
    StopsCode.printTypes(shared, &printer)
  }
}
