internal import SheetVocabulary

extension Topics {
  static let all: [Topic] = structure + values + scalars + notation + findings

  /// Mappings that have keys of their own.
  private static let structure: [Topic] = [
    Topic(
      ["sheet", "keys of a sheet"],
      """
      A sheet stands under `sheets` by its name. It needs `detents` or `free`; every other key has a default.

      ```yaml
      version: 1

      sheets:
        cart:
          detents: [{id: peek, height: 120}, maxHeight]
          initial: peek
      ```

      \(table(of: Vocabulary.sheet))

      `sheetc explain KEY` says more about one of them.
      """, chapters: ["A sheet"]),
    Topic(
      ["theme"],
      """
      How sheets look, under `themes` by a name that sheets give as their `theme`, or written there itself. The theme \
      `system` has the defaults.

      ```yaml
      themes:
        card:
          cornerRadius: 16
          dimming: {opacity: 0.3}
      sheets:
        cart:
          theme: card
          detents: [medium]
      ```

      \(table(of: Vocabulary.theme))

      `sheetc explain theme.KEY` says more about one of them.
      """),
    Topic(["detent", "form of a detent", "detent form"], chapters: ["A detent"]),
    Topic(["detents", "list of detents"], chapters: ["detents", "A detent"]),
    Topic(["bound"], chapters: ["A bound"]),
    Topic(
      ["variant"],
      """
      What is different on a phone on its side (`compactHeight`) or on a tablet (`regularWidth`): keys of a sheet, laid \
      over it there. `none` removes one that is inherited.

      ```yaml
      variants:
        compactHeight:
          detents: [{id: peek, height: 96}, maxHeight]
      ```
      """, chapters: ["variants"]),
    Topic(
      ["layer"],
      """
      The value of a key comes from the last layer that writes it: the built-in values or those of `preset`, `defaults` of \
      the file, the sheet it `extends`, the sheet itself, and the `variants` that match. Lists replace each other whole, \
      mappings are laid over each other key by key. `sheetc resolve --origins FILE SHEET` says where each value is from.

      ```yaml
      defaults: {haptics: true}
      sheets:
        base: {abstract: true, dismiss: {confirm: true}}
        cart: {extends: base, detents: [medium], dismiss: {swipe: false}}
      ```
      """),
    Topic(["sheets file", "file"], chapters: ["A sheets file"]),
    Topic(
      ["sheetc.yaml", "project file", "project", "configuration"],
      """
      The settings of a project, beside its sheets or in a folder above. All keys may be left out.

      ```yaml
      inputs: ["Sheets/**"]
      targets:
        - {name: runtime, output: Generated, minimumOS: "16.0"}
      rules: {no-exit: error}
      ```
      """, chapters: ["The project file", "A target"]),
    Topic(["target"], chapters: ["A target"]),
    Topic(
      ["entry of 'paths'", "path setting"],
      """
      Levels of rules for the files that a pattern means, in `sheetc.yaml`.
      """, chapters: ["Levels of rules", "The project file"]),
  ]

  /// Values that are read as one.
  private static let values: [Topic] = [
    Topic(
      ["colour", "color", "colour that is the same in light and dark appearance"],
      chapters: ["A colour"]),
    Topic(
      ["system colour", "system color"],
      "Name of one of the system's colours, which follow light and dark: `{system: label}`.",
      chapters: ["A colour"]),
    Topic(["background"], chapters: ["theme.background", "A colour"]),
    Topic(["material"], chapters: ["theme.background"]),
    Topic(["text for people", "text that people read"], chapters: ["A text for people"]),
    Topic(
      ["text"],
      """
      Plain text. Quote what YAML would take for something else: numbers, `true`, `yes`, dates, and what has `: ` or ` #` in it.

      ```yaml
      summary: "Step #1: the cart"
      ```
      """, chapters: ["A text for people"]),
    Topic(["button"], chapters: ["A button"]),
    Topic(["action", "name of an action"], chapters: ["A button", "Names"]),
    Topic(
      ["detent id", "sheet name", "theme name", "name of a measured height", "id of a detent"],
      """
      A name begins with a letter and goes on with letters, digits, `_` and `-`.

      ```yaml
      detents: [{id: peek, height: 120}, {id: half-open, fraction: 0.5}]
      ```
      """, chapters: ["Names"]),
    Topic(["name"], chapters: ["name", "Names"]),
    Topic(
      ["id"],
      """
      The name of a detent, by which `initial`, `passthrough`, other detents and the app's code mean it. Without one a detent \
      has the word or the number of its height: `medium`, `height300`, `fraction50`, `topInset12`.

      ```yaml
      detents: [{id: peek, height: 120}, {fraction: 0.5}]
      initial: peek
      passthrough: {through: fraction50}
      ```
      """, chapters: ["A detent", "Names"]),
    Topic(["corner", "list of corners"], chapters: ["theme.corners"]),
    Topic(["edge of 'limit'", "edge"], chapters: ["limit"]),
    Topic(["position"], chapters: ["initial"]),
    Topic(["size class"], chapters: ["A detent", "variants"]),
    Topic(["access level"], chapters: ["A target"]),
    Topic(["Swift name", "name of the app's code"], chapters: ["content.type", "name"]),
    Topic(
      ["path", "list of paths"],
      """
      A path relative to the file that it stands in, with `/` between its parts. It stays inside the project.

      ```yaml
      imports: [Shared/brand.sheets.yaml]
      ```
      """),
    Topic(
      ["path pattern", "pattern", "glob"],
      """
      A path in which `*` stands for a part of a name, `?` for one character and `**` for any folders. Quote it: without \
      quotes `*` begins an alias. One that ends with the name of a folder means all below it.

      ```yaml
      inputs: ["Sheets/**", "Modules/*/Sheets"]
      ```
      """),
    Topic(
      ["version", "system version", "version of sheetc"],
      """
      `version: 1` begins a sheets file. Versions of systems and tools are quoted, since `26.10` would be the number 26.1.

      ```yaml
      targets: [{name: uikit, minimumOS: "16.0"}]
      ```
      """, chapters: ["A sheets file"]),
  ]

