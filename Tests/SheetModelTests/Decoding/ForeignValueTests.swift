import SheetDiagnostics
import Testing

@testable import SheetModel

/// A team that comes from UIKit, SwiftUI or a style sheet writes values as they are written there.
@Suite struct ForeignValueTests {
  @Test(arguments: [
    (
      "presentationBackgroundInteraction: enabled(upThrough: .medium)",
      "'enabled(upThrough: .medium)' is Swift; here it is 'passthrough: {through: medium}' · inside 'cart' · guess: passthrough: {through: medium}"
    ),
    (
      "presentationBackgroundInteraction: .disabled",
      "unknown key 'presentationBackgroundInteraction' in a sheet; here it is 'passthrough: never' · guess: passthrough: never"
    ),
    (
      "presentationBackgroundInteraction: .enabled(upThrough: .height(120))",
      "'.enabled(upThrough: .height(120))' is Swift; here it is 'passthrough: {through: height120}' · inside 'cart' · guess: passthrough: {through: height120}"
    ),
    (
      "passthrough: {upTo: .medium}",
      "unknown key 'upTo' in 'passthrough'; here it is 'through: medium' · guess: through: medium"
    ),
    (
      "passthrough: {detent: medium}",
      "unknown key 'detent' in 'passthrough'; here it is 'through: medium' · guess: through"
    ),
    (
      "content: {textInput: true}",
      "unknown key 'textInput' in 'content'; here it is 'inputs: true' · guess: inputs: true"
    ),
    (
      "content: {textInput}",
      "unknown key 'textInput' in 'content'; here it is 'inputs: true' · guess: inputs: true"
    ),
    (
      "content: {scrollable: yes}",
      "unknown key 'scrollable' in 'content'; here it is 'scrolls: true' · guess: scrolls: true"
    ),
    (
      "content: {closeButton: true}",
      "unknown key 'closeButton' in 'content'; here it is 'closes: control' · guess: closes: control"
    ),
    (
      "dismiss: {onTap: true}",
      "unknown key 'onTap' in 'dismiss'; in a sheet it is 'taps: {outside: leave}' · guess: taps: {outside: leave}"
    ),
    (
      "dismiss: {onTap: false, swipe: false}\n    taps: {grabber: none}",
      "unknown key 'onTap' in 'dismiss'; in a sheet it is 'taps: {outside: none}' · guess: , , outside: none"
    ),
    (
      "dismiss: {onTap: true}\n    taps: {grabber: none}",
      "unknown key 'onTap' in 'dismiss'; in a sheet it is 'taps: {outside: leave}' · guess: , , outside: leave"
    ),
    (
      "dismiss: {interactive: false}",
      "unknown key 'interactive' in 'dismiss'; here it is 'swipe: false' · guess: swipe: false"
    ),
    (
      "dismiss: {closeButton: true}",
      "unknown key 'closeButton' in 'dismiss'; a button that dismisses is 'header: {trailing: close}'"
    ),
    (
      "taps: {background: close}",
      "unknown key 'background' in 'taps'; here it is 'outside: leave' · guess: outside: leave"
    ),
    (
      "taps: {outside: true}",
      "'true' is not a value of 'outside'; use 'leave', 'smallest' or 'none' · did you mean 'leave'? · guess: leave"
    ),
    (
      "swipeMode: disabled",
      "'disabled' is not a swipe mode; use 'full', 'top' or 'none' · did you mean 'none'? · guess: none"
    ),
    (
      "swipeMode: .header",
      "'.header' is not a swipe mode; use 'full', 'top' or 'none' · did you mean 'top'? · guess: top"
    ),
    (
      "variants: {ipad: {haptics: true}}",
      "unknown key 'ipad' in 'variants'; here it is 'regularWidth: {haptics: true}' · guess: regularWidth"
    ),
    (
      "variants: {iPhone: {haptics: true}}",
      "unknown key 'iPhone' in 'variants'; the keys of the sheet itself are those for a phone held upright"
    ),
    (
      "variants: {landscape-phone: {haptics: true}}",
      "unknown key 'landscape-phone' in 'variants'; here it is 'compactHeight: {haptics: true}' · guess: compactHeight"
    ),
    (
      "header: {hidden: true}",
      "unknown key 'hidden' in 'header'; here it is 'header: none' · guess: none"
    ),
    (
      "header: {hidden: false, height: 40}",
      "unknown key 'hidden' in 'header'; 'header' is there when it is written, as 'header: {}' · guess: "
    ),
    (
      "header:\n      isVisible: false",
      "unknown key 'isVisible' in 'header'; here it is 'header: none' · guess:  none"
    ),
    (
      "theme: {grabber: {visible: false}}",
      "unknown key 'visible' in 'grabber'; here it is 'grabber: none' · guess: none"
    ),
    (
      "header: {closeButton: true}",
      "unknown key 'closeButton' in 'header'; here it is 'trailing: close' · guess: trailing: close"
    ),
    (
      "detents: [.large(), UISheetPresentationController.Detent.medium()]",
      """
      '.large()' is not a detent; use 'headerOnly', 'fitContent', 'medium', 'maxHeight' or a mapping such as '{height: 300}' · did you mean 'maxHeight'? · guess: maxHeight
      'UISheetPresentationController.Detent.medium()' is not a detent; use 'headerOnly', 'fitContent', 'medium', 'maxHeight' or a mapping such as '{height: 300}' · did you mean 'medium'? · guess: medium
      """
    ),
    (
      "detents: [.custom(300), .custom(0.4)]",
      """
      '.custom(300)' is not a detent; here it is '{height: 300}' · guess: {height: 300}
      '.custom(0.4)' is not a detent; here it is '{fraction: 0.4}' · guess: {fraction: 0.4}
      """
    ),
    (
      "detents: [.fraction(0.3), .height(200), .absolute(150)]",
      """
      '.fraction(0.3)' is not a detent; here it is '{fraction: 0.3}' · guess: {fraction: 0.3}
      '.height(200)' is not a detent; here it is '{height: 200}' · guess: {height: 200}
      '.absolute(150)' is not a detent; here it is '{height: 150}' · guess: {height: 150}
      """
    ),
    (
      "detents: [{fraction: 0,5}]",
      "'0,5' has a comma, which parts entries here; write 0.5 · guess: 0.5"
    ),
    (
      "detents: [{height: 1,200}]",
      "'1,200' has a comma, which parts entries here; write 1200 or 1.200"
    ),
    (
      "detents: [{fraction: \"0,5\"}]",
      "'fraction' takes a number from 0 to 1, found the text '0,5' · did you mean 0.5? · guess: 0.5"
    ),
    (
      "theme: {background: rgba(0,0,0,0.5)}",
      "'rgba(0,0,0,0.5)' is not a colour; use 'clear', a quoted '#RRGGBB' or a mapping such as '{system: label}' · did you mean '\"#00000080\"'? · guess: \"#00000080\""
    ),
    (
      "theme: {background: \"rgb(255, 0, 128)\"}",
      "'rgb(255, 0, 128)' is not a colour; use 'clear', a quoted '#RRGGBB' or a mapping such as '{system: label}' · did you mean '\"#FF0080\"'? · guess: \"#FF0080\""
    ),
    (
      "theme: {background: UIColor.black}",
      "'UIColor.black' is not a colour; use 'clear', a quoted '#RRGGBB' or a mapping such as '{system: label}' · did you mean '\"#000000\"'? · guess: \"#000000\""
    ),
    (
      "theme: {background: .black}",
      "'.black' is not a colour; use 'clear', a quoted '#RRGGBB' or a mapping such as '{system: label}' · did you mean '\"#000000\"'? · guess: \"#000000\""
    ),
    (
      "theme: {background: Color.red}",
      "'Color.red' is not a colour; use 'clear', a quoted '#RRGGBB' or a mapping such as '{system: label}' · did you mean '{system: systemRed}'? · guess: {system: systemRed}"
    ),
    (
      "theme: {background: UIColor.red}",
      "'UIColor.red' is not a colour; use 'clear', a quoted '#RRGGBB' or a mapping such as '{system: label}' · did you mean '\"#FF0000\"'? · guess: \"#FF0000\""
    ),
    (
      "theme: {background: Color(\"Brand/Surface\").opacity(0.5)}",
      "'Color(\"Brand/Surface\").opacity(0.5)' is not a colour; use 'clear', a quoted '#RRGGBB' or a mapping such as '{system: label}' · did you mean '{asset: Brand/Surface, opacity: 0.5}'? · guess: {asset: Brand/Surface, opacity: 0.5}"
    ),
    (
      "theme: {background: Color(.systemBackground)}",
      "'Color(.systemBackground)' is not a colour; use 'clear', a quoted '#RRGGBB' or a mapping such as '{system: label}' · did you mean '{system: systemBackground}'? · guess: {system: systemBackground}"
    ),
    (
      "theme: {background: .black.opacity(0.4)}",
      "'.black.opacity(0.4)' is not a colour; use 'clear', a quoted '#RRGGBB' or a mapping such as '{system: label}' · did you mean '\"#00000066\"'? · guess: \"#00000066\""
    ),
    (
      "theme: {background: 0xFF8800}",
      "'0xFF8800' is not a colour; use 'clear', a quoted '#RRGGBB' or a mapping such as '{system: label}' · did you mean '\"#FF8800\"'? · guess: \"#FF8800\""
    ),
    (
      "theme: {background: \"#FFF8\"}",
      "'#FFF8' has 4 digits; a colour has 3, 6 or 8 · did you mean '#FFFFFF88'? · guess: \"#FFFFFF88\""
    ),
    (
      "theme: {background: {light: rgb(0,0,0), dark: white}}",
      "'rgb(0,0,0)' is not a colour; use 'clear', a quoted '#RRGGBB' or a mapping such as '{system: label}' · did you mean '\"#000000\"'? · guess: \"#000000\""
    ),
    (
      "theme:\n      background: UIColor(red: 0.2, green: 51/255, blue: 0, alpha: 0.5)",
      "'UIColor(red: 0.2, green: 51/255, blue: 0, alpha: 0.5)' is Swift; here it is '\"#33330080\"' · inside 'theme' · guess: \"#33330080\""
    ),
    (
      "theme:\n      background: UIColor(named: \"Surface\")",
      "'UIColor(named: \"Surface\")' is Swift; here it is '{asset: Surface}' · inside 'theme' · guess: {asset: Surface}"
    ),
    (
      "header: {title: Pay (now, or later)}",
      "'Pay (now, or later)' is cut at its ','; quote the text · guess: \"Pay (now, or later)\""
    ),
    (
      "theme: {}\n    prefersGrabberVisible: false\n    grabberColor: clear",
      """
      unknown key 'prefersGrabberVisible' in a sheet; here it is 'theme: {grabber: none}' · 'theme' is given here · guess: , grabber: none
      unknown key 'grabberColor' in a sheet; here it is 'theme: {grabber: {color: clear}}' · 'theme' is given here · guess: , grabber: {color: clear}
      """
    ),
  ])
  func whatIsWrittenHereIsSaid(line: String, expected: String) {
    #expect(MessageTests.finding(line) == expected)
  }

