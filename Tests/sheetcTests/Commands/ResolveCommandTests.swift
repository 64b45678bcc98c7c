import Foundation
import SheetModel
import Testing

@testable import sheetc

@Suite struct ResolveCommandTests {
  private static let map = """
    version: 1
    defaults: {haptics: true}
    sheets:
      base: {abstract: true, detents: [medium]}
      map:
        detents:
          - {id: full, topInset: 12}
          - {id: peek, height: 96}
          - {id: low, height: 96}
          - {id: half, fraction: 0.5, min: 240}
          - fitContent
        initial: half
        passthrough: {through: peek}
        variants:
          compactHeight: {detents: [{id: peek, height: 80}, {id: full, topInset: 8}]}
          regularWidth: {style: form}
      other: {detents: [maxHeight]}

    """

  private static func resolve(_ arguments: String...) throws -> Executable.Result {
    try Executable.run(
      ["resolve", "-", "--stdin-filename", "map.sheets.yaml"] + arguments, input: map)
  }

  @Test func heightsAreShownOnTheDevicesThatAreAskedFor() throws {
    let result = try Self.resolve(
      "map", "--device", "iphone se", "--device", "iPhone 13 mini landscape", "--device",
      "iPad mini")

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(
      result.output == """
        map  map.sheets.yaml:5:3
          modal, initial: half, passthrough: {through: peek}
                                                               iPhone 13
                                                                    mini
                                                    iPhone SE  landscape  iPad mini
          full        topInset: 12                        635       347*          –
                      topInset: 8  [compactHeight]
          half        fraction: 0.5, min: 240          323.5*          –          –
          low         height: 96                          96=          –          –
          peek        height: 96                         96=°        80°          –
                      height: 80  [compactHeight]
          fitContent  fitContent                       15–647          –          –
          limit       safeArea                            647        355       form

        * first shown here
        ° touches pass through up to here
        = one stop with another detent

        """)
  }

  @Test func contentCanBeGivenAHeight() throws {
    let result = try Self.resolve("map", "--device", "iPhone SE", "--content", "400")

    #expect(result.output.contains("\n  fitContent  fitContent                          415\n"))
  }

  @Test func everyDeviceIsARowOfItsOwn() throws {
    let result = try Self.resolve("other", "--device", "all")

    let lines = result.output.split(separator: "\n")
    #expect(lines[2].hasSuffix("maxHeight  limit"))
    #expect(lines.contains { $0.hasPrefix("  iPhone SE zoomed ") && $0.hasSuffix("548*    548") })
  }

