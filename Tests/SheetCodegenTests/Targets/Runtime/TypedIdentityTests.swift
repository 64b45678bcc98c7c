import Testing

/// What the compiler says when an app uses a sheet's constant.
@Suite struct TypedIdentityTests {
  private static let sheets = Generation(
    """
    sheets:
      checkout:
        header:
          leading: {title: Save, action: save}
        detents: [headerOnly, {id: cart, height: 300}, {measured: summary, max: 400}]
      map:
        presentation: persistent
        passthrough: always
        detents: [{id: peek, height: 96}]
    """)

  /// What the compiler says of an app with these lines, each in a function of its own.
  private func errors(_ lines: [String]) throws -> String {
    let uses = lines.enumerated().map { "func use\($0)() {\n  \($1)\n}" }
    return try SwiftCompiler.check(
      [
        "Sheets.swift": Self.sheets.text,
        "App.swift": """
        import SheetRuntime

        struct Presented<Detents: SheetDetents, Controls: SheetControls> {
          func move(to detent: Detents) {}
          func isEvent(of control: Controls) -> Bool { false }
          func setHeight(_ height: Double, of measure: Detents.Measures) {}
        }

        extension Sheets.MapDetents: Hashable {}

        func present<D, C>(_ sheet: Sheet<D, C>) -> Presented<D, C> { Presented() }

        """,
        "Uses.swift": "import SheetRuntime\n" + uses.joined(separator: "\n"),
      ], mode: 6)
  }

  @Test func idsOfTheSheetCompile() throws {
    #expect(
      try errors([
        "present(Sheets.checkout).move(to: .cart)",
        "present(Sheets.map).move(to: .peek)",
        "present(Sheets.checkout).setHeight(120, of: .summary)",
        "_ = present(Sheets.checkout).isEvent(of: .save)",
        """
        let detent = Sheets.CheckoutDetents.cart
        switch detent { case .headerOnly, .cart, .summary: break }
        """,
        """
        let detent = Sheets.checkout.detent(at: 1)
        if let detent, detent == .cart, detent != .summary { print("\\(detent)") }
        switch detent { case .headerOnly, .cart, .summary, nil: break }
        """,
        "let heights: [Sheets.MapDetents: Double] = [.peek: 96]; print(heights[.peek] ?? 0)",
      ]) == "")
  }

  @Test func idsOfAnotherSheetDoNot() throws {
    let uses = [
      ("present(Sheets.checkout).move(to: .peek)", "'Sheets.CheckoutDetents' has no member 'peek'"),
      ("present(Sheets.map).move(to: .cart)", "'Sheets.MapDetents' has no member 'cart'"),
      (
        "present(Sheets.map).move(to: Sheets.CheckoutDetents.cart)",
        "cannot convert value of type 'Sheets.CheckoutDetents' to expected argument type"
      ),
      ("_ = present(Sheets.map).isEvent(of: .save)", "'NoControls' has no member 'save'"),
      ("present(Sheets.map).setHeight(1, of: .summary)", "has no member 'summary'"),
      (
        "let detent = Sheets.CheckoutDetents.cart; switch detent { case .headerOnly, .cart: break }",
        "switch must be exhaustive"
      ),
      (
        "_ = Sheets.CheckoutDetents.cart == Sheets.CheckoutControls.save",
        "binary operator '==' cannot be applied to operands of type"
      ),
    ]

    let lines = try errors(uses.map(\.0)).split(separator: "\n")

    for (place, use) in uses.enumerated() {
      // Behind the import, every use has three lines.
      let line = lines.first { $0.contains("Uses.swift:\(3 + 3 * place):") }
      #expect(line?.contains("error: ") == true && line?.contains(use.1) == true, "\(use.0)")
    }
  }

  @Test func runtimeWithoutTheVocabularyIsNamed() throws {
    let newer = Self.sheets.text.replacing("SheetVocabulary1", with: "SheetVocabulary2")

    #expect(
      try SwiftCompiler.check(["Sheets.swift": newer], mode: 6).contains(
        "no type named 'SheetVocabulary2' in module 'SheetRuntime'"))
  }
}
