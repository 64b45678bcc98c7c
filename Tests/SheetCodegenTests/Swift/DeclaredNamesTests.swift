import SheetCodegen
import SheetDiagnostics
import SheetModel
import SheetVocabulary
import Testing

@Suite struct DeclaredNamesTests {
  private let names = Self.sheets(1_000)

  @Test func namesThatMeetAreThoseThatAreWrittenAlike() {
    var taken: Set<String> = []
    var expected: [SourceSpan] = []
    for sheet in names {
      let isNamed = sheet.swiftNameSpan != sheet.keySpan
      let name =
        isNamed ? SwiftIdentifier(sheet.swiftName) : SwiftIdentifier(key: sheet.swiftName)
      var types: [SwiftIdentifier] = []
      if !sheet.names.detents.isEmpty { types.append(name.type("Detents")) }
      if !sheet.names.controls.isEmpty { types.append(name.type("Controls")) }
      if !sheet.names.measures.isEmpty { types.append(name.type("Measures")) }
      for name in [name] + types {
        if !taken.insert(name.text).inserted {
          expected.append(sheet.swiftNameSpan)
          break
        }
      }
    }

    let found = Self.report([names])

    #expect(expected.count > 100)
    #expect(found.diagnostics.map(\.span) == expected)
  }

  @Test(arguments: [0, 1, 400, 999])
  func namesOfSeveralListsMeetAsThoseOfOne(_ cut: Int) {
    let whole = Self.report([names])

    let parts = Self.report([Array(names[..<cut]), Array(names[cut...])])

    #expect(parts.diagnostics == whole.diagnostics)
  }

  @Test func listsMadeOfOthersAreTheSame() {
    var first = DeclaredNames()
    var second = DeclaredNames()
    for var sheet in names[..<300] { first.add(&sheet) }
    for var sheet in names[300...] { second.add(&sheet) }
    var report = Report()
    var module = ModuleNames()

    first.append(second)
    module.declare(first, into: &report)

    #expect(report.diagnostics == Self.report([names]).diagnostics)
  }

  private static func report(_ lists: [[ResolvedSheet]]) -> Report {
    var report = Report()
    var module = ModuleNames()
    for list in lists {
      var names = DeclaredNames()
      for var sheet in list { names.add(&sheet) }
      module.declare(names, into: &report)
    }
    return report
  }

  /// Sheets of which some have the same name, as a key or written for Swift, or that of another one's type.
  private static func sheets(_ count: Int) -> [ResolvedSheet] {
    guard var sheet = Generation("sheets: {cart: {detents: [medium]}}").sheets.first else {
      return []
    }
    let file = sheet.keySpan.file
    let detents = sheet.names.detents
    return (0..<count).map { number in
      let letter = ["a", "b-", "C", "_d"][number % 4]
      let base = "\(letter)\(number * 7 % 83)"
      sheet.keySpan = SourceSpan(file: file, start: number, end: number)
      sheet.swiftNameSpan = sheet.keySpan
      sheet.swiftName = base
      if number % 11 == 0 {
        sheet.swiftNameSpan = SourceSpan(file: file, start: number, end: number + 1)
        sheet.swiftName = "A\(number)Detents"
      }
      sheet.names.detents = number % 3 == 0 ? [] : detents
      sheet.names.controls = number % 5 == 0 ? detents : []
      sheet.names.measures = number % 7 == 0 ? detents : []
      return sheet
    }
  }
}
