import SheetCodegen
import SheetModel
import SheetVocabulary
import Testing

@Suite struct TIBottomSheetTargetTests {
  private func generate(_ sheet: String) -> TargetGeneration {
    TargetGeneration(.tibottomsheet, "sheets:\n  cart:\n    \(sheet)\n")
  }

  @Test func theReadmesDetentsAreWrittenAsItHasThem() {
    let text = generate("{header: {height: 52}, detents: [headerOnly, {height: 300}, maxHeight]}")
      .text

    #expect(
      text.contains(
        "sheet.viewControllerAppearance.presentationDetents = [.headerOnly, .height(300), .maxHeight]"
      ))
    #expect(
      text.contains("sheet.viewControllerAppearance.dragViewState = .presented(.defaultAppearance)")
    )
    #expect(text.contains("$0.layout.size = .fixedHeight(52)"))
    #expect(text.contains("presenter.presentPanModal(sheet)"))
  }

  @Test func otherHeightsAreFoundWhenTheSheetIsPresented() {
    let text = generate("{detents: [{id: half, fraction: 0.5}, {at: maxHeight, id: all}]}").text

    #expect(text.contains("let stops = stops(in: container)"))
    #expect(text.contains("$0.detents.contains(.all) ? .maxHeight : .height($0.height)"))
  }

  @Test func closuresTakeThePlaceOfDismissal() {
    let text = generate("{detents: [maxHeight], taps: {outside: none}, dismiss: {confirm: true}}")
      .flat

    #expect(text.contains("sheet.onTapToDismiss = {}"))
    #expect(text.contains("sheet.onDragToDismiss = { [weak sheet] in"))
    #expect(text.contains("shouldDismiss: @escaping @MainActor () -> Bool"))
  }

  @Test func whatTheReadmeDoesNotSayIsSaid() {
    let table = Targets.tables[.tibottomsheet]
    let generation = generate(
      "{detents: [{height: 300}], theme: {cornerRadius: 20}, haptics: true}")

    #expect(table.library.version == "")
    #expect(table.library.source.contains("not public"))
    #expect(generation.findings.count == 2)
    #expect(generation.findings.allSatisfy { $0.contains("its README shows nothing for it") })
    #expect(
      generation.notes == [
        "'height300' (height) is approximated in 'tibottomsheet': its README does not say whether the bottom "
          + "safe area counts"
      ])
  }

  @Test func moreThanThreeHeightsAreReported() {
    let generation = generate("detents: [{height: 90}, {height: 200}, {height: 300}, maxHeight]")

    #expect(
      generation.findings == [
        "warning: 'cart' has 4 detents, and 'tibottomsheet' sheets have 3 heights: what becomes of more is "
          + "not known"
      ])
  }
}
