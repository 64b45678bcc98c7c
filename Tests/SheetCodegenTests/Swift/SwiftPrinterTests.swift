import SheetCodegen
import SheetDiagnostics
import Testing

@Suite struct SwiftPrinterTests {
  @Test func listThatFitsStaysOnItsLine() {
    #expect(printed(values: 3) == "let list = [value, value, value]\n")
  }

  @Test func listThatDoesNotFitHasOneValuePerLineAndAComma() {
    #expect(
      printed(values: 14) == "let list = [\n" + String(repeating: "  value,\n", count: 14) + "]\n")
  }

  @Test func oneValueHasNoComma() {
    var printer = SwiftPrinter()
    printer.append("let list = ")
    printer.openArray()
    printer.element()
    printer.line.append(String(repeating: "v", count: 95))
    printer.closeArray()
    printer.endLine()

    #expect(
      printer.output.text == "let list = [\n  \(String(repeating: "v", count: 95))\n]\n")
  }

  @Test func innerListsBreakOnlyWhereTheyDoNotFit() {
    var printer = SwiftPrinter()
    printer.append("let call = f")
    printer.openCall()
    for count in [2, 16] {
      printer.argument("list")
      printer.openArray()
      for _ in 0..<count {
        printer.element()
        printer.append("value")
      }
      printer.closeArray()
    }
    printer.closeCall()
    printer.endLine()

    #expect(
      printer.output.text == """
        let call = f(
          list: [value, value],
          list: [
        \(String(repeating: "    value,\n", count: 16))  ]
        )

        """)
  }

  @Test func valueGoesBelowAnEqualsSignWhereItsCallDoesNotFit() {
    let name = String(repeating: "n", count: 80)
    var printer = SwiftPrinter()
    printer.append("let ")
    printer.line.append(name)
    printer.assign()
    printer.append("Something.long")
    printer.openCall()
    printer.argument("value")
    printer.append("1")
    printer.closeCall()
    printer.endLine()

    #expect(printer.output.text == "let \(name) =\n  Something.long(value: 1)\n")
  }

  @Test(arguments: [
    ("One line.", "/// One line.\n"),
    ("Two\nlines.", "/// Two\n/// lines.\n"),
    ("Two\r\nlines.\n", "/// Two\n/// lines.\n///\n"),
    (
      "a\rb\u{85}c\u{2028}d\u{2029}e\u{B}f\u{C}g",
      "/// a\n/// b\n/// c\n/// d\n/// e\n/// f\n/// g\n"
    ),
    ("tab\there  ", "/// tab here\n"),
    ("trailing  ", "/// trailing\n"),
    ("\u{202E}evil\u{0}", "/// \\u{202E}evil\\u{0}\n"),
    ("*/ let x = 1 /*", "/// */ let x = 1 /*\n"),
    ("größe", "/// größe\n"),
    ("", ""),
  ])
  func textCannotLeaveItsComment(_ text: String, _ comment: String) {
    var printer = SwiftPrinter()
    printer.documentation(text)

    #expect(printer.output.text == comment)
  }

  private func printed(values: Int) -> String {
    var printer = SwiftPrinter()
    printer.append("let list = ")
    printer.openArray()
    for _ in 0..<values {
      printer.element()
      printer.append("value")
    }
    printer.closeArray()
    printer.endLine()
    return printer.output.text
  }
}
