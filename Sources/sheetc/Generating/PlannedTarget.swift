internal import SheetCodegen
internal import SheetModel
internal import SheetVocabulary

/// One target of a project, as the run makes its code.
struct PlannedTarget {
  let settings: TargetSettings
  /// `nil` where nobody asks for a target.
  let request: RequestedTarget?
  let emitter: any CodeTarget
  /// Where its outputs lie, and so how they name what they are made from.
  let ground: OutputGround
  /// Of what its files depend on beside the input; `nil` in a run that makes none.
  private let fingerprint: Fingerprint?

  var name: TargetName { request?.name ?? .runtime }

  var declarations: CodeDeclarations { type(of: emitter).declarations }

  /// What the names of its files end with: `swift`.
  var ending: String { "\(type(of: emitter).fileEnding)" }

  init(
    _ settings: TargetSettings, _ request: RequestedTarget?, _ project: OpenProject, isMade: Bool
  ) {
    self.settings = settings
    self.request = request
    let namespace: Namespace =
      if let name = settings.namespace {
        switch settings.destination {
        case .folder: .extended(name)
        case .besideInput, .standardOutput, .file, .pairs: .declared(name)
        }
      } else {
        .shared
      }
    let ground =
      if case .folder(let folder) = settings.destination {
        OutputGround(of: folder, isRelative: settings.isPlaceRelative, project)
      } else {
        OutputGround(of: project)
      }
    self.ground = ground
    let options = CodeOptions(
      access: settings.access, namespace: namespace, minimumOS: request?.minimumOS,
      path: { ground.headerPath($0, project) })
    let name = request?.name ?? .runtime
    emitter = Targets.target(name).init(options)
    fingerprint = isMade ? options.fingerprint(for: name) : nil
  }

  /// The fingerprint of all that the file of an input depends on, and of what would have to be said of it.
  ///
  /// - Parameters:
  ///   - text: What the input says.
  ///   - source: What the file says that it is made from.
  ///   - warnings: What decides which warnings there are.
  func fingerprint(
    of text: Fingerprint, _ source: String, _ warnings: Fingerprint?
  ) -> Fingerprint? {
    guard let made = fingerprint?.followed(by: text).followed(by: source) else { return nil }
    return warnings.map(made.followed) ?? made
  }

  /// The file that the code of `input` goes to.
  func path(for input: InputFiles.Input, _ project: OpenProject) -> String {
    // Targets that declare types may meet in one folder.
    let target = declarations == .types ? "\(name)" : nil
    guard case .folder(let folder) = settings.destination, !settings.isOutputGiven else {
      return OutputPath.path(for: input, settings.destination, target: target, ending: ending)
    }
    let path = project.pathBelowInputs(input.path)
    return Path.joined(folder, OutputPath.name(of: path, target: target, ending: ending))
  }

  /// The claim to the file that the code of `input` goes to.
  func claim(for input: InputFiles.Input, _ project: OpenProject) -> OutputClaim {
    claim(path(for: input, project))
  }

  func claim(_ path: String) -> OutputClaim {
    OutputClaim(path, settings.destination)
  }
}
