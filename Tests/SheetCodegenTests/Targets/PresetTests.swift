import SheetVocabulary
import Testing

/// A preset that is written is followed, or said once at its token to be lost.
@Suite struct PresetTests {
  private func generate(_ target: TargetName, _ sheet: String) -> TargetGeneration {
    TargetGeneration(
      target, "sheets:\n  cart:\n    {detents: [{height: 200}], initial: smallest, \(sheet)}\n")
  }

  @Test(arguments: [
    (TargetName.uikit, "system"), (.swiftui, "system"), (.lbbottomsheet, "lbbottomsheet"),
    (.panmodal, "panmodal"), (.tibottomsheet, "panmodal"), (.joombottomsheet, "joombottomsheet"),
    (.overlaycontainer, "overlaycontainer"), (.floatingpanel, "overlaycontainer"),
  ])
  func whatATargetDoesAnywayIsSilent(target: TargetName, preset: String) {
    let generation = generate(target, "preset: \(preset)")

    #expect((generation.findings + generation.notes).filter { $0.contains("'preset'") } == [])
  }

  @Test(arguments: [
    (
      TargetName.uikit, "panmodal",
      "'preset' is lost in 'uikit': 'release', 'resistance' and 'dismiss.velocity' stay the target's own"
    ),
    (
      .lbbottomsheet, "panmodal",
      "'preset' is lost in 'lbbottomsheet': 'scroll.expandsFirst' stays the target's own, and 'release' and "
        + "'dismiss.velocity' are only near it"
    ),
    (
      .overlaycontainer, "panmodal",
      "'preset' is approximated in 'overlaycontainer': 'release' and 'scroll.dismisses' are only near it"
    ),
  ])
  func whatATargetLosesIsSaidOnce(target: TargetName, preset: String, message: String) {
    let generation = generate(target, "preset: \(preset)")

    let said = (generation.findings + generation.notes).filter {
      $0.contains("'\(target)'") && ($0.contains("preset") || $0.contains("'release"))
    }
    #expect(said.count == 1)
    #expect(said.first?.hasSuffix(message) == true)
  }

  @Test func whatIsWrittenIsNotThePresets() {
    let generation = generate(
      .uikit,
      "preset: panmodal, release: {policy: project}, resistance: {kind: rubberBand}, "
        + "dismiss: {velocity: 700}")

    #expect((generation.findings + generation.notes).filter { $0.contains("'preset'") } == [])
  }

  @Test func aPresetThatNobodyWroteIsNotOwed() {
    for target in TargetName.allCases {
      let generation = generate(target, "haptics: false")

      #expect((generation.findings + generation.notes).filter { $0.contains("'preset'") } == [])
    }
  }

  @Test func startingValuesAreInTheCode() {
    let joom = generate(.lbbottomsheet, "preset: joombottomsheet").text
    let own = generate(.lbbottomsheet, "preset: lbbottomsheet").text

    #expect(joom.contains("velocityThresholdToDismiss: .infinity,"))
    #expect(joom.contains("elasticityFunction: { _ in 0 }"))
    #expect(!own.contains("ThresholdToDismiss"))
  }

  @Test func aPresetOfAVariantIsSaidThere() {
    let generation = generate(
      .uikit, "variants: {compactHeight: {preset: panmodal}}")

    let said = generation.findings.filter { $0.contains("'preset'") }
    #expect(Set(said).count == 1)
    #expect(said.first?.contains("'preset' is lost in 'uikit': 'release'") == true)
  }
}
