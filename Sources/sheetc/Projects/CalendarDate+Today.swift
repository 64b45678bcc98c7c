internal import SheetRules

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension CalendarDate {
  /// Today in Greenwich, so that a suppression ends everywhere at once; `nil` without a clock.
  static var today: CalendarDate? {
    let now = time(nil)
    if now < 0 { return nil }
    return day(after: Int(now) / 86_400)
  }

  /// The day so many days after 1 January 1970.
  ///
  /// Not by `gmtime`, which reads the time zone from a file.
  static func day(after days: Int) -> CalendarDate? {
    // Counted from 1 March of the year 0, so that the leap day is the last of its year.
    let days = days + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = era * 400 + yearOfEra + (month < 10 ? 0 : 1)
    return CalendarDate(year: year, month: month < 10 ? month + 3 : month - 9, day: day)
  }
}
