/// How a sheet behaves: events go in, what is to be done comes out.
///
/// It knows no clock, no view and no platform, and allocates nothing while a finger moves. Heights are points
/// up from the container's bottom safe area. An event that means nothing in the present phase has no effects.
public struct SheetEngine: Sendable {
  /// What it is doing.
  public internal(set) var phase: Phase = .resting(.hidden)
  /// Height of the sheet's top edge, as far as it was told while the sheet settles; below 0 out of sight.
  public internal(set) var position = 0.0
  /// A dismissal the app was asked about and has not answered.
  public internal(set) var question: DismissReason?
  /// What it was last told of its surroundings and parts.
  public internal(set) var layout: SheetLayout
  /// What the sheet is in the present size classes.
  public internal(set) var behavior: SheetBehavior
  /// Where it may rest in the present layout, keyboards not counted in.
  public internal(set) var detents = ResolvedDetents()
  /// The heights it moves between in the present layout, keyboards counted in.
  public internal(set) var reach = SheetReach()
  var plan: SheetPlan
  var formulas = DetentFormulas()
  /// Heights of the stops with a keyboard counted in, ascending; at least one.
  var stops: [Double] = []
  /// Places in `stops` to which drags, taps and steps go, ascending; at least one.
  var reachable: [Int] = []
  /// Their heights.
  var reachableStops: [Double] = []
  var disabled: [DetentIndex] = []
  /// Where the sheet stood before it made room for a keyboard that is still there.
  var beforeKeyboard: Rest?
  /// What was last said of the sheet's surroundings.
  var said = Said()

  struct Said: Equatable, Sendable {
    var dimming = 0.0
    var isPassing = true
    var keyboard = KeyboardRoom()
  }

  /// A sheet that has not appeared yet.
  public init(_ plan: SheetPlan, in layout: SheetLayout) {
    self.plan = plan
    self.layout = layout
    behavior = plan.layers[0].behavior
    measure()
    position = reach.hidden
  }

  /// Takes in one event.
  public mutating func handle(_ event: Event) -> Effects {
    var effects = Effects()
    switch event {
    case .layoutChanged(let layout, let animated):
      changeLayout(to: layout, animated: animated, &effects)
    case .planChanged(let plan, let animated):
      changePlan(to: plan, animated: animated, &effects)
    case .detentEnabled(let id, let isEnabled, let animated):
      enable(id, isEnabled, animated: animated, &effects)
    case .appeared(let animated):
      appear(animated: animated, &effects)

    case .dragBegan(let region):
      beginDrag(in: region, &effects)
    case .dragChanged(let translation, _):
      drag(to: Self.finite(translation), &effects)
    case .dragEnded(let translation, let velocity):
      drag(to: Self.finite(translation), &effects)
      endDrag(velocity: -Self.finite(velocity), &effects)
    case .dragCancelled:
      cancelDrag(&effects)

    case .scrollBegan(let offset):
      beginScroll(offset: Self.finite(offset), &effects)
    case .scrollChanged(let offset, let translation, _):
      scroll(offset: Self.finite(offset), translation: Self.finite(translation), &effects)
    case .scrollEnded(let velocity):
      endScroll(velocity: -Self.finite(velocity), &effects)

    case .outsideTapped:
      tapOutside(&effects)
    case .grabberTapped:
      tapGrabber(&effects)
    case .headerTapped:
      tapHeader(&effects)
    case .dismissTapped:
      requestDismissal(.button, velocity: 0, &effects)
    case .escapePressed:
      escape(&effects)
    case .stepped(let isUp):
      step(up: isUp, &effects)

    case .move(let rest, let animated):
      move(to: rest, animated: animated, &effects)
    case .dismiss(let animated):
      dismiss(.code, velocity: 0, animated: animated, &effects)
    case .dismissalAllowed:
      answerDismissal(isAllowed: true, &effects)
    case .dismissalRefused:
      answerDismissal(isAllowed: false, &effects)

    case .settled:
      settled(&effects)
    case .settleAdvanced(let seconds):
      advance(to: Self.finite(seconds), &effects)
    case .settleInterrupted(let seconds):
      interrupt(after: Self.finite(seconds), &effects)
    }
    return effects
  }

  /// Cut to sizes no finger reaches, so that nothing downstream overflows.
  private static func finite(_ number: Double) -> Double {
    number.isFinite ? min(max(number, -100_000), 100_000) : 0
  }
}
