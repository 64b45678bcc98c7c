internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules

/// What one sheet is in each of the targets that are held against each other.
struct ComparedSheet {
  /// What a target does of something that a sheet asks for.
  struct Answer: Hashable {
    let capability: Capability
    /// In plain words, to follow a colon.
    let words: String
    let span: SourceSpan

    init(_ shortfall: Shortfall) {
      capability = shortfall.capability
      span = shortfall.span
      // An approximation that says nothing more would be one of nothing.
      let sentence = capability.sentence.isEmpty ? capability.word : capability.sentence
      if let surplus = shortfall.surplus {
        words = "of \(surplus.count), \(sentence)"
      } else {
        words = capability.since.map { "before iOS \($0.text) \(sentence)" } ?? sentence
      }
    }

    /// How far it is from what the sheet says.
    var distance: Int {
      switch capability.means {
      case .native, .generated: capability.since == nil ? 0 : 1
      case .approximated: 1
      case .lost: 2
      case .opposite: 3
      }
    }
  }

  /// What a target makes of a sheet.
  struct Outcome {
    /// What is asked for and is not simply there, in the order of keys: `'dismiss.swipe'`.
    private(set) var subjects: [String] = []
    /// Base and variants may have one each.
    private(set) var answers: [String: [Answer]] = [:]
    /// Errors for which `generate` writes nothing.
    var errors: [Diagnostic] = []

    init(_ shortfalls: [Shortfall]) {
      for shortfall in shortfalls {
        let answer = Answer(shortfall)
        if answers[shortfall.subject] == nil { subjects.append(shortfall.subject) }
        if answers[shortfall.subject]?.contains(where: { $0.words == answer.words }) != true {
          answers[shortfall.subject, default: []].append(answer)
        }
      }
    }

    /// The answer that is farthest from what the sheet says; `nil` where it is as it says.
    func worst(of subject: String) -> Answer? {
      answers[subject]?.max { $0.distance < $1.distance }
    }

    /// How many things are that far from what the sheet says.
    func count(at distance: Int) -> Int {
      subjects.count { worst(of: $0)?.distance == distance }
    }
  }

  let key: String
  /// Where its key stands: `Sheets/Shop.sheets.yaml:4:3`.
  let place: String
  /// The oldest iOS that each target is for; `nil` where nobody says.
  let systems: [VersionNumber?]
  /// In the order of the targets.
  var outcomes: [Outcome]
}
