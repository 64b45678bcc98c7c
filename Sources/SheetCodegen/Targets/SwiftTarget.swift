import SheetModel

/// A target whose code is Swift: one type for each sheet, and what must stand beside types.
protocol SwiftTarget: CodeTarget {
  /// The modules that a file imports, in the order of their names.
  static var imports: [StaticString] { get }
  var options: CodeOptions { get }

  /// Appends the code of a sheet.
  func emit(_ sheet: inout ResolvedSheet, to code: inout SheetCode)

  /// The line that opens what is around the extensions of a file's sheets; `nil` where they stand by themselves.
  static var extensionHead: StaticString? { get }

  /// Prints what the sheets of a file share, as private declarations that stand behind everything else.
  static func printShared(_ shared: SharedCode, _ printer: inout SwiftPrinter)
}

extension SwiftTarget {
  static var extensionHead: StaticString? { nil }

  static func printShared(_ shared: SharedCode, _ printer: inout SwiftPrinter) {}

  package func open(source: String, capacity: Int) -> any CodeFile {
    SwiftTargetFile(self, source: source, capacity: capacity)
  }

  package func openNext(capacity: Int) -> any CodeFile {
    SwiftTargetFile(self, source: nil, capacity: capacity)
  }

  package func namespaceFile(source: String) -> [UInt8]? {
    guard case .extended(let name) = options.namespace else { return nil }
    return RuntimeFile.declaration(of: name, source: source, access: options.access)
  }
}
