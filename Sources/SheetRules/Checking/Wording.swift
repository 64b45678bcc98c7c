import SheetDiagnostics

/// The parts that messages of rules have in common.
enum Wording {
  /// Heights of one message in points: whole numbers, or tenths where whole numbers would be the same or
  /// too coarse.
  static func points(_ heights: Double...) -> [String] {
    let whole = heights.map { String(Int($0.rounded())) }
    if Set(whole).count == Set(heights).count, heights.allSatisfy({ $0 == 0 || $0.magnitude >= 2 })
    {
      return whole
    }
    return heights.map { height in
      let tenths = Int((height * 10).rounded())
      return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
    }
  }

  /// `a, b and c`.
  static func list(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  static func quoted(_ items: [String]) -> [String] { items.map { "'\($0)'" } }

  static func replacement(
    of text: String, with replacement: String, at span: SourceSpan,
    _ applicability: FixIt.Applicability
  ) -> FixIt {
    FixIt("replace '\(text)' with '\(replacement)'", applicability, [.init(span, replacement)])
  }

  /// `did you mean 'no-exit'?` for a misspelt rule.
  static func suggestionNotes(for rule: String) -> [Diagnostic.Note] {
    let near = Spelling.nearest(to: rule, in: RuleCatalogue.ids)
    return near.isEmpty ? [] : [.init("did you mean \(list(quoted(near), "or"))?")]
  }

  /// The edit that puts a misspelt rule right, where only one is near.
  static func suggestions(for rule: String, at span: SourceSpan) -> [FixIt] {
    let near = Spelling.nearest(to: rule, in: RuleCatalogue.ids)
    return near.count == 1 ? [replacement(of: rule, with: near[0], at: span, .guess)] : []
  }
}