  /// Scalars and their units.
  private static let scalars: [Topic] = [
    Topic(
      ["flag", "true", "false", "boolean"],
      """
      `true` or `false`, without quotes. `yes`, `on`, `True` and `1` are refused, since YAML tools read them differently.

      ```yaml
      haptics: true
      dismiss: {swipe: false}
      ```
      """),
    Topic(
      ["number", "unit", "number of points", "number of seconds"],
      """
      A decimal number without a unit: `300`, `0.5`, `-2`, `1e3`. Its key says what it counts.

      ```yaml
      detents: [{height: 300}, {fraction: 0.9}]
      ```

      | unit | meaning |
      | --- | --- |
      | points | Lengths, as UIKit counts them. |
      | seconds | Durations: 0.3, not 300. |
      | points per second | Speeds. |
      | points per second squared | How fast a speed changes. |
      | distances per second | Speeds, where 1 is the whole way of the movement. |
      | ratio | A part of something, from 0 to 1: half is 0.5, not 50 or 50 %. |
      """),
    Topic(
      ["point", "length"],
      """
      A length as UIKit counts it, a number without a unit. Pixels of the screen are two or three to a point.

      ```yaml
      detents: [{height: 300}]
      ```
      """),
    Topic(
      ["second", "duration of a movement", "milliseconds"],
      """
      Durations are numbers of seconds without a unit: 0.3 is 300 milliseconds.

      ```yaml
      theme: {motion: {appear: {duration: 0.3}}}
      ```
      """),
    Topic(
      ["points per second", "speed", "distances per second", "points per second squared"],
      """
      Speeds are numbers of points per second without a unit; `initialVelocity` counts whole ways of the movement per second, \
      and `deceleration` points per second squared.

      ```yaml
      dismiss: {velocity: 700}
      release: {deceleration: 800}
      ```
      """),
    Topic(
      ["ratio", "part", "percent", "percentage"],
      """
      A part of something is a number from 0 to 1: 50 % is 0.5.

      ```yaml
      detents: [{fraction: 0.5}]
      ```
      """),
    Topic(
      ["word", "list of words"],
      """
      Where a key has a fixed list of words, one of them is written exactly so, with its capitals.

      ```yaml
      swipeMode: top
      ```
      """),
  ]

  /// Notation of YAML.
  private static let notation: [Topic] = [
    Topic(
      ["mapping", "key", "value"],
      """
      Keys with values, one to a line and indented alike, or in braces with commas between. After the colon stands a space.

      ```yaml
      dismiss:
        swipe: false
        escape: true
      taps: {outside: none, grabber: next}
      ```
      """),
    Topic(
      ["sequence", "list"],
      """
      Entries with `- ` before each, or in brackets with commas between. Entries of one key in brackets need braces: \
      `[{fraction: 0.5, min: 240}]`.

      ```yaml
      detents:
        - medium
        - {id: full, topInset: 12}
      ```
      """),
    Topic(
      ["scalar", "plain text", "quotes", "quote"],
      """
      One value without parts: a number, a flag, a word or a text. Text that has `#`, `: ` or quotes, or reads as something \
      else, is quoted.

      ```yaml
      summary: "Form: saved later"
      ```
      """),
    Topic(
      ["anchor", "alias", "merge key", "merge"],
      """
      `&name` marks a value, `*name` repeats it, and `<<: *name` lays its keys under those of a mapping. `extends` and \
      `defaults` do the same across files, and say where a value is from.

      ```yaml
      x-low: &low {id: low, height: 120}
      sheets:
        cart: {detents: [*low, maxHeight]}
      ```
      """),
    Topic(
      ["comment"],
      """
      From a `#` at the start of a line or after a space, to the end of the line. Colours and texts with `#` are quoted.

      ```yaml
      haptics: true   # one tick at each detent
      theme: {background: "#FFFFFF"}
      ```
      """),
    Topic(
      ["none", "null", "missing value", "no value"],
      """
      `none` removes what has a default or is inherited: `grabber`, `header`, `footer`, `shadow`, `dimming`, `width`, a variant. \
      `null`, `~` and nothing at all are a missing value, which is an error.

      ```yaml
      theme: {grabber: none}
      ```
      """),
  ]

