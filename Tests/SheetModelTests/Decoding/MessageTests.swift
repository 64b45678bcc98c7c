import SheetDiagnostics
import Testing

/// What messages say and offer, where that is more than the place.
@Suite struct MessageTests {
  /// The one finding of a sheet that has `line` below `sheets: {cart: …}`, its notes and fix-its.
  static func finding(_ line: String) -> String {
    let sheet = line.contains("detents:") ? line : "detents: [medium, maxHeight]\n    \(line)"
    return all("sheets:\n  cart:\n    \(sheet)\n")
  }

  /// All findings of a file, one to a line.
  static func all(_ text: String) -> String {
    Compilation(sheets: text).report.diagnostics.map { diagnostic in
      let notes = diagnostic.notes.map { " · \($0.message)" }
      let fixIts = diagnostic.fixIts.map { fixIt in
        " · \(fixIt.applicability): \(fixIt.edits.map(\.replacement).joined(separator: ", "))"
      }
      return ([diagnostic.message] + notes + fixIts).joined()
    }.joined(separator: "\n")
  }

  @Test(arguments: [
    "header: *no", "header: big", "header: {height: tall}", "theme: {grabber: big}",
  ])
  func aHeaderThatWasRefusedIsNotMissed(line: String) {
    let found = Self.all(
      "defaults: {theme: {grabber: none}}\nsheets:\n  cart:\n    detents: [headerOnly, maxHeight]\n    \(line)\n"
    )
    let bare = Self.all(
      "sheets:\n  cart:\n    theme: {grabber: none}\n    detents: [headerOnly, maxHeight]\n")

    #expect(!found.contains("'headerOnly' needs"), "\(found)")
    #expect(!found.isEmpty)
    #expect(bare.hasPrefix("'headerOnly' needs a header"), "\(bare)")
  }

  @Test(arguments: [
    "{presentation persistent, initial: hidden, detents: [maxHeight]}",
    "{extends nope, initial: low}",
    "{detents [maxHeight], initial: low}", "{free {min: headerOnly}, initial: low}",
  ])
  func aKeyWithoutItsColonIsOneError(sheet: String) {
    let found = Self.all("sheets:\n  cart: \(sheet)\n")

    #expect(!found.contains("\n"), "\(found)")
    #expect(found.hasPrefix("':' is missing after '"), "\(found)")
  }

  @Test(arguments: [
    (
      "content: {scroll: true}",
      "unknown key 'scroll' in 'content' · did you mean 'scrolls'? · guess: scrolls"
    ),
    (
      "detents: [{half: {fraction: 0.5}}]",
      "'half' is a key here; a detent has its id as '{id: half, fraction: 0.5}' · guess: {id: half, fraction: 0.5}"
    ),
    (
      "header: {height 60}",
      "':' is missing after 'height' · guess: :"
    ),
    (
      "header {height: 60}",
      "':' is missing after 'header' · guess: :"
    ),
    (
      "header: {trailing: {title Done, action: dismiss}}",
      "':' is missing after 'title' · guess: :"
    ),
    (
      "theme: {background: {asset White}}",
      "':' is missing after 'asset' · guess: :"
    ),
    (
      "detents: [{height 300}, maxHeight]",
      "':' is missing after 'height' · guess: :"
    ),
    (
      "haptics on: true",
      "unknown key 'haptics on' in a sheet · did you mean 'haptics'? · guess: haptics"
    ),
    (
      "allowsSwipeToDismiss: false",
      "unknown key 'allowsSwipeToDismiss' in a sheet; here it is 'dismiss: {swipe: false}' · guess: dismiss: {swipe: false}"
    ),
    ("onDismiss: reload", "unknown key 'onDismiss' in a sheet; callbacks and views stay in Swift"),
    (
      "motion: {settle: {damping: 1}}",
      "unknown key 'motion' in a sheet; it belongs in 'theme' · did you mean 'theme: {motion: {settle: {damping: 1}}}'? · guess: theme: {motion: {settle: {damping: 1}}}"
    ),
    (
      "dimming: 0.4",
      "unknown key 'dimming' in a sheet; it belongs in 'theme' · did you mean 'theme: {dimming: {opacity: 0.4}}'? · guess: theme: {dimming: {opacity: 0.4}}"
    ),
    (
      "theme: {}\n    dimming: none",
      "unknown key 'dimming' in a sheet; it belongs in 'theme' · 'theme' is given here · guess: , dimming: none"
    ),
    (
      "limit: 10",
      "'limit' takes an edge, found the number '10' · did you mean '{inset: 10}'? · guess: {inset: 10}"
    ),
  ])
  func whatIsWrittenAsElsewhereIsSaidAsHere(line: String, expected: String) {
    #expect(Self.finding(line) == expected)
  }

