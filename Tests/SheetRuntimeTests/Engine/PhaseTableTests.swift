import SheetRuntime
import Testing

/// What every event does in every phase: `.` nothing at all, otherwise the phase that follows.
@Suite struct PhaseTableTests {
  static let states = [
    "hidden", "resting", "dragging", "scrolling", "held", "settling", "leaving", "gone",
  ]

  static let table = """
    event               hidden    resting   dragging  scrolling held      settling  leaving   gone
    appeared            settling  .         .         .         .         .         .         .
    layoutChanged       hidden    resting   dragging  scrolling held      settling  leaving   .
    planChanged         hidden    resting   dragging  scrolling held      settling  leaving   .
    detentDisabled      hidden    resting   dragging  scrolling held      settling  leaving   .
    dragBegan           .         dragging  .         .         dragging  dragging  .         .
    dragChanged         .         .         dragging  .         .         .         .         .
    dragEnded           .         .         settling  .         settling  .         .         .
    dragCancelled       .         .         settling  settling  settling  .         .         .
    scrollBegan         .         scrolling .         .         scrolling scrolling .         .
    scrollChanged       .         .         .         scrolling .         .         .         .
    scrollEnded         .         .         .         settling  .         .         .         .
    outsideTapped       .         leaving   .         .         .         leaving   .         .
    grabberTapped       .         settling  .         .         .         settling  .         .
    headerTapped        .         settling  .         .         .         settling  .         .
    dismissTapped       .         leaving   leaving   leaving   leaving   leaving   .         .
    escapePressed       .         leaving   leaving   leaving   leaving   leaving   .         .
    stepped up          .         settling  .         .         .         settling  .         .
    stepped down        .         settling  .         .         .         settling  .         .
    move                settling  settling  settling  settling  settling  settling  .         .
    move here           settling  .         settling  settling  settling  .         .         .
    move to hidden      .         .         .         .         .         .         .         .
    dismiss             gone      leaving   leaving   leaving   leaving   leaving   .         .
    dismissalAllowed    .         .         .         .         .         .         .         .
    dismissalRefused    .         .         .         .         .         .         .         .
    settled             .         .         .         .         .         resting   gone      .
    settleAdvanced      .         .         .         .         .         settling  leaving   .
    settleInterrupted   .         .         .         .         .         held      leaving   .
    """

  static let rows = table.split(separator: "\n").dropFirst().map(String.init)

  static func engine(in state: String) -> SheetEngine {
    var configuration = SheetConfiguration(
      detents: [
        Detent(0, .height(100, from: .safeArea)), Detent(1, .height(300, from: .safeArea)),
        Detent(2, .height(500, from: .safeArea)),
      ],
      initial: .detent(1), taps: TapBehavior(header: .next))
    configuration.theme.grabber.isPresent = false
    var engine = SheetEngine(SheetPlan(configuration), in: SheetLayout(Containers.phone))
    if state == "hidden" { return engine }
    _ = engine.handle(.appeared(animated: false))
    switch state {
    case "resting": break
    case "dragging":
      _ = engine.handle(.dragBegan(.top))
      _ = engine.handle(.dragChanged(translation: 40, velocity: 0))
    case "scrolling":
      _ = engine.handle(.scrollBegan(offset: 0))
      _ = engine.handle(.scrollChanged(offset: -20, translation: 40, velocity: 0))
    case "settling", "held":
      // From the smallest back to the middle.
      _ = engine.handle(.move(to: .detent(0), animated: false))
      _ = engine.handle(.move(to: .detent(1), animated: true))
      _ = engine.handle(.settleAdvanced(0.1))
      if state == "held" { _ = engine.handle(.settleInterrupted(after: 0.1)) }
    case "leaving": _ = engine.handle(.dismiss(animated: true))
    case "gone": _ = engine.handle(.dismiss(animated: false))
    default: preconditionFailure("no state \(state)")
    }
    return engine
  }

