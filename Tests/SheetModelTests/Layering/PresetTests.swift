import SheetModel
import SheetRuntime
import Testing

@Suite struct PresetTests {
  @Test func keysThatNobodyWroteStartAsThePresetSays() {
    let compilation = Compilation(
      sheets: """
        sheets:
          lb: {preset: lbbottomsheet, detents: [medium]}
          pan: {preset: panmodal, detents: [medium]}
          joom: {preset: joombottomsheet, detents: [medium]}
          oc: {preset: overlaycontainer, detents: [medium]}
        """)

    #expect(compilation.findings == [])
    #expect(compilation["lb"].configuration.release.policy == .lbbottomsheet)
    #expect(compilation["lb"].configuration.resistance.kind == .logarithmic)
    #expect(compilation["lb"].configuration.dismiss.velocity == 700)
    #expect(
      compilation["pan"].configuration.release == ReleaseBehavior(policy: .panmodal, velocity: 300))
    #expect(compilation["joom"].configuration.release == ReleaseBehavior())
    #expect(compilation["joom"].configuration.resistance.kind == .none)
    #expect(compilation["joom"].configuration.dismiss.velocity == nil)
    #expect(
      compilation["oc"].configuration.release == ReleaseBehavior(policy: .lookahead, lookahead: 0.1)
    )
    #expect(compilation["oc"].configuration.dismiss.velocity == 2400)
    let policy = row("release.policy")
    #expect(compilation["oc"].origins.layer(of: policy).kind == .preset(.overlaycontainer))
    #expect(!compilation["oc"].origins.isWritten(policy))
  }

  @Test func everyLayerIsLaidOverThePresetWhicheverNamesIt() {
    let compilation = Compilation(
      sheets: """
        defaults: {dismiss: {velocity: 900}, preset: panmodal}
        sheets:
          s: {preset: overlaycontainer, resistance: {factor: 1}, detents: [medium]}
          t: {detents: [medium]}
          u: {preset: system, detents: [medium]}
        """)

    #expect(compilation.findings == [])
    #expect(compilation["s"].configuration.dismiss == DismissBehavior(distance: 1, velocity: 900))
    #expect(compilation["s"].configuration.release.policy == .lookahead)
    #expect(compilation["s"].configuration.resistance.factor == 1)
    #expect(compilation["t"].configuration.release.policy == .panmodal)
    #expect(compilation["u"].configuration.release == ReleaseBehavior())
    #expect(compilation["u"].configuration.preset == .system)
  }

  @Test func aVariantThatNamesAPresetStartsFromIt() throws {
    let compilation = Compilation(
      sheets: """
        sheets:
          s:
            preset: panmodal
            release: {velocity: 111}
            detents: [medium]
            variants: {compactHeight: {preset: overlaycontainer}}
        """)

    #expect(compilation.findings == [])
    let sheet = compilation["s"]
    let low = try #require(sheet.variants.compactHeight)
    #expect(sheet.configuration.release == ReleaseBehavior(policy: .panmodal, velocity: 111))
    #expect(low.release == ReleaseBehavior(policy: .lookahead, velocity: 111, lookahead: 0.1))
    #expect(low.dismiss.velocity == 2400)
  }
}
