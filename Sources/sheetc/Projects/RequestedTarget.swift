internal import SheetModel
internal import SheetVocabulary

/// A target that a project asks for, or that the command line asks for in its place.
struct RequestedTarget {
  let name: TargetName
  /// Its entry in sheetc.yaml; `nil` where there is none.
  let entry: ProjectConfiguration.Target?
  /// The oldest iOS that the app runs on.
  let minimumOS: VersionNumber?

  /// Whether it is made of the file at `path`, which is relative to the project's folder.
  func takes(_ path: @autoclosure () -> String) -> Bool {
    guard let inputs = entry?.inputs, !inputs.isEmpty else { return true }
    let path = path()
    return inputs.contains { $0.value.matches(path) }
  }
}
