import SheetRuntime

/// Sheets and surroundings as nobody would write them, and some that people would.
enum RandomSheet {
  static func configuration(_ random: inout RandomSource) -> SheetConfiguration {
    var result = SheetConfiguration()
    if random.chance(1, in: 5) { result.presentation = .persistent }
    if random.chance(1, in: 6) {
      result.free = FreeRange(min: detent(0, &random), max: detent(1, &random))
    } else {
      for index in 0..<(1 + random.below(5)) { result.detents.append(detent(index, &random)) }
    }
    result.initial = random.one(of: [
      .smallest, .largest, .detent(0), .detent(1), .detent(7),
      result.presentation == .persistent ? .hidden : .smallest,
    ])
    result.limit = HeightLimit(
      from: random.one(of: [.safeArea, .navigationBar, .container]),
      inset: random.one(of: [0, 0, 10, 100]))
    result.swipeMode = random.one(of: [.full, .full, .full, .full, .top, .none])
    result.scroll = ScrollBehavior(
      expandsFirst: random.chance(2, in: 3), dismisses: random.chance(2, in: 3))
    result.dismiss = DismissBehavior(
      swipe: random.chance(2, in: 3), distance: random.one(of: [0, 0.25, 0.5, 1]),
      velocity: random.one(of: [nil, 0, 700, 2400]), escape: random.chance(2, in: 3),
      confirm: random.chance(1, in: 3))
    result.taps = TapBehavior(
      outside: random.one(of: [.leave, .smallest, .none]),
      grabber: random.one(of: [.next, .leave, .none]), header: random.one(of: [.next, .none]))
    result.passthrough = random.one(of: [
      .never, .always, .throughSmallest, .through(0), .through(2),
    ])
    result.release = ReleaseBehavior(
      policy: random.one(of: [.project, .nearest, .lookahead, .lbbottomsheet, .panmodal]),
      deceleration: random.one(of: [100, 800, 5000]), velocity: random.one(of: [0, 400, 700]),
      lookahead: random.one(of: [0, 0.1, 1]), flickUp: random.one(of: [.step, .last]),
      flickDown: random.one(of: [.step, .last, .dismiss]))
    result.resistance = Resistance(
      kind: random.one(of: [.rubberBand, .logarithmic, .none]),
      factor: random.one(of: [0, 0.5, 1, 4]), top: random.chance(2, in: 3),
      bottom: random.chance(2, in: 3))
    result.keyboard = random.one(of: [.raise, .expand, .inset, .ignore])
    result.haptics = random.chance(1, in: 2)
    result.theme.grabber.isPresent = random.chance(1, in: 2)
    result.theme.grabber.placement = random.one(of: [.inside, .outside])
    result.theme.dimming = Dimming(
      isPresent: random.chance(4, in: 5), opacity: random.number(0, 1),
      follows: random.one(of: [.presentation, .height]),
      minimumOpacity: random.one(of: [0, 0.2]), whilePassing: random.chance(1, in: 4))
    result.theme.motion.settle.damping = random.one(of: [0, 0.5, 0.8, 1])
    result.theme.motion.appear.initialVelocity = random.one(of: [0, 0.1, 5])
    result.theme.motion.reduceMotion = random.one(of: [.crossFade, .jump])
    return result
  }

  private static func detent(_ index: Int, _ random: inout RandomSource) -> Detent {
    let height = random.one(of: [
      DetentHeight.height(random.number(0, 900), from: .safeArea),
      .height(random.number(20, 500), from: .edge), .height(300, from: .safeArea),
      .fraction(random.number(0, 1), of: .limit), .fraction(0.5, of: .container), .medium,
      .maxHeight, .topInset(random.number(0, 300)), .fitContent, .headerOnly,
    ])
    return Detent(
      DetentIndex(UInt16(index)), height,
      min: random.chance(1, in: 6) ? .points(120) : nil,
      max: random.chance(1, in: 6) ? .fraction(0.9) : nil,
      when: random.chance(1, in: 8) ? [.regularHeight] : [],
      reach: random.chance(1, in: 5) ? .code : .drag)
  }

  static func plan(_ random: inout RandomSource) -> SheetPlan {
    let base = configuration(&random)
    if random.chance(2, in: 3) { return SheetPlan(base) }
    var variant = configuration(&random)
    variant.presentation = base.presentation
    return SheetPlan(base, variants: [SheetVariant(.compactHeight, variant)])
  }

  static func layout(_ random: inout RandomSource) -> SheetLayout {
    var layout = SheetLayout(random.one(of: Containers.all))
    if random.chance(1, in: 10) {
      layout.container.height = random.one(of: [0, 50, 120])
    }
    layout.measures.contentHeight = random.one(of: [nil, 0, 180, 600, 5000])
    layout.keyboardHeight = random.one(of: [0, 0, 0, 250, 336, 900])
    layout.prefersReducedMotion = random.chance(1, in: 8)
    return layout
  }
}
