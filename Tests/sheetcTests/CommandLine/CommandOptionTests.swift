import Testing

@testable import sheetc

@Suite struct CommandOptionTests {
  @Test(arguments: Command.allCases)
  func aCommandHasNoTwoOptionsOfOneName(command: Command) {
    let rows = CommandOption.options(of: command).map(\.row)
    let names = rows.flatMap { [$0.typedName] + ($0.alias.map { ["--" + $0] } ?? []) }
    let letters = rows.compactMap(\.short)

    #expect(Set(names).count == names.count)
    #expect(Set(letters).count == letters.count)
  }

  @Test(arguments: CommandOption.allCases)
  func sentencesAreFitForAList(option: CommandOption) {
    #expect(!option.row.sentence.hasSuffix("."))
    #expect(option.row.sentence.first?.isUppercase == true)
    #expect(!option.row.commands.isEmpty)
  }
}
