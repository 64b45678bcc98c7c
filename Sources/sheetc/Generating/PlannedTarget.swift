internal import SheetCodegen
internal import SheetModel

/// One target of a project, as the run makes its code.
struct PlannedTarget {
  let settings: TargetSettings
  /// Without the names of any module.
  let emitter: RuntimeTarget

  init(_ settings: TargetSettings) {
    self.settings = settings
    let namespace: Namespace =
      if let name = settings.namespace {
        switch settings.destination {
        case .folder: .extended(name)
        case .besideInput, .standardOutput, .file, .pairs: .declared(name)
        }
      } else {
        .shared
      }
    emitter = RuntimeTarget(access: settings.access, namespace: namespace)
  }

  /// The file that the code of `input` goes to.
  func path(for input: InputFiles.Input, _ project: OpenProject) -> String {
    guard case .folder(let folder) = settings.destination, !settings.isOutputGiven else {
      return OutputPath.path(for: input, settings.destination)
    }
    return Path.joined(folder, OutputPath.swiftName(of: project.pathBelowInputs(input.path)))
  }

  /// The claim to the file that the code of `input` goes to.
  func claim(for input: InputFiles.Input, _ project: OpenProject) -> OutputClaim {
    claim(path(for: input, project))
  }

  func claim(_ path: String) -> OutputClaim {
    OutputClaim(path, settings.destination)
  }
}
