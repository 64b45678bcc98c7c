import Testing

@testable import sheetc

@Suite struct ArgumentParserTests {
  private func parse(_ line: String) throws -> Arguments {
    try ArgumentParser.parse(line.split(separator: " ").map(String.init))
  }

  /// The message for a command line that is refused, and its notes below.
  private func refusal(_ line: String) -> String {
    do {
      _ = try ArgumentParser.parse(
        line.split(separator: " ").map { $0 == "''" ? "" : String($0) })
      return "accepted"
    } catch {
      return ([error.message] + error.notes).joined(separator: "\n")
    }
  }

  @Test(arguments: [
    "generate -o out a.yaml", "generate --output out a.yaml", "generate --output=out a.yaml",
    "generate -oout a.yaml", "generate -o=out a.yaml", "generate a.yaml -o out",
    "generate -qo out a.yaml", "generate -qoout -- a.yaml", "-q generate a.yaml -o out",
    "-o out generate a.yaml", "generate -o out -o out a.yaml",
    "--color never generate -oout a.yaml",
  ])
  func valuesAreGivenInEveryCustomaryForm(line: String) throws {
    let arguments = try parse(line)

    #expect(arguments.command == .generate)
    #expect(arguments.value(of: .output) == "out")
    #expect(arguments.operands == ["a.yaml"])
  }

  @Test(arguments: [
    "generate -MD -MF x.d -MP a.yaml", "generate -MFx.d -MP -MD a.yaml",
    "-MF x.d generate -MD -MP -- a.yaml",
  ])
  func optionsOfCompilersAreGivenAsThere(line: String) throws {
    let arguments = try parse(line)

    #expect(arguments.isSet(.dependencies) && arguments.isSet(.phonyTargets))
    #expect(arguments.value(of: .dependencyFile) == "x.d")
    #expect(arguments.operands == ["a.yaml"])
  }

  @Test(arguments: [
    (
      "generate -MX",
      "unknown option '-MX'\noptions for rules of Make are '-MD', '-MF', '-MT', '-MQ' and '-MP'"
    ),
    (
      "lint -MFx",
      "'-MFx' is not an option of 'lint' but of 'generate'\n'sheetc help lint' says more"
    ),
    ("generate -MF", "'-MF' needs a value, FILE\n'sheetc help generate' says more"),
    ("generate --MD", "unknown option '--MD'\n'sheetc help generate' says more"),
  ])
  func mistakesInOptionsOfCompilersAreSaid(line: String, message: String) {
    #expect(refusal(line) == message)
  }

  @Test func dashesEndOptions() throws {
    let arguments = try parse("lint --fail-on note -- --color -x -- -")

    #expect(arguments.operands == ["--color", "-x", "--", "-"])
    #expect(arguments.word(.failOn, or: .error) == FailureLevel.note)
  }

  @Test func aDashIsAnOperandAndAValue() throws {
    let arguments = try parse("generate - -o -")

    #expect(arguments.operands == ["-"])
    #expect(arguments.value(of: .output) == "-")
  }

  @Test func valuesMayHoldEqualSigns() throws {
    #expect(try parse("generate --namespace=a=b").value(of: .namespace) == "a=b")
  }

  @Test func repeatableOptionsAddUp() throws {
    let arguments = try parse("resolve --device a --device=b -C x -C y")

    #expect(arguments.values(of: .device) == ["a", "b"])
    #expect(arguments.values(of: .directory) == ["x", "y"])
  }

  @Test func numbersAreReadInTheirRange() throws {
    #expect(try parse("resolve --content 12.5").number(.content) == 12.5)
  }

