package import SheetRuntime
import SheetVocabulary

extension Preset {
  /// A configuration whose `release`, `resistance`, `scroll` and `dismiss` move a sheet as that library does.
  ///
  /// The numbers are the libraries' own; where a library has no such rule, the value is the one that never
  /// takes effect.
  package var startingValues: SheetConfiguration {
    var values = Vocabulary.defaults
    switch self {
    case .system: break
    case .lbbottomsheet:
      values.release = ReleaseBehavior(policy: .lbbottomsheet, velocity: 700)
      values.resistance = Resistance(kind: .logarithmic)
      values.dismiss = DismissBehavior(distance: 0.5, velocity: 700)
      // Its scroll view wins every upward drag.
      values.scroll = ScrollBehavior(expandsFirst: false, dismisses: true)
    case .panmodal:
      values.release = ReleaseBehavior(policy: .panmodal, velocity: 300)
      // The long form is an end that a drag does not pass.
      values.resistance = Resistance(kind: .none)
      values.dismiss = DismissBehavior(distance: 0.5, velocity: 300)
    case .joombottomsheet:
      values.release = ReleaseBehavior(policy: .project, deceleration: 800)
      values.resistance = Resistance(kind: .none)
      // Speed counts by the projection alone.
      values.dismiss = DismissBehavior(distance: 0.5, velocity: nil)
    case .overlaycontainer:
      values.release = ReleaseBehavior(policy: .lookahead, velocity: 400, lookahead: 0.1)
      values.resistance = Resistance(kind: .rubberBand, factor: 0.5)
      // A target is never below the first notch, so that only speed dismisses.
      values.dismiss = DismissBehavior(distance: 1, velocity: 2400)
    }
    return values
  }
}
