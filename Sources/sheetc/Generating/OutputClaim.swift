internal import SheetModel

/// A file that code is made to, ready to be held against the other files of its module.
struct OutputClaim {
  /// `-` is standard output.
  let path: String
  /// What is compiled together with it: the folder, or the one file.
  let place: PathKey
  let name: Hashed<PathKey>
  /// The path in lower case, as the file system of most Macs tells files apart.
  let folded: Hashed<String>

  init(_ path: String, _ destination: OutputPath.Destination) {
    self.path = path
    let place =
      switch destination {
      case .folder(let folder): folder
      case .besideInput, .pairs: Path.directory(of: path)
      case .standardOutput, .file: path
      }
    self.place = PathKey(place)
    name = Hashed(PathKey(Path.name(of: path)))
    folded = Hashed(path.lowercased())
  }
}
