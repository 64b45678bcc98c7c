import SheetRuntime

// Every list of rows is a function that is not inlined. In one large function the optimiser gives up on folding key
// paths to offsets, and building the table takes twenty times as long; `check-start-up.sh` holds that.
extension Vocabulary {
  /// The keys of a sheet: those of the declaration, then those of `SheetConfiguration`'s initialiser in its
  /// order, then the variants.
  @inline(never) static var sheetRows: Table<Row> {
    Table(moving: [
      declarationRows, formRows, motionAndTouchRows, surroundingsRows, variantRows,
    ])
  }

  @inline(never) private static var variantRows: Table<Row> {
    [
      Row(
        "variants", .structure(.variants), scope: .notInVariants,
        """
        What differs in compact height (landscape phones) and in regular width (tablets, large \
        phones in landscape); where both hold, `compactHeight` is laid over `regularWidth`.
        """)
    ]
  }

  @inline(never) private static var declarationRows: Table<Row> {
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
  @inline(never) private static var formRows: Table<Row> {
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
}
