package import SheetDiagnostics
package import SheetModel
import SheetRuntime
package import SheetVocabulary

/// Generates `Sheet` constants for `SheetRuntime`, the library of this package.
///
/// One value serves all files of a namespace, since their names must differ. A file is opened, fed sheet
/// after sheet, and finished. The names of its sheets are collected meanwhile, and declared once all are there:
///
///     let target = RuntimeTarget(access: .internal, namespace: .shared)
///     var file = target.open(source: "Sheets/Checkout.sheets.yaml", capacity: 0)
///     var names = DeclaredNames()
///     var module = ModuleNames()
///     RuntimeTarget.checkNames(of: &sheet, into: &report)
///     file.emit(&sheet)
///     names.add(&sheet)
///     module.declare(names, into: &report)
///     let bytes = file.finish()
package struct RuntimeTarget: CodeTarget {
  package let access: AccessLevel
  package let namespace: Namespace

  private static let detents = EnumerationNames(
    "Detents", "SheetRuntime.SheetDetents", "give one of them another id")
  private static let controls = EnumerationNames(
    "Controls", "SheetRuntime.SheetControls", "give one of them another name")
  private static let measures = EnumerationNames(
    "Measures", "SheetRuntime.SheetMeasures", "give one of them another name")

  package static let declarations = CodeDeclarations.constants
  package static let table = TargetTable(
    complete: .runtime,
    TargetTable.Library(
      "SheetRuntime", version: "", minimumOS: VersionNumber(13),
      source: "The library of this package."))

  package init(access: AccessLevel, namespace: Namespace) {
    self.access = access
    self.namespace = namespace
  }

  package init(_ options: CodeOptions) {
    self.init(access: options.access, namespace: options.namespace)
  }

  package func open(source: String, capacity: Int) -> any CodeFile {
    RuntimeFile(source: source, access: access, namespace: namespace, capacity: capacity)
  }

  package func openNext(capacity: Int) -> any CodeFile {
    RuntimeFile(nextWith: access, namespace: namespace, capacity: capacity)
  }

  /// A file that declares the namespace, for files that extend it; `nil` when it is the runtime's or each
  /// file's own.
  package func namespaceFile(source: String) -> [UInt8]? {
    guard case .extended(let name) = namespace else { return nil }
    return RuntimeFile.declaration(of: name, source: source, access: access)
  }

  /// Reports ids of a sheet that Swift cannot tell apart.
  package static func checkNames(of sheet: inout ResolvedSheet, into report: inout Report) {
    if !sheet.names.detents.isEmpty { detents.checkDistinct(sheet.names.detents, into: &report) }
    if !sheet.names.controls.isEmpty {
      controls.checkDistinct(sheet.names.controls, into: &report)
    }
    if !sheet.names.measures.isEmpty {
      measures.checkDistinct(
        sheet.names.measures, saidOf: sheet.names.detents, into: &report)
    }
  }

  /// Appends a sheet's constant and the types of its ids.
  static func emit(_ sheet: inout ResolvedSheet, to file: inout RuntimeFile) {
    let access = file.access
    var declared = declarations(of: &sheet, access)
    file.beginSheet()
    file.constant(
      declared.name, detents: declared.detents?.name, controls: declared.controls?.name, &sheet)
    if let measures = declared.measures {
      declared.detents?.members.append(.typeAlias("Measures", measures.name, access: access))
    }
    if let detents = declared.detents { file.declare(detents) }
    if let controls = declared.controls { file.declare(controls) }
    if let measures = declared.measures { file.declare(measures) }
  }

  /// What one sheet declares in Swift.
  private struct Declared {
    let name: SwiftIdentifier
    var detents: EnumerationNames.Declaration?
    let controls: EnumerationNames.Declaration?
    let measures: EnumerationNames.Declaration?
  }

  private static func declarations(
    of sheet: inout ResolvedSheet, _ access: AccessLevel
  ) -> Declared {
    // A name was written for Swift; a key was not.
    let isNamed = sheet.swiftNameSpan != sheet.keySpan
    let name =
      isNamed ? SwiftIdentifier(sheet.swiftName) : SwiftIdentifier(key: sheet.swiftName)
    return Declared(
      name: name,
      detents: Self.detents.declaration(of: sheet.names.detents, for: name, access: access),
      controls: Self.controls.declaration(of: sheet.names.controls, for: name, access: access),
      measures: Self.measures.declaration(of: sheet.names.measures, for: name, access: access))
  }
}