  static func event(_ word: String, for engine: SheetEngine) -> SheetEngine.Event {
    switch word {
    case "appeared": return .appeared(animated: true)
    case "layoutChanged": return .layoutChanged(SheetLayout(Containers.smallPhone), animated: false)
    case "planChanged":
      return .planChanged(
        SheetPlan(SheetConfiguration(detents: [Detent(1, .height(280, from: .safeArea))])),
        animated: false)
    case "detentDisabled": return .detentEnabled(0, false, animated: false)
    case "dragBegan": return .dragBegan(.content)
    case "dragChanged": return .dragChanged(translation: 60, velocity: 0)
    case "dragEnded": return .dragEnded(translation: 60, velocity: 0)
    case "dragCancelled": return .dragCancelled
    case "scrollBegan": return .scrollBegan(offset: 0)
    case "scrollChanged": return .scrollChanged(offset: -5, translation: 60, velocity: 0)
    case "scrollEnded": return .scrollEnded(velocity: 0)
    case "outsideTapped": return .outsideTapped
    case "grabberTapped": return .grabberTapped
    case "headerTapped": return .headerTapped
    case "dismissTapped": return .dismissTapped
    case "escapePressed": return .escapePressed
    case "stepped up": return .stepped(up: true)
    case "stepped down": return .stepped(up: false)
    case "move": return .move(to: .detent(2), animated: true)
    case "move here": return .move(to: engine.destination ?? .detent(1), animated: true)
    case "move to hidden": return .move(to: .hidden, animated: true)
    case "dismiss": return .dismiss(animated: true)
    case "dismissalAllowed": return .dismissalAllowed
    case "dismissalRefused": return .dismissalRefused
    case "settled": return .settled
    case "settleAdvanced": return .settleAdvanced(0.2)
    case "settleInterrupted": return .settleInterrupted(after: 0.2)
    default: preconditionFailure("no event \(word)")
    }
  }

  static func word(_ phase: SheetEngine.Phase) -> String {
    switch phase {
    case .resting(let rest): return rest == .hidden ? "hidden" : "resting"
    case .dragging(let drag):
      switch drag.source {
      case .hold: return "held"
      case .sheet: return "dragging"
      case .scrollView: return "scrolling"
      }
    case .settling(let settle):
      switch settle.goal {
      case .rest: return "settling"
      case .dismissal: return "leaving"
      }
    case .dismissed: return "gone"
    }
  }

  @Test(arguments: rows) func everyPairIsDecided(row: String) {
    let name = String(row.prefix(20)).trimmed
    let cells = row.dropFirst(20).split(separator: " ").map(String.init)
    #expect(cells.count == Self.states.count)

    var played: [String] = []
    for state in Self.states {
      var engine = Self.engine(in: state)
      let before = engine.phase
      #expect(Self.word(before) == state)
      let event = name == "move here" && state == "hidden" ? "move" : name
      let effects = engine.handle(Self.event(event, for: engine))
      played.append(effects.isEmpty && engine.phase == before ? "." : Self.word(engine.phase))
    }

    #expect(played == cells, "in \(Self.states)")
  }

  /// The rows of an event; a new event does not compile here until it has one.
  private static func row(_ event: SheetEngine.Event) -> String {
    switch event {
    case .layoutChanged: "layoutChanged"
    case .planChanged: "planChanged"
    case .detentEnabled: "detentDisabled"
    case .appeared: "appeared"
    case .dragBegan: "dragBegan"
    case .dragChanged: "dragChanged"
    case .dragEnded: "dragEnded"
    case .dragCancelled: "dragCancelled"
    case .scrollBegan: "scrollBegan"
    case .scrollChanged: "scrollChanged"
    case .scrollEnded: "scrollEnded"
    case .outsideTapped: "outsideTapped"
    case .grabberTapped: "grabberTapped"
    case .headerTapped: "headerTapped"
    case .dismissTapped: "dismissTapped"
    case .escapePressed: "escapePressed"
    case .stepped(let isUp): isUp ? "stepped up" : "stepped down"
    case .move: "move"
    case .dismiss: "dismiss"
    case .dismissalAllowed: "dismissalAllowed"
    case .dismissalRefused: "dismissalRefused"
    case .settled: "settled"
    case .settleAdvanced: "settleAdvanced"
    case .settleInterrupted: "settleInterrupted"
    }
  }

  @Test(arguments: rows) func everyRowIsOfItsEvent(row: String) {
    let name = String(row.prefix(20)).trimmed
    let event = Self.event(name, for: Self.engine(in: "resting"))

    #expect(name.hasPrefix(Self.row(event)))
  }
}