  @Test func originsNameLayerAndPlace() throws {
    let result = try Self.resolve("map", "--device", "iPhone SE", "--origins")

    for line in [
      "haptics defaults map.sheets.yaml:2:21", "initial half own map.sheets.yaml:12:14",
      "variants.regularWidth.style form own map.sheets.yaml:16:29",
    ] {
      let words = line.split(separator: " ")
      #expect(
        result.output.split(separator: "\n").contains { row in
          let cells = row.split(separator: " ")
          return cells.first == words.first && cells.last == words.last
            && words.allSatisfy(cells.contains)
        }, "\(line)")
    }
  }

  @Test func aDocumentForMachinesHoldsEverything() throws {
    let result = try Self.resolve("--format", "json", "--origins", "--device", "iPhone SE")

    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let sheets = try #require(document["sheets"] as? [[String: Any]])
    #expect(sheets.map { $0["key"] as? String } == ["map", "other"])
    let map = try #require(sheets.first)
    let configuration = try #require(map["configuration"] as? [String: Any])
    #expect(configuration["haptics"] as? Bool == true)
    #expect(configuration["initial"] as? String == "half")
    #expect((configuration["dismiss"] as? [String: Any])?["velocity"] as? Double == 700)
    #expect((map["variants"] as? [Any])?.count == 3)
    let devices = try #require(map["devices"] as? [[String: Any]])
    #expect(devices.map { $0["device"] as? String } == ["iPhone SE"])
    let detents = try #require(devices.first?["detents"] as? [[String: Any]])
    let peek = try #require(detents.first { $0["id"] as? String == "peek" })
    #expect(peek["height"] as? Double == 96)
    let content = try #require(detents.first { $0["id"] as? String == "fitContent" })
    #expect(content["height"] as? [String: Double] == ["min": 15, "max": 647])
    let origins = try #require(map["origins"] as? [[String: Any]])
    let haptics = try #require(origins.first { $0["key"] as? String == "haptics" })
    #expect(haptics["layer"] as? String == "defaults")
    #expect(haptics["line"] as? Int == 2)
  }

  @Test func namesThatAreUnknownEndWithTwo() throws {
    let unknown = try Self.resolve("mop")
    let abstract = try Self.resolve("base")
    let device = try Self.resolve("--device", "iPhone 17 Por")

    #expect(unknown.code == 2)
    #expect(
      unknown.errors == """
        sheetc: error: 'mop' is not a sheet of these files
        sheetc: note: did you mean 'map'?

        """)
    #expect(abstract.code == 2)
    #expect(abstract.errors.hasPrefix("sheetc: error: 'base' is an abstract sheet\n"))
    #expect(device.code == 2)
    #expect(device.errors.contains("did you mean 'iPhone 17 Pro'?"))
  }

  @Test func sheetsWithErrorsAreLeftOut() throws {
    let result = try Executable.run(
      ["resolve", "-", "--device", "iPhone SE"],
      input: "version: 1\nsheets:\n  a: {detents: [medum]}\n  b: {detents: [medium]}\n")

    #expect(result.code == 1)
    #expect(result.output.hasPrefix("b  <stdin>:4:3\n"))
    #expect(!result.output.contains("\na  "))
    #expect(result.errors.contains("'medum' is not a detent"))
  }

  @Test(arguments: [
    (["a.yaml", "b", "x/y", "-", "c.sheets.yml"], ["a.yaml", "x/y", "-", "c.sheets.yml"], ["b"]),
    (["b", "b", "/"], ["/"], ["b"]),
  ])
  func operandsAreToldApart(operands: [String], inputs: [String], names: [String]) {
    let found = ResolveOperands(operands)

    #expect(found.inputs == inputs)
    #expect(found.names == names)
  }

  @Test func aDetentThatIsNotThereStillSaysHowFarTouchesPass() throws {
    let sheets = """
      version: 1
      sheets:
        map:
          presentation: persistent
          detents: [{id: peek, height: 96}, {id: half, height: 300, when: regularHeight}, maxHeight]
          passthrough: {through: half}

      """
    let table = try Executable.run(
      ["resolve", "-", "--device", "iPhone 17 landscape"], input: sheets)
    let json = try Executable.run(
      ["resolve", "-", "--device", "iPhone 17 landscape", "--format", "json"], input: sheets)

    #expect(table.output.contains("(300)°"))
    #expect(table.output.contains("\n()° the detent is not there, its height counts for touches\n"))
    #expect(json.output.contains("\"passthrough\":300"))
  }

  @Test func aDeviceHasTheNameThatItWasAskedFor() throws {
    let result = try Self.resolve("other", "--device", "iphone 15", "--device", "iPhone 16")
    let json = try Self.resolve("other", "--device", "iPhone 15", "--format", "json")
    let split = try Self.resolve("map", "--device", "ipad pro 13 half")

    #expect(result.errors == "")
    #expect(
      result.output.split(separator: "\n")[2].split(separator: " ") == [
        "iPhone", "15", "iPhone", "16",
      ])
    #expect(json.output.contains("\"device\":\"iPhone 15\""))
    #expect(split.errors.contains("did you mean 'iPad Pro 13-inch (M4) landscape half'?"))
  }

  @Test func everyNameOfADeviceIsListedAndUnderstood() throws {
    let folder = try TemporaryFolder()

    let result = try Executable.run(["resolve", "--devices"], in: folder.path)
    let names = result.output.split(separator: "\n").map(String.init)

    #expect(result.code == 0)
    #expect(names.contains("iPhone 17") && names.contains("iPhone 17 Pro landscape"))
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { DeviceName.find($0)?.text == $0 })
  }

  @Test func noOptionIsAdvisedThatIsRefused() throws {
    let folder = try TemporaryFolder()

    let result = try Executable.run(["resolve", "."], in: folder.path)

    #expect(result.code == 2)
    #expect(!result.errors.contains("--allow-empty"))
  }

  @Test func optionsOfLintAreReferredThere() throws {
    let result = try Executable.run(["resolve", "--reporter", "json"])

    #expect(result.code == 2)
    #expect(
      result.errors == """
        sheetc: error: '--reporter' is not an option of 'resolve' but of 'generate' and 'lint'
        sheetc: note: 'resolve' shows sheets; 'sheetc lint' reports what is found in them
        sheetc: note: 'sheetc help resolve' says more

        """)
  }
}
