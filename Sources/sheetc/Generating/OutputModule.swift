internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetVocabulary

/// Outputs that are compiled together, so that their names must differ: those of a namespace in one folder.
struct OutputModule {
  struct Key: Hashable {
    let target: TargetName
    let namespace: SwiftIdentifier?
    /// The folder, or the one file.
    let place: PathKey

    var withoutNamespace: Key { Key(target: target, namespace: nil, place: place) }
  }

  let key: Key
  let target: any CodeTarget
  let ground: OutputGround
  private var names = ModuleNames()
  /// The types that targets other than the runtime declare.
  private var types = NameScope()
  /// The first input that each file name was made for.
  private var sources: [Hashed<PathKey>: FileID] = [:]
  /// The files by their paths in lower case.
  private var folded: [Hashed<String>: String] = [:]

  init(_ key: Key, _ target: any CodeTarget, on ground: OutputGround) {
    self.key = key
    self.target = target
    self.ground = ground
  }

  /// Takes the names that the sheets of a file have in Swift; one that is taken is an error that shows both.
  mutating func declare(_ names: DeclaredNames, into report: inout Report) {
    switch type(of: target).declarations {
    case .constants: self.names.declare(names, into: &report)
    case .types:
      names.declareTypes(in: &types, into: &report)
      names.mentionContentTypes(for: key.target, in: key.namespace, &types, into: &report)
    case .nothing: return
    }
  }

  /// Takes a file name for what is made from `source`; a name that is taken is an error that shows both.
  mutating func claim(_ claim: OutputClaim, for source: FileID, into report: inout Report) {
    guard let first = sources[claim.name] else {
      sources[claim.name] = source
      if let other = folded.updateValue(claim.path, forKey: claim.folded) {
        report.error(
          .outputTaken,
          "'\(claim.path)' and '\(other)' differ in case or normalisation alone, so most Macs take them for one file",
          at: SourceSpan(file: source, start: 0, end: 0))
      }
      return
    }
    report.error(
      .outputTaken,
      "'\(claim.name.key.path)' is made from two files; Swift takes a file name once in a module",
      at: SourceSpan(file: source, start: 0, end: 0),
      notes: [
        .init("the other is made from this file", at: SourceSpan(file: first, start: 0, end: 0))
      ])
  }
}

extension DiagnosticID {
  /// Two inputs have outputs of one name.
  static let outputTaken: DiagnosticID = "output-taken"
}
