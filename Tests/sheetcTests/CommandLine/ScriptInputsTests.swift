import Testing

@testable import sheetc

@Suite struct ScriptInputsTests {
  @Test func sheetsFilesAndTheConfigurationAreTakenFromTheVariables() throws {
    let variables = [
      "SCRIPT_INPUT_FILE_COUNT": "4",
      "SCRIPT_INPUT_FILE_0": "/app/Sheets/Cart sheet.sheets.yaml",
      "SCRIPT_INPUT_FILE_1": "/app/sheetc.yaml",
      "SCRIPT_INPUT_FILE_2": "/app/Assets.xcassets",
      "SCRIPT_INPUT_FILE_3": "/app/Sheets/Map.sheets.yml",
    ]
    let inputs = try ScriptInputs { variables[$0] }
    #expect(
      inputs.sheets == ["/app/Sheets/Cart sheet.sheets.yaml", "/app/Sheets/Map.sheets.yml"])
    #expect(inputs.configuration == "/app/sheetc.yaml")
    let arguments = inputs.added(to: Arguments(.lint, []))
    #expect(arguments.operands == inputs.sheets)
    #expect(arguments.value(of: .config) == "/app/sheetc.yaml")
  }

  @Test func aConfigurationThatIsTypedWins() throws {
    let variables = [
      "SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "/app/sheetc.yaml",
    ]
    var arguments = Arguments(.lint, [])
    arguments.add(.config, "other.yaml")
    let added = try ScriptInputs { variables[$0] }.added(to: arguments)
    #expect(added.values(of: .config) == ["other.yaml"])
  }

  @Test func outsideAScriptPhaseItIsAMistake() throws {
    #expect(throws: UsageError.self) { try ScriptInputs { _ in nil } }
    #expect(throws: UsageError.self) {
      try ScriptInputs { $0 == "SCRIPT_INPUT_FILE_COUNT" ? "many" : nil }
    }
  }
}
