import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A key that another key of the sheet makes meaningless.
enum SettingWithoutEffect: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "setting-without-effect", .warning,
      "A key is written that has no effect beside the sheet's other keys.",
      why: """
        Whoever wrote it expects something that does not happen, and whoever reads the file \
        believes it: an alignment of a sheet as wide as the screen, a deceleration under a policy \
        that does not look at it. Libraries ignore such settings without a word \
        (HeathWang/HWPanModal #72, organicmaps PR #13438 on a width that binds nothing). Take the \
        key away, or change the one that hides it. Only what a sheet itself writes is reported; \
        what it inherits may be meant for others.
        """,
      failing: """
        version: 1

        sheets:
          tools:
            detents: [{id: low, fraction: 0.3}, maxHeight]
            release:
              policy: nearest
              deceleration: 600

        """,
      passing: """
        version: 1

        sheets:
          tools:
            detents: [{id: low, fraction: 0.3}, maxHeight]
            release:
              policy: project
              deceleration: 600

        """)
  }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    forEachPart(of: sheet.origins, variant: nil) { keys in
      report(keys, in: sheet, hasVariants: devices.hasVariants, into: &findings)
    }
    if !devices.hasVariants { return }
    let variants = sheet.variants.all
    for variant in variants where variant.names.count == 1 {
      let name = variant.names[0]
      if variant.configuration.style != .bottom {
        reportSystemPresentation(variant, of: sheet, into: &findings)
        continue
      }
      forEachPart(of: variant.origins, variant: name) { keys in
        report(keys, in: variant, variants, of: sheet, into: &findings)
      }
    }
  }

  /// The parts of a sheet that it may write something in.
  private static let movementRows = [
    SheetKey.release, .resistance, .scroll, .dismiss, .haptics,
  ].map(\.row)
  private static let surroundingsRows = [SheetKey.height, .header, .width, .content].map(\.row)

  /// Calls `body` with the keys of each part that the sheet itself writes something in; what it inherits may be
  /// meant for others.
  private static func forEachPart(
    of origins: borrowing Origins, variant: Variants.Name?, _ body: ([DeadKey]) -> Void
  ) {
    func writes(_ row: Int) -> Bool {
      if origins[row].layer == 0 { return false }
      let layer = origins.layer(of: row)
      return layer.kind == .own && layer.variant == variant
    }
    if writes(SheetKey.theme.row) { body(DeadKeys.look) }
    for row in surroundingsRows where writes(row) {
      body(DeadKeys.surroundings)
      break
    }
    for row in movementRows where writes(row) {
      body(DeadKeys.movement)
      break
    }
  }

  private typealias Variation = (
    names: [Variants.Name], configuration: SheetConfiguration, origins: Origins
  )

  /// Reports what the base writes and what has an effect in no size class.
  private static func report(
    _ keys: [DeadKey], in sheet: borrowing ResolvedSheet, hasVariants: Bool,
    into findings: inout RuleFindings
  ) {
    var reported: [Int] = []
    for dead in keys where !isSaid(dead, reported) {
      guard sheet.origins.layer(of: dead.key.row).kind == .own,
        let reason = dead.reason(sheet.configuration, sheet.origins),
        let span = sheet.origins.keySpan(of: dead.key.row), span.file == sheet.keySpan.file
      else { continue }
      // A variant may be what the key is for.
      if hasVariants,
        sheet.variants.all.contains(where: { isAlive(dead, in: $0, writtenIn: nil) })
      {
        continue
      }
      reported.append(dead.key.row)
      add(dead, reason, at: span, Combination(base: sheet), into: &findings)
    }
  }

  /// Reports what a variant writes and what has no effect wherever the variant holds.
  private static func report(
    _ keys: [DeadKey], in variant: Variation, _ variants: [Variation],
    of sheet: borrowing ResolvedSheet, into findings: inout RuleFindings
  ) {
    let name = variant.names[0]
    var reported: [Int] = []
    for dead in keys where !isSaid(dead, reported) {
      let layer = variant.origins.layer(of: dead.key.row)
      guard layer.kind == .own, layer.variant == name,
        let reason = dead.reason(variant.configuration, variant.origins),
        let span = variant.origins.keySpan(of: dead.key.row), span.file == sheet.keySpan.file,
        !variants.contains(where: {
          $0.names.count > 1 && isAlive(dead, in: $0, writtenIn: name)
        })
      else { continue }
      reported.append(dead.key.row)
      add(dead, reason, at: span, Combination(variant, of: sheet), into: &findings)
    }
  }

  /// Whether a key has an effect in a combination of size classes that takes it from where it is written.
  private static func isAlive(
    _ dead: DeadKey, in variation: Variation, writtenIn variant: Variants.Name?
  ) -> Bool {
    let layer = variation.origins.layer(of: dead.key.row)
    guard layer.kind == .own, layer.variant == variant else { return false }
    return dead.reason(variation.configuration, variation.origins) == nil
  }

  /// Whether the key, or the mapping that it stands in, has been reported.
  private static func isSaid(_ dead: DeadKey, _ reported: [Int]) -> Bool {
    if reported.isEmpty { return false }
    return reported.contains(dead.key.row)
      || dead.key.section.map { reported.contains($0.row) } ?? false
  }

  private static func add(
    _ dead: DeadKey, _ reason: String, at span: SourceSpan, _ combination: Combination,
    into findings: inout RuleFindings
  ) {
    var notes: [Diagnostic.Note] = []
    if let cause = dead.cause, combination.origins.isWritten(cause.row) {
      notes = [combination.note(about: cause)]
    }
    findings.add(
      "'\(dead.key.path)' has no effect in '\(combination.name)'\(combination.suffix): \(reason)",
      at: span, notes: notes,
      fixIts: Removal.fixIt(of: dead.key, combination.origins, dead.removal))
  }

  /// What a sheet that the system presents in its own way has no use for.
  private static let ownPresentation: [SheetKey] = [
    .detents, .free, .initial, .limit, .swipeMode, .scroll, .dismissDistance, .dismissVelocity,
    .taps, .passthrough, .release, .resistance, .haptics, .grabber, .dimming, .widthFollows,
    .widthAlign, .widthMargins,
  ]

  /// Reports what a variant writes beside a `style` of the system's, and what does not apply to that.
  private static func reportSystemPresentation(
    _ variant: Variation, of sheet: borrowing ResolvedSheet, into findings: inout RuleFindings
  ) {
    for key in ownPresentation {
      let layer = variant.origins.layer(of: key.row)
      guard layer.kind == .own, layer.variant == variant.names[0],
        let span = variant.origins.keySpan(of: key.row), span.file == sheet.keySpan.file
      else { continue }
      findings.add(
        "'\(key.path)' has no effect in '\(variant.names[0].text)': the system presents "
          + "'\(sheet.key)' in its own way there",
        at: span, notes: [Combination(variant, of: sheet).note(about: .style)],
        fixIts: Removal.fixIt(of: key, variant.origins))
    }
  }
}
