import SheetRuntime

extension Vocabulary {
  /// The keys of a theme in the order of `Theme`'s initialiser, `extends` first.
  @inline(never) static var themeRows: Table<Row> {
    [
      Row(
        "extends", .structure(.extendsTheme),
        "The theme whose values this one starts from; without it the theme `system`."),
      Row(
        "appearance",
        .word(
          Words(
            "an appearance", Field(\.theme.appearance)
          ) {
            ("automatic", .automatic, "That of what the sheet is presented over.")
            ("light", .light, "Light, whatever the system's is.")
            ("dark", .dark, "Dark, whatever the system's is.")
          }),
        "Whether the sheet and its content look light or dark."),
      Row(
        "background", .background(Field(\.theme.background)),
        "What fills the sheet. It reaches under the bottom safe area."),
      Row(
        "cornerRadius", .number(.cornerRadius, Field(\.theme.cornerRadius)),
        "Radius of the sheet's rounded corners."),
      Row(
        "cornerCurve",
        .word(
          Words(
            "a corner curve", Field(\.theme.cornerCurve)
          ) {
            ("continuous", .continuous, "The system's curve, which begins before the arc.")
            ("circular", .circular, "A quarter of a circle.")
          }),
        "Curve of the sheet's rounded corners."),
      Row(
        "corners", .corners(Field(\.theme.corners)),
        "The corners that are rounded."),
      Row(
        "shadow",
        .removableSection(
          Section("'shadow'", shadowRows(Field(\.theme.shadow))),
          isPresent: Field(\.theme.shadow.isPresent)),
        "The shadow that the sheet casts."),
      Row(
        "grabber",
        .removableSection(
          Section("'grabber'", grabberRows), isPresent: Field(\.theme.grabber.isPresent)),
        "The bar at the sheet's top that shows it can be dragged."),
      Row(
        "header", .section(Section("'header' of a theme", headerThemeRows)),
        "How the header looks."),
      Row(
        "dimming",
        .removableSection(
          Section("'dimming'", dimmingRows), isPresent: Field(\.theme.dimming.isPresent)),
        "The view between the sheet and what lies behind it."),
      Row(
        "motion", .section(Section("'motion'", motionRows)),
        "How the sheet appears, disappears and settles."),
    ]
  }

  @inline(never) private static func shadowRows(_ shadow: Field<Shadow>) -> Table<Row> {
    [
      Row("color", .color(shadow.part(\.color)), "Colour of the shadow."),
      Row(
        "opacity", .number(.ratio, shadow.part(\.opacity)),
        "Opacity of the shadow, multiplied with the colour's own."),
      Row("radius", .number(.blurRadius, shadow.part(\.radius)), "Blur radius of the shadow."),
      Row(
        "offset",
        .section(
          Section(
            "'offset'",
            [
              Row(
                "width", .number(.offset, shadow.part(\.offset.width)),
                "Distance to the right; negative to the left."),
              Row(
                "height", .number(.offset, shadow.part(\.offset.height)),
                "Distance downwards; negative upwards."),
            ])),
        "How far the shadow lies from the sheet."),
    ]
  }

  @inline(never) private static var grabberRows: Table<Row> {
    [
      Row(
        "size",
        .section(
          Section(
            "'size'",
            [
              Row(
                "width", .number(.length, Field(\.theme.grabber.size.width)), "Width of the bar."),
              Row(
                "height", .number(.length, Field(\.theme.grabber.size.height)),
                "Height of the bar."),
            ])),
        "Size of the bar."),
      Row("color", .color(Field(\.theme.grabber.color)), "Colour of the bar."),
      Row(
        "cornerRadius",
        .grabberRadius(.cornerRadius, Field(\.theme.grabber.cornerRadius)),
        "Radius of the bar's corners; `round` is half its height."),
      Row(
        "topMargin", .number(.length, Field(\.theme.grabber.topMargin)),
        """
        Space above and below the bar: the strip is `2 × topMargin + size.height`. The area that \
        answers touches is at least 44 points tall whatever the strip.
        """),
      Row(
        "placement",
        .word(
          Words(
            "a grabber placement", Field(\.theme.grabber.placement)
          ) {
            ("inside", .inside, "The strip lies in the sheet and counts for its heights.")
            (
              "outside", .outside,
              "The strip lies above the sheet: it adds nothing to any height and lowers the limit."
            )
          }),
        "Whether the grabber's strip lies in the sheet or above it."),
      Row(
        "background",
        .removableSection(
          Section(
            "'background' of the grabber",
            [
              Row(
                "color", .color(Field(\.theme.grabber.background.color)),
                "Colour behind the bar, across the strip; lies over the material."),
              Row(
                "material",
                .word(
                  Words(
                    "a material", Field(\.theme.grabber.background.material)
                  ) {
                    ("none", .none, "The colour alone.")
                    ("thin", .thin, "The system's thin material.")
                    ("regular", .regular, "The system's regular material.")
                    ("thick", .thick, "The system's thick material.")
                    (
                      "glass", .glass,
                      "Liquid Glass where the system has it, `regular` elsewhere."
                    )
                  }),
                "Blurs what lies behind the bar, across the strip."),
              Row(
                "translucent", .flag(Field(\.theme.grabber.background.translucent)),
                "Content runs behind the strip; otherwise it begins below it."),
            ]), isPresent: Field(\.theme.grabber.background.isPresent)),
        "What lies behind the bar, across the strip."),
      Row(
        "accessibilityLabel", .text(Field(\.theme.grabber.accessibilityLabel)),
        "What VoiceOver calls the grabber; without it the built-in label."),
    ]
  }

