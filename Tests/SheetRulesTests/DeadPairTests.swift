import Foundation
import SheetDiagnostics
import SheetRules
import Testing

/// The pairs of keys of which one leaves the other without effect: each is found at the key that means nothing, and
/// not found once the other is taken away.
@Suite struct DeadPairTests {
  /// One sheet, as its lines after `a:`; `«…»` is what is found, and `‹…›` what makes it so and is replaced by the
  /// text after `→`.
  struct Pair: Sendable, CustomTestStringConvertible {
    let rule: String
    let sheet: String
    let cause: String
    let other: String

    init(_ rule: String, _ sheet: String, _ cause: String, _ other: String) {
      self.rule = rule
      self.sheet = sheet
      self.cause = cause
      self.other = other
    }

    var testDescription: String { "\(sheet.filter { $0 != "«" && $0 != "»" })" }
  }

  private static let two = "detents: [{id: low, fraction: 0.3}, maxHeight]"
  private static let one = "detents: [{id: low, fraction: 0.3}]"
  private static let effect = "setting-without-effect"
  private static let tap = "tap-without-effect"

  static let pairs: [Pair] = [
    // release
    Pair(
      effect, "\(two), «release»: {policy: nearest}, swipeMode: none, dismiss: {swipe: false}",
      "swipeMode: none", "swipeMode: full"),
    Pair(
      effect,
      "\(one), «release»: {policy: nearest}, dismiss: {swipe: false}, theme: {grabber: none}",
      "swipe: false", "swipe: true"),
    Pair(
      effect, "\(two), release: {policy: nearest, «deceleration»: 600}", "policy: nearest",
      "policy: project"),
    Pair(
      effect, "\(two), release: {policy: nearest, «lookahead»: 0.2}", "policy: nearest",
      "policy: lookahead"),
    Pair(
      effect, "\(two), release: {policy: project, «flickUp»: last}", "policy: project",
      "policy: nearest"),
    Pair(
      effect, "\(two), release: {policy: project, «flickDown»: last}", "policy: project",
      "policy: nearest"),
    Pair(
      effect, "\(two), release: {policy: nearest, «flickDown»: dismiss}, dismiss: {swipe: false}",
      "swipe: false", "swipe: true"),
    Pair(
      effect,
      "\(two), release: {policy: nearest, «flickDown»: dismiss}, presentation: persistent, passthrough: {through: low}",
      "presentation: persistent", "presentation: modal"),
    Pair(effect, "free: {}, release: {«velocity»: 500}", "free: {}", two),
    Pair(effect, "free: {}, release: {policy: nearest, «flickUp»: last}", "free: {}", two),
    Pair(effect, "free: {}, release: {policy: nearest, «flickDown»: last}", "free: {}", two),
    // resistance
    Pair(
      effect, "\(two), «resistance»: {factor: 0.2}, swipeMode: none, dismiss: {swipe: false}",
      "swipeMode: none", "swipeMode: full"),
    Pair(
      effect, "\(two), resistance: {kind: none, «factor»: 0.2}", "kind: none", "kind: logarithmic"),
    Pair(
      effect, "\(two), resistance: {kind: none, «top»: true}", "kind: none", "kind: logarithmic"),
    Pair(
      effect, "\(two), resistance: {kind: none, «bottom»: true}, dismiss: {swipe: false}",
      "kind: none", "kind: logarithmic"),
    Pair(
      effect,
      "\(two), resistance: {top: false, bottom: false, «factor»: 0.2}, dismiss: {swipe: false}",
      "top: false", "top: true"),
    Pair(
      effect,
      "\(two), resistance: {top: false, bottom: false, «kind»: logarithmic}, dismiss: {swipe: false}",
      "top: false", "top: true"),
    Pair(
      effect, "\(two), resistance: {«bottom»: true}, dismiss: {swipe: true}", "swipe: true",
      "swipe: false"),
    // scroll and haptics
    Pair(
      effect, "\(two), scroll: {«expandsFirst»: true}, swipeMode: top", "swipeMode: top",
      "swipeMode: full"),
    Pair(
      effect, "\(two), scroll: {«dismisses»: true}, swipeMode: top", "swipeMode: top",
      "swipeMode: full"),
    Pair(
      effect, "\(two), scroll: {«dismisses»: true}, swipeMode: none, dismiss: {swipe: false}",
      "swipeMode: none", "swipeMode: full"),
    Pair(effect, "\(one), scroll: {«expandsFirst»: true}", one, two),
    Pair(
      effect,
      "\(one), scroll: {«dismisses»: true}, dismiss: {swipe: false}, theme: {grabber: none}",
      "swipe: false", "swipe: true"),
    Pair(
      effect, "\(two), scroll: {«expandsFirst»: true}, content: {scrolls: false}", "scrolls: false",
      "scrolls: true"),
    Pair(
      effect, "\(two), scroll: {«dismisses»: true}, content: {scrolls: false}", "scrolls: false",
      "scrolls: true"),
    Pair(
      effect, "\(two), «haptics»: true, swipeMode: none, dismiss: {swipe: false}",
      "swipeMode: none", "swipeMode: full"),
    Pair(effect, "\(one), «haptics»: true", one, two),
    // dismiss
    Pair(
      effect, "\(two), release: {policy: panmodal}, dismiss: {«distance»: 0.3}", "policy: panmodal",
      "policy: project"),
    Pair(
      effect, "\(two), release: {policy: panmodal}, dismiss: {«velocity»: 900}", "policy: panmodal",
      "policy: project"),
    Pair(effect, "\(two), dismiss: {swipe: false, «distance»: 0.3}", "swipe: false", "swipe: true"),
    Pair(effect, "\(two), dismiss: {swipe: false, «velocity»: 900}", "swipe: false", "swipe: true"),
    Pair(
      effect,
      "\(two), dismiss: {swipe: false, escape: false, «confirm»: true}, taps: {outside: none}, content: {closes: code}",
      "escape: false, ", ""),
    Pair(
      "unreachable-dismissal", "\(two), dismiss: {«swipe»: true}, swipeMode: none",
      "swipeMode: none", "swipeMode: full"),
    Pair(
      "unreachable-dismissal", "\(two), dismiss: {«distance»: 0.3}, swipeMode: none",
      "swipeMode: none", "swipeMode: full"),
    Pair(
      "dismiss-in-persistent",
      "\(two), presentation: persistent, passthrough: {through: low}, «dismiss»: {escape: true}",
      "presentation: persistent", "presentation: modal"),
    // taps
    Pair(
      tap, "\(two), passthrough: always, taps: {outside: «leave»}", "passthrough: always",
      "passthrough: never"),
    Pair(
      tap, "\(two), theme: {grabber: none}, header: {height: 52}, taps: {grabber: «next»}",
      "theme: {grabber: none}", "haptics: false"),
    Pair(
      tap, "\(two), header: none, taps: {header: «next»}", "header: none", "header: {height: 52}"),
    Pair(tap, "\(one), taps: {grabber: «next»}", one, two),
    Pair(tap, "\(one), header: {height: 52}, taps: {header: «next»}", one, two),
    Pair(tap, "\(one), taps: {outside: «smallest»}", one, two),
    Pair(
      "swipe-mode-without-effect", "\(two), theme: {grabber: none}, header: none, swipeMode: «top»",
      "header: none", "header: {height: 52}"),
    // theme
    Pair(
      effect, "\(two), passthrough: always, theme: {«dimming»: {opacity: 0.2}}",
      "passthrough: always", "passthrough: never"),
    Pair(
      effect, "\(two), passthrough: always, theme: {«dimming»: {opacity: 0.2}}", "opacity: 0.2",
      "whilePassing: true, opacity: 0.2"),
    Pair(
      effect, "\(two), passthrough: never, theme: {dimming: {«whilePassing»: true}}",
      "passthrough: never", "passthrough: always"),
    Pair(
      effect, "\(two), theme: {dimming: {follows: presentation, «minimumOpacity»: 0.1}}",
      "follows: presentation", "follows: height"),
    Pair(effect, "\(one), theme: {dimming: {«follows»: height}}", one, two),
    Pair(
      effect, "\(two), theme: {dimming: {opacity: 0, «color»: \"#102030\"}}", "opacity: 0",
      "opacity: 0.3"),
    Pair(
      effect, "\(two), theme: {shadow: {opacity: 0, «radius»: 5}}", "opacity: 0", "opacity: 0.2"),
    Pair(
      effect, "\(two), theme: {shadow: {opacity: 0, «color»: \"#102030\"}}", "opacity: 0",
      "opacity: 0.2"),
    Pair(
      effect, "\(two), theme: {shadow: {opacity: 0, «offset»: {height: 2}}}", "opacity: 0",
      "opacity: 0.2"),
    Pair(
      effect, "\(two), theme: {dimming: {shadow: {opacity: 0, «radius»: 5}}}", "opacity: 0",
      "opacity: 0.2"),
    Pair(
      effect, "\(two), theme: {dimming: {shadow: {opacity: 0, «color»: \"#102030\"}}}",
      "opacity: 0", "opacity: 0.2"),
    Pair(
      effect, "\(two), theme: {dimming: {shadow: {opacity: 0, «offset»: {height: 2}}}}",
      "opacity: 0", "opacity: 0.2"),
    Pair(
      effect, "\(two), theme: {cornerRadius: 0, «corners»: [topLeading]}", "cornerRadius: 0",
      "cornerRadius: 8"),
    Pair(
      effect, "\(two), theme: {cornerRadius: 0, «cornerCurve»: circular}", "cornerRadius: 0",
      "cornerRadius: 8"),
    Pair(
      effect, "\(two), theme: {corners: [], «cornerRadius»: 8}", "corners: []",
      "corners: [topLeading]"),
    Pair(
      effect, "\(two), theme: {corners: [], «cornerCurve»: circular}", "corners: []",
      "corners: [topLeading]"),
    Pair(
      effect, "\(two), theme: {grabber: {placement: outside, background: {«translucent»: true}}}",
      "placement: outside", "placement: inside"),
    Pair(
      effect, "\(two), header: none, theme: {«header»: {background: \"#102030\"}}", "header: none",
      "header: {height: 52}"),
    Pair(
      effect,
      "\(two), header: {height: 52, custom: true}, theme: {«header»: {background: \"#102030\"}}",
      ", custom: true", ""),
    Pair(
      effect, "\(two), header: {height: 52}, theme: {header: {«tint»: \"#102030\"}}",
      "header: {height: 52}", "header: {height: 52, trailing: close}"),
    // header, width, content
    Pair(effect, "\(two), header: {height: 52, custom: true, «title»: Cart}", "custom: true, ", ""),
    Pair(
      effect, "\(two), header: {height: 52, custom: true, «leading»: close}", "custom: true, ", ""),
    Pair(
      effect, "\(two), header: {height: 52, custom: true, «trailing»: close}", "custom: true, ", ""),
    Pair(
      "close-button-in-persistent",
      "\(two), presentation: persistent, passthrough: {through: low}, header: {height: 52, trailing: «close»}",
      "presentation: persistent", "presentation: modal"),
    Pair(
      "back-without-navigation",
      "\(two), header: {height: 52, leading: «back»}, content: {navigation: none}",
      "navigation: none", "navigation: wrap"),
    Pair(
      effect, "\(two), width: {margins: {leading: 8}, «align»: leading}", "margins: {leading: 8}",
      "max: 320"),
    Pair(
      effect,
      "\(two), presentation: persistent, passthrough: {through: low}, content: {«closes»: control}",
      "presentation: persistent", "presentation: modal"),
    Pair(
      effect, "\(two), content: {«typicalHeight»: 300}", "{id: low, fraction: 0.3}",
      "{at: fitContent, min: 120}"),
    Pair(
      effect, "\(two), content: {«dynamicType»: false}", "{id: low, fraction: 0.3}",
      "{at: fitContent, min: 120}"),
    Pair(
      effect, "\(two), header: {height: 52}, content: {«dynamicType»: false}", "{height: 52}", "{}"),
    // detents
    Pair(
      "bounds-reversed", "detents: [«{id: low, fraction: 0.3, min: 400, max: 240}», maxHeight]",
      "min: 400", "min: 200"),
    Pair(
      "detent-never-active",
      "detents: [«{id: low, fraction: 0.3, when: [compactHeight, regularHeight]}», maxHeight]",
      "[compactHeight, regularHeight]", "regularHeight"),
    Pair(
      "detent-never-active",
      "detents: [«{at: medium, id: half, when: compactHeight}», {id: low, height: 200}, maxHeight]",
      "compactHeight", "regularHeight"),
    Pair(
      "detent-never-active",
      "detents: [«{id: low, fraction: 0.6, when: compactHeight}», {id: most, fraction: 0.8}, maxHeight], variants: {compactHeight: {detents: [{id: most, fraction: 0.8}]}}",
      "detents: [{id: most, fraction: 0.8}]", "haptics: true"),
    // variants
    Pair(
      effect, "\(two), variants: {regularWidth: {«height»: 400}}", "height: 400",
      "style: form, height: 400"),
    Pair(
      effect, "\(two), variants: {regularWidth: {style: form, «detents»: [maxHeight]}}",
      "style: form, ", ""),
    Pair(
      effect, "\(two), variants: {regularWidth: {style: form, «swipeMode»: top}}", "style: form, ",
      ""),
    Pair(
      effect, "\(two), variants: {regularWidth: {style: form, «passthrough»: always}}",
      "style: form, ", ""),
    Pair(
      effect, "\(two), variants: {regularWidth: {style: form, «taps»: {outside: none}}}",
      "style: form, ", ""),
    Pair(
      effect, "\(two), variants: {regularWidth: {style: form, «initial»: largest}}",
      "style: form, ", ""),
    Pair(
      effect, "\(two), variants: {regularWidth: {release: {policy: nearest, «deceleration»: 300}}}",
      "policy: nearest", "policy: project"),
    Pair(
      effect,
      "\(two), variants: {regularWidth: {haptics: true}}, release: {policy: nearest, «deceleration»: 300}",
      "policy: nearest", "policy: project"),
  ]

