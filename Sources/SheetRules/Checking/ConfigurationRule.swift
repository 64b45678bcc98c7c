import SheetModel
import SheetRuntime

/// A rule that looks at one combination of size classes at a time.
protocol ConfigurationRule: SheetRule {
  /// Whether the fault is there; asked of every sheet, so cheap and without allocation.
  ///
  /// Nothing is changed; passing a configuration otherwise copies it.
  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool

  /// Reports the fault of a combination in which it is.
  static func report(_ combination: Combination, into findings: inout RuleFindings)
}

extension ConfigurationRule {
  package static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    checkCombinations(&sheet, on: &devices, into: &findings)
  }

  /// Reports the base, or else the variants that bring the fault.
  static func checkCombinations(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if isFaulty(&sheet.configuration) {
      reportBase(sheet, into: &findings)
    } else if devices.hasVariants {
      checkVariants(&sheet, into: &findings)
    }
  }

  // Apart, as the configurations that they copy would take pages of the stack from every rule.
  @inline(never)
  private static func reportBase(
    _ sheet: borrowing ResolvedSheet, into findings: inout RuleFindings
  ) {
    if findings.lacking.losesEverywhere(anyOf: judged, in: sheet.configuration) { return }
    report(Combination(base: sheet), into: &findings)
  }

  /// Reports the variants that have the fault.
  @inline(never)
  static func checkVariants(
    _ sheet: inout ResolvedSheet, into findings: inout RuleFindings
  ) {
    var isReported = false
    for var variant in sheet.variants.all where isFaulty(&variant.configuration) {
      // What two variants have together is news only when neither has it alone.
      if variant.names.count > 1, isReported { continue }
      if findings.lacking.losesEverywhere(anyOf: judged, in: variant.configuration) { continue }
      report(Combination(variant, of: sheet), into: &findings)
      isReported = true
    }
  }
}
