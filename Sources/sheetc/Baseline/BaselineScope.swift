internal import SheetModel

/// What a run has looked at, so that what it has not found there is known to be gone.
struct BaselineScope {
  /// Whether every file could be read to its end, by all rules.
  let isComplete: Bool
  /// Whether all inputs of the project were looked at.
  let isWhole: Bool
  /// The inputs, and the folders that all inputs were taken from, relative to the folder of the baseline.
  let inputs: Set<PathKey>
  let folders: [String]
  /// The folder of the baseline.
  let root: String

  /// Whether a file that a baseline names is not there any more.
  func isGone(_ file: PathKey) -> Bool {
    FileSystem.kind(of: Path.joined(root, file.path)) ?? .directory == .directory
  }

  /// Whether what a baseline lists for a file would have been found.
  func covers(_ file: PathKey) -> Bool {
    if !isComplete { return false }
    if isWhole || inputs.contains(file) { return true }
    return folders.contains {
      $0 == "." && !Path.leadsUp(file.path) || Path.below($0, file.path) != nil
    }
      && isGone(file)
  }
}
