import SheetModel
import Testing

@Suite struct AliasTests {
  @Test func faultsStandAtTheAnchorAndNoteTheFirstUse() {
    let compilation = Compilation(
      sheets: """
        x-a: &detent {id: low, height: -1}
        x-b: &dismiss {swipe: yes}
        sheets:
          s: {dismiss: *dismiss, detents: [*detent, maxHeight]}
          t: {dismiss: *dismiss, detents: [*detent, maxHeight]}
        """)

    #expect(
      compilation.findings == [
        """
        'swipe' takes 'true' or 'false', found 'yes' | yes
        note: it is used here | *dismiss
        fix-it: replace 'yes' with 'true'
        """,
        """
        'height' is -1; it ranges from 0 to 10000 points | -1
        note: it is used here | *detent
        """,
      ])
  }
}
