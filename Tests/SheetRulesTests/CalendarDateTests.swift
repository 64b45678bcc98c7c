import SheetRules
import Testing

@Suite struct CalendarDateTests {
  @Test(arguments: ["2026-12-31", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func aDayThatExistsReadsAndPrintsTheSame(text: String) {
    #expect(CalendarDate(text)?.description == text)
  }

  @Test(
    arguments: [
      "", "2026-13-01", "2026-00-10", "2026-04-31", "2026-02-29", "1900-02-29", "26-12-31",
      "2026-1-01", "2026-12-31 ", "2026/12/31", "+026-12-31", "0000-01-01", "２026-12-31",
    ])
  func whatIsNoDayIsRefused(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func daysAreOrdered() throws {
    let days = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"]

    #expect(days.compactMap { CalendarDate($0) }.sorted().map(\.description) == days)
  }
}