  @Test(arguments: [
    (
      "Detents: [medium]",
      "unknown key 'Detents' in a sheet · did you mean 'detents'? · guess: detents"
    ),
    (
      "detents: [medium]\n    Initial: medium",
      "unknown key 'Initial' in a sheet · did you mean 'initial'? · guess: initial"
    ),
    ("Theme: {}", "unknown key 'Theme' in a sheet · did you mean 'theme'? · guess: theme"),
    (
      "swipe_mode: full",
      "unknown key 'swipe_mode' in a sheet · did you mean 'swipeMode'? · guess: swipeMode"
    ),
    (
      "Style: form",
      "'style' is written in a variant, under 'variants' · it is written as 'variants: {regularWidth: {style: form}}'"
    ),
    (
      "theme: {CORNER_RADIUS: 3}",
      "unknown key 'CORNER_RADIUS' in a theme · did you mean 'cornerRadius'? · guess: cornerRadius"
    ),
    (
      "kind: persistent",
      "unknown key 'kind' in a sheet; here it is 'presentation: persistent' · guess: presentation"
    ),
    (
      "kind: rubberBand",
      "unknown key 'kind' in a sheet; it belongs in 'resistance' · did you mean 'resistance: {kind: rubberBand}'? · guess: resistance: {kind: rubberBand}"
    ),
    ("kind: foo", "unknown key 'kind' in a sheet; it belongs in 'resistance'"),
    (
      "detents: [{id: form, height: 300}, {fraction: 0.5, min: form}]",
      "'min' takes points, found the detent 'form'; its height is '{detent: form}' · guess: {detent: form}"
    ),
    (
      "detents: [{id: form, height: 300}, {fraction: 0.5, min: from}]",
      "'min' takes a number of points or '{detent: …}' with a detent's id, found 'from'"
    ),
    (
      "detents: {medium, maxHeight}",
      "'detents' takes a list of detents, but a mapping starts here; write '[medium, maxHeight]' · guess: [medium, maxHeight]"
    ),
    (
      "detents: {medium: , large: true}",
      "'detents' takes a list of detents, but a mapping starts here; write '[medium, maxHeight]' · guess: [medium, maxHeight]"
    ),
    (
      "detents:\n      medium: true\n      maxHeight:",
      "'detents' takes a list of detents, but a mapping starts here; write '[medium, maxHeight]' · guess: - medium, - maxHeight"
    ),
    (
      "grabber: true",
      "unknown key 'grabber' in a sheet; it belongs in 'theme' · did you mean 'theme: {grabber: {}}'? · guess: theme: {grabber: {}}"
    ),
    (
      "grabber: false",
      "unknown key 'grabber' in a sheet; it belongs in 'theme' · did you mean 'theme: {grabber: none}'? · guess: theme: {grabber: none}"
    ),
    (
      "grabber: none",
      "unknown key 'grabber' in a sheet; it belongs in 'theme' · did you mean 'theme: {grabber: none}'? · guess: theme: {grabber: none}"
    ),
    (
      "grabber: leave",
      "unknown key 'grabber' in a sheet; it belongs in 'theme' or 'taps' · did you mean 'taps: {grabber: leave}'? · guess: taps: {grabber: leave}"
    ),
    (
      "theme: {}\n    grabber: true",
      "unknown key 'grabber' in a sheet; it belongs in 'theme' · 'theme' is given here; write 'grabber: {}' in it · guess: , grabber: {}"
    ),
    (
      "theme: {cornerRadius: 16px}",
      "'16px' has 'px' after the number; 'cornerRadius' takes a number of points · did you mean 16? · guess: 16"
    ),
    (
      "cornerRadius: 16px",
      "unknown key 'cornerRadius' in a sheet; it belongs in 'theme' or 'theme.grabber' · did you mean 'theme: {cornerRadius: 16}'? · guess: theme: {cornerRadius: 16}"
    ),
    (
      "preferredCornerRadius: 16dp",
      "unknown key 'preferredCornerRadius' in a sheet; here it is 'theme: {cornerRadius: 16}' · guess: theme: {cornerRadius: 16}"
    ),
    (
      "theme: {}\n    dimming:\n      opacity: 1",
      "unknown key 'dimming' in a sheet; it belongs in 'theme' · 'theme' is given here"
    ),
    (
      "detents: [300px]",
      "'300px' is not a detent; points are '{height: 300}' · guess: {height: 300}"
    ),
    ("detents: [{height: 300dp}]", "'300dp' has 'dp' after the number; write 300 · safe: 300"),
    ("detents: [{height: 300.dp}]", "'300.dp' has 'dp' after the number; write 300 · safe: 300"),
    (
      "prefersGrabberVisible: no",
      "unknown key 'prefersGrabberVisible' in a sheet; here it is 'theme: {grabber: none}' · guess: theme: {grabber: none}"
    ),
    (
      "backdropAlpha: 40%",
      "unknown key 'backdropAlpha' in a sheet; here it is 'theme: {dimming: {opacity: 0.4}}' · guess: theme: {dimming: {opacity: 0.4}}"
    ),
    (
      "allowsTapToDismiss: yes",
      "unknown key 'allowsTapToDismiss' in a sheet; here it is 'taps: {outside: leave}' · guess: taps: {outside: leave}"
    ),
    (
      "header: {leading: {name: Close, symbol: xmark, action: dismiss}}",
      "unknown key 'name' in a button; here it is 'accessibilityLabel: Close' · guess: accessibilityLabel"
    ),
    (
      "header: {leading: {name: Close, action: dismiss}}",
      "unknown key 'name' in a button; here it is 'title: Close' · guess: title"
    ),
  ])
  func aKeyIsMeantWhereItsValueFits(line: String, expected: String) {
    #expect(Self.finding(line) == expected)
  }

