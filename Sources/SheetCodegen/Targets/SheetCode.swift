import SheetModel

/// Where the code of sheets is printed: the types of sheets, and what stands at the top of the file.
struct SheetCode {
  /// In the namespace, if there is one.
  var types: SwiftPrinter
  /// Extensions and protocols, which cannot stand in a namespace; behind the types.
  var extensions: SwiftPrinter
  /// What sheets need beside that, once in a file.
  var shared: SharedCode = []
  /// The namespace and a dot; empty without one.
  let prefix: String

  /// The type that a sheet is: `CheckoutSheet` for `checkout` and for `checkoutSheet`.
  static func typeName(of sheet: borrowing ResolvedSheet) -> SwiftIdentifier {
    let isNamed = sheet.swiftNameSpan != sheet.keySpan
    let name =
      isNamed ? SwiftIdentifier(sheet.swiftName) : SwiftIdentifier(key: sheet.swiftName)
    return typeName(for: name)
  }

  static func typeName(for sheet: SwiftIdentifier) -> SwiftIdentifier {
    let type = sheet.type("")
    return type.text.hasSuffix("Sheet") ? type : sheet.type("Sheet")
  }
}
