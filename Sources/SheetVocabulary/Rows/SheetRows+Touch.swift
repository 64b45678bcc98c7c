import SheetRuntime

extension Vocabulary {
  /// What a person's touches do.
  @inline(never) static var motionAndTouchRows: Table<Row> {
    [
      Row(
        "swipeMode",
        .word(
          Words(
            "a swipe mode", Field(\.swipeMode)
          ) {
            ("full", .full, "Anywhere on the sheet.")
            ("top", .top, "On the grabber's strip and the header.")
            ("none", .none, "Nowhere.")
          }),
        "Where a drag moves the sheet. Wins over `scroll`; never limits taps, VoiceOver or code."),
      Row(
        "scroll",
        .section(
          Section(
            "'scroll'",
            [
              Row(
                "expandsFirst", .flag(Field(\.scroll.expandsFirst)),
                "Scrolling up at a lower detent first raises the sheet."),
              Row(
                "dismisses", .flag(Field(\.scroll.dismisses)),
                "Dragging down with the content at its top lowers the sheet."),
            ])),
        "How the sheet and a scroll view inside it share a drag."),
      Row(
        "dismiss", .section(Section("'dismiss'", dismissRows)),
        "What a drag, Escape and a question do."),
      Row(
        "taps", .section(Section("'taps'", tapRows)),
        "What taps on the sheet and its surroundings do."),
      Row(
        "passthrough", .passthrough(Field(\.passthrough)),
        """
        While the sheet is no higher than that detent, the view behind is neither dimmed nor \
        blocked.
        """),
      Row(
        "release", .section(Section("'release'", releaseRows)),
        "How the resting detent is chosen when the finger lifts."),
      Row(
        "resistance", .section(Section("'resistance'", resistanceRows)),
        "What a drag past the smallest or the largest detent feels like."),
    ]
  }

  @inline(never) private static var dismissRows: Table<Row> {
    [
      Row(
        "swipe", .flag(Field(\.dismiss.swipe)),
        "A drag below the smallest detent may dismiss."),
      Row(
        "distance", .number(.ratio, Field(\.dismiss.distance)),
        """
        How far below the smallest detent a drag has to aim to dismiss: the release's target lies \
        lower by at least this part of that detent's height, `1` being all of it.
        """),
      Row(
        "velocity", .optionalNumber(.speed, Field(\.dismiss.velocity), word: "none"),
        "A flick downwards that is faster than this dismisses too, when it ends below the smallest detent."
      ),
      Row(
        "escape", .flag(Field(\.dismiss.escape)),
        "Keyboard Escape and the VoiceOver Z gesture dismiss."),
      Row(
        "confirm", .flag(Field(\.dismiss.confirm)),
        "The app is asked before every dismissal that a person starts."),
    ]
  }

  @inline(never) private static var tapRows: Table<Row> {
    [
      Row(
        "outside",
        .word(
          Words(
            "a value of 'outside'", Field(\.taps.outside)
          ) {
            ("leave", .leave, "Dismisses a modal sheet, lowers a persistent one.")
            ("smallest", .smallest, "Lowers the sheet to its smallest detent.")
            ("none", .none, "Nothing.")
          }),
        "A tap on the dimmed surroundings."),
      Row(
        "grabber",
        .word(
          Words(
            "a value of 'grabber'", Field(\.taps.grabber)
          ) {
            ("next", .next, "To the next larger detent, from the largest to the smallest.")
            ("leave", .leave, "Dismisses a modal sheet, lowers a persistent one.")
            ("none", .none, "Nothing.")
          }),
        "A tap on the grabber."),
      Row(
        "header",
        .word(
          Words(
            "a value of 'header'", Field(\.taps.header)
          ) {
            ("next", .next, "To the next larger detent, from the largest to the smallest.")
            ("none", .none, "Nothing.")
          }),
        "A tap on the header, beside its buttons."),
    ]
  }

  @inline(never) private static var releaseRows: Table<Row> {
    [
      Row(
        "policy",
        .word(
          Words(
            "a release policy", Field(\.release.policy)
          ) {
            (
              "project", .project,
              "Nearest to where the sheet would stop under `deceleration`; a flick goes at least one detent on."
            )
            (
              "nearest", .nearest,
              "Nearest to where the sheet is; `flickUp` and `flickDown` apply."
            )
            (
              "lookahead", .lookahead,
              "Nearest to where the sheet would be after `lookahead`; a flick goes to the first detent beyond."
            )
            ("lbbottomsheet", .lbbottomsheet, "LBBottomSheet's whole rule, dismissal included.")
            ("panmodal", .panmodal, "PanModal's whole rule, dismissal included.")
          }),
        "The rule that chooses the detent."),
      Row(
        "deceleration",
        .number(
          .deceleration,
          Field(\.release.deceleration)),
        "How quickly a released sheet would slow down, for `project`."),
      Row(
        "velocity", .number(.speed, Field(\.release.velocity)),
        "A release faster than this is a flick."),
      Row(
        "lookahead", .number(.lookahead, Field(\.release.lookahead)),
        "How far ahead the policy `lookahead` looks."),
      Row(
        "flickUp",
        .word(
          Words(
            "a value of 'flickUp'", Field(\.release.flickUp)
          ) {
            ("step", .step, "One detent on.")
            ("last", .last, "To the largest detent.")
          }),
        "Where an upward flick goes under `nearest`."),
      Row(
        "flickDown",
        .word(
          Words(
            "a value of 'flickDown'", Field(\.release.flickDown)
          ) {
            ("step", .step, "One detent on.")
            ("last", .last, "To the smallest detent.")
            ("dismiss", .dismiss, "Dismisses the sheet.")
          }),
        "Where a downward flick goes under `nearest`."),
    ]
  }

  @inline(never) private static var resistanceRows: Table<Row> {
    [
      Row(
        "kind",
        .word(
          Words(
            "a kind of resistance", Field(\.resistance.kind)
          ) {
            ("rubberBand", .rubberBand, "As a scroll view's bounce.")
            ("logarithmic", .logarithmic, "Softer at first, then as good as a stop.")
            ("none", .none, "The sheet does not move past its ends.")
          }),
        "The curve of the resistance."),
      Row(
        "factor", .number(.resistance, Field(\.resistance.factor)),
        "More lets the sheet follow the finger further."),
      Row("top", .flag(Field(\.resistance.top)), "Resists above the largest detent."),
      Row(
        "bottom", .flag(Field(\.resistance.bottom)),
        "Resists below the smallest detent, where a drag does not dismiss."),
    ]
  }
}