  @Test(arguments: [
    (
      "detents: [{fraction: 1/2}]",
      "'1/2' is a division, which is not read; 'fraction' takes a number from 0 to 1 · did you mean 0.5? · guess: 0.5"
    ),
    (
      "detents: [{fraction: 50%}]",
      "'50%' has a percent sign; 'fraction' takes a number from 0 to 1 · did you mean 0.5? · guess: 0.5"
    ),
    (
      "detents:\n      - fraction: 0,5",
      "'0,5' has a comma, which is not read; 'fraction' takes a number from 0 to 1 · did you mean 0.5? · guess: 0.5"
    ),
    (
      "detents:\n      - height: 1,000",
      "'1,000' has a comma, which is not read; write 1000 or 1.000"
    ),
    (
      "detents: [{height: 44 + 10}]",
      "'height' takes a number of points, found '44 + 10'"
    ),
    (
      "detents: [{height: 44pt}]",
      "'44pt' has 'pt' after the number; write 44 · safe: 44"
    ),
    (
      "detents: [{height: 44px}]",
      "'44px' has 'px' after the number; 'height' takes a number of points · did you mean 44? · guess: 44"
    ),
    (
      "detents: [{height: 50%}]",
      "'50%' has a percent sign; a part of the limit is 'fraction: 0.5' · guess: fraction, 0.5"
    ),
    (
      "width: {max: 50%}",
      "'50%' has a percent sign; a part is '{fraction: 0.5}' · guess: {fraction: 0.5}"
    ),
    (
      "header: {height: 50%}",
      "'50%' has a percent sign; 'height' takes a number of points"
    ),
    (
      "detents: [300pt]",
      "'300pt' is not a detent; points are '{height: 300}' · guess: {height: 300}"
    ),
    (
      "detents: {half: {fraction: 0.5}, full: maxHeight}",
      "'detents' takes a list of detents, but a mapping starts here; write '[{id: half, fraction: 0.5}, {id: full, at: maxHeight}]' · guess: [{id: half, fraction: 0.5}, {id: full, at: maxHeight}]"
    ),
    (
      "haptics: enabled",
      "'haptics' takes 'true' or 'false', found 'enabled' · did you mean 'true'? · guess: true"
    ),
    (
      "theme: {motion: {settle: {duration: 300ms}}}",
      "'300ms' is in milliseconds; durations are in seconds; 'duration' takes a number of seconds · did you mean 0.3? · guess: 0.3"
    ),
    (
      "theme: {motion: {settle: {duration: 5ms}}}",
      "'5ms' is in milliseconds; durations are in seconds; 'duration' takes a number of seconds · did you mean 0.005? · guess: 0.005"
    ),
    (
      "detents: [50%]",
      "'50%' is not a detent; a part of the limit's height is '{fraction: …}', a number from 0 to 1 · did you mean '{fraction: 0.5}'? · guess: {fraction: 0.5}"
    ),
    (
      "detents: [0.5]",
      "'detents' takes a detent, found the number '0.5'; a part of the limit's height is '{fraction: 0.5}' · guess: {fraction: 0.5}"
    ),
    (
      "detents: [300]",
      "'detents' takes a detent, found the number '300'; points are '{height: 300}' · guess: {height: 300}"
    ),
    (
      "detents: [{at: 0.5}]",
      "'at' takes a word, found '0.5'; a part of the limit is 'fraction' · guess: fraction"
    ),
    (
      "dismiss: {velocity: 700pt/s}",
      "'700pt/s' has 'pt/s' after the number; write 700 · safe: 700"
    ),
    (
      "release: {deceleration: 800 pt/s²}",
      "'800 pt/s²' has 'pt/s²' after the number; write 800 · safe: 800"
    ),
    (
      "release: {policy: lookahead, lookahead: 0.3s}",
      "'0.3s' has 's' after the number; write 0.3 · safe: 0.3"
    ),
    (
      "release: {policy: lookahead, lookahead: 0.3pt/s}",
      "'0.3pt/s' has 'pt/s' after the number; 'lookahead' takes a number of seconds"
    ),
    (
      "content: {inputs: [text]}",
      "'inputs' takes 'true' or 'false', but a sequence starts here"
    ),
    (
      "content: {inputs: [true]}",
      "'inputs' takes 'true' or 'false', but a sequence starts here · guess: true"
    ),
    (
      "content: {typicalHeight: [tall]}",
      "'typicalHeight' takes a number of points, but a sequence starts here"
    ),
    (
      "keyboard: [up]",
      "'keyboard' takes 'raise', 'expand', 'inset' or 'ignore', but a sequence starts here"
    ),
    (
      "dismiss: false",
      "'dismiss' takes a mapping of 'swipe', 'distance', 'velocity', 'escape' and 'confirm', found 'false' · did you mean '{swipe: false}'? · guess: {swipe: false}"
    ),
    (
      "footer: 64",
      "'footer' takes a mapping of 'height', or 'none', found '64' · did you mean '{height: 64}'? · guess: {height: 64}"
    ),
    (
      "detents: [large]",
      "'large' is not a detent; use 'headerOnly', 'fitContent', 'medium', 'maxHeight' or a mapping such as '{height: 300}' · did you mean 'maxHeight'? · guess: maxHeight"
    ),
    (
      "detents: [{name: low, height: 96}]",
      "unknown key 'name' in a detent; here it is 'id: low' · guess: id"
    ),
    (
      "variants: {landscape: {haptics: true}}",
      "unknown key 'landscape' in 'variants'; here it is 'compactHeight: {haptics: true}' · guess: compactHeight"
    ),
    (
      "passthrough: true",
      "'true' is not a passthrough; use 'never', 'always' or '{through: …}' with 'smallest' or a detent's id · did you mean 'always'? · guess: always"
    ),
    (
      "detents: [{id: large, maxheight: true}]",
      "unknown key 'maxheight' in a detent; 'maxHeight' is a word: '- maxHeight', or 'at: maxHeight' beside other keys · guess: at: maxHeight"
    ),
    (
      "detents:\n      - medium: true",
      "unknown key 'medium' in a detent; 'medium' is a word: '- medium', or 'at: medium' beside other keys · guess: medium"
    ),
  ])
  func spellings(line: String, expected: String) {
    #expect(Self.finding(line) == expected)
  }

