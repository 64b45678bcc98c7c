import Testing

@testable import sheetc

@Suite struct TerminalTests {
  @Test(arguments: [
    ("a terminal", ColorChoice.auto, true, [:], true),
    ("not a terminal", .auto, false, [:], false),
    ("NO_COLOR", .auto, true, ["NO_COLOR": "1"], false),
    ("a dumb terminal", .auto, true, ["TERM": "dumb"], false),
    ("CLICOLOR_FORCE", .auto, false, ["CLICOLOR_FORCE": "1"], true),
    ("CLICOLOR_FORCE off", .auto, false, ["CLICOLOR_FORCE": "0"], false),
    ("FORCE_COLOR", .auto, false, ["FORCE_COLOR": "3"], true),
    ("NO_COLOR wins over force", .auto, true, ["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
    ("force wins over dumb", .auto, true, ["TERM": "dumb", "FORCE_COLOR": "1"], true),
    ("the option wins over NO_COLOR", .always, false, ["NO_COLOR": "1"], true),
    ("the option wins over force", .never, true, ["FORCE_COLOR": "1"], false),
  ])
  func colorIsDecidedByOptionThenEnvironmentThenTerminal(
    label: String, choice: ColorChoice, isTerminal: Bool, environment: [String: String],
    isColored: Bool
  ) {
    let decision = Terminal.isColored(choice, isTerminal: isTerminal) { environment[$0] }

    #expect(decision == isColored, "\(label)")
  }
}
