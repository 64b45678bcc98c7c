import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A modal sheet that comes up as its header alone because nobody said where.
enum OpensAsStrip: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "opens-as-strip", .note,
      "A modal sheet is first shown as its header alone, and nothing says that it is meant.",
      why: """
        Without `initial` a sheet opens at its smallest detent. `headerOnly` is there so that people \
        can put a sheet aside; as the first thing they see it is a title over a dimmed screen, and \
        they have to find out that it can be raised (Scarlet-Notes #156). Say where it opens; \
        `initial: smallest` says that the strip is meant.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            header: {title: Cart, trailing: close}
            detents: [headerOnly, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            header: {title: Cart, trailing: close}
            detents: [headerOnly, maxHeight]
            initial: maxHeight

        """)
  }

  static var judged: [TargetKey] { [.initial] }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if isFaulty(sheet.configuration) { report(sheet, into: &findings) }
  }

  private static func isFaulty(_ configuration: borrowing SheetConfiguration) -> Bool {
    guard configuration.presentation == .modal, configuration.initial == .smallest,
      configuration.detents.count > 1, configuration.header.isPresent,
      let smallest = configuration.detents.first, smallest.height == .headerOnly,
      smallest.when.isEmpty
    else { return false }
    return configuration.passthrough == .never
  }

  // Apart, as what it copies would take pages of the stack from every sheet.
  @inline(never)
  private static func report(
    _ sheet: borrowing ResolvedSheet, into findings: inout RuleFindings
  ) {
    if sheet.origins.isWritten(SheetKey.initial.row)
      || findings.lacking.losesEverywhere(anyOf: judged, in: sheet.configuration)
    {
      return
    }
    let tokens = DetentTokens(sheet)
    guard let smallest = sheet.configuration.detents.first,
      let next = sheet.configuration.detents.last
    else { return }
    findings.add(
      "'\(sheet.key)' opens as its header alone, at '\(tokens.name(of: smallest.id))'; write "
        + "'initial: \(tokens.name(of: next.id))', or 'initial: smallest' if that is meant",
      at: tokens.span(of: smallest.id))
  }
}