  @Test(arguments: pairs)
  func aKeyThatAnotherLeavesWithoutEffectIsFoundAtItself(pair: Pair) throws {
    let (text, token) = try Self.text(of: pair.sheet)

    let example = RuleExample(text)

    let finding = try #require(
      example.report.diagnostics.first { $0.id.name == pair.rule }, "\(text)\n\(example.rendered)")
    let span = try #require(finding.span)
    #expect(span.start == token.lowerBound && span.end == token.upperBound, "\(example.rendered)")
  }

  @Test(arguments: pairs)
  func aKeyIsNotFoundOnceNothingHidesIt(pair: Pair) throws {
    let sheet = pair.sheet.replacing("«", with: "").replacing("»", with: "")
    #expect(sheet.contains(pair.cause))
    let (text, _) = try Self.text(
      of: "«" + sheet.replacing(pair.cause, with: pair.other, maxReplacements: 1) + "»")

    let example = RuleExample(text)

    #expect(
      !example.report.diagnostics.contains { $0.id.name == pair.rule || $0.severity == .error },
      "\(text)\n\(example.rendered)")
  }

  /// Pairs that have no finding, and why; a key beside what makes it meaningless here is silent.
  @Test(
    arguments: [
      (
        "says the same twice",
        "\(two), swipeMode: none, dismiss: {swipe: false}, scroll: {expandsFirst: false, dismisses: false}"
      ),
      ("says the same twice", "\(two), resistance: {kind: none, top: false, bottom: false}"),
      ("says the same twice", "\(two), dismiss: {swipe: false, velocity: none}"),
      ("says the same twice", "\(one), initial: low"),
      ("is for a target", "\(two), content: {type: CartController, scrollView: list}"),
      (
        "is for systems that lack the form",
        "detents: [{id: low, fraction: 0.3, fallback: medium}, maxHeight]"
      ),
      (
        "is for another size class",
        "\(two), release: {policy: nearest, deceleration: 300}, variants: {regularWidth: {release: {policy: project}}}"
      ),
      (
        "is for a light and a dark system, wherever the theme is used",
        "\(two), theme: {appearance: dark, background: {light: \"#FFFFFF\", dark: \"#101010\"}}"
      ),
    ])
  func whatIsMeantIsSilent(why: String, sheet: String) throws {
    let (text, _) = try Self.text(of: "«" + sheet + "»")

    let example = RuleExample(text)

    #expect(example.report.diagnostics.isEmpty, "\(why): \(text)\n\(example.rendered)")
  }

  @Test func whatASheetInheritsIsSilent() {
    let example = RuleExample(
      """
      version: 1
      sheets:
        base: {abstract: true, dismiss: {distance: 0.3}, scroll: {expandsFirst: true}}
        a: {extends: base, \(Self.two), swipeMode: top, dismiss: {swipe: false}}

      """)

    #expect(example.report.diagnostics.isEmpty, "\(example.rendered)")
  }

  /// A file with one sheet, and where the marked text stands in it, in bytes.
  private static func text(of sheet: String) throws -> (text: String, token: Range<UInt32>) {
    let marked = "version: 1\nsheets:\n  a: {\(sheet)}\n"
    let start = try #require(marked.range(of: "«"))
    let end = try #require(marked.range(of: "»"))
    let from = UInt32(marked[..<start.lowerBound].utf8.count)
    let count = UInt32(marked[start.upperBound..<end.lowerBound].utf8.count)
    return (
      marked.replacing("«", with: "").replacing("»", with: ""), from..<from + count
    )
  }
}
