import SheetVocabulary

/// What a target says to one key or one form of detent, in words: the row of its page.
package struct TargetAnswer: Sendable {
  /// `dismiss.swipe`, `detents (fraction, of: content)`.
  package let subject: String
  /// The values that the answer is for; empty for all, or for the others.
  package let values: String
  package let capability: Capability
  /// How the target is where nobody writes the key; `nil` where that is no one value.
  package let own: String?

  /// How many of the answers of a table are native, generated, approximated, lost and the opposite.
  package static func counts(of table: TargetTable) -> [String] {
    let answers = all(of: table)
    return [Capability.Means.native, .generated, .approximated, .lost, .opposite].map { means in
      "\(answers.count { $0.capability.means == means })"
    }
  }

  /// How a target is where nobody writes a key, as it would be written; `nil` where that is no one value, or where it is
  /// of something that is not there.
  package static func ownValue(of key: TargetKey, in table: TargetTable) -> String? {
    for (part, isPresent) in TargetKey.parts where part.row < key.row && key.row < part.rowsEnd {
      if !isPresent(table.own) { return nil }
    }
    return Vocabulary.rows[key.row].shape.written(in: table.own)?.yaml
  }

  /// The answers of a table: for every key its own, then those for some of its values, then those for detents.
  package static func all(of table: TargetTable) -> [TargetAnswer] {
    var answers: [TargetAnswer] = []
    for key in TargetKey.allCases {
      let support = table.keys(key)
      answers.append(
        TargetAnswer(
          subject: key.path, values: "", capability: support.capability,
          own: ownValue(of: key, in: table)))
      for exception in support.exceptions {
        answers.append(
          TargetAnswer(
            subject: key.path, values: exception.values, capability: exception.capability, own: nil)
        )
      }
    }
    answers.append(
      TargetAnswer(subject: "variants", values: "", capability: table.variants, own: nil))
    answers += inVariants(of: table)
    for feature in DetentFeature.allCases {
      answers.append(
        TargetAnswer(
          subject: "detents", values: feature.rawValue, capability: table.features(feature),
          own: nil))
    }
    return answers
  }
}

extension TargetAnswer {
  /// What is said of some keys in variants, of all keys with one answer at once.
  private static func inVariants(of table: TargetTable) -> [TargetAnswer] {
    var groups: [(capability: Capability, paths: [String], end: Int)] = []
    for key in TargetKey.allCases {
      guard let capability = table.inVariants(key) else { continue }
      if let place = groups.firstIndex(where: { $0.capability == capability }) {
        // A mapping stands for what is in it.
        if key.row < groups[place].end { continue }
        groups[place].paths.append(key.path)
        groups[place].end = key.rowsEnd
      } else {
        groups.append((capability, [key.path], key.rowsEnd))
      }
    }
    return groups.map {
      TargetAnswer(
        subject: "variants", values: $0.paths.joined(separator: ", "), capability: $0.capability,
        own: nil)
    }
  }
}

extension Capability {
  /// What a target sets once has the value that it has outside of variants.
  package static let notInVariants = Capability.lost(
    "it is everywhere as it is outside of variants")
  /// What a library takes once has the value of the variants that hold then.
  package static let whenPresented = Capability.approximated(
    "it is decided when the sheet is presented")

  /// `native`, `native from iOS 16.4`, `lost`.
  package var word: String {
    let word =
      switch means {
      case .native: "native"
      case .generated: "generated"
      case .approximated: "approximated"
      case .lost: "lost"
      case .opposite: "the opposite"
      }
    return since.map { "\(word) from iOS \($0.text)" } ?? word
  }
}
