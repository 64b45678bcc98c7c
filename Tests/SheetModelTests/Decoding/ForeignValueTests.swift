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
      "theme: {background: {asset: \"#FFFFFF\"}}",
      "'#FFFFFF' is a colour, not the name of one; it stands without 'asset', as '\"#FFFFFF\"' · guess: \"#FFFFFF\""
    ),
    (
      "theme: {background: {asset: '#FFF', opacity: 0.5}}",
      "'#FFF' is a colour, not the name of one; it stands without 'asset', as '\"#FFF\"'"
    ),
    (
      "header: {trailing: Save changes}",
      "'Save changes' is not a button; use 'close', 'back' or a mapping such as '{title: Save changes, action: saveChanges}' · guess: {title: Save changes, action: saveChanges}"
    ),
    (
      "header: {trailing: ok}",
      "'ok' is not a button; use 'close', 'back' or a mapping of 'title', 'symbol', 'accessibilityLabel' and 'action'"
    ),
    (
      "threshold: 0.3",
      "unknown key 'threshold' in a sheet; here it is 'dismiss: {distance: 0.3}' · guess: dismiss: {distance: 0.3}"
    ),
    (
      "velocityThreshold: 900",
      "unknown key 'velocityThreshold' in a sheet; a flick that dismisses is as fast as 'dismiss: {velocity: …}', one to the next detent as 'release: {velocity: …}'"
    ),
    (
      "zIndex: 3",
      "unknown key 'zIndex' in a sheet; bars and what lies over what stay in Swift"
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
    (
      "detents: [{custom: 300}]",
      "unknown key 'custom' in a detent; here it is 'height: 300' · guess: height"
    ),
    (
      "detents: [{height: .infinity}]",
      "'height' takes a number of points, found '.infinity' · that height is a word: 'maxHeight', or 'at: maxHeight' beside other keys · guess: at: maxHeight"
    ),
    (
      "detents: [{height: auto, id: a}]",
      "'height' takes a number of points, found 'auto' · that height is a word: 'fitContent', or 'at: fitContent' beside other keys · guess: at: fitContent"
    ),
    (
      "detents: [{height: CGFloat(300)}]",
      "'height' takes a number of points, found 'CGFloat(300)' · did you mean 300? · guess: 300"
    ),
    (
      "detents: [{medium: {id: a}}]",
      "'medium' is no key of a detent; with options the word is '{at: medium, id: a}' · guess: {at: medium, id: a}"
    ),
    (
      "detents: [{id: .small, height: 200}]",
      "'.small' is not a detent id; '.' cannot stand there, only ASCII letters, digits, '_' and '-', a letter first · did you mean 'small'? · guess: small"
    ),
    (
      "detents: [{id: \"my detent\", height: 200}]",
      "'my detent' is not a detent id; ' ' cannot stand there, only ASCII letters, digits, '_' and '-', a letter first · did you mean 'myDetent'? · guess: myDetent"
    ),
    (
      "detents: .medium",
      "'detents' takes a list of detents, found '.medium' · guess: [medium]"
    ),
    (
      "detents: .height(300)",
      "'detents' takes a list of detents, found '.height(300)' · guess: [{height: 300}]"
    ),
    (
      "detents: [.init(height: 300)]",
      "'.init(height: 300)' is Swift, and not a detent; here it is '{height: 300}' · guess: {height: 300}"
    ),
    (
      "initial: .medium",
      "'initial' names a detent by its id, found '.medium'; the ids here are 'medium' and 'maxHeight' · did you mean 'medium'? · guess: medium"
    ),
    (
      "initial: .large()",
      "'initial' names a detent by its id, found '.large()'; the ids here are 'medium' and 'maxHeight' · did you mean 'maxHeight'? · guess: maxHeight"
    ),
    (
      "passthrough: {through: .medium}",
      "'through' names a detent by its id, found '.medium'; the ids here are 'medium' and 'maxHeight' · did you mean 'medium'? · guess: medium"
    ),
    (
      "modalPresentationStyle: .pageSheet",
      "unknown key 'modalPresentationStyle' in a sheet; here it is 'variants: {regularWidth: {style: page}}' · guess: variants: {regularWidth: {style: page}}"
    ),
    (
      "modalPresentationStyle: formSheet",
      "unknown key 'modalPresentationStyle' in a sheet; here it is 'variants: {regularWidth: {style: form}}' · guess: variants: {regularWidth: {style: form}}"
    ),
    (
      "presentationBackground: .ultraThinMaterial",
      "unknown key 'presentationBackground' in a sheet; here it is 'theme: {background: {material: thin}}' · guess: theme: {background: {material: thin}}"
    ),
    (
      "backgroundColor: .systemBackground",
      "unknown key 'backgroundColor' in a sheet; here it is 'theme: {background: {system: systemBackground}}' · guess: theme: {background: {system: systemBackground}}"
    ),
    (
      "theme: {background: .regularMaterial}",
      "'.regularMaterial' is not a colour; a material is written as '{material: regular}' · guess: {material: regular}"
    ),
    (
      "theme: {background: UIBlurEffect(style: .systemThinMaterial)}",
      "'UIBlurEffect(style: .systemThinMaterial)' is Swift; here it is '{material: thin}' · inside the mapping that begins here · guess: {material: thin}"
    ),
    (
      "theme: {background: [255, 0, 0]}",
      "a colour is not written in parts; here it is '\"#FF0000\"' · guess: \"#FF0000\""
    ),
    (
      "theme: {background: {r: 0, g: 0, b: 0, a: 1}}",
      "a colour is not written in parts; here it is '\"#000000\"' · guess: \"#000000\""
    ),
    (
      "theme: {background: {hex: \"#FFF\", alpha: 0.5}}",
      "a colour is not written in parts; here it is '\"#FFFFFF80\"' · guess: \"#FFFFFF80\""
    ),
    (
      "theme: {corners: all}",
      "'corners' takes a list of corners, found 'all'; here it is '[topLeading, topTrailing, bottomLeading, bottomTrailing]' · guess: [topLeading, topTrailing, bottomLeading, bottomTrailing]"
    ),
    (
      "theme: {corners: .top}",
      "'corners' takes a list of corners, found '.top'; here it is '[topLeading, topTrailing]' · guess: [topLeading, topTrailing]"
    ),
    (
      "theme: {shadow: {x: 0, blur: 10}}",
      """
      unknown key 'x' in 'shadow'; here it is 'offset: {width: 0}' · guess: offset: {width: 0}
      unknown key 'blur' in 'shadow'; here it is 'radius: 10' · guess: radius: 10
      """
    ),
    (
      "theme: {dimming: black}",
      "'dimming' takes a mapping of 'color', 'opacity', 'blur', 'follows', 'minimumOpacity', 'whilePassing' and 'shadow', or 'none', found 'black' · did you mean '{color: \"#000000\"}'? · guess: {color: \"#000000\"}"
    ),
    (
      "theme: {dimming: {blur: true, alpha: 0.3}}",
      """
      'true' is not a blur; use 'none', 'thin', 'regular' or 'thick' · did you mean 'regular'? · guess: regular
      unknown key 'alpha' in 'dimming'; here it is 'opacity: 0.3' · guess: opacity: 0.3
      """
    ),
    (
      "theme: {grabber: hidden}",
      "'grabber' takes a mapping of 'size', 'color', 'cornerRadius', 'topMargin', 'placement', 'background' and 'accessibilityLabel', or 'none', found 'hidden' · did you mean 'none'? · guess: none"
    ),
    (
      "theme: {grabber: {width: 40, height: 5}}",
      """
      unknown key 'width' in 'grabber'; here it is 'size: {width: 40}' · guess: size: {width: 40}
      unknown key 'height' in 'grabber'; here it is 'size: {height: 5}' · guess: size: {height: 5}
      """
    ),
    (
      "theme: {motion: {duration: 0.3}}",
      "unknown key 'duration' in 'motion'; each movement says its own, as 'appear: {duration: 0.3}'"
    ),
    (
      "theme: {motion: {appear: {curve: easeInOut}}}",
      "unknown key 'curve' in 'appear'; a movement is a spring: 'duration' or 'response', and 'damping'"
    ),
    (
      "header: {title: NSLocalizedString(\"cart.title\")}",
      "'NSLocalizedString(\"cart.title\")' is Swift; a text that is looked up is '{key: cart.title}' · guess: {key: cart.title}"
    ),
    (
      "header: {height: auto, title: Cart}",
      "'height' takes a number of points, found 'auto' · without 'height' it is measured · guess: "
    ),
    (
      "keyboard: .ignoresSafeArea",
      "'.ignoresSafeArea' is not a keyboard behaviour; use 'raise', 'expand', 'inset' or 'ignore' · did you mean 'ignore'? · guess: ignore"
    ),
    (
      "haptics: .light",
      "'haptics' takes 'true' or 'false', found '.light' · did you mean 'true'? · guess: true"
    ),
    (
      "dismiss: none",
      "'dismiss' cannot be removed; it takes a mapping of 'swipe', 'distance', 'velocity', 'escape' and 'confirm' · did you mean '{swipe: false}'? · guess: {swipe: false}"
    ),
    (
      "dismiss: {distance: 100}",
      "'distance' is 100; it ranges from 0 to 1 · it is a part of the smallest detent's height"
    ),
    (
      "dismiss: {confirm: \"Discard changes?\"}",
      "'confirm' takes 'true' or 'false', found 'Discard changes?' · 'confirm: true' asks the app, which asks the question in its own words · guess: true"
    ),
    (
      "content: CartView()",
      "'content' takes a mapping of keys such as 'sizing', 'navigation' and 'dynamicType', found 'CartView()' · did you mean '{type: CartView}'? · guess: {type: CartView}"
    ),
    (
      "content: {type: CartView.self}",
      "'CartView.self' is no name of the app's code; 'self' is Swift's own · did you mean 'CartView'? · guess: CartView"
    ),
    (
      "content: {scrolls: vertical}",
      "'scrolls' takes 'true' or 'false', found 'vertical' · did you mean 'true'? · guess: true"
    ),
    (
      "name: Pay Sheet",
      "'Pay Sheet' is not a Swift name; ' ' cannot stand there · did you mean 'PaySheet'? · guess: PaySheet"
    ),
    (
      "variants: {regularWidth: formSheet}",
      "'regularWidth' takes a mapping of a sheet's keys, or 'none', found 'formSheet' · did you mean '{style: form}'? · guess: {style: form}"
    ),
    (
      "interactiveDismissDisabled()",
      "'interactiveDismissDisabled()' is Swift; here it is 'dismiss: {swipe: false}' · inside 'cart'"
    ),
    (
      "prefersGrabberVisible = true",
      "'prefersGrabberVisible = true' has '=' where a key is followed by ': ' · inside 'cart' · guess: : "
    ),
    (
      "// a comment",
      "'// a comment' is no comment; one begins with '#' · inside 'cart' · guess: #"
    ),
    (
      "sheetPresentationController: {}",
      "unknown key 'sheetPresentationController' in a sheet; the keys of a behaviour stand in the sheet itself"
    ),
    (
      "onTapOutside: dismiss",
      "unknown key 'onTapOutside' in a sheet; here it is 'taps: {outside: leave}' · guess: taps: {outside: leave}"
    ),
    (
      "closeButton: true",
      "unknown key 'closeButton' in a sheet; here it is 'header: {trailing: close}' · guess: header: {trailing: close}"
    ),
    (
      "backgroundBlur: true",
      "unknown key 'backgroundBlur' in a sheet; here it is 'theme: {dimming: {blur: regular}}' · guess: theme: {dimming: {blur: regular}}"
    ),
    (
      "shadowRadius: 4",
      "unknown key 'shadowRadius' in a sheet; here it is 'theme: {shadow: {radius: 4}}' · guess: theme: {shadow: {radius: 4}}"
    ),
    (
      "headerHeight: 44",
      "unknown key 'headerHeight' in a sheet; here it is 'header: {height: 44}' · guess: header: {height: 44}"
    ),
    (
      "tintColor: .systemBlue",
      "unknown key 'tintColor' in a sheet; here it is 'theme: {header: {tint: {system: systemBlue}}}' · guess: theme: {header: {tint: {system: systemBlue}}}"
    ),
    (
      "scrollable: true",
      "unknown key 'scrollable' in a sheet; here it is 'content: {scrolls: true}' · guess: content: {scrolls: true}"
    ),
    (
      "peekHeight: 100",
      "unknown key 'peekHeight' in a sheet; a height is a detent, as 'detents: [{height: 300}, maxHeight]'"
    ),
    (
      "landscape: {haptics: true}",
      "unknown key 'landscape' in a sheet; here it is 'variants: {compactHeight: {haptics: true}}' · guess: variants: {compactHeight: {haptics: true}}"
    ),
    (
      "iPad: {style: form}",
      "unknown key 'iPad' in a sheet; here it is 'variants: {regularWidth: {style: form}}' · guess: variants: {regularWidth: {style: form}}"
    ),
    (
      "portrait: {haptics: true}",
      "unknown key 'portrait' in a sheet; the keys of the sheet itself are those for a phone held upright"
    ),
    (
      "orientation: portrait",
      "unknown key 'orientation' in a sheet; orientations are the app's; what differs in landscape is 'variants: {compactHeight: …}'"
    ),
    (
      "targets: [uikit]",
      "unknown key 'targets' in a sheet; it stands in 'sheetc.yaml'"
    ),
    (
      "version: 1",
      "unknown key 'version' in a sheet; it stands at the top level of the file"
    ),
    (
      "id: pay",
      "unknown key 'id' in a sheet; a sheet has its name as the key under 'sheets'"
    ),
    (
      "bottomMargin: 16",
      "unknown key 'bottomMargin' in a sheet; here it is 'width: {margins: {bottom: 16}}' · guess: width: {margins: {bottom: 16}}"
    ),
    (
      "padding: 16",
      "unknown key 'padding' in a sheet; content keeps its own margins, and those of the sheet are 'width: {margins: …}'"
    ),
    (
      "keyboard: {mode: raise}",
      "'keyboard' takes 'raise', 'expand', 'inset' or 'ignore', but a mapping starts here · guess: raise"
    ),
    (
      "haptics: {enabled: true}",
      "'haptics' takes 'true' or 'false', but a mapping starts here · guess: true"
    ),
    (
      "initial: {detent: medium}",
      "'initial' takes a detent id, 'smallest', 'largest' or 'hidden', but a mapping starts here · guess: medium"
    ),
    (
      "detents: (medium, large)",
      "'detents' takes a list of detents, found '(medium, large)' · guess: [medium, maxHeight]"
    ),
    (
      "detents: \"[medium, large]\"",
      "'detents' takes a list of detents, found '[medium, large]' · guess: [medium, maxHeight]"
    ),
    (
      "detents: [medium large]",
      "'medium large' is not a detent; part them by ',', as 'medium, maxHeight' · guess: medium, maxHeight"
    ),
    (
      "detents: [{when: ipad, height: 300}]",
      "'ipad' is not a size class; use 'compactHeight', 'regularHeight', 'compactWidth', 'regularWidth' or a list of them · did you mean 'regularWidth'? · guess: regularWidth"
    ),
    (
      "detents: [{height: 300, minimum: 100}]",
      "unknown key 'minimum' in a detent; here it is 'min: 100' · guess: min"
    ),
    (
      "theme: {id: card}",
      "unknown key 'id' in a theme; a sheet takes a theme by its name as 'theme: card'"
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
