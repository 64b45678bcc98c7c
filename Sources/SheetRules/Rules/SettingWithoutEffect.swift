import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetVocabulary

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
    for part in parts where isWritten(part, sheet.origins, in: nil) {
      report(part.keys, in: &sheet, hasVariants: devices.hasVariants, into: &findings)
    }
    if !devices.hasVariants { return }
    let variants = sheet.variants.all
    for variant in variants where variant.names.count == 1 {
      let name = variant.names[0]
      if variant.configuration.style != .bottom {
        reportSystemPresentation(variant, of: sheet, into: &findings)
        continue
      }
      for part in parts where isWritten(part, variant.origins, in: name) {
        report(part.keys, in: variant, variants, of: sheet, into: &findings)
      }
    }
  }

  /// A part of a sheet: the rows of its mappings, and the keys in them that may have no effect.
  private struct Part: Sendable {
    let rows: Table<Int>
    /// Made when the first sheet writes something of the part.
    let makeKeys: @Sendable () -> Table<DeadKey>

    init(_ keys: [SheetKey], _ makeKeys: @escaping @Sendable () -> Table<DeadKey>) {
      var rows = TableBuilder<Int>(capacity: keys.count)
      for key in keys { rows.append(key.row) }
      self.rows = rows.finish()
      self.makeKeys = makeKeys
    }

    var keys: Table<DeadKey> { makeKeys() }
  }

  private static let parts: Table<Part> = [
    Part([.theme]) { DeadKeys.look },
    Part([.height, .header, .width, .content]) { DeadKeys.surroundings },
    Part([.release, .resistance, .scroll, .dismiss, .haptics]) { DeadKeys.movement },
  ]

  /// Whether the sheet itself writes something of a part; what it inherits may be meant for others.
  private static func isWritten(
    _ part: Part, _ origins: borrowing Origins, in variant: Variants.Name?
  ) -> Bool {
    for row in part.rows where origins.isOwn(row, in: variant) { return true }
    return false
  }

  private typealias Variation = (
    names: [Variants.Name], configuration: SheetConfiguration, origins: Origins
  )

  /// Reports what the base writes and what has an effect in no size class.
  private static func report(
    _ keys: Table<DeadKey>, in sheet: inout ResolvedSheet, hasVariants: Bool,
    into findings: inout RuleFindings
  ) {
    var reported: [Int] = []
    for place in keys.indices where sheet.origins.isOwn(keys[place].key.row) {
      let dead = keys[place]
      guard !isSaid(dead, reported),
        let reason = dead.reason(&sheet.configuration, sheet.origins),
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
    _ keys: Table<DeadKey>, in variant: Variation, _ variants: [Variation],
    of sheet: borrowing ResolvedSheet, into findings: inout RuleFindings
  ) {
    let name = variant.names[0]
    var configuration = variant.configuration
    var reported: [Int] = []
    for place in keys.indices where variant.origins.isOwn(keys[place].key.row, in: name) {
      let dead = keys[place]
      guard !isSaid(dead, reported),
        let reason = dead.reason(&configuration, variant.origins),
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
    guard variation.origins.isOwn(dead.key.row, in: variant) else { return false }
    var configuration = variation.configuration
    return dead.reason(&configuration, variation.origins) == nil
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
  private static let ownPresentation: Table<SheetKey> = [
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