  @Test func theSameNameMayMeanSomethingElseElsewhere() throws {
    #expect(try parse("lint --format json").values(of: .reporter) == ["json"])
    #expect(
      try parse("lint --reporter json --reporter sarif:a:b").values(of: .reporter)
        == ["json", "sarif:a:b"])
    #expect(try parse("resolve --format json").word(.tableFormat, or: .table) == TableFormat.json)
    #expect(try parse("schema --config").isSet(.configSchema))
  }

  @Test(arguments: [
    ("--help", []), ("-h", []), ("help", []), ("generate --help", ["generate"]),
    ("generate --bogus -h", ["generate"]), ("help lint", ["lint"]), ("--help lint", ["lint"]),
    ("init --help", ["init"]), ("help --help", []),
  ])
  func helpIsGivenWhateverElseIsSaid(line: String, operands: [String]) throws {
    let arguments = try parse(line)

    #expect(arguments.command == .help)
    #expect(arguments.operands == operands)
  }

  @Test(arguments: ["--version", "-V", "version", "lint --version", "explain -V"])
  func versionIsAskedForInEveryForm(line: String) throws {
    #expect(try parse(line).command == .version)
  }

  @Test(arguments: [
    ("", "no command is given"),
    ("genrate a.yaml", "'genrate' is not a command\ndid you mean 'generate'?"),
    ("a.sheets.yaml", "'a.sheets.yaml' is not a command\nsay what to do with it"),
    ("lint --fail-no note", "unknown option '--fail-no'\ndid you mean '--fail-on'?"),
    ("lint --fail note", "unknown option '--fail'\ndid you mean '--fail-on'?"),
    ("lint -format json", "unknown option '-format'\ndid you mean '--format'?"),
    ("lint -x", "unknown option '-x'\n'sheetc help lint' says more"),
    ("lint --", "accepted"),
    ("lint --=x", "unknown option '--'"),
    ("lint --check", "'--check' is not an option of 'lint' but of 'generate', 'schema', "),
    ("resolve -o x", "'-o' is not an option of 'resolve' but of 'generate'"),
    ("generate --check=yes", "'--check' takes no value"),
    ("generate -q=yes", "'-q' takes no value"),
    ("generate -o", "'-o' needs a value, PATH"),
    ("generate --output=", "'--output' needs a value, PATH"),
    ("generate -o ''", "'-o' needs a value, PATH"),
    ("generate -o --check", "'-o' needs a value, PATH, but '--check' follows\nwrite '-o--check'"),
    (
      "generate --output -x",
      "'--output' needs a value, PATH, but '-x' follows\nwrite '--output=-x'"
    ),
    (
      "lint --color sometimes",
      "'sometimes' is not a value of '--color'; use 'auto', 'always' or 'n"
    ),
    (
      "lint --color nver",
      "'nver' is not a value of '--color'; use 'auto', 'always' or 'never'\ndid"
    ),
    ("lint --color auto --color never", "'--color' is given twice, as 'auto' and as 'never'"),
    ("resolve --content much", "'much' is not a number; '--content' takes 0 to 100000 points"),
    ("resolve --content=-1", "'-1' is out of range; '--content' takes 0 to 100000 points"),
    ("resolve --content 1e308", "'1e308' is out of range; '--content' takes 0 to 100000 points"),
    ("resolve --content .5", "'.5' is not a number"),
    ("resolve --content 5.", "'5.' is not a number"),
    (
      "lint --reporter jsn:x",
      "'jsn' is not a value of '--reporter'; use 'text', 'concise', 'json', 'xcode'"
    ),
    ("lint --format sarif:", "'sarif:' names no file; write 'sarif:FILE' or 'sarif'"),
    ("lint --today 2026-2-3", "'2026-2-3' is not a date; '--today' takes one such as 2026-12-31"),
    ("resolve --content nan", "'nan' is not a number"), ("resolve --content 0x10", "'0x10' is not"),
    ("resolve --content 100001", "'100001' is out of range; '--content' takes 0 to 100000 points"),
    ("schema x", "'x' is one argument too many for 'schema'"),
    ("init a b", "'b' is one argument too many"),
  ])
  func mistakesSayWhatIsAllowed(line: String, start: String) {
    #expect(refusal(line).hasPrefix(start), "\(refusal(line))")
  }
}
