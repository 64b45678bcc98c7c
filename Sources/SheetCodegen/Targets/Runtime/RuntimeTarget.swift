package import SheetDiagnostics
package import SheetModel
import SheetRuntime
package import SheetVocabulary

/// Generates `Sheet` constants for `SheetRuntime`, the library of this package.
///
/// One value serves all files of a namespace, since their names must differ. A file is opened, fed sheet
/// after sheet, and finished:
///
///     var target = RuntimeTarget(access: .internal, namespace: .shared)
///     var file = target.open(source: "Sheets/Checkout.sheets.yaml")
///     target.emit(&sheet, to: &file, into: &report)
///     let bytes = file.finish()
package struct RuntimeTarget: Sendable {
  package let access: AccessLevel
  package let namespace: Namespace

  private var names = NameScope(reserved: Namespace.reserved)
  private let detents: EnumerationNames
  private let controls: EnumerationNames
  private let measures: EnumerationNames

  package init(access: AccessLevel, namespace: Namespace) {
    self.access = access
    self.namespace = namespace
    detents = EnumerationNames(
      "Detents", "SheetRuntime.SheetDetents", "give one of them another id")
    controls = EnumerationNames(
      "Controls", "SheetRuntime.SheetControls", "give one of them another name")
    measures = EnumerationNames(
      "Measures", "SheetRuntime.SheetMeasures", "give one of them another name")
  }

  /// Begins a file.
  ///
  /// - Parameter source: Path of the input relative to the project, for the header; in the same words on
  ///   every machine.
  package func open(source: String, capacity: Int = 0) -> RuntimeFile {
    RuntimeFile(source: source, access: access, namespace: namespace, capacity: capacity)
  }

  /// A file that declares the namespace, for files that extend it; `nil` when it is the runtime's or each
  /// file's own.
  package func namespaceFile(source: String) -> [UInt8]? {
    guard case .extended(let name) = namespace else { return nil }
    return RuntimeFile.declaration(of: name, source: source, access: access)
  }

  /// Appends a sheet's constant and the types of its ids; reports names that Swift cannot tell apart.
  package mutating func emit(
    _ sheet: inout ResolvedSheet, to file: inout RuntimeFile, into report: inout Report
  ) {
    var declared = declare(sheet, into: &report)
    file.beginSheet()
    file.constant(
      declared.name, detents: declared.detents?.name, controls: declared.controls?.name, &sheet)
    if let measures = declared.measures {
      declared.detents?.members.append(.typeAlias("Measures", measures.name, access: access))
    }
    for type in declared.types { file.declare(type) }
  }

  /// Reports names of a sheet that Swift cannot tell apart, without printing anything.
  package mutating func declareNames(
    of sheet: borrowing ResolvedSheet, into report: inout Report
  ) {
    _ = declare(sheet, into: &report)
  }

  /// What one sheet declares in Swift.
  private struct Declared {
    let name: SwiftIdentifier
    var detents: EnumerationNames.Declaration?
    let controls: EnumerationNames.Declaration?
    let measures: EnumerationNames.Declaration?

    var types: [EnumerationNames.Declaration] { [detents, controls, measures].compactMap(\.self) }
  }

  private mutating func declare(
    _ sheet: borrowing ResolvedSheet, into report: inout Report
  ) -> Declared {
    let spelling = NameScope.Spelling(sheet.swiftName, at: sheet.swiftNameSpan)
    // A name was written for Swift; a key was not.
    let isNamed = sheet.swiftNameSpan != sheet.keySpan
    let name =
      isNamed ? SwiftIdentifier(sheet.swiftName) : SwiftIdentifier(key: sheet.swiftName)
    let remedy = "give one of them another 'name'"
    var isFree = names.declare(name, for: spelling, remedy: remedy, into: &report)

    let declared = Declared(
      name: name,
      detents: detents.declaration(
        of: sheet.names.detents, for: name, access: access, into: &report),
      controls: controls.declaration(
        of: sheet.names.controls, for: name, access: access, into: &report),
      measures: measures.declaration(
        of: sheet.names.measures, for: name, access: access, into: &report))
    // The types of a name that is taken are taken too, which need not be said.
    for type in declared.types where isFree {
      isFree = names.declare(type.name, for: spelling, remedy: remedy, into: &report)
    }
    return declared
  }
}