  /// What `lint` prints and takes.
  private static let findings: [Topic] = [
    Topic(
      ["finding", "error", "warning", "note", "severity", "level"],
      """
      Errors of the language stop `generate`. Rules find the rest; each has a level, which `sheetc.yaml` may change: `error`, \
      `warning`, `note`, or `ignore`. `lint` fails from `warning` up, unless `--fail-on` says otherwise.

      ```yaml
      rules: {no-exit: error, unsorted-detents: ignore}
      ```
      """, chapters: ["Levels of rules"]),
    Topic(
      [
        "rule", "mapping from rules to levels", "mapping from a rule to its level", "paths",
        "paths.rules",
      ],
      """
      A rule finds one fault that the language accepts. `sheetc explain` lists the rules, `sheetc explain no-exit` explains \
      one. Its level is set in `sheetc.yaml`, for all files or for those that a path pattern means.
      """, chapters: ["Levels of rules"]),
    Topic(
      [
        "suppression", "sheetc:ignore", "ignore comment", "until", "ignore", "ignore-file",
        "disable",
      ],
      """
      A comment on a line, or on the line above it, that silences a rule there. The reason is required; `until` names the \
      last day on which it does.

      ```yaml
      sheets:
        # sheetc:ignore no-exit until 2027-06-30 -- the content has a button
        cart: {detents: [medium], dismiss: {swipe: false}, taps: {outside: none}}
      ```

      `# sheetc:ignore-file no-exit -- reason`, at the top of a file, is for all of it. Errors of the language cannot be silenced.
      """),
    Topic(
      ["device", "device name", "window"],
      """
      Sheets are checked in 116 windows: every iPhone since iOS 16, upright and on its side, iPads and their split windows. \
      `sheetc resolve --devices` lists their names, `sheetc resolve --device "iPhone 17"` shows what sheets are on one.
      """),
    Topic(
      ["mini player", "player bar", "bottom bar"],
      """
      A sheet that stays on its screen, with a low detent beside which the app goes on. Touches pass through while it is low.

      ```yaml
      sheets:
        player:
          presentation: persistent
          detents: [{id: bar, height: 64}, maxHeight]
          passthrough: {through: bar}
      ```
      """, chapters: ["presentation", "passthrough"]),
    Topic(
      ["drag", "swipe", "pan", "gesture", "flick"],
      """
      `swipeMode` says where a finger moves the sheet: `full` anywhere, `top` by the grabber and the header, `none` not \
      at all. `dismiss: {swipe: false}` only keeps a drag from dismissing it. Where it comes to rest is `release`, what \
      a drag beyond the ends feels like `resistance`, and a detent with `reach: code` is one that no drag leads to.

      ```yaml
      sheets:
        form:
          header: {trailing: close}
          detents: [{id: half, fraction: 0.5}, maxHeight]
          swipeMode: top
          dismiss: {swipe: false}
      ```
      """, chapters: ["swipeMode", "dismiss", "release"]),
    Topic(
      ["cancel", "cancel button", "done", "done button", "close button"],
      """
      A button of the header: `close` and `back` are the system's own, any other has a title or a symbol. The action \
      `dismiss` closes the sheet; every other action is the app's.

      ```yaml
      sheets:
        settings:
          header:
            leading: {title: Cancel, action: dismiss}
            trailing: {title: Save, action: save}
          detents: [maxHeight]
      ```
      """, chapters: ["header.leading"]),
    Topic(
      ["baseline"],
      """
      A file that lists findings which were there before, so that `lint` reports new ones only.

      ```yaml
      # sheetc.yaml
      baseline: sheetc-baseline.txt
      ```

      `sheetc lint --write-baseline` writes it, `sheetc lint --prune-baseline` takes out what is no longer there, and \
      `sheetc lint --no-baseline` reports everything.
      """, chapters: ["baseline"]),
    Topic(
      ["fix-it", "fix"],
      """
      What to write instead, as a finding says. `sheetc lint --fix` makes the edits that change nothing else, `--unsafe-fixes` \
      those too that are a guess, and `--diff` shows them without writing.

      ```sh
      sheetc lint --fix --diff
      ```
      """),
  ]
}
