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
      report(Combination(base: sheet), into: &findings)
      return
    }
    if !devices.hasVariants { return }
    var isReported = false
    for var variant in sheet.variants.all where isFaulty(&variant.configuration) {
      // What two variants have together is news only when neither has it alone.
      if variant.names.count > 1, isReported { continue }
      report(Combination(variant, of: sheet), into: &findings)
      isReported = true
    }
  }
}
