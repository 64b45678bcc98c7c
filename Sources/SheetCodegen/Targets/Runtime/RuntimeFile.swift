import SheetDiagnostics
package import SheetModel
import SheetRuntime
import SheetVocabulary

/// One generated file for the runtime, in the making.
///
/// Holds only text: a sheet is printed and forgotten. A file without sheets is its header alone.
package struct RuntimeFile: CodeFile {
  let access: AccessLevel
  let namespace: Namespace
  private var printer: SwiftPrinter
  private var themes = ThemeConstants()
  private var isEmpty = true

  init(source: String, access: AccessLevel, namespace: Namespace, capacity: Int) {
    self.access = access
    self.namespace = namespace
    printer = SwiftPrinter(capacity: capacity)
    GeneratedHeader.begin(source: source, &printer)
  }

  /// What comes after the sheets of another file, to be appended to it.
  init(nextWith access: AccessLevel, namespace: Namespace, capacity: Int) {
    self.access = access
    self.namespace = namespace
    printer = SwiftPrinter(capacity: capacity, depth: 1)
    isEmpty = false
  }

  package mutating func emit(_ sheet: inout ResolvedSheet) {
    RuntimeTarget.emit(&sheet, to: &self)
  }

  /// Whether the sheets after those of this file were printed as they would have been here.
  package func isContinued(by next: any CodeFile) -> Bool {
    guard let next = next as? RuntimeFile else { return false }
    return !isEmpty && themes.isContinued(by: next.themes)
  }

  /// Appends the sheets after those of this file, which continue it.
  package mutating func append(_ next: any CodeFile) {
    guard let next = next as? RuntimeFile else { return }
    printer.append(next.printer)
    themes.append(next.themes)
  }

  package mutating func finish(inputs: Fingerprint?) -> [UInt8] {
    // What has no sheets stays the same whatever else the input declares.
    if isEmpty { return printer.finish() }
    themes.print(to: &printer)
    printer.closeBlock()
    return printer.finish(inputs: inputs)
  }

  /// A file with an empty namespace.
  static func declaration(
    of namespace: SwiftIdentifier, source: String, access: AccessLevel
  ) -> [UInt8] {
    var printer = SwiftPrinter()
    GeneratedHeader.begin(source: source, &printer)
    printer.endLine()
    printer.append(access)
    printer.append("enum ")
    printer.append(namespace)
    printer.endLine(" {}")
    return printer.finish()
  }

  /// Opens the namespace before the first sheet, and leaves a line free before the others.
  mutating func beginSheet() {
    defer { isEmpty = false }
    printer.endLine()
    if !isEmpty { return }
    printer.append(access)
    printer.endLine("import SheetRuntime")
    printer.endLine()
    printer.endLine(
      "// Does not compile against a runtime that does not know the vocabulary of this file.")
    printer.endLine("private typealias SheetcVocabulary = SheetRuntime.SheetVocabulary1")
    printer.endLine()
    printer.open(namespace, access: access)
  }

  mutating func constant(
    _ name: SwiftIdentifier, detents: SwiftIdentifier?, controls: SwiftIdentifier?,
    _ sheet: inout ResolvedSheet
  ) {
    printer.documentation(sheet.summary)
    printer.append(access)
    printer.append("static let ")
    printer.append(name)
    printer.assign()
    printer.append("SheetRuntime.Sheet")
    printer.openGenericArguments()
    printer.element()
    if let detents { printer.append(detents) } else { printer.append("SheetRuntime.NoDetents") }
    printer.element()
    if let controls { printer.append(controls) } else { printer.append("SheetRuntime.NoControls") }
    printer.closeGenericArguments()
    let look = ThemeConstants.Wish(origins: sheet.origins, sheet: name)
    print(&sheet.configuration, over: nil, look)
    variants(of: &sheet, ThemeConstants.Wish(origins: nil, sheet: name))
    printer.endLine()
  }

  mutating func declare(_ enumeration: EnumerationNames.Declaration) {
    printer.endLine()
    printer.print(
      .enumeration(
        enumeration.name, inherits: [enumeration.conformance],
        access: enumeration.access, members: enumeration.members))
  }

  /// Appends the variants, from the least to the most specific, that `Sheet` would not find without them.
  private mutating func variants(of sheet: inout ResolvedSheet, _ look: ThemeConstants.Wish) {
    if sheet.variants.isEmpty { return }
    var variants: [SheetVariant] = []
    if let regularWidth = sheet.variants.regularWidth {
      variants.append(SheetVariant(.regularWidth, regularWidth))
    }
    if let compactHeight = sheet.variants.compactHeight {
      variants.append(SheetVariant(.compactHeight, compactHeight))
    }
    let both = sheet.variants.regularWidthCompactHeight ?? sheet.configuration
    if both != variants.last?.configuration ?? sheet.configuration {
      variants.append(SheetVariant([.regularWidth, .compactHeight], both))
    }
    withUnsafePointer(to: &sheet.configuration) { base in
      for place in variants.indices {
        printer.append(".variant")
        printer.openCall()
        printer.element()
        printer.print(variants[place].when)
        printer.closeCall()
        print(&variants[place].configuration, over: base, look)
      }
    }
  }

  private mutating func print(
    _ configuration: inout SheetConfiguration, over base: UnsafePointer<SheetConfiguration>?,
    _ look: ThemeConstants.Wish
  ) {
    let theme = themes.name(of: &configuration, look)
    ConfigurationPrinter.print(&configuration, over: base, theme: theme, to: &printer)
  }
}

extension SwiftPrinter {
  fileprivate mutating func open(_ namespace: Namespace, access: AccessLevel) {
    switch namespace {
    case .shared: append("extension SheetRuntime.Sheets")
    case .extended(let name):
      append("extension ")
      append(name)
    case .declared(let name):
      append(access)
      append("enum ")
      append(name)
    }
    openBlock()
  }
}
