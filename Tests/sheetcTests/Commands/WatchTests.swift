import Testing

@testable import sheetc

@Suite struct WatchTests {
  /// A clock that ticks slowly gives a file the time at which the run began, or a later one.
  @Test(arguments: ["", "touch -d '+1 hour' a.sheets.yaml; "])
  func aFileThatHasJustBeenSavedIsReadOnceOrTwice(touching: String) throws {
    let folder = try TemporaryFolder()

    let result = try Executable.shell(
      """
      echo 'version: 1' > a.sheets.yaml; \(touching)"$SHEETC" lint --watch > output 2>&1 &
      watch=$!
      until grep -q watching output 2>/dev/null; do sleep 0.05; done
      sleep 0.5
      kill -KILL $watch
      grep -c watching output
      """, in: folder.path)

    let output = try folder.read("output")
    #expect(["1\n", "2\n"].contains(result.output), "\(output)")
  }
}
