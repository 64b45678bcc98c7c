import SheetDiagnostics

/// A rule about suppression comments that are written well and should not be there.
protocol SuppressionFault: Rule {
  /// - Parameter line: Of a finding of the rule that the comment does not reach.
  static func message(for suppression: Suppression, finding line: Int?) -> String
  static func span(of suppression: Suppression) -> SourceSpan
  /// - Parameter line: Of a finding of the rule that the comment does not reach.
  static func fixIts(for suppression: Suppression, finding line: Int?, in file: SourceFile)
    -> [FixIt]
}
