import SheetDiagnostics

/// A rule about suppression comments that are written well and should not be there.
protocol SuppressionFault: Rule {
  static func message(for suppression: Suppression) -> String
  static func span(of suppression: Suppression) -> SourceSpan
  static func fixIts(for suppression: Suppression) -> [FixIt]
}
