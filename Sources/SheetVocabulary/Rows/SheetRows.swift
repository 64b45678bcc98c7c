import SheetRuntime

extension Vocabulary {
  /// The keys of a sheet in the order of `SheetConfiguration`'s initialiser, those of the declaration first.
  static let sheetRows: [Row] = [
    Row(
      "swipeMode",
      .word(
        Words(
          "swipe mode", \.swipeMode,
          [
            ("full", .full, "Anywhere on the sheet."),
            ("top", .top, "On the grabber's strip and the header."),
            ("none", .none, "Nowhere."),
          ])),
      "Where a drag moves the sheet. Wins over `scroll`; never limits taps, VoiceOver or code."),
    Row("theme", .theme(Section("a theme", themeRows)), "How the sheet looks."),
    Row(
      "dismiss",
      .section(
        Section(
          "'dismiss'",
          [
            Row(
              "swipe", .flag(Field(\.dismiss.swipe)),
              "A drag below the smallest detent may dismiss."),
            Row(
              "velocity",
              .optionalNumber(
                Quantity(.pointsPerSecond, 0...10_000), Field(\.dismiss.velocity), word: "none"),
              "Or when released below the smallest detent faster than this."),
          ])), "What a drag, Escape and a question do."),
  ]
}
