import Testing

@testable import sheetc

@Suite struct HelpTextTests {
  @Test func helpOnACommandListsItsOptions() {
    #expect(
      HelpText.text(on: .lint) == """
        Check sheets files and print what is found.

        Usage: sheetc lint [OPTIONS] [FILE | FOLDER | -]...

        A folder stands for every '*.sheets.yaml' and '*.sheets.yml' below it, hidden
        ones apart. Links to files are read, links to folders are not followed. '-' is
        standard input. Without operands the 'inputs' of sheetc.yaml are taken, or else
        the current folder.

        '--fix' edits what findings have a fix-it for and leaves every other byte as it
        is; '--diff' shows that instead. A text is written only if it has no new errors,
        all files together, and imported files only if they are inputs too. Standard
        input is printed as it has become.

        The oldest iOS that a target is for is what '--min-ios' says, else 'minimumOS'
        of the target in sheetc.yaml, else that of the project. Where nobody says, code
        runs on every iOS that the target can, and 'lint' is silent of what newer ones
        alone have.

        Findings are shown on standard error. '--reporter NAME' prints a report to
        standard output instead; 'text' is for people, and stays on standard error.
        '--reporter NAME:FILE' also writes one. 'auto' is the form of GitHub, GitLab or
        Xcode where it runs there, else text.

        A baseline lists findings by rule and place in the document, so that edits
        elsewhere and other names of files do not bring them back. Errors are never in
        it, but for rules that only sheetc.yaml makes errors, nor are faults of
        suppression comments. What it lists and is no longer there is a note, or with
        '--strict' an error.

        Options:
              --fix                   Apply fix-its that are safe to the inputs, and
                                      report what remains
              --unsafe-fixes          With '--fix', also apply guesses at what was meant
              --diff                  Write nothing; print what would change as a
                                      unified diff and end with 1 if anything would
              --target NAME           What the code is for, instead of the targets in
                                      sheetc.yaml (runtime): runtime, uikit, swiftui,
                                      lbbottomsheet, tibottomsheet, panmodal,
                                      joombottomsheet, overlaycontainer, floatingpanel,
                                      json; may be given several times
              --min-ios VERSION       Oldest iOS that the app runs on, such as 16.4,
                                      instead of 'minimumOS' in sheetc.yaml (any that
                                      the code can run on)
              --generated             Also end with 1 if a generated file is not up to
                                      date, as 'generate --check' does
              --reporter NAME[:FILE]  How findings are reported, and in which file
                                      (text): text, concise, json, xcode, github,
                                      gitlab, sarif, checkstyle, junit, rdjson, rdjsonl,
                                      markdown, auto; may be given several times; also
                                      '--format'
              --select RULES          Check these rules only: ids or levels, with commas
                                      between them; may be given several times
              --ignore RULES          Do not check these rules: ids or levels, with
                                      commas between them; may be given several times
              --fail-on SEVERITY      Lowest severity that ends with 1 (warning): error,
                                      warning, note
              --strict                Report warnings as errors, which fail whatever
                                      '--fail-on' says
              --exit-zero             End with 0 whatever is found in the sheets
              --today DATE            The day that 'until' of suppressions is held
                                      against, as 2026-12-31 (today)
              --baseline FILE         Do not report what this file lists (the 'baseline'
                                      of sheetc.yaml)
              --write-baseline        List in the baseline all that is found but errors
              --ratchet               With '--write-baseline', end with 1 and write
                                      nothing if any finding is new
              --prune-baseline        Take out of the baseline what is no longer found;
                                      what is new is reported
              --no-baseline           Report what a baseline lists as well
              --files-from FILE       Take inputs from this file as well, one path a
                                      line; '-' is standard input
          -0, --null                  The paths of '--files-from' end in zero bytes, as
                                      'find -print0' writes them
              --script-inputs         Take as inputs, and as configuration, the input
                                      files of the Xcode script phase that runs sheetc
              --stdin-filename PATH   Name and folder that standard input is treated as
                                      having
              --config FILE           Configuration to use instead of the nearest
                                      sheetc.yaml above the input
              --hermetic              Read nothing but the files that are named, what
                                      they import and '--config'
              --allow-empty           Finding no sheets file is not a mistake
          -j, --jobs N                Work on no more inputs at once than this (as many
                                      as there are processor cores)
              --max-diagnostics N     Show people no more findings than this; 0 shows
                                      all (1000)
          -w, --watch                 Go on, and do it again whenever a file changes
                                      that was read
          -C, --chdir FOLDER          Act as if started in this folder; may be given
                                      several times
              --color WHEN            When to use colors (auto: on a terminal): auto,
                                      always, never
          -q, --quiet                 Print nothing for people but what makes the run
                                      fail
          -h, --help                  Print help
          -V, --version               Print the version

        """)
  }

  @Test(arguments: Command.allCases)
  func helpFitsATerminalOfEightyColumns(command: Command) {
    for line in HelpText.text(on: command).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func overviewNamesEveryCommand() {
    let text = HelpText.overview()

    for command in Command.allCases { #expect(text.contains("\n  \(command.name) ")) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