  @Test func aSheetIsNotToldToExtendWhatIsBuiltOnIt() {
    let text =
      "sheets:\n  a: {extends: base, detents: [medium]}\n  b: {extends: a}\n  c: {extends: b}\n"

    #expect(Self.all(text) == "'a' extends 'base', which is not declared")
    #expect(
      Self.all(text + "  bass: {abstract: true}\n")
        == "'a' extends 'base', which is not declared; use 'bass' · did you mean 'bass'? · guess: bass"
    )
  }

  @Test(arguments: [
    (
      "theme: dark",
      "theme 'dark' is not declared; no theme but 'system' is"
    ),
    (
      "extends: base",
      "'cart' extends 'base', which is not declared"
    ),
    (
      "dimming: none",
      "unknown key 'dimming' in a sheet; it belongs in 'theme' · did you mean 'theme: {dimming: none}'? · guess: theme: {dimming: none}"
    ),
    (
      "animation: none",
      "unknown key 'animation' in a sheet; here it is 'theme: {motion: …}'"
    ),
    (
      "theme: {shadow: {offset: 4}}",
      "'offset' takes a mapping of 'width' and 'height', found '4' · did you mean '{width: 4}' or '{height: 4}'?"
    ),
    (
      "width: 400",
      "'width' takes a mapping of 'max', 'follows', 'align' and 'margins', or 'none', found '400' · did you mean '{max: 400}'? · guess: {max: 400}"
    ),
    (
      "keyboard: {raise: true}",
      "'keyboard' takes 'raise', 'expand', 'inset' or 'ignore', but a mapping starts here"
    ),
    (
      "theme: {dimming: {follows: presented}}",
      "'presented' is not a value of 'follows'; use 'presentation' or 'height'"
    ),
    (
      "detents: [{height: 9, from: bottom}]",
      "'bottom' is not a value of 'from'; use 'edge'"
    ),
    (
      "header: {trailing: {title: Done}}",
      "a button needs an 'action': 'dismiss', 'back' or a name of the app's own"
    ),
    (
      "header: {trailing: done}",
      "'done' is not a button; use 'close', 'back' or a mapping such as '{title: Done, action: dismiss}' · guess: {title: Done, action: dismiss}"
    ),
  ])
  func alternatives(line: String, expected: String) {
    #expect(Self.finding(line) == expected)
  }

  @Test(arguments: [
    "versio: 1\n", "nitalversion: 1\n", "[version]: 1\n", "*version : 1\n", "%version: 1\n",
    "!version: 1\n", "!\n", "?\n",
  ])
  func filesWithoutAVersionHaveNoSecondFault(text: String) {
    #expect(Compilation(["a.yaml": text]).errors.count == 1)
  }

  @Test(arguments: [
    // A misspelt key, and what follows of it.
    (
      "sheets:\n  cart:\n    detent: [medium]\n    initial: large\n",
      "unknown key 'detent' in a sheet · did you mean 'detents'? · guess: detents"
    ),
    (
      "sheets: {cart: {zzz: 1}}\n",
      "unknown key 'zzz' in a sheet; 'sheetc explain sheet' lists its keys"
    ),
    (
      "sheets:\n  cart:\n    free: true\n    initial: medium\n",
      "'free' takes a mapping of 'min' and 'max', found 'true' · it is written as 'free: {min: {height: 140}}'"
    ),
    (
      "sheets:\n  cart:\n\tdetents: [medium]\n",
      "indentation uses a tab; indent with spaces · inside 'sheets' · guess:     "
    ),
    (
      "themes: {card: 3}\nsheets:\n  cart: {theme: card, detents: [medium]}\n",
      "the theme 'card' is a mapping, found '3'"
    ),
    (
      "theme: {card: {}}\nsheets:\n  cart: {theme: card, detents: [medium]}\n",
      "unknown key 'theme' in a sheets file · did you mean 'themes'? · guess: themes"
    ),
    (
      "sheets:\n  base: 3\n  cart: {extends: base, detents: [medium]}\n",
      "the sheet 'base' is a mapping, found '3'"
    ),
    (
      "sheets:\n  cart:\n    detents [medium]\n",
      "':' is missing after 'detents' · guess: :"
    ),
    (
      "sheets:\n  cart:\n    zzz [medium]\n",
      "the sheet 'cart' is a mapping, found 'zzz [medium]'"
    ),
    (
      "sheets:\n  cart: {detents: [{measured: rows, mni: 3}]}\n",
      "unknown key 'mni' in a detent · did you mean 'min'? · guess: min"
    ),
    (
      "sheets:\n  cart:\n    detents: [medium]\n    sum\u{1}mary: Cart\n",
      "U+0001 is a control character; remove it · guess: "
    ),
    (
      "sheets:\n  cart:\n    detents: [medium]\n    \"sum\\x01mary\": Cart\n",
      "'\\x01' puts U+0001 into the text; only '\\n' and '\\t' of the control characters may be in it"
    ),
    // What is quoted is cut.
    (
      "sheets:\n  cart: {initial: \(String(repeating: "k", count: 300)), detents: [medium]}\n",
      "'\(String(repeating: "k", count: 40))…' is not a detent id; it has 300 bytes, and the most is 256"
    ),
    // Two mistakes that are two.
    (
      "sheets:\n  place map:\n    detents: [medium]\n    haptics: 1\n",
      """
      'place map' is not a sheet name; ' ' cannot stand there, only ASCII letters, digits, '_' and '-', a letter first · did you mean 'placeMap'? · guess: placeMap
      'haptics' takes 'true' or 'false', found '1' · did you mean 'true'? · guess: true
      """
    ),
    (
      "sheets:\n  cart: {detents: [{height: 9, id: headerOnly}, {height: 8, id: headerOnly}]}\n",
      """
      'headerOnly' is not a detent id here; it is the word of another form, so choose another
      'headerOnly' is not a detent id here; it is the word of another form, so choose another
      """
    ),
    (
      "sheets:\n  cart: {detents: [{height: x, id: y}, {id: no}]}\n",
      """
      'height' takes a number of points, found 'x'
      'y' is not a detent id; other YAML tools read it as a flag, so choose another
      'no' is not a detent id; other YAML tools read it as a flag, so choose another
      a detent needs its height: 'at', 'height', 'fraction', 'topInset' or 'measured'
      """
    ),
    (
      "sheets:\n  cart: {sumary: x, detents: [medium]}\n  list: {haptics: true}\n",
      """
      unknown key 'sumary' in a sheet · did you mean 'summary'? · guess: summary
      'list' has neither 'detents' nor 'free'; it needs one of them
      """
    ),
    // What a misspelt key stands for is read too.
    (
      "sehets:\n  cart:\n    detnets: [{height: x}]\n    initail: 3\n",
      """
      unknown key 'sehets' in a sheets file · did you mean 'sheets'? · guess: sheets
      unknown key 'detnets' in a sheet · did you mean 'detents'? · guess: detents
      unknown key 'initail' in a sheet · did you mean 'initial'? · guess: initial
      'height' takes a number of points, found 'x'
      'initial' names a detent by its id, found the number '3'; give the detent an 'id' and write that here
      """
    ),
    // A merge key says where it is used.
    (
      "x-base: &base {haptics: 1, detents: [medium]}\nsheets:\n  cart:\n    <<: *base\n",
      "'haptics' takes 'true' or 'false', found '1' · did you mean 'true'? · it is used here · guess: true"
    ),
    (
      "themes: {card: {}}\nsheets:\n  cart: {detents: [medium], theme: dark}\n",
      "theme 'dark' is not declared; use 'card' or 'system'"
    ),
  ])
  func wholeFiles(text: String, expected: String) {
    #expect(Self.all(text) == expected)
  }
}