  @inline(never) private static var headerThemeRows: Table<Row> {
    [
      Row(
        "background", .color(Field(\.theme.header.background)),
        "Colour behind the header."),
      Row("tint", .color(Field(\.theme.header.tint)), "Colour of the header's buttons."),
    ]
  }

  @inline(never) private static var dimmingRows: Table<Row> {
    [
      Row("color", .color(Field(\.theme.dimming.color)), "Colour of the dimming."),
      Row(
        "opacity", .number(.ratio, Field(\.theme.dimming.opacity)),
        "Opacity of the dimming, multiplied with the colour's own."),
      Row(
        "blur",
        .word(
          Words(
            "a blur", Field(\.theme.dimming.blur)
          ) {
            ("none", .none, "What lies behind stays sharp.")
            ("thin", .thin, "The system's thin blur.")
            ("regular", .regular, "The system's regular blur.")
            ("thick", .thick, "The system's thick blur.")
          }),
        "Blurs what lies behind the sheet."),
      Row(
        "follows",
        .word(
          Words(
            "a value of 'follows'", Field(\.theme.dimming.follows)
          ) {
            ("presentation", .presentation, "Constant while the sheet stands.")
            (
              "height", .height,
              "Rises from `minimumOpacity` at the lowest dimmed height to `opacity` at the largest detent."
            )
          }),
        "What the opacity follows. Either way it fades with dismissal."),
      Row(
        "minimumOpacity", .number(.ratio, Field(\.theme.dimming.minimumOpacity)),
        "Opacity at the lowest dimmed height where `follows` is `height`."),
      Row(
        "whilePassing", .flag(Field(\.theme.dimming.whilePassing)),
        "Dims even where touches pass through to the view behind."),
      Row(
        "shadow",
        .removableSection(
          Section("'shadow' of the dimming", shadowRows(Field(\.theme.dimming.shadow))),
          isPresent: Field(\.theme.dimming.shadow.isPresent)),
        "The shadow that the sheet casts onto the dimmed view."),
    ]
  }

  @inline(never) private static var motionRows: Table<Row> {
    [
      Row(
        "appear", .section(Section("'appear'", curveRows(Field(\.theme.motion.appear)))),
        "How the sheet comes."),
      Row(
        "disappear", .section(Section("'disappear'", curveRows(Field(\.theme.motion.disappear)))),
        "How the sheet goes."),
      Row(
        "settle", .section(Section("'settle'", curveRows(Field(\.theme.motion.settle)))),
        """
        How the sheet moves to a detent after a release. Its `damping` is that of a full flick; a \
        still release never bounces.
        """),
      Row(
        "reduceMotion",
        .word(
          Words(
            "a value of 'reduceMotion'", Field(\.theme.motion.reduceMotion)
          ) {
            ("crossFade", .crossFade, "The sheet fades in and out in its place.")
            ("jump", .jump, "The sheet is there at once.")
          }),
        "What replaces motion for people who ask for less of it."),
    ]
  }

  @inline(never) private static func curveRows(_ curve: Field<MotionCurve>) -> Table<Row> {
    [
      Row(
        "duration", .optionalNumber(.duration, curve.part(\.duration), word: nil),
        excludes: "response", "How long the sheet takes. The alternative to `response`."),
      Row(
        "response", .optionalNumber(.duration, curve.part(\.response), word: nil),
        excludes: "duration",
        "Period of the spring that moves the sheet. The alternative to `duration`."),
      Row(
        "damping", .number(.ratio, curve.part(\.damping)),
        "Damping ratio of the movement; 1 does not bounce."),
      Row(
        "initialVelocity", .number(.distancesPerSecond, curve.part(\.initialVelocity)),
        "Speed at the start, in whole distances."),
    ]
  }
}
