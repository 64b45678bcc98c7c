package import SheetDiagnostics
import SheetYAML

extension DiagnosticID {
  /// When the fault is found; an id that the language does not have is one of a rule.
  package var stage: FaultStage { Self.stages[name] ?? .rule }

  private static let stages: [String: FaultStage] = {
    var stages: [String: FaultStage] = [:]
    for id in ofTheLanguage { stages[id.name] = .language }
    stages[DiagnosticID.duplicateName.name] = .clash
    for id in frontEnd { stages[id.name] = .reading }
    return stages
  }()
}
