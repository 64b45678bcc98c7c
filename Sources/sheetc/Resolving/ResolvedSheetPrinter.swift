internal import SheetDiagnostics
internal import SheetModel
internal import SheetRuntime

/// What `resolve` shows of each sheet.
struct ResolveOptions {
  let devices: [ShownDevice]
  var measures = LayoutMeasures()
  var showsOrigins = false
}

/// Prints resolved sheets one after the other.
protocol ResolvedSheetPrinter {
  mutating func print(_ sheet: inout ResolvedSheet, _ output: inout ConsoleStream)
  /// Prints what comes after the last sheet.
  mutating func finish(_ output: inout ConsoleStream)
}
