import SheetRules
import Testing

@testable import sheetc

@Suite struct TodayTests {
  @Test(arguments: [
    (0, "1970-01-01"), (58, "1970-02-28"), (59, "1970-03-01"), (11_016, "2000-02-29"),
    (11_017, "2000-03-01"), (19_722, "2023-12-31"), (19_723, "2024-01-01"), (47_540, "2100-02-28"),
    (47_541, "2100-03-01"),
  ])
  func daysAreCountedByTheCalendar(days: Int, date: String) {
    #expect(CalendarDate.day(after: days)?.description == date)
  }
}
