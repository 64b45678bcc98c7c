import SheetRuntime

// Every list of rows is a function that is not inlined. In one large function the optimiser gives up on folding key
// paths to offsets, and building the table takes twenty times as long; `check-start-up.sh` holds that.
extension Vocabulary {
  /// The keys of a sheet: those of the declaration, then those of `SheetConfiguration`'s initialiser in its
  /// order, then the variants.
  @inline(never) static var sheetRows: [Row] {
    declarationRows + formRows + motionAndTouchRows + surroundingsRows + [
      Row(
        "variants", .structure(.variants), scope: .notInVariants,
        """
        What differs in compact height (landscape phones) and in regular width (tablets, large \
        phones in landscape); where both hold, `compactHeight` is laid over `regularWidth`.
        """)
    ]
  }

  @inline(never) private static var declarationRows: [Row] {
    [
      Row(
        "summary", .structure(.summary), scope: .onlyInSheets,
        "Becomes the doc comment of the generated constant."),
      Row(
        "name", .structure(.name), scope: .onlyInSheets,
        "Swift name of the generated constant; without it the sheet's key."),
      Row(
        "extends", .structure(.extendsSheet), scope: .onlyInSheets,
        "The sheet whose values this one starts from. One parent; cycles are errors."),
      Row(
        "abstract", .structure(.abstract), scope: .onlyInSheets,
        "Only there to be extended: nothing is generated for it."),
    ]
  }

  /// What the sheet is and where it rests.
  @inline(never) private static var formRows: [Row] {
    [
      Row(
        "presentation",
        .word(
          Words(
            "a presentation", Field(\.presentation)
          ) {
            ("modal", .modal, "Presented over the screen; comes and goes.")
            ("persistent", .persistent, "A permanent part of the screen; is not dismissed.")
          }), scope: .notInVariants,
        "Presented over the screen, or a permanent part of it."),
      Row(
        "style",
        .word(
          Words(
            "a style", Field(\.style)
          ) {
            ("bottom", .bottom, "Rises from the bottom of the window.")
            ("form", .form, "The system's form sheet, in the middle of the window.")
            ("page", .page, "The system's page sheet.")
            ("popover", .popover, "The system's popover.")
            ("fullScreen", .fullScreen, "The system's full-screen presentation.")
          }), scope: .onlyInVariants,
        """
        The system's own presentation in a variant of a modal sheet. Detents do not apply to it; \
        `height` and `width.max` give its size.
        """),
      Row(
        "height", .optionalNumber(.extent, Field(\.height), word: nil), scope: .onlyInVariants,
        "Height of a presentation whose `style` is not `bottom`; without it the system's own."),
      Row(
        "preset",
        .word(
          Words(
            "a preset", Field(\.preset)
          ) {
            ("system", .system, "The system's sheet, as UIKit moves it.")
            ("lbbottomsheet", .lbbottomsheet, "Moves as LBBottomSheet does.")
            ("panmodal", .panmodal, "Moves as PanModal does.")
            ("joombottomsheet", .joombottomsheet, "Moves as Joom's BottomSheet does.")
            ("overlaycontainer", .overlaycontainer, "Moves as OverlayContainer does.")
          }),
        "Starting values of `release`, `resistance`, `scroll` and `dismiss`: how that library moves."
      ),
      Row(
        "theme", .theme(Section("a theme", themeRows)),
        "How the sheet looks: the name of a theme, or a theme written here."),
      Row(
        "header",
        .removableSection(
          Section(
            "'header'",
            [
              Row(
                "height", .optionalNumber(.length, Field(\.header.height), word: nil),
                "Height of the header; measured without it."),
              Row("title", .text(Field(\.header.title)), "Title in the middle of the header."),
              Row(
                "leading", .button(Field(\.header.leading)), "Button at the header's leading end."),
              Row(
                "trailing", .button(Field(\.header.trailing)),
                "Button at the header's trailing end."),
              Row(
                "custom", .flag(Field(\.header.custom)),
                "The app supplies the header's view, in the place of title and buttons."),
            ]), isPresent: Field(\.header.isPresent)),
        "A strip above the content that stays when the sheet is small."),
      Row(
        "footer",
        .removableSection(
          Section(
            "'footer'",
            [
              Row(
                "height", .optionalNumber(.length, Field(\.footer.height), word: nil),
                "Height of the footer; measured without it.")
            ]), isPresent: Field(\.footer.isPresent)),
        """
        Lies over the content's end and above the keyboard; the content's inset is corrected. The \
        app supplies the view.
        """),
      Row(
        "detents", .detents(Field(\.detents)), excludes: "free",
        "Heights at which the sheet rests, in any order."),
      Row(
        "free",
        .freeSection(
          Section(
            "'free'",
            [
              Row("min", .freeEnd, "The lower end; without it `{height: 100}`."),
              Row("max", .freeEnd, "The upper end; without it `maxHeight`."),
            ]), Field(\.free)), excludes: "detents",
        "The sheet rests wherever it is released between two detents."),
      Row(
        "initial", .initial(Field(\.initial)),
        "Where the sheet stands when first shown; never applied again."),
      Row(
        "limit", .limit(Field(\.limit)),
        "How high the sheet may ever reach: so far below that edge."),
    ]
  }

  /// What a person's touches do.
  @inline(never) private static var motionAndTouchRows: [Row] {
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

  @inline(never) private static var dismissRows: [Row] {
    [
      Row(
        "swipe", .flag(Field(\.dismiss.swipe)),
        "A drag below the smallest detent may dismiss."),
      Row(
        "distance", .number(.ratio, Field(\.dismiss.distance)),
        """
        It does when the release's target lies more than this part of the smallest detent's \
        height below it.
        """),
      Row(
        "velocity", .optionalNumber(.speed, Field(\.dismiss.velocity), word: "none"),
        "Or when released below the smallest detent faster than this."),
      Row(
        "escape", .flag(Field(\.dismiss.escape)),
        "Keyboard Escape and the VoiceOver Z gesture dismiss."),
      Row(
        "confirm", .flag(Field(\.dismiss.confirm)),
        "The app is asked before every dismissal that a person starts."),
    ]
  }

  @inline(never) private static var tapRows: [Row] {
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

  @inline(never) private static var releaseRows: [Row] {
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

  @inline(never) private static var resistanceRows: [Row] {
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

  /// How the sheet stands among what surrounds it, and what it holds.
  @inline(never) private static var surroundingsRows: [Row] {
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

  @inline(never) private static var widthRows: [Row] {
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

  @inline(never) private static var contentRows: [Row] {
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