  @Test(arguments: [
    (
      "sheets: {map: {detents: [medium]}}\npay: {detents: [medium]}\n",
      "unknown key 'pay' in a sheets file; if it is a sheet, indent it under 'sheets:' · 'sheets' is here"
    ),
    (
      "card:\n  cornerRadius: 3\n",
      "unknown key 'card' in a sheets file; if it is a theme, indent it under 'themes:' · guess: themes:\n  ,   "
    ),
    (
      "sheets:\n  - id: pay\n    detents: [medium]\n",
      "'sheets' takes a mapping of sheets by name, but a sequence starts here; one is written as 'pay:', without '-' · guess: pay:"
    ),
  ])
  func whereASheetStandsIsSaid(text: String, expected: String) {
    #expect(MessageTests.all(text) == expected)
  }

  @Test(arguments: [
    (".medium", "medium"), (".medium()", "medium"), ("Detent.medium()", "medium"),
    ("UISheetPresentationController.Detent.large()", "large"), ("medium", "medium"),
    (".height(300)", ".height(300)"), ("1.5", "1.5"), ("a.b c", "a.b c"), (".", "."),
    ("x(", "x("), ("a..b", "a..b"), ("", ""),
  ])
  func theMemberOfATypeIsAWord(text: String, word: String) {
    #expect(SwiftExpression.word(of: text) == word)
  }

  @Test(arguments: [
    ("UIColor(white: 0, alpha: 0.5)", "\"#00000080\""), ("Color(hex: \"#102030\")", "\"#102030\""),
    (".systemBackground", "{system: systemBackground}"), ("Color.primary", "{system: label}"),
    ("Color(uiColor: .label)", "{system: label}"), ("UIColor.clear", "clear"),
    ("rgba(255, 0, 0, 1)", "\"#FF0000\""), ("transparent", "clear"),
    ("UIColor.label.withAlphaComponent(0.5)", "{system: label, opacity: 0.5}"),
    ("rgb(300, 0, 0)", nil), ("UIColor(patternImage: x)", nil), ("brand", nil), ("rgba(0,0)", nil),
    ("UIColor()", nil), ("Color(\"a b\")", nil), (".black.resolved()", nil),
  ])
  func aColourIsFoundWhereItIsCertain(written: String, text: String?) {
    #expect(ForeignColor(written)?.text == text)
  }
}
