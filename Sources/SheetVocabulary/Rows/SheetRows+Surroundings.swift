import SheetRuntime

extension Vocabulary {
  /// How the sheet stands among what surrounds it, and what it holds.
  @inline(never) static var surroundingsRows: Table<Row> {
    [
      Row(
        "keyboard",
        .word(
          Words(
            "a keyboard behaviour", Field(\.keyboard)
          ) {
            (
              "raise", .raise,
              "The sheet is lifted by the overlap as far as the limit; the rest becomes an inset."
            )
            ("expand", .expand, "The sheet goes to its largest detent until the keyboard hides.")
            ("inset", .inset, "The content gets an inset only.")
            ("ignore", .ignore, "Nothing.")
          }),
        "What happens when a keyboard covers the sheet."),
      Row(
        "haptics", .flag(Field(\.haptics)),
        "One tick when a detent is reached by a drag."),
      Row(
        "width",
        .removableSection(Section("'width'", widthRows), isPresent: Field(\.width.isPresent)),
        "How wide the sheet is; without it the sheet has its container's full width."),
      Row(
        "content", .section(Section("'content'", contentRows)),
        "What the compiler cannot see of the content."),
    ]
  }

  @inline(never) private static var widthRows: Table<Row> {
    [
      Row(
        "max", .widthLimit(.extent, Field(\.width.max)),
        "The sheet is no wider than this."),
      Row(
        "follows",
        .word(
          Words(
            "a width", Field(\.width.follows)
          ) {
            ("container", .container, "As wide as the container, up to `max`.")
            ("content", .content, "As wide as the content asks for, up to `max`.")
          }),
        "What the sheet's width follows."),
      Row(
        "align",
        .word(
          Words(
            "an alignment", Field(\.width.align)
          ) {
            ("leading", .leading, "At the leading edge.")
            ("center", .center, "In the middle.")
            ("trailing", .trailing, "At the trailing edge.")
          }),
        "Where a sheet narrower than its container stands."),
      Row(
        "margins",
        .section(
          Section(
            "'margins'",
            [
              Row(
                "leading", .number(.length, Field(\.width.margins.leading)),
                "Space at the leading edge."),
              Row(
                "trailing", .number(.length, Field(\.width.margins.trailing)),
                "Space at the trailing edge."),
              Row(
                "bottom", .number(.length, Field(\.width.margins.bottom)),
                "Space below; more than 0 makes a floating card."),
            ])),
        "Space kept free beside and below the sheet."),
    ]
  }

  @inline(never) private static var contentRows: Table<Row> {
    [
      Row(
        "sizing",
        .word(
          Words(
            "a value of 'sizing'", Field(\.content.sizing)
          ) {
            ("stretch", .stretch, "The content is as tall as the sheet.")
            ("fixed", .fixed, "The content keeps the height of the largest detent.")
            (
              "expand", .expand,
              "The content follows the sheet and grows beyond its largest detent."
            )
          }),
        "How the content's height follows the sheet's."),
      Row(
        "navigation",
        .word(
          Words(
            "a value of 'navigation'", Field(\.content.navigation)
          ) {
            ("none", .none, "No navigation.")
            (
              "wrap", .wrap,
              "Put into a navigation controller whose height follows its top screen."
            )
            ("own", .own, "The content already is a navigation controller.")
          }),
        "Whether the content is, or is put into, a navigation controller."),
      Row(
        "dynamicType", .flag(Field(\.content.dynamicType)),
        "The content is measured again when the text size changes."),
      Row(
        "scrolls", .flag(Field(\.content.scrolls)),
        "The content scrolls. For rules and for targets that must be told."),
      Row(
        "inputs", .flag(Field(\.content.inputs)),
        "The content has text fields. For rules and for targets that must be told."),
      Row(
        "closes",
        .word(
          Words(
            "a value of 'closes'", Field(\.content.closes)
          ) {
            ("none", .none, "The content has no way out.")
            ("control", .control, "A control in the content closes the sheet.")
            ("code", .code, "Code closes the sheet, as when work ends.")
          }),
        "A way out of the sheet that the compiler cannot see."),
      Row(
        "type", .swiftName(Field(\.content.type)),
        "Swift name of the content's type, for targets that extend or wrap it."),
      Row(
        "scrollView", .swiftName(Field(\.content.scrollView)),
        "Swift name of the property that holds the scroll view, for targets that must be told."),
      Row(
        "typicalHeight", .optionalNumber(.length, Field(\.content.typicalHeight), word: nil),
        "Height the content usually has. For tables, previews and rules only."),
    ]
  }
}
