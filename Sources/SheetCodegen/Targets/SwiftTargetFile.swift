import SheetDiagnostics
import SheetModel

/// One generated file of a target that declares a type for each sheet.
struct SwiftTargetFile<Target: SwiftTarget>: CodeFile {
  private let target: Target
  /// `nil` for what is appended to another file.
  private let source: String?
  private var code: SheetCode
  private var isEmpty = true

  init(_ target: Target, source: String?, capacity: Int) {
    self.target = target
    self.source = source
    let (depth, prefix): (Int, String) =
      switch target.options.namespace {
      case .shared: (0, "")
      case .declared(let name), .extended(let name): (1, name.text + ".")
      }
    code = SheetCode(
      types: SwiftPrinter(capacity: capacity, depth: depth),
      extensions: SwiftPrinter(depth: Target.extensionHead == nil ? 0 : 1),
      prefix: prefix)
  }

  mutating func emit(_ sheet: inout ResolvedSheet) {
    isEmpty = false
    target.emit(&sheet, to: &code)
  }

  func isContinued(by next: any CodeFile) -> Bool { next is Self }

  mutating func append(_ next: any CodeFile) {
    guard let next = next as? Self else { return }
    code.types.append(next.code.types)
    code.extensions.append(next.code.extensions)
    code.shared.formUnion(next.code.shared)
    if !next.isEmpty { isEmpty = false }
  }

  mutating func finish(inputs: Fingerprint?) -> [UInt8] {
    var printer = SwiftPrinter(capacity: code.types.output.count + 1024)
    GeneratedHeader.begin(source: source ?? "", &printer)
    // What has no sheets stays the same whatever else the input declares.
    if isEmpty { return printer.finish() }
    printer.endLine()
    for module in Target.imports {
      printer.append(target.options.access)
      printer.append("import ")
      printer.append(module)
      printer.endLine()
    }
    switch target.options.namespace {
    case .shared: printer.append(code.types)
    case .declared(let name): print("enum ", name, access: true, &printer)
    case .extended(let name): print("extension ", name, access: false, &printer)
    }
    printExtensions(&printer)
    Target.printShared(code.shared, &printer)
    return printer.finish(inputs: inputs)
  }

  private func printExtensions(_ printer: inout SwiftPrinter) {
    guard let head = Target.extensionHead, code.extensions.output.count > 0 else {
      printer.append(code.extensions)
      return
    }
    printer.endLine()
    printer.append(head)
    printer.openBlock()
    // The first of them begins with an empty line.
    printer.append(code.extensions, 1..<code.extensions.output.count)
    printer.closeBlock()
  }

  private func print(
    _ keyword: StaticString, _ namespace: SwiftIdentifier, access: Bool,
    _ printer: inout SwiftPrinter
  ) {
    printer.endLine()
    if access { printer.append(target.options.access) }
    printer.append(keyword)
    printer.append(namespace)
    printer.openBlock()
    printer.append(code.types)
    printer.closeBlock()
  }
}
